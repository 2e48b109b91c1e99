/** Fingers on the city: two zoom, one slides what is zoomed; a tap stays a click. */
import type { Desk } from "./desk.svelte";
import { zoomAt, type Layout, type Point } from "./scene";

const SLACK = 6; // pixels a tap may tremble

export function gestures(node: SVGGElement, given: { desk: Desk; layout: Layout }) {
  let { desk, layout } = given;
  const fingers = new Map<number, Point>();
  let moved = false, began: Point = { x: 0, y: 0 };

  const inside = (event: { clientX: number; clientY: number }): Point => {
    const matrix = node.ownerSVGElement!.getScreenCTM()!.inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  };
  const middle = () => {
    const [a, b] = [...fingers.values()] as [Point, Point];
    return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  function down(event: PointerEvent) {
    if (fingers.size === 0) { moved = false; began = { x: event.clientX, y: event.clientY }; }
    fingers.set(event.pointerId, inside(event));
  }
  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = inside(event);
    if (fingers.size === 2) {
      const was = middle();
      fingers.set(event.pointerId, now);
      const is = middle();
      const zoom = zoomAt(desk.zoom, is.apart / Math.max(1, was.apart), is.at, layout.city);
      moved = desk.sliding = true;
      desk.zoomTo({ ...zoom, x: zoom.x + is.at.x - was.at.x, y: zoom.y + is.at.y - was.at.y }, layout.city);
    } else if (desk.zoom.k > 1) {
      fingers.set(event.pointerId, now);
      if (!moved && Math.hypot(event.clientX - began.x, event.clientY - began.y) < SLACK) return;
      moved = desk.sliding = true;
      desk.zoomTo({ k: desk.zoom.k, x: desk.zoom.x + now.x - before.x, y: desk.zoom.y + now.y - before.y }, layout.city);
    }
  }
  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    if (!fingers.size) desk.sliding = false;
  }
  /** What ends a slide is no choice. */
  function click(event: MouseEvent) {
    if (moved) event.stopPropagation();
    moved = false;
  }
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey) return; // a pinch on a touchpad; the plain wheel scrolls the page
    event.preventDefault();
    desk.zoomTo(zoomAt(desk.zoom, Math.exp(-event.deltaY / 200), inside(event), layout.city), layout.city);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    update(next: { desk: Desk; layout: Layout }) { ({ desk, layout } = next); },
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
