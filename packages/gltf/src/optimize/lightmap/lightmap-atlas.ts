import type { Atlas, Mesh, MeshDecl } from 'watlas';
import { GltfError } from '../../gltf-error.ts';
import { type FlatTriangle, visitCells } from './covered-cells.ts';

/** Charts packed into a stated square. */
export interface Packed {
  charts: number;
  /** Share of the square that triangles cover, 0 to 1. */
  coverage: number;
  /** Texels that more than one triangle covers. */
  overlap: number;
}

/**
 * Returns the class that glTF-Transform unwraps with: an atlas of one stated square with a margin in its texels. The
 * library leaves some charts folded onto themselves; faces that share a texel with another get a chart of their own.
 */
export function lightmapAtlas(
  Library: typeof Atlas,
  size: number,
  margin: number,
  onPacked: (packed: Packed) => void,
): typeof Atlas {
  class LightmapAtlas {
    readonly #meshes: MeshDecl[] = [];
    #atlas: Atlas | undefined;

    addMesh({ vertexUvData: _, vertexUvStride: __, ...mesh }: MeshDecl): void {
      // With the first coordinates, which are only a hint, the library leaves faces out, and others in each run.
      this.#meshes.push(mesh);
    }

    generate(): void {
      const parts = this.#meshes.map(
        ({ indexCount, vertexCount }) => new Uint32Array((indexCount ?? vertexCount) / 3),
      );
      for (let attempt = 0; ; attempt++) {
        this.delete();
        const atlas = new Library();
        this.#atlas = atlas;
        for (const [index, mesh] of this.#meshes.entries())
          atlas.addMesh(attempt === 0 ? mesh : { ...mesh, faceMaterialData: parts[index]! });
        atlas.computeCharts({});
        packInto(atlas, size, margin);
        const { folded, covered, overlap } = foldedFaces(atlas, size, attempt > 0);
        onPacked({ charts: atlas.chartCount, coverage: covered / size ** 2, overlap });
        if (folded.length === 0 || attempt === REPAIRS) return;
        for (const [mesh, face] of folded) parts[mesh]![face] = face + 1;
      }
    }

    getMesh(index: number): Mesh {
      return this.#atlas!.getMesh(index);
    }

    get meshCount(): number {
      return this.#atlas!.meshCount;
    }

    // Coordinates are divided by these: a texel of the packer is one of the lightmap.
    readonly width: number = size;
    readonly height: number = size;

    delete(): void {
      this.#atlas?.delete();
      this.#atlas = undefined;
    }
  }
  return LightmapAtlas as unknown as typeof Atlas;
}

/** Packs as large as the square allows: at random places first, and at the best ones where they are few and cover more. */
function packInto(atlas: Atlas, size: number, margin: number): void {
  const best = largest(atlas, size, margin);
  if (best.resolution === 0)
    throw new GltfError(
      'no_room',
      `lightmapUv: ${atlas.chartCount} charts do not fit into ${size} texels with margins of ${margin}; use a larger size or a smaller margin`,
    );
  let resolution = best.resolution * LARGER;
  while (atlas.chartCount * size ** 2 <= MOST_PLACES && resolution > best.resolution) {
    const side = pack(atlas, resolution, margin, true);
    if (side <= size && atlas.atlasCount === 1 && coveredTexels(atlas) > best.covered) return;
    resolution *= size / Math.max(side, size * 1.02);
  }
  pack(atlas, best.resolution, margin, false);
}

/** Returns the largest resolution that fits, or 0: the packer takes it as a hint and exceeds it by what margins need. */
function largest(atlas: Atlas, size: number, margin: number): { resolution: number; covered: number } {
  let resolution = size * FIRST;
  let best = { resolution: 0, covered: 0 };
  for (let attempt = 0; attempt < ATTEMPTS && resolution >= size / 32; attempt++) {
    const side = pack(atlas, resolution, margin, false);
    const fits = side <= size && atlas.atlasCount === 1;
    if (fits && resolution > best.resolution) best = { resolution, covered: coveredTexels(atlas) };
    if (fits && side >= size * FULL) return best;
    // Margins do not shrink with the charts, so one step may not be enough.
    resolution *= fits ? Math.min(1.5, size / side) * 0.99 : Math.min(1, size / side) * 0.95;
    if (resolution <= best.resolution) break;
  }
  return best;
}

function coveredTexels(atlas: Atlas): number {
  const shares = new Float32Array(atlas.atlasCount);
  atlas.getUtilization(shares);
  return shares[0]! * atlas.width * atlas.height;
}

/** Returns the longer side in texels. */
function pack(atlas: Atlas, resolution: number, margin: number, thorough: boolean): number {
  atlas.packCharts({
    resolution: Math.round(resolution),
    padding: margin,
    rotateCharts: true,
    bruteForce: thorough,
  });
  return Math.max(atlas.width, atlas.height);
}

/** Faces that cover a texel of another face, by mesh and face; with `whole`, all faces of their charts. */
function foldedFaces(
  atlas: Atlas,
  size: number,
  whole: boolean,
): { folded: [number, number][]; covered: number; overlap: number } {
  const taken = new Uint8Array(size * size);
  const folded: [number, number][] = [];
  let [covered, overlap] = [0, 0];
  for (let mesh = 0; mesh < atlas.meshCount; mesh++) {
    const packed = atlas.getMesh(mesh);
    const indices = new Uint32Array(packed.indexCount);
    packed.getIndexArray(indices);
    const vertices = Array.from({ length: packed.vertexCount }, (_, vertex) => packed.getVertex(vertex));
    const charts = new Set<number>();
    const faces: number[] = [];
    for (let at = 0; at < indices.length; at += 3) {
      const corners = [0, 1, 2].map((corner) => vertices[indices[at + corner]!]!.uv);
      let clear = true;
      visitCells(corners as unknown as FlatTriangle, size, (cell) => {
        if (taken[cell] === 0) covered++;
        else {
          clear = false;
          overlap++;
        }
        taken[cell] = 1;
      });
      if (clear) continue;
      faces.push(at / 3);
      charts.add(vertices[indices[at]!]!.chartIndex);
    }
    const all = Array.from({ length: indices.length / 3 }, (_, face) => face);
    const marked = whole ? all.filter((face) => charts.has(vertices[indices[face * 3]!]!.chartIndex)) : faces;
    for (const face of marked) folded.push([mesh, face]);
  }
  return { folded, covered, overlap };
}

/** Share of the size that the packer is first asked for. */
const FIRST = 0.75;
/** Share of the size that counts as full. */
const FULL = 0.96;
const ATTEMPTS = 8;
const REPAIRS = 6;
/** How much larger a resolution is tried first where all places are. */
const LARGER = 1.15;
/** Places that are tried at most, one per texel and chart. */
const MOST_PLACES = 2 ** 28;
