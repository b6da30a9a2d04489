import { nextCorner } from '../../print/mesh/edge-table.ts';
import { EdgeValues } from '../edge-values.ts';
import { type Collapsible, collapse, collapsible, fanOf } from './collapsible.ts';
import type { Extracted } from './extract.ts';
import type { FeatureLines } from './feature-lines.ts';
import type { Lattices } from './field/lattice-pair.ts';
import type { FineMesh } from './fine-mesh.ts';
import { isFolded } from './folded-faces.ts';

/** Vertices joined to clusters, each at the mean place of the members that decide it. */
export class Clusters {
  readonly #mesh: FineMesh;
  readonly #faces: Collapsible;
  readonly #parents: Int32Array;
  readonly #places: Float64Array;
  readonly #normals: Float64Array;
  readonly #members: Float64Array;
  readonly #kinds: Uint8Array;
  readonly #along: Map<number, number[]>;

  constructor(mesh: FineMesh, lattices: Lattices, lines: FeatureLines) {
    const count = mesh.positions.length / 3;
    this.#mesh = mesh;
    this.#faces = collapsible(mesh.indices, count);
    this.#parents = Int32Array.from({ length: count }, (_, v) => v);
    this.#places = Float64Array.from(lattices.origins);
    this.#normals = Float64Array.from(lattices.normals);
    this.#members = new Float64Array(count).fill(1);
    this.#kinds = Uint8Array.from(lines.kinds);
    this.#along = new Map([...lines.along].map(([v, ends]) => [v, [...ends]]));
  }

