/** A piece travels when its place changes. Started by hand, because a piece drawn later moves in the page too, which ends a CSS transition. */
const PACE = 380; // milliseconds

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function travel(node: SVGGElement, to: string) {
  let last = to;
  if (!calm()) node.animate({ opacity: [0, 1] }, { duration: PACE });
  return {
    update(next: string) {
      if (next === last) return;
      const from = node.getAnimations().length ? getComputedStyle(node).transform : last;
      last = next;
      if (!calm()) node.animate({ transform: [from, next] }, { duration: PACE, easing: "cubic-bezier(.3,.1,.2,1)" });
    },
  };
}
