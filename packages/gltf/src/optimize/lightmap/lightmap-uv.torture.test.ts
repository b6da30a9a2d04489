import type { Accessor, Document, Primitive } from '@gltf-transform/core';
import { generate } from '@meshwright/engine/white-box';
import { describe, expect, it } from 'vitest';
import * as watlas from 'watlas';
import { optimize } from '../optimize.ts';
import { ballDocument } from '../testing/ball.ts';
import { type LightmapUvReport, lightmapUv } from './lightmap-uv.ts';

const prompts = (
  'chair chest barrel anvil apple axe bed bell bench boat bomb book bow bridge bucket cactus cake candle cannon car ' +
  'castle coin crate crown crystal fence fish goblet hammer lantern'
).split(' ');
const size = 512;
const margin = 3;

describe('lightmapUv', () => {
  it.each(prompts)('leaves no texel of a %s to two triangles, with the margin', async (prompt) => {
    const { document } = await generate({ prompt, seed: 3, texture: null });
    const before = surfaceOf(document);
    let report: LightmapUvReport | undefined;
    await document.transform(lightmapUv({ size, margin }, (done) => (report = done)));
    const { twice, near, covered } = raster(document);
    const { stretch, usual } = await figures(document, report!);
    console.log(
      `${prompt}: ${report!.charts} charts, coverage ${(covered / size ** 2).toFixed(3)} (${usual.toFixed(2)} of the packer's default), stretch ${stretch.toFixed(3)}`,
    );
    expect({ twice, near }).toEqual({ twice: 0, near: 0 });
    expect(surfaceOf(document)).toBeCloseTo(before, 6);
  });

  it('keeps the first set and its seams', async () => {
    const { document } = await generate({ prompt: 'crate', seed: 3, texture: { size: 16, emission: false } });
    const before = cornersOf(document, 'TEXCOORD_0');
    await document.transform(lightmapUv({ size, margin }));
    expect(cornersOf(document, 'TEXCOORD_0')).toEqual(before);
  });

  it.each(['crystal', 'hammer'])(
    'gives every triangle of a %s a place, and the same one in each run',
    async (prompt) => {
      const runs: string[][] = [];
      for (let run = 0; run < 2; run++) {
        const { document } = await generate({ prompt, seed: 3, texture: { size: 16, emission: false } });
        await document.transform(lightmapUv({ size, margin }));
        runs.push(cornersOf(document, 'TEXCOORD_1'));
        const without = primitivesOf(document).flatMap((primitive) => {
          const uv = primitive.getAttribute('TEXCOORD_1')!;
          const order = primitive.getIndices()!.getArray()!;
          return Array.from({ length: order.length / 3 }, (_, face) =>
            [0, 1, 2].map((corner) => elementOf(uv, order[face * 3 + corner]!).join()),
          ).filter((places) => new Set(places).size < 3);
        });
        expect(without).toEqual([]);
      }
      expect(runs[0]).toEqual(runs[1]);
    },
  );

  it('survives the presets, with and without textures, and other second sets do not', async () => {
    for (const texture of [null, { size: 16, emission: false }]) {
      const { document } = await generate({ prompt: 'crate', seed: 3, texture });
      await document.transform(lightmapUv({ size, margin }), optimize({ for: 'desktop', textures: 'keep' }));
      for (const primitive of primitivesOf(document))
        expect(primitive.listSemantics()).toEqual(expect.arrayContaining(['TEXCOORD_0', 'TEXCOORD_1']));
      // Quantised coordinates move a rim by part of a texel: few of 262,144 texels.
      expect(raster(document).twice).toBeLessThan(16);
    }
    const { document } = await generate({ prompt: 'crate', seed: 3, texture: null });
    for (const primitive of primitivesOf(document)) {
      const count = primitive.getAttribute('POSITION')!.getCount();
      const same = document
        .createAccessor()
        .setType('VEC2')
        .setArray(new Float32Array(count * 2).map(() => Math.sin(count) ** 2));
      for (let i = 0; i < count; i++) same.setElement(i, [(i % 3) / 3, (i % 2) / 2]);
      primitive.setAttribute('TEXCOORD_0', same).setAttribute('TEXCOORD_1', same);
    }
    await document.transform(optimize({ for: 'desktop', textures: 'keep' }));
    for (const primitive of primitivesOf(document))
      expect(primitive.listSemantics().filter((name) => name === 'TEXCOORD_1')).toEqual([]);
  });

  it('refuses a square that is too small, and wrong options', async () => {
    const { document } = await generate({ prompt: 'castle', seed: 3, texture: null });
    await expect(document.transform(lightmapUv({ size: 64, margin: 32 }))).rejects.toMatchObject({
      code: 'no_room',
    });
    expect(() => lightmapUv({ size: 10 })).toThrow(/64 to 8192/);
    expect(() => lightmapUv({ margin: 0 })).toThrow(/1 to 32/);
    const empty = ballDocument(4);
    for (const primitive of primitivesOf(empty)) primitive.setMode(0);
    await expect(empty.transform(lightmapUv())).rejects.toMatchObject({ code: 'no_extent' });
  });
});

