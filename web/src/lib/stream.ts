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

/** Events that come in one breath are heard one a task, so that drawing them does not hold up the reader's next press. */
function oneByOne() {
  const waiting: (() => void)[] = [];
  const rest = new MessageChannel(); // a timer would wait longer where the page is out of sight
  let resting = false;
  const hear = (act: () => void) => {
    resting = true;
    rest.port2.postMessage(null);
    act();
  };
  rest.port1.onmessage = () => {
    resting = false;
    const next = waiting.shift();
    if (next) hear(next);
  };
  return {
    add: (act: () => void) => (resting ? void waiting.push(act) : hear(act)),
    stop: () => {
      waiting.length = 0;
      rest.port1.close();
    },
  };
}

/** Listen; returns how to stop. */
export function listen(query: string, heard: Heard): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = oneByOne();

  function open(): void {
    source = new EventSource(`/api/events?${query}`);
    source.onopen = () => heard.connected?.(true);
    source.onerror = () => {
      heard.connected?.(false);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => queue.add(() => heard[kind]?.(JSON.parse((event as MessageEvent).data) as never)));
    }
  }

  open();
  return () => {
    clearTimeout(timer);
    queue.stop();
    source?.close();
  };
}
