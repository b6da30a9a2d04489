import type { WalkInput } from '../walk.ts';

/** Input from keys, mouse and touch. */
export interface Controls {
  /** Returns the walking direction relative to a camera with this yaw, in radians. */
  direction(yaw: number): WalkInput;
}

const steps: Readonly<Record<string, readonly [side: number, ahead: number]>> = {
  KeyW: [0, 1],
  ArrowUp: [0, 1],
  KeyS: [0, -1],
  ArrowDown: [0, -1],
  KeyA: [-1, 0],
  ArrowLeft: [-1, 0],
  KeyD: [1, 0],
  ArrowRight: [1, 0],
};
const shifts = ['ShiftLeft', 'ShiftRight'];
/** Finger distance for full pace, in CSS pixels. */
const stickReach = 60;
const radiansPerPixel = 0.006;

/**
 * Reads input: W A S D or arrows walk, Shift runs, dragging looks around, a touch on the left half walks. Keys typed
 * into a field or button do not move the player.
 */
export function controls(canvas: HTMLCanvasElement, look: (side: number, up: number) => void): Controls {
  const held = new Set<string>();
  const fingers = new Map<number, { x: number; y: number; stick: boolean }>();
  let stick: readonly [side: number, ahead: number] = [0, 0];

  addEventListener('keydown', (event) => {
    if (event.target !== canvas && event.target !== document.body) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (steps[event.code]) event.preventDefault();
    held.add(event.code);
  });
  addEventListener('keyup', ({ code }) => void held.delete(code));
  addEventListener('blur', () => held.clear());
  canvas.addEventListener('blur', () => held.clear());

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    const walks = event.pointerType === 'touch' && x < canvas.clientWidth / 2;
    fingers.set(event.pointerId, { x, y, stick: walks });
  });
  canvas.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    const finger = fingers.get(pointerId);
    if (!finger) return;
    if (finger.stick) {
      stick = [(x - finger.x) / stickReach, (finger.y - y) / stickReach];
      return;
    }
    look((finger.x - x) * radiansPerPixel, (y - finger.y) * radiansPerPixel);
    Object.assign(finger, { x, y });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, ({ pointerId }) => {
      if (fingers.get(pointerId)?.stick) stick = [0, 0];
      fingers.delete(pointerId);
    });
  }

  return {
    direction(yaw) {
      let [side, ahead] = stick;
      for (const key of held) {
        side += steps[key]?.[0] ?? 0;
        ahead += steps[key]?.[1] ?? 0;
      }
      const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
      const run = shifts.some((key) => held.has(key)) || Math.hypot(...stick) > 1.5;
      return { x: side * cos - ahead * sin, z: -side * sin - ahead * cos, run };
    },
  };
}
