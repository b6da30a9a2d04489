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
  /** Frames all assets; the middle of the grid when there are none. */
  frameAll(): void;
  /** Turns the camera around what it looks at, until it is set to false. */
  turn(on: boolean): void;
  /** Where the camera stands. */
  eye(): Eye;
  look(eye: Eye): void;
  /** Frames drawn since the start. */
  readonly frames: number;
  paint(colours: Colours): void;
  /** Calls the listener with the clicked asset. */
  onPick(listener: (id: string | null) => void): void;
}

/** Place of a camera and the point that it looks at: metres, right-handed, Y up, as in a file. */
export interface Eye {
  readonly from: readonly [number, number, number];
  readonly at: readonly [number, number, number];
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
  /** How dark the shadow on the ground is, from 0 to 1. */
  readonly shade: number;
}

export const dayColours: Colours = { sky: 0xe9ecf1, grid: 0xc4cad4, mark: 0x2f5fd0, shade: 0.22 };
export const nightColours: Colours = { sky: 0x17191d, grid: 0x363b44, mark: 0x8fb0ff, shade: 0.5 };

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

/**
 * Returns the distance between the lines of the grid, in metres: a power of ten.
 * @param radius of what stands, in metres
 */
export function gridStep(radius: number): number {
  return 10 ** Math.round(Math.log10(radius / 2));
}

/**
 * Returns the distance at which a sphere of a radius fills a picture.
 * @param fov vertical field of view, in radians
 * @param aspect width by height
 */
export function distanceFor(radius: number, fov: number, aspect: number): number {
  const across = 2 * Math.atan(Math.tan(fov / 2) * aspect);
  return (1.1 * radius) / Math.sin(Math.min(fov, across) / 2);
}

/** Returns width by height of a canvas; 1 while it is not shown. */
export function aspectOf({ clientWidth, clientHeight }: HTMLCanvasElement): number {
  return clientWidth > 0 && clientHeight > 0 ? clientWidth / clientHeight : 1;
}
