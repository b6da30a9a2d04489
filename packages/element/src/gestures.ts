import type { Orbit } from './orbit.ts';

/**
 * Turns by a drag and zooms by two fingers. The wheel zooms while the element has the focus, so that a page scrolls past it,
 * and a pinch on a trackpad always does.
 * @param orbit returns the current orbit
 */
export function gestures(element: HTMLElement, canvas: HTMLElement, orbit: () => Orbit | undefined): void {
  const places = new Map<number, { readonly x: number; readonly y: number }>();
  const span = () => {
    const [a, b] = [...places.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const hold = () => {
    const held = orbit();
    if (held) held.isHeld = places.size > 0;
  };
  canvas.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    canvas.setPointerCapture(pointerId);
    places.set(pointerId, { x: clientX, y: clientY });
    hold();
  });
  canvas.addEventListener('pointermove', ({ pointerId, clientX, clientY, buttons }) => {
    const from = places.get(pointerId);
    if (!from || !(buttons & 1)) return;
    const before = span();
    places.set(pointerId, { x: clientX, y: clientY });
    const after = span();
    if (places.size === 1) orbit()?.turn((clientX - from.x) / 100, (clientY - from.y) / 100);
    else if (before > 0 && after > 0) orbit()?.zoom(before / after);
  });
  const leave = ({ pointerId }: PointerEvent) => {
    places.delete(pointerId);
    hold();
  };
  canvas.addEventListener('pointerup', leave);
  canvas.addEventListener('pointercancel', leave);
  canvas.addEventListener(
    'wheel',
    (event) => {
      // A browser reports the pinch of a trackpad as a wheel with the control key.
      if (!event.ctrlKey && !element.matches(':focus')) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
      orbit()?.zoom(Math.exp(pixels * (event.ctrlKey ? 0.01 : 0.002)));
    },
    { passive: false },
  );
}