/** Texels covered by two triangles, and those within the margin of another chart. */
function raster(document: Document): { twice: number; near: number; covered: number } {
  const owner = new Int32Array(size * size).fill(-1);
  let [twice, charts] = [0, 0];
  for (const primitive of primitivesOf(document)) {
    const uv = primitive.getAttribute('TEXCOORD_1')!;
    const indices = [...primitive.getIndices()!.getArray()!];
    const chart = chartsOf(indices, (vertex) => uv.getElement(vertex, []).join(), uv.getCount());
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = indices
        .slice(at, at + 3)
        .map((vertex) => uv.getElement(vertex, []).map((value) => value * size));
      for (const [x, y] of texelsIn(a!, b!, c!)) {
        if (owner[y * size + x] !== -1) twice++;
        owner[y * size + x] = charts + chart[indices[at]!]!;
      }
    }
    charts += uv.getCount();
  }
  let [near, covered] = [0, 0];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const own = owner[y * size + x]!;
      if (own === -1) continue;
      covered++;
      // Rounding to texel middles takes up to one texel of the margin.
      for (let step = 1; step < margin; step++) {
        const right = x + step < size ? owner[y * size + x + step]! : -1;
        const below = y + step < size ? owner[(y + step) * size + x]! : -1;
        for (const other of [right, below]) if (other !== -1 && other !== own) near++;
      }
    }
  return { twice, near, covered };
}

/** Texels whose middle is inside; one on an edge belongs to the triangle that lies right of it or below. */
function* texelsIn(a: number[], b: number[], c: number[]): Generator<[number, number]> {
  const cross = (p: number[], q: number[], x: number, y: number) =>
    (q[0]! - p[0]!) * (y - p[1]!) - (q[1]! - p[1]!) * (x - p[0]!);
  const area = cross(a, b, c[0]!, c[1]!);
  if (area === 0) return;
  const [p, q, r] = area > 0 ? [a, b, c] : [a, c, b];
  const edges = [
    [p, q],
    [q, r],
    [r, p],
  ] as const;
  const low = (axis: number) => Math.max(0, Math.floor(Math.min(a[axis]!, b[axis]!, c[axis]!)));
  const high = (axis: number) => Math.min(size - 1, Math.ceil(Math.max(a[axis]!, b[axis]!, c[axis]!)));
  for (let y = low(1); y <= high(1); y++)
    for (let x = low(0); x <= high(0); x++) {
      const inside = edges.every(([from, to]) => {
        const side = cross(from, to, x + 0.5, y + 0.5);
        const first = to[1]! < from[1]! || (to[1] === from[1] && to[0]! > from[0]!);
        return side > 0 || (side === 0 && first);
      });
      if (inside) yield [x, y];
    }
}