  /** @param unfolded whether the joined faces must not fold over */
  join(a: number, b: number, unfolded: boolean): boolean {
    let [kept, gone] = [this.#root(a), this.#root(b)];
    if (kept === gone) return false;
    if (this.#kinds[kept]! < this.#kinds[gone]!) [kept, gone] = [gone, kept];
    const [kindKept, kindGone] = [this.#kinds[kept]!, this.#kinds[gone]!];
    if (kindGone === 2) return false;
    if (kindGone === 1 && !this.#onOneLine(kept, gone)) return false;
    const place = this.#joinedPlace(kept, gone);
    const accepts = unfolded ? () => !this.#folds(kept, gone, place) : undefined;
    if (!collapse(this.#faces, kept, gone, accepts)) return false;
    this.#parents[gone] = kept;
    if (kindGone === 1) this.#along.get(kept)!.push(...this.#along.get(gone)!);
    this.#places.set(place, kept * 3);
    if (kindKept === kindGone) this.#members[kept] = this.#members[kept]! + this.#members[gone]!;
    for (let k = 0; k < 3; k++)
      this.#normals[kept * 3 + k] = this.#normals[kept * 3 + k]! + this.#normals[gone * 3 + k]!;
    return true;
  }

  /** Collapses edges of faces that turn away from the surface, shortest first. */
  unfold(): boolean {
    let changed = false;
    const { corners } = this.#faces;
    for (let i = 0; i < corners.length; i += 3) {
      if (corners[i]! < 0 || !isFolded(this.#places, corners, this.#normals, i)) continue;
      const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!] as const;
      const sides = [
        [a, b],
        [b, c],
        [c, a],
      ] as const;
      const shortestFirst = sides.toSorted((p, q) => this.#apart(...p) - this.#apart(...q));
      changed = shortestFirst.some(([p, q]) => this.join(p, q, true)) || changed;
    }
    return changed;
  }

  /** Returns the edges shorter than a length, shortest first. */
  edges(longest: number): [number, number][] {
    const { corners } = this.#faces;
    const seen = new EdgeValues(corners.length);
    const found: { a: number; b: number; apart: number }[] = [];
    for (let i = 0; i < corners.length; i++) {
      if (corners[i - (i % 3)]! < 0) continue;
      const [a, b] = [corners[i]!, corners[nextCorner(i)]!];
      const apart = this.#apart(a, b);
      if (apart >= longest || seen.get(b, a) >= 0) continue;
      seen.set(a, b, 0);
      found.push({ a, b, apart });
    }
    found.sort((p, q) => p.apart - q.apart || p.a - q.a || p.b - q.b);
    return found.map(({ a, b }) => [a, b]);
  }

  result(): Extracted {
    const { corners } = this.#faces;
    const names = new Int32Array(this.#parents.length).fill(-1);
    const positions: number[] = [];
    const normals: number[] = [];
    const kinds: number[] = [];
    const indices: number[] = [];
    const groups: number[] = [];
    for (let i = 0; i < corners.length; i++) {
      if (corners[i - (i % 3)]! < 0) continue;
      const v = corners[i]!;
      if (names[v] === -1) {
        names[v] = kinds.push(this.#kinds[v]!) - 1;
        const [x, y, z] = this.#normals.subarray(v * 3, v * 3 + 3) as unknown as [number, number, number];
        const length = Math.hypot(x, y, z) || 1;
        normals.push(x / length, y / length, z / length);
        positions.push(this.#places[v * 3]!, this.#places[v * 3 + 1]!, this.#places[v * 3 + 2]!);
      }
      indices.push(names[v]!);
      if (i % 3 === 0) groups.push(this.#mesh.groups[i / 3]!);
    }
    return {
      positions: Float64Array.from(positions),
      normals: Float64Array.from(normals),
      kinds: Uint8Array.from(kinds),
      indices: Uint32Array.from(indices),
      groups: Uint32Array.from(groups),
      lineEdges: this.#lineEdges(names),
    };
  }

  #lineEdges(names: Int32Array): EdgeValues {
    let ends = 0;
    for (const each of this.#along.values()) ends += each.length;
    const edges = new EdgeValues(ends);
    for (const [v, each] of this.#along) {
      const a = names[this.#root(v)]!;
      for (const end of each) {
        const b = names[this.#root(end)]!;
        if (a >= 0 && b >= 0 && a !== b) edges.set(Math.min(a, b), Math.max(a, b), 0);
      }
    }
    return edges;
  }

  #root(v: number): number {
    let at = v;
    while (this.#parents[at] !== at) {
      this.#parents[at] = this.#parents[this.#parents[at]!]!;
      at = this.#parents[at]!;
    }
    return at;
  }

  #onOneLine(kept: number, gone: number): boolean {
    return this.#along.get(gone)?.some((end) => this.#root(end) === kept) === true;
  }

  /** A vertex on a line or a fixed one decides alone; others give the mean of all their members. */
  #joinedPlace(kept: number, gone: number): readonly [number, number, number] {
    const [i, j] = [kept * 3, gone * 3];
    const p = this.#places;
    const equal = this.#kinds[kept] === this.#kinds[gone];
    const share = equal ? this.#members[gone]! / (this.#members[kept]! + this.#members[gone]!) : 0;
    return [
      p[i]! + (p[j]! - p[i]!) * share,
      p[i + 1]! + (p[j + 1]! - p[i + 1]!) * share,
      p[i + 2]! + (p[j + 2]! - p[i + 2]!) * share,
    ];
  }

  /** Whether a face would turn away from the surface when both vertices are joined. */
  #folds(kept: number, gone: number, place: readonly [number, number, number]): boolean {
    const { corners } = this.#faces;
    const before = [
      this.#places.slice(kept * 3, kept * 3 + 3),
      this.#places.slice(gone * 3, gone * 3 + 3),
    ] as const;
    this.#places.set(place, kept * 3);
    this.#places.set(place, gone * 3);
    const turns = (t: number): boolean => {
      let ends = 0;
      for (let i = t * 3; i < t * 3 + 3; i++) if (corners[i] === kept || corners[i] === gone) ends++;
      return ends < 2 && isFolded(this.#places, corners, this.#normals, t * 3);
    };
    const folds = fanOf(this.#faces, kept).some(turns) || fanOf(this.#faces, gone).some(turns);
    this.#places.set(before[0], kept * 3);
    this.#places.set(before[1], gone * 3);
    return folds;
  }

  #apart(a: number, b: number): number {
    const [i, j] = [a * 3, b * 3];
    const x = this.#places[i]! - this.#places[j]!;
    const y = this.#places[i + 1]! - this.#places[j + 1]!;
    const z = this.#places[i + 2]! - this.#places[j + 2]!;
    return Math.sqrt(x * x + y * y + z * z);
  }
}
