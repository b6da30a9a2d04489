import { layout, pathAt } from './layout.ts';
import {
  blend,
  type Colour,
  colour,
  type MeshBuilder,
  type MeshData,
  meshBuilder,
  type Vec3,
} from './mesh-data.ts';
import { type Random, seededRandom } from './random.ts';
import { blob, box, lathe } from './solids.ts';

const palette = {
  bark: colour('#6b4a3a'),
  leaf: [colour('#6f9a4b'), colour('#86ab4f'), colour('#5c8b4e')],
  needle: colour('#3f7358'),
  stone: colour('#a79c95'),
  flag: colour('#d8c6a4'),
  wood: colour('#8a6248'),
  iron: colour('#3c3a44'),
  lamp: colour('#ffe0a0'),
  stem: colour('#5d8a46'),
  petals: [colour('#e9e0f5'), colour('#c79be0'), colour('#f2b8a0'), colour('#f6d365')],
} as const;

/** Builds the garden as one mesh: trees, rocks, lanterns, flowers, stones of the path and the wall. */
export function gardenMesh(): MeshData {
  const mesh = meshBuilder();
  const random = seededRandom(7);
  for (const tree of layout.trees)
    (tree.kind === 'pine' ? pine : broadleaf)(mesh, random, tree.at, tree.size);
  for (const { at, size } of layout.rocks) rock(mesh, random, at, size);
  for (const at of layout.lanterns) lantern(mesh, at);
  for (let z = 15; z > -16; z -= 0.85) flagstones(mesh, random, z);
  for (let patch = 0; patch < 26; patch++) flowers(mesh, random);
  wall(mesh, random);
  return mesh.build();
}

function broadleaf(mesh: MeshBuilder, random: Random, [x, , z]: Vec3, size: number): void {
  mesh.add(
    lathe(
      [
        [0.3, -0.05],
        [0.2, 0.5],
        [0.16, 1.9],
      ],
      { segments: 7, rough: 0.03, random },
      { at: [x, 0, z], scale: [size, size, size] },
    ),
    palette.bark,
  );
  const crowns = [
    [0, 2.75, 0, 1.15],
    [0.75, 2.3, 0.35, 0.8],
    [-0.7, 2.35, -0.3, 0.85],
    [0.1, 2.25, -0.75, 0.75],
  ] as const;
  for (const [index, [dx, y, dz, radius]] of crowns.entries()) {
    const at: Vec3 = [x + dx * size, y * size, z + dz * size];
    const r = radius * size;
    const leaf = palette.leaf[index % palette.leaf.length]!;
    mesh.add(blob(random, 0.09, { at, scale: [r, r * 0.9, r] }, 9), (_, normal) => sunlit(leaf, normal));
  }
}

function pine(mesh: MeshBuilder, random: Random, [x, , z]: Vec3, size: number): void {
  const at: Vec3 = [x, 0, z];
  const scale: Vec3 = [size, size, size];
  mesh.add(
    lathe(
      [
        [0.2, -0.05],
        [0.14, 0.9],
      ],
      { segments: 6 },
      { at, scale },
    ),
    palette.bark,
  );
  for (const [low, radius, high] of [
    [0.6, 1.15, 2],
    [1.4, 0.9, 2.8],
    [2.2, 0.62, 3.7],
  ] as const) {
    mesh.add(
      lathe(
        [
          [0, low + 0.14],
          [radius, low],
          [0, high],
        ],
        { segments: 9, rough: 0.07, random },
        { at, scale, turn: low },
      ),
      (_, normal) => sunlit(palette.needle, normal),
    );
  }
}

function rock(mesh: MeshBuilder, random: Random, [x, , z]: Vec3, size: number): void {
  const scale: Vec3 = [size, size * 0.72, size * 0.85];
  mesh.add(blob(random, 0.16, { at: [x, size * 0.3, z], scale, turn: x }, 7), palette.stone);
}

function lantern(mesh: MeshBuilder, at: Vec3): void {
  mesh.add(box([0.34, 0.12, 0.34], { at }), palette.stone);
  mesh.add(box([0.1, 0.95, 0.1], { at }), palette.iron);
  mesh.add(box([0.22, 0.26, 0.22], { at: [at[0], 0.95, at[2]] }), palette.lamp);
  mesh.add(
    lathe(
      [
        [0, 1.2],
        [0.24, 1.2],
        [0, 1.42],
      ],
      { segments: 4 },
      { at, turn: Math.PI / 4 },
    ),
    palette.iron,
  );
}

function flagstones(mesh: MeshBuilder, random: Random, z: number): void {
  for (const side of [-0.42, 0.42]) {
    const x = pathAt(z) + side + random.between(-0.08, 0.08);
    const size = random.between(0.32, 0.4);
    const rings = [
      [size, -0.02],
      [size * 0.94, 0.025],
      [0, 0.03],
    ] as const;
    const turn = random.between(0, 3);
    const at: Vec3 = [x, 0, z + random.between(-0.1, 0.1) + side * 0.5];
    const shade = blend(palette.flag, palette.stone, random.between(0, 0.5));
    mesh.add(lathe(rings, { segments: 7, rough: 0.012, random }, { at, turn }), shade);
  }
}

function flowers(mesh: MeshBuilder, random: Random): void {
  const middle = random.between(0, 2 * Math.PI);
  const far = Math.sqrt(random.next()) * 15.5;
  const petals = palette.petals[Math.floor(random.next() * palette.petals.length)]!;
  for (let flower = 0; flower < 9; flower++) {
    const x = Math.sin(middle) * far + random.between(-0.8, 0.8);
    const z = Math.cos(middle) * far + random.between(-0.8, 0.8);
    const height = random.between(0.16, 0.34);
    if (Math.abs(x - pathAt(z)) < 1.1) continue;
    mesh.add(
      lathe(
        [
          [0.018, 0],
          [0, height],
        ],
        { segments: 3 },
        { at: [x, 0, z] },
      ),
      palette.stem,
    );
    const rings = [
      [0, height - 0.03],
      [0.075, height + 0.01],
      [0, height + 0.05],
    ] as const;
    mesh.add(lathe(rings, { segments: 5 }, { at: [x, 0, z], turn: random.between(0, 2) }), petals);
  }
}

/** A low dry-stone wall with a gap where the path leaves. */
function wall(mesh: MeshBuilder, random: Random): void {
  const stones = 92;
  for (let i = 0; i < stones; i++) {
    const angle = (i / stones) * 2 * Math.PI;
    const [x, z] = [Math.sin(angle) * layout.wall, Math.cos(angle) * layout.wall];
    if (Math.abs(x - pathAt(z)) < 1.3) continue;
    const size: Vec3 = [1.28, random.between(0.5, 0.66), random.between(0.46, 0.56)];
    const shade = blend(palette.stone, palette.flag, random.between(0, 0.45));
    mesh.add(box(size, { at: [x, -0.02, z], turn: angle + random.between(-0.03, 0.03) }), shade);
  }
}

/** Warms faces that look up, as light passes through leaves. */
function sunlit(leaf: Colour, [, up]: Vec3): Colour {
  return blend(leaf, colour('#c9c46a'), 0.28 * Math.max(0, up));
}
