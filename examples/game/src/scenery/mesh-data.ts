export type Vec3 = readonly [x: number, y: number, z: number];
/** Linear red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Triangles that share no corner, in metres, Y up, counter-clockwise from the front: every face is flat. */
export interface MeshData {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** RGBA per corner. */
  readonly colours: Float32Array;
}

export type Triangle = readonly [Vec3, Vec3, Vec3];

export interface MeshBuilder {
  add(triangles: readonly Triangle[], colour: Colour | Paint): void;
  build(): MeshData;
}

/** Returns the colour of one corner of a face. */
type Paint = (corner: Vec3, normal: Vec3, middle: Vec3) => Colour;

export function meshBuilder(): MeshBuilder {
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  return {
    add(triangles, colour) {
      for (const [a, b, c] of triangles) {
        const normal = normalOf(a, b, c);
        if (!normal) continue;
        const middle: Vec3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
        for (const corner of [a, b, c]) {
          positions.push(...corner);
          normals.push(...normal);
          colours.push(...(typeof colour === 'function' ? colour(corner, normal, middle) : colour), 1);
        }
      }
    },
    build: () => ({
      positions: new Float32Array(positions),
      normals: new Float32Array(normals),
      colours: new Float32Array(colours),
    }),
  };
}

/** Converts an sRGB `#rrggbb` colour to linear light. */
export function colour(hex: string): Colour {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Interpolates between two colours, with `share` from 0 to 1. */
export function blend(from: Colour, to: Colour, share: number): Colour {
  const t = Math.min(1, Math.max(0, share));
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

/** Returns undefined for a degenerate triangle. */
function normalOf(a: Vec3, b: Vec3, c: Vec3): Vec3 | undefined {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length < 1e-9 ? undefined : [x / length, y / length, z / length];
}

/** Converts a linear colour to the sRGB bytes (0..255) that `colour` reads. */
export function displayBytes(colour: Colour): number[] {
  return colour.map((value) =>
    Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
}
