import { type Collapsible, collapse, collapsible, fanOf } from './collapsible.ts';
import type { FeatureLines } from './feature-lines.ts';
import { type Lattices, matched, matchLattices } from './field/lattice-pair.ts';
import type { FineMesh } from './fine-mesh.ts';

/** The surface with one vertex per lattice point; still triangles. */
export interface Extracted {
  readonly positions: Float64Array;
  readonly normals: Float64Array;
  readonly indices: Uint32Array;
  readonly groups: Uint32Array;
  /** As in `FeatureLines`. */
  readonly kinds: Uint8Array;
  /** Pairs of vertices whose edge is part of a line, smaller first. */
  readonly lineEdges: ReadonlySet<number>;
}

const vertexLimit = 2 ** 26;

/** Name of an edge in `lineEdges`. */
export function edgeName(a: number, b: number): number {
  return a < b ? a * vertexLimit + b : b * vertexLimit + a;
}

/**
 * Collapses all edges whose ends belong to the same lattice point. Lattice points keep the topology of the surface,
 * lines stay lines and fixed points stay where they are.
 */
export function extract(mesh: FineMesh, lattices: Lattices, lines: FeatureLines, step: number): Extracted {
  const clusters = new Clusters(mesh, lattices, lines);
  for (const [a, b] of edgesWithin(mesh, lattices, step)) clusters.join(a, b, null);
  // Lattices disagree around singular points; what is left there is too short to be an edge of a quad.
  for (let round = 0; round < 4; round++) {
    let changed = false;
    for (const [a, b] of clusters.edges(step * 0.5)) changed = clusters.join(a, b, step) || changed;
    changed = clusters.unfold(step) || changed;
    if (!changed) break;
  }
  return clusters.result();
}

function edgesWithin(mesh: FineMesh, lattices: Lattices, step: number): [number, number][] {
  const { indices } = mesh;
  const found: { a: number; b: number; apart: number }[] = [];
  const seen = new Set<number>();
  for (let i = 0; i < indices.length; i++) {
    const a = indices[i]!;
    const b = indices[i % 3 === 2 ? i - 2 : i + 1]!;
    const name = edgeName(a, b);
    if (seen.has(name)) continue;
    seen.add(name);
    matchLattices(lattices, a, b, step);
    if (matched.stepsX !== 0 || matched.stepsY !== 0) continue;
    found.push({ a: Math.min(a, b), b: Math.max(a, b), apart: apartSquared(lattices.origins, a, b) });
  }
  found.sort((p, q) => p.apart - q.apart || p.a - q.a || p.b - q.b);
  return found.map(({ a, b }) => [a, b]);
}

/** Vertices joined to clusters, each with the mean place of the members that decide it. */
class Clusters {
  readonly mesh: FineMesh;
  readonly faces: Collapsible;
  readonly parents: Int32Array;
  readonly sums: Float64Array;
  readonly normals: Float64Array;
  readonly members: Float64Array;
  readonly kinds: Uint8Array;
  readonly along: Map<number, number[]>;

  constructor(mesh: FineMesh, lattices: Lattices, lines: FeatureLines) {
    const count = mesh.positions.length / 3;
    this.mesh = mesh;
    this.faces = collapsible(mesh.indices, count);
    this.parents = Int32Array.from({ length: count }, (_, v) => v);
    this.sums = Float64Array.from(lattices.origins);
    this.normals = Float64Array.from(lattices.normals);
    this.members = new Float64Array(count).fill(1);
    this.kinds = Uint8Array.from(lines.kinds);
    this.along = new Map([...lines.along].map(([v, ends]) => [v, [...ends]]));
  }

  root(v: number): number {
    let at = v;
    while (this.parents[at] !== at) {
      this.parents[at] = this.parents[this.parents[at]!]!;
      at = this.parents[at]!;
    }
    return at;
  }

  /** @param step with it, the joined faces must not fold over */
  join(a: number, b: number, step: number | null): boolean {
    let [kept, gone] = [this.root(a), this.root(b)];
    if (kept === gone) return false;
    if (this.kinds[kept]! < this.kinds[gone]!) [kept, gone] = [gone, kept];
    const [kindKept, kindGone] = [this.kinds[kept]!, this.kinds[gone]!];
    if (kindGone === 2) return false;
    if (kindGone === 1 && !this.onOneLine(kept, gone)) return false;
    const accepts = step === null ? undefined : () => !this.folds(kept, gone);
    if (!collapse(this.faces, kept, gone, accepts)) return false;
    this.parents[gone] = kept;
    if (kindGone === 1) this.along.get(kept)!.push(...this.along.get(gone)!);
    for (let k = 0; k < 3; k++) {
      const [i, j] = [kept * 3 + k, gone * 3 + k];
      this.normals[i] = this.normals[i]! + this.normals[j]!;
      if (kindKept === kindGone) this.sums[i] = this.sums[i]! + this.sums[j]!;
    }
    if (kindKept === kindGone) this.members[kept] = this.members[kept]! + this.members[gone]!;
    return true;
  }

  onOneLine(kept: number, gone: number): boolean {
    return this.along.get(gone)?.some((end) => this.root(end) === kept) === true;
  }

  place(v: number, k: number): number {
    return this.sums[v * 3 + k]! / this.members[v]!;
  }

