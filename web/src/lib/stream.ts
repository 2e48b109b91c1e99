/** The event stream. The browser reconnects by itself and says what it heard last; so nothing is missed or repeated. */

export interface Heard {
  table?: (data: never) => void;
  presence?: (data: never) => void;
  mine?: (data: never) => void;
  lobby?: (data: never) => void;
  connected?: (is: boolean) => void;
}

const AGAIN = 2000; // milliseconds until a stream that was refused is tried again
const KINDS = ["table", "presence", "mine", "lobby"] as const;

/** Listen; returns how to stop. */
export function listen(query: string, heard: Heard): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    source = new EventSource(`/api/events?${query}`);
    source.onopen = () => heard.connected?.(true);
    source.onerror = () => {
      heard.connected?.(false);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => heard[kind]?.(JSON.parse((event as MessageEvent).data) as never));
    }
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
