import type { HostPort, Selection } from '@meshwright/panel';

/** One engine's view of the scene, and its host. Assets are identified by the host's ids. */
export interface Viewport {
  /** Display name with the engine's version. */
  readonly name: string;
  readonly canvas: HTMLCanvasElement;
  readonly host: HostPort;
  /** Returns the objects in the scene, from the engine's own data. */
  objects(): readonly StandingObject[];
  selection(id: string): Selection | null;
  /** Selects and highlights an asset; null: none. */
  select(id: string | null): void;
  /** Moves an asset to `x` metres right of the middle. */
  move(id: string, x: number): void;
  /** Returns the position of an asset's middle on the page, in pixels. */
  seenAt(id: string): { readonly x: number; readonly y: number };
  /** Frames all assets. */
  frameAll(): void;
  paint(colours: Colours): void;
  /** Calls the listener with the clicked asset. */
  onPick(listener: (id: string | null) => void): void;
}

/** Metres; measured on the vertices. */
export interface StandingObject {
  readonly id: string;
  readonly name: string;
  readonly height: number;
  readonly ground: number;
  readonly meshes: number;
  readonly clips: readonly string[];
  readonly provenance: unknown;
}

/** Numbers of the form `0xrrggbb`. */
export interface Colours {
  readonly sky: number;
  readonly grid: number;
  readonly mark: number;
}

export const dayColours: Colours = { sky: 0xe9ecf1, grid: 0xc4cad4, mark: 0x2f5fd0 };
export const nightColours: Colours = { sky: 0x17191d, grid: 0x363b44, mark: 0x8fb0ff };

/** Calls the listener for a click, but not at the end of a camera drag. */
export function onClick(canvas: HTMLCanvasElement, listener: (event: PointerEvent) => void): void {
  let from = { x: 0, y: 0 };
  canvas.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y };
  });
  canvas.addEventListener('pointerup', (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 4) listener(event);
  });
}

/** Whether a frame needs drawing: for a second after activity, and while `busy` returns true. */
export function awake(canvas: HTMLCanvasElement, busy: () => boolean): { wake(): void; isAwake(): boolean } {
  let until = 0;
  const wake = () => {
    until = performance.now() + 1000;
  };
  for (const name of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
    canvas.addEventListener(name, wake, { passive: true });
  }
  new ResizeObserver(wake).observe(canvas);
  return { wake, isAwake: () => busy() || performance.now() < until };
}

/**
 * Returns the distance at which a sphere of a radius fills a canvas.
 * @param fov vertical field of view, in radians
 */
export function distanceFor(
  radius: number,
  fov: number,
  { clientWidth, clientHeight }: HTMLCanvasElement,
): number {
  const across = 2 * Math.atan(Math.tan(fov / 2) * (clientWidth / clientHeight));
  return (1.1 * radius) / Math.sin(Math.min(fov, across) / 2);
}
