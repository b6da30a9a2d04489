import sharp from 'sharp';
import { glbOf } from '../models/glb-of.ts';

const plain = { metallicFactor: 0, roughnessFactor: 0.6 };
const kinds = {
  metals: [
    { pbrMetallicRoughness: { baseColorFactor: [1, 0.8, 0.3, 1], metallicFactor: 1, roughnessFactor: 0.5 } },
    {
      pbrMetallicRoughness: { baseColorFactor: [0.9, 0.9, 0.9, 1], metallicFactor: 1, roughnessFactor: 0.25 },
    },
  ],
  others: [
    { pbrMetallicRoughness: { ...plain, baseColorFactor: [0.8, 0.2, 0.1, 1] } },
    {
      pbrMetallicRoughness: { ...plain, baseColorFactor: [0.1, 0.1, 0.1, 1] },
      emissiveFactor: [0, 0.6, 0.3],
    },
    { pbrMetallicRoughness: { ...plain, baseColorFactor: [0.2, 0.4, 1, 0.5] }, alphaMode: 'BLEND' },
    {
      pbrMetallicRoughness: { ...plain, baseColorTexture: { index: 0 } },
      alphaMode: 'MASK',
      alphaCutoff: 0.5,
      doubleSided: true,
    },
  ],
};

/** Returns balls of different materials: rough and smooth metal, or colour, light, glass and a grating. */
export function materialsGlb(kind: keyof typeof kinds): Buffer {
  const materials = kinds[kind];
  const ball = ballOf(24, 16);
  return glbOf(
    {
      ...geometry(ball),
      images: [{ bufferView: 4, mimeType: 'image/png' }],
      samplers: [{ magFilter: 9728, minFilter: 9728 }],
      textures: [{ source: 0, sampler: 0 }],
      materials,
      meshes: materials.map((_, material) => ({ primitives: [{ ...primitive, material }] })),
      scenes: [{ nodes: materials.map((_, index) => index) }],
      nodes: materials.map((_, mesh) => ({
        mesh,
        translation: [((mesh % 2) - 0.5) * 1.2, 1.6 - Math.floor(mesh / 2) * 1.2, 0],
        scale: [0.55, 0.55, 0.55],
      })),
    },
    [...views(ball), grating],
  );
}

/** Returns a ball with a picture; a fine one has many triangles and a large picture. */
export function texturedGlb(isFine = false): Buffer {
  const ball = isFine ? ballOf(160, 120) : ballOf(32, 24);
  return glbOf(
    {
      ...geometry(ball),
      images: [{ bufferView: 4, mimeType: 'image/png' }],
      textures: [{ source: 0 }],
      materials: [
        { pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.7 } },
      ],
      meshes: [{ primitives: [{ ...primitive, material: 0 }] }],
      nodes: [{ mesh: 0, translation: [0, 1, 0] }],
    },
    [...views(ball), isFine ? speckled : squares],
  );
}

const primitive = { attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3 };

interface Ball {
  readonly points: readonly number[];
  readonly uvs: readonly number[];
  readonly faces: readonly number[];
}

function ballOf(around: number, up: number): Ball {
  const [points, uvs, faces]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row <= up; row++) {
    for (let column = 0; column <= around; column++) {
      const [turn, rise] = [(2 * Math.PI * column) / around, (Math.PI * row) / up];
      points.push(-Math.cos(turn) * Math.sin(rise), Math.cos(rise), Math.sin(turn) * Math.sin(rise));
      uvs.push(column / around, row / up);
      if (row === up || column === around) continue;
      const [here, below] = [row * (around + 1) + column, (row + 1) * (around + 1) + column];
      faces.push(here, below, here + 1, here + 1, below, below + 1);
    }
  }
  return { points, uvs, faces };
}

function geometry({ points, uvs, faces }: Ball): object {
  const count = points.length / 3;
  return {
    accessors: [
      { bufferView: 0, componentType: 5126, count, type: 'VEC3', min: [-1, -1, -1], max: [1, 1, 1] },
      { bufferView: 1, componentType: 5126, count, type: 'VEC3' },
      { bufferView: 2, componentType: 5126, count: uvs.length / 2, type: 'VEC2' },
      { bufferView: 3, componentType: 5123, count: faces.length, type: 'SCALAR' },
    ],
  };
}

/** On a ball about the origin the normals equal the points. */
function views({ points, uvs, faces }: Ball): (Float32Array | Uint16Array)[] {
  const at = Float32Array.from(points);
  return [at, at, Float32Array.from(uvs), Uint16Array.from(faces)];
}

function png(side: number, colour: (x: number, y: number) => readonly number[]): Promise<Buffer> {
  const pixels = Array.from({ length: side * side }, (_, i) => colour(i % side, Math.floor(i / side)));
  const raw = { width: side, height: side, channels: 4 as const };
  return sharp(Buffer.from(pixels.flat()), { raw }).png().toBuffer();
}

const squares = await png(64, (x, y) =>
  ((x >> 3) + (y >> 3)) % 2 ? [220, 180 - 2 * y, 40, 255] : [30, 90, 2 * x + 60, 255],
);
/** The same squares, with grain that a picture in few pixels loses. */
const speckled = await png(512, (x, y) => {
  const grain = (Math.imul(x * 512 + y, 0x9e3779b1) >>> 20) % 24;
  return ((x >> 6) + (y >> 6)) % 2
    ? [220 - grain, 180 - (y >> 2), 40 + grain, 255]
    : [30 + grain, 90, (x >> 2) + 60, 255];
});
const grating = await png(16, (x, y) => [60, 160, 60, x % 4 < 2 || y % 4 < 2 ? 255 : 0]);
