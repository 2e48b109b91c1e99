/** A piece travels when its place changes. Started by hand, because a piece drawn later moves in the page too, which ends a CSS transition. */
const PACE = 380; // milliseconds

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Journey {
  to: string;
  /** Whether the board stood already, so that something new appears on it. */
  appears: boolean;
  /** The arrangement of the stage; when it changes, everything is put down anew. */
  wide: boolean;
}

export function travel(node: SVGGElement, journey: Journey) {
  let last = journey;
  let under: Animation | undefined; // asking the node for its animations would cost a pass over all styles
  if (journey.appears && !calm()) node.animate({ opacity: [0, 1] }, { duration: PACE });
  return {
    update(next: Journey) {
      const { to, wide } = last;
      last = next;
      if (next.to === to || next.wide !== wide || calm()) return;
      const from = under?.playState === "running" ? getComputedStyle(node).transform : to;
      under = node.animate({ transform: [from, next.to] }, { duration: PACE, easing: "cubic-bezier(.3,.1,.2,1)" });
    },
  };
}
