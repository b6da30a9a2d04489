import { expect, it } from 'vitest';
import type { Atlas } from 'watlas';
import { lightmapAtlas, type Packed } from './lightmap-atlas.ts';

const size = 64;
const corners = [
  [0, 0],
  [32, 0],
  [0, 32],
] as const;

/** Packer that lays every face on the same place, whatever the charts are. */
class FoldingAtlas {
  readonly #faces: number[] = [];
  readonly atlasCount = 1;
  readonly width = size;
  readonly height = size;
  get chartCount() {
    return this.#faces.length;
  }
  get meshCount() {
    return this.#faces.length;
  }
  addMesh({ vertexCount }: { vertexCount: number }) {
    this.#faces.push(vertexCount / 3);
  }
  computeCharts() {}
  packCharts() {}
  getUtilization() {}
  delete() {}
  getMesh(index: number) {
    const vertexCount = this.#faces[index]! * 3;
    return {
      indexCount: vertexCount,
      vertexCount,
      getIndexArray: (into: Uint32Array) => into.set([...into.keys()]),
      getVertex: (vertex: number) => ({ uv: corners[vertex % 3]!, chartIndex: 0 }),
    };
  }
}

it('reports the texels that two faces share where no cut parts them', () => {
  const reports: Packed[] = [];
  const Packer = lightmapAtlas(FoldingAtlas as unknown as typeof Atlas, size, 1, (packed) =>
    reports.push(packed),
  );
  const atlas = new Packer();
  atlas.addMesh({ vertexPositionData: new Float32Array(18), vertexCount: 6, vertexPositionStride: 12 });
  atlas.generate();
  const texels = (31 * 32) / 2;
  expect(reports.at(-1)).toEqual({ charts: 1, coverage: texels / size ** 2, overlap: texels });
  expect(reports).toHaveLength(7);
});