/** The connected piece of each vertex; vertices in one place are connected, such as those of a hard edge. */
function chartsOf(indices: number[], placeOf: (vertex: number) => string, count: number): Int32Array {
  const parent = Int32Array.from({ length: count }, (_, at) => at);
  const find = (vertex: number): number => {
    let at = vertex;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (let at = 0; at < indices.length; at += 3)
    for (const next of [1, 2]) parent[find(indices[at + next]!)] = find(indices[at]!);
  const places = new Map<string, number>();
  for (let vertex = 0; vertex < count; vertex++) {
    const place = placeOf(vertex);
    const other = places.get(place);
    if (other === undefined) places.set(place, vertex);
    else parent[find(vertex)] = find(other);
  }
  return parent.map((_, vertex) => find(vertex));
}

/** Stretch of the coordinates (1 is none) and coverage against the packer's default options. */
async function figures(
  document: Document,
  report: LightmapUvReport,
): Promise<{ stretch: number; usual: number }> {
  await watlas.Initialize();
  const atlas = new watlas.Atlas();
  let [surface, squares] = [0, 0];
  for (const primitive of primitivesOf(document)) {
    const position = primitive.getAttribute('POSITION')!;
    const uv = primitive.getAttribute('TEXCOORD_1')!;
    const indices = Uint32Array.from(primitive.getIndices()!.getArray()!);
    const data = Float32Array.from(position.getArray()!);
    atlas.addMesh({
      vertexPositionData: data,
      vertexCount: position.getCount(),
      vertexPositionStride: 12,
      indexData: indices,
      indexCount: indices.length,
    });
    for (let at = 0; at < indices.length; at += 3) {
      const points = [0, 1, 2].map((k) => position.getElement(indices[at + k]!, []));
      const places = [0, 1, 2].map((k) => uv.getElement(indices[at + k]!, []));
      const [area, stretch] = stretchOf(points, places);
      surface += area;
      squares += area * stretch;
    }
  }
  atlas.generate({}, {});
  const used = new Float32Array(atlas.atlasCount);
  atlas.getUtilization(used);
  atlas.delete();
  return { stretch: squares / surface, usual: report.coverage / used[0]! };
}

/** Area in space, and the ratio of the larger to the smaller scale of the coordinates over it. */
function stretchOf([a, b, c]: number[][], [p, q, r]: number[][]): [number, number] {
  const [e, f] = [b!.map((value, axis) => value - a![axis]!), c!.map((value, axis) => value - a![axis]!)];
  const along = Math.hypot(...e);
  const side = e.reduce((sum, value, axis) => sum + value * f[axis]!, 0) / along;
  const height = Math.sqrt(Math.max(0, f.reduce((sum, value) => sum + value * value, 0) - side * side));
  const [u, v] = [
    [q![0]! - p![0]!, q![1]! - p![1]!],
    [r![0]! - p![0]!, r![1]! - p![1]!],
  ];
  const dx = u.map((value) => value / along);
  const dy = v.map((value, axis) => (value - dx[axis]! * side) / height);
  const [ee, ff, ef] = [
    dx[0]! ** 2 + dx[1]! ** 2,
    dy[0]! ** 2 + dy[1]! ** 2,
    dx[0]! * dy[0]! + dx[1]! * dy[1]!,
  ];
  const root = Math.sqrt(Math.max(0, ((ee - ff) / 2) ** 2 + ef * ef));
  const [large, small] = [Math.sqrt((ee + ff) / 2 + root), Math.sqrt(Math.max(0, (ee + ff) / 2 - root))];
  const area = (along * height) / 2;
  return Number.isFinite(large / small) && area > 1e-9 ? [area, large / small] : [0, 0];
}

function surfaceOf(document: Document): number {
  let total = 0;
  for (const primitive of primitivesOf(document)) {
    const position = primitive.getAttribute('POSITION')!;
    const order =
      primitive.getIndices()?.getArray() ?? Array.from({ length: position.getCount() }, (_, at) => at);
    for (let at = 0; at + 2 < order.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => elementOf(position, order[at + k]!)) as [
        number[],
        number[],
        number[],
      ];
      const [e, f] = [b.map((value, axis) => value - a[axis]!), c.map((value, axis) => value - a[axis]!)] as [
        number[],
        number[],
      ];
      total +=
        Math.hypot(
          e[1]! * f[2]! - e[2]! * f[1]!,
          e[2]! * f[0]! - e[0]! * f[2]!,
          e[0]! * f[1]! - e[1]! * f[0]!,
        ) / 2;
    }
  }
  return total;
}

/** Values at the corners of all triangles, in order of their positions. */
function cornersOf(document: Document, semantic: string): string[] {
  return primitivesOf(document)
    .flatMap((primitive) => {
      const [position, values] = ['POSITION', semantic].map((name) => primitive.getAttribute(name)!);
      const order =
        primitive.getIndices()?.getArray() ?? Array.from({ length: position!.getCount() }, (_, at) => at);
      return Array.from<number, string>(order, (vertex) =>
        [...elementOf(position!, vertex), ...elementOf(values!, vertex)]
          .map((value) => value.toFixed(5))
          .join(),
      );
    })
    .sort();
}

function elementOf(accessor: Accessor, vertex: number): number[] {
  const values: number[] = [];
  return accessor.getElement(vertex, values);
}

function primitivesOf(document: Document): Primitive[] {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
}
