import { layout } from './layout.ts';
import {
  blend,
  type Colour,
  colour,
  type MeshData,
  meshBuilder,
  type Triangle,
  type Vec3,
} from './mesh-data.ts';
import { seededRandom } from './random.ts';
import { blob } from './solids.ts';

const heaven = {
  top: colour('#6aa3d8'),
  middle: colour('#b7d2e8'),
  low: colour('#fce3c0'),
  glow: colour('#ffe9c4'),
  hills: [colour('#7f9a78'), colour('#8ea6a0'), colour('#a7b4bc')],
  cloud: colour('#fff1e2'),
  cloudShade: colour('#cdb9c4'),
} as const;

/** Colour of the distance fog. */
export const haze: Colour = blend(heaven.low, heaven.middle, 0.35);

const radius = 95;

/** Builds sky, clouds and hills, which are unlit: their colours are final. */
export function skyMesh(): MeshData {
  const mesh = meshBuilder();
  mesh.add(dome(), skyColour);
  const random = seededRandom(23);
  for (const [layer, shade] of heaven.hills.entries()) mesh.add(hills(layer), (at) => hillColour(shade, at));
  for (const [angle, height, size] of [
    [2.5, 24, 7],
    [3.5, 29, 9],
    [4.4, 21, 6],
    [1.4, 26, 8],
    [0.3, 25, 7],
    [5.5, 28, 8],
  ] as const) {
    for (const shift of [-0.9, 0, 0.8]) {
      const along = angle + (shift * size) / 70;
      const at: Vec3 = [Math.sin(along) * 70, height + random.between(-0.6, 0.6), Math.cos(along) * 70];
      const r = size * (shift === 0 ? 1 : 0.66);
      mesh.add(blob(random, 0.12, { at, scale: [r, r * 0.32, r], turn: along }, 8), (_, [, up]) =>
        blend(heaven.cloudShade, heaven.cloud, 0.5 + 0.6 * up),
      );
    }
  }
  return mesh.build();
}

/** Faces point inward. */
function dome(): Triangle[] {
  const [rings, segments] = [18, 48];
  const corner = (ring: number, step: number): Vec3 => {
    const [up, round] = [(ring / rings - 0.06) * (Math.PI / 2), (step / segments) * 2 * Math.PI];
    return [
      radius * Math.cos(up) * Math.sin(round),
      radius * Math.sin(up),
      radius * Math.cos(up) * Math.cos(round),
    ];
  };
  const triangles: Triangle[] = [];
  for (let ring = 0; ring <= rings; ring++) {
    for (let step = 0; step < segments; step++) {
      const [a, b] = [corner(ring, step), corner(ring, step + 1)];
      const [c, d] = [corner(ring + 1, step + 1), corner(ring + 1, step)];
      triangles.push([a, c, b], [a, d, c]);
    }
  }
  return triangles;
}

/** @param up sine of the height above the horizon */
export function clearSky(up: number): Colour {
  return up < 0.28
    ? blend(heaven.low, heaven.middle, up / 0.28)
    : blend(heaven.middle, heaven.top, (up - 0.28) / 0.5);
}

function skyColour([x, y, z]: Vec3): Colour {
  const clear = clearSky(y / radius);
  const [sx, sy, sz] = layout.sun;
  const toSun = (x * sx + y * sy + z * sz) / (Math.hypot(x, y, z) * Math.hypot(sx, sy, sz));
  return blend(clear, heaven.glow, 0.8 * Math.max(0, toSun) ** 6);
}

/** A ring of ridges; nearer layers are lower. */
function hills(layer: number): Triangle[] {
  const [steps, far] = [72, 52 + layer * 13];
  const ridge = (step: number): number => {
    const angle = (step / steps) * 2 * Math.PI;
    const waves =
      Math.sin(angle * 5 + layer * 2) + 0.6 * Math.sin(angle * 11 + layer) + 0.35 * Math.cos(angle * 23);
    return 3.2 + layer * 3.4 + waves * (1.1 + layer * 0.9);
  };
  const corner = (step: number, height: number): Vec3 => {
    const angle = (step / steps) * 2 * Math.PI;
    return [Math.sin(angle) * far, height, Math.cos(angle) * far];
  };
  return Array.from({ length: steps }, (_, step): Triangle[] => {
    const [a, b] = [corner(step, -2), corner(step + 1, -2)];
    const [c, d] = [corner(step + 1, ridge((step + 1) % steps)), corner(step, ridge(step))];
    return [
      [a, c, b],
      [a, d, c],
    ];
  }).flat();
}

function hillColour(shade: Colour, [, height]: Vec3): Colour {
  return blend(haze, shade, 0.35 + height / 16);
}
