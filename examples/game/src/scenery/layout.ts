import type { Vec3 } from './mesh-data.ts';

/** Positions in metres, read by both engines and the rules of the game. */
export const layout = {
  /** Largest distance the player can walk from the middle. */
  reach: 17,
  wall: 18.2,
  /** Start position of the player, who looks away from +Z. */
  start: [0.4, 0, 9] satisfies Vec3,
  /** Position of the light source. */
  sun: [-12, 13, 9] satisfies Vec3,
  trees: [
    { at: [-8.5, 0, 1], size: 1.25, kind: 'round' },
    { at: [-11.5, 0, -7], size: 1.5, kind: 'round' },
    { at: [8, 0, -7.5], size: 1.35, kind: 'round' },
    { at: [12.5, 0, 0.5], size: 1.1, kind: 'round' },
    { at: [-5.5, 0, -12.5], size: 1.3, kind: 'pine' },
    { at: [4.5, 0, -14], size: 1.5, kind: 'pine' },
    { at: [-13.5, 0, 5.5], size: 1.2, kind: 'pine' },
    { at: [11, 0, 9], size: 1.3, kind: 'pine' },
    { at: [-7, 0, 12], size: 1.05, kind: 'round' },
    { at: [13.5, 0, -8], size: 1.2, kind: 'pine' },
  ],
  rocks: [
    { at: [4.6, 0, 3.4], size: 0.62 },
    { at: [5.5, 0, 2.8], size: 0.36 },
    { at: [-4.6, 0, -5], size: 0.7 },
    { at: [9.2, 0, 4.4], size: 0.5 },
    { at: [-10.5, 0, 9.5], size: 0.6 },
    { at: [1.8, 0, -9.8], size: 0.45 },
  ],
  lanterns: [
    [-1.9, 0, 6.2],
    [2.9, 0, 1.6],
    [-3.4, 0, -2.6],
    [1.2, 0, -6.6],
  ],
} as const;

/** Returns the middle of the path at `z`. */
export function pathAt(z: number): number {
  return 1.6 * Math.sin(z * 0.33 - 0.6);
}

export interface Obstacle {
  readonly at: Vec3;
  readonly radius: number;
}

/** Solid objects that block the player. */
export const obstacles: readonly Obstacle[] = [
  ...layout.trees.map(({ at, size }) => ({ at, radius: 0.34 * size })),
  ...layout.rocks.map(({ at, size }) => ({ at, radius: size })),
  ...layout.lanterns.map((at) => ({ at, radius: 0.2 })),
];
