import type { HostPort, Selection } from '@meshwright/panel';

/** One engine's view of the scene, and its host. Assets go by the host's ids. */
export interface Viewport {
  /** For people, with its version. */
  readonly name: string;
  readonly canvas: HTMLCanvasElement;
  readonly host: HostPort;
  /** What stands in the scene, by the engine's own data. */
  objects(): readonly StandingObject[];
  selection(id: string): Selection | null;
  /** Selects and marks an asset; null: none. */
  select(id: string | null): void;
  /** Puts an asset so far from the middle, in metres to the right. */
  move(id: string, x: number): void;
  /** Where the middle of an asset is seen, in pixels of the page. */
  seenAt(id: string): { readonly x: number; readonly y: number };
  /** Looks at everything. */
  frameAll(): void;
  paint(colours: Colours): void;
  /** Called with what somebody clicked at. */
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

/** As numbers, `0xrrggbb`. */
export interface Colours {
  readonly sky: number;
  readonly grid: number;
  readonly mark: number;
}

export const dayColours: Colours = { sky: 0xe9ecf1, grid: 0xc4cad4, mark: 0x2f5fd0 };
export const nightColours: Colours = { sky: 0x17191d, grid: 0x363b44, mark: 0x8fb0ff };

/** Calls back for a click, and not for the end of a turn of the camera. */
export function onClick(canvas: HTMLCanvasElement, listener: (event: PointerEvent) => void): void {
  let from = { x: 0, y: 0 };
  canvas.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    from = { x, y };
  });
  canvas.addEventListener('pointerup', (event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 4) listener(event);
  });
}

/** Whether a frame is worth drawing: for a second after something happened, and while `busy` says so. */
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
 * How far away a ball of that radius fills a canvas.
 * @param fov from top to bottom, in radians
 */
export function distanceFor(
  radius: number,
  fov: number,
  { clientWidth, clientHeight }: HTMLCanvasElement,
): number {
  const across = 2 * Math.atan(Math.tan(fov / 2) * (clientWidth / clientHeight));
  return (1.1 * radius) / Math.sin(Math.min(fov, across) / 2);
}