  /** Whether a face would turn away from the surface when both vertices are joined. */
  folds(kept: number, gone: number): boolean {
    const equal = this.kinds[kept] === this.kinds[gone];
    const total = this.members[kept]! + this.members[gone]!;
    const joined = [0, 1, 2].map((k) =>
      equal ? (this.sums[kept * 3 + k]! + this.sums[gone * 3 + k]!) / total : this.place(kept, k),
    );
    const isMoved = (v: number): boolean => v === kept || v === gone;
    const at = (v: number): number[] =>
      isMoved(v) ? joined : [this.place(v, 0), this.place(v, 1), this.place(v, 2)];
    for (const t of [...fanOf(this.faces, kept), ...fanOf(this.faces, gone)]) {
      const [a, b, c] = [0, 1, 2].map((k) => this.faces.corners[t * 3 + k]!) as [number, number, number];
      if ([a, b, c].filter(isMoved).length > 1) continue;
      if (this.toward(t * 3, at) <= 0) return true;
    }
    return false;
  }

  /** Collapses edges of faces that turn away from the surface, shortest first. */
  unfold(step: number): boolean {
    let changed = false;
    const { corners } = this.faces;
    for (let i = 0; i < corners.length; i += 3) {
      if (corners[i]! < 0) continue;
      const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!] as const;
      if (this.toward(i, (v) => [this.place(v, 0), this.place(v, 1), this.place(v, 2)]) > 0) continue;
      const length = ([p, q]: readonly [number, number]): number =>
        Math.hypot(...[0, 1, 2].map((k) => this.place(p, k) - this.place(q, k)));
      const sides = (
        [
          [a, b],
          [b, c],
          [c, a],
        ] as const
      ).toSorted((p, q) => length(p) - length(q));
      changed = sides.some(([p, q]) => this.join(p, q, step)) || changed;
    }
    return changed;
  }

  /** How far a face turns towards the normals of its corners; not above 0 when it is folded. */
  toward(first: number, at: (v: number) => readonly number[]): number {
    const [a, b, c] = [0, 1, 2].map((k) => this.faces.corners[first + k]!) as [number, number, number];
    const [p, q, r] = [at(a), at(b), at(c)];
    const u = q.map((x, k) => x - p[k]!);
    const v = r.map((x, k) => x - p[k]!);
    const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    let sum = 0;
    for (let k = 0; k < 3; k++)
      sum += n[k]! * (this.normals[a * 3 + k]! + this.normals[b * 3 + k]! + this.normals[c * 3 + k]!);
    return sum;
  }

  /** Returns the edges shorter than a length, shortest first. */
  edges(longest: number): [number, number][] {
    const { corners } = this.faces;
    const seen = new Set<number>();
    const found: { a: number; b: number; length: number }[] = [];
    for (let i = 0; i < corners.length; i++) {
      if (corners[i - (i % 3)]! < 0) continue;
      const [a, b] = [corners[i]!, corners[i % 3 === 2 ? i - 2 : i + 1]!];
      const name = edgeName(a, b);
      if (seen.has(name)) continue;
      seen.add(name);
      const length = Math.hypot(...[0, 1, 2].map((k) => this.place(a, k) - this.place(b, k)));
      if (length < longest) found.push({ a, b, length });
    }
    found.sort((p, q) => p.length - q.length || p.a - q.a || p.b - q.b);
    return found.map(({ a, b }) => [a, b]);
  }

  result(): Extracted {
    const { corners } = this.faces;
    const names = new Map<number, number>();
    const positions: number[] = [];
    const normals: number[] = [];
    const kinds: number[] = [];
    const indices: number[] = [];
    const groups: number[] = [];
    for (let i = 0; i < corners.length; i++) {
      if (corners[i - (i % 3)]! < 0) continue;
      const v = corners[i]!;
      let name = names.get(v);
      if (name === undefined) {
        name = names.size;
        names.set(v, name);
        const length = Math.hypot(...[0, 1, 2].map((k) => this.normals[v * 3 + k]!)) || 1;
        for (let k = 0; k < 3; k++) {
          positions.push(this.place(v, k));
          normals.push(this.normals[v * 3 + k]! / length);
        }
        kinds.push(this.kinds[v]!);
      }
      indices.push(name);
      if (i % 3 === 0) groups.push(this.mesh.groups[i / 3]!);
    }
    const lineEdges = new Set<number>();
    for (const [v, ends] of this.along) {
      const a = names.get(this.root(v));
      for (const end of ends) {
        const b = names.get(this.root(end));
        if (a !== undefined && b !== undefined && a !== b) lineEdges.add(edgeName(a, b));
      }
    }
    return {
      positions: Float64Array.from(positions),
      normals: Float64Array.from(normals),
      kinds: Uint8Array.from(kinds),
      indices: Uint32Array.from(indices),
      groups: Uint32Array.from(groups),
      lineEdges,
    };
  }
}

function apartSquared(p: Float64Array, a: number, b: number): number {
  return (
    (p[a * 3]! - p[b * 3]!) ** 2 + (p[a * 3 + 1]! - p[b * 3 + 1]!) ** 2 + (p[a * 3 + 2]! - p[b * 3 + 2]!) ** 2
  );
}
