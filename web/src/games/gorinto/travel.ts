/** A piece travels when its place changes. Started by hand, because a piece drawn later moves in the page too, which ends a CSS transition. */
const PACE = 380; // milliseconds

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Journey {
  to: string;
  /** Whether the board stood already, so that something new appears on it. */
  appears: boolean;
}

export function travel(node: SVGGElement, { to, appears }: Journey) {
  let last = to;
  if (appears && !calm()) node.animate({ opacity: [0, 1] }, { duration: PACE });
  return {
    update({ to: next }: Journey) {
      if (next === last) return;
      const from = node.getAnimations().length ? getComputedStyle(node).transform : last;
      last = next;
      if (!calm()) node.animate({ transform: [from, next] }, { duration: PACE, easing: "cubic-bezier(.3,.1,.2,1)" });
    },
  };
}
