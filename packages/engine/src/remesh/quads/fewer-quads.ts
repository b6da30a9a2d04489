import { quadScore } from '../pair-quads.ts';
import { vertexNormals } from './fine-mesh.ts';
import { foldedOff, isFolded, turnFoldedQuads } from './folded-faces.ts';
import type { QuadSurface } from './quad-surface.ts';
import { relax } from './relax.ts';

/** Rounds that even out the edges; the last one moves the vertices onto the source. */
const rounds = 5;
/** Share of the possible joints that are made before the others are looked at again. */
const atOnce = 0.05;
/** Cost of the square of a vertex's edges beyond or below four, where the cost of an edge of a quad is 1. */
const valenceCost = 0.25;

/**
 * Takes quads out of a surface of quads alone until it has a number of triangles: two opposite corners of a quad become
 * one, so that all other faces stay quads. One of both corners is on no line, so that every line stays.
 * @param target triangles, a quad as two; more are left where no quad can go
 * @param step edge of a quad
 */
export function fewerQuads(base: QuadSurface, target: number, step: number): QuadSurface {
  const faces = new QuadFaces(base, step);
  while (faces.left * 2 > target && faces.joinBest(target)) faces.evenOut();
  return faces.result();
}

type Ring = [number, number, number, number];

/** Two opposite corners of a quad that can become one, the one that stays first. */
interface Joint {
  readonly face: number;
  readonly kept: number;
  readonly gone: number;
  readonly place: readonly number[];
  readonly cost: number;
}

class QuadFaces {
  readonly #base: QuadSurface;
  readonly #step: number;
  readonly #normals: Float64Array;
  /** Corners of each quad; null where it is gone. */
  readonly #rings: (Ring | null)[] = [];
  #positions: Float64Array;
  /** By vertex: its quads. */
  #fans: number[][] = [];
  left: number;

  constructor(base: QuadSurface, step: number) {
    const { indices } = base;
    this.#base = base;
    this.#step = step;
    this.#normals = vertexNormals(base);
    this.#positions = base.positions.slice();
    for (let i = 0; i < indices.length; i += 6)
      this.#rings.push([indices[i]!, indices[i + 1]!, indices[i + 2]!, indices[i + 5]!]);
    this.left = this.#rings.length;
  }

  /**
   * Makes some of the joints that cost least and do not touch each other.
   * @returns whether there was one
   */
  joinBest(target: number): boolean {
    this.#fans = Array.from({ length: this.#positions.length / 3 }, () => []);
    for (const [face, ring] of this.#rings.entries()) for (const v of ring ?? []) this.#fans[v]!.push(face);
    const joints = [...this.#rings.keys()].flatMap((face) =>
      [this.#jointOf(face, 0), this.#jointOf(face, 1)].filter((joint) => joint !== null),
    );
    joints.sort((p, q) => p.cost - q.cost || p.face - q.face || p.gone - q.gone);
    const touched = new Set<number>();
    let most = Math.min(Math.ceil(joints.length * atOnce), this.left - Math.floor(target / 2));
    for (const joint of joints) {
      if (most === 0) break;
      const near = this.#rings[joint.face]?.flatMap((v) => this.#fans[v]!);
      if (!near || near.some((face) => touched.has(face))) continue;
      for (const face of near) touched.add(face);
      this.#join(joint);
      most--;
    }
    return joints.length > 0;
  }

  evenOut(): void {
    const { kinds, surface } = this.#base;
    const { indices, quads } = this.#listed();
    const mesh = { positions: this.#positions, normals: this.#normals, kinds };
    this.#positions = relax(mesh, { indices, quads }, surface, rounds);
  }

  result(): QuadSurface {
    const { surface, groups } = this.#base;
    const { indices, quads, kept } = this.#listed();
    turnFoldedQuads(this.#positions, indices, quads, this.#normals);
    return {
      ...this.#base,
      positions: this.#positions,
      indices,
      quads,
      groups: Uint32Array.from(kept.flatMap((face) => [groups[face * 2]!, groups[face * 2]!])),
      folded: foldedOff(surface, this.#positions, indices, this.#normals, this.#step),
    };
  }

  #listed() {
    const kept = [...this.#rings.keys()].filter((face) => this.#rings[face]);
    const indices = Uint32Array.from(kept.flatMap((face) => trianglesOf(this.#rings[face]!)));
    return { indices, quads: kept.length, kept };
  }

  /** @param turn 0 for the first and the third corner, 1 for the others */
  #jointOf(face: number, turn: 0 | 1): Joint | null {
    const ring = this.#rings[face];
    if (!ring) return null;
    const { kinds } = this.#base;
    let [kept, gone] = [ring[turn]!, ring[turn + 2]!];
    if (kinds[kept]! < kinds[gone]!) [kept, gone] = [gone, kept];
    const sides = [ring[1 - turn]!, ring[3 - turn]!];
    // A vertex with two quads is within a fold.
    if (kinds[gone] !== 0 || sides.some((v) => this.#fans[v]!.length <= 3)) return null;
    const [own, others] = [kept, gone].map((v) => this.#fans[v]!.filter((each) => each !== face)) as [
      number[],
      number[],
    ];
    const nearKept = this.#neighbours(kept, own);
    if (own.some((each) => others.includes(each)) || nearKept.includes(gone)) return null;
    if (this.#neighbours(gone, others).some((v) => nearKept.includes(v) && !sides.includes(v))) return null;
    const p = this.#positions;
    const [i, j] = [kept * 3, gone * 3];
    const before = [p.slice(i, i + 3), p.slice(j, j + 3)] as const;
    const place = [0, 1, 2].map((k) => (kinds[kept] === 0 ? (p[i + k]! + p[j + k]!) / 2 : p[i + k]!));
    p.set(place, i);
    p.set(place, j);
    const scores = [...own, ...others].map((each) => this.#scoreOf(this.#rings[each]!));
    p.set(before[0], i);
    p.set(before[1], j);
    const worst = Math.min(...scores);
    if (worst === Number.NEGATIVE_INFINITY) return null;
    const apart = Math.hypot(...[0, 1, 2].map((k) => p[i + k]! - p[j + k]!)) / this.#step;
    const off = (v: number, edges: number): number => (kinds[v] === 0 ? (edges - 4) ** 2 : 0);
    const valences =
      off(kept, own.length + others.length) -
      off(kept, own.length + 1) -
      off(gone, others.length + 1) +
      sides.reduce((sum, v) => sum + off(v, this.#fans[v]!.length - 1) - off(v, this.#fans[v]!.length), 0);
    return { face, kept, gone, place, cost: apart * apart + valences * valenceCost + 1 - worst };
  }

  #neighbours(v: number, faces: readonly number[]): number[] {
    return faces.flatMap((face) => {
      const ring = this.#rings[face]!;
      const at = ring.indexOf(v);
      return [ring[(at + 1) % 4]!, ring[(at + 3) % 4]!];
    });
  }

  #scoreOf(ring: Ring): number {
    const triangles = Uint32Array.from(trianglesOf(ring));
    const folds = [0, 3].some((first) => isFolded(this.#positions, triangles, this.#normals, first));
    return (folds ? null : quadScore(this.#positions, ring)) ?? Number.NEGATIVE_INFINITY;
  }

  #join({ face, kept, gone, place }: Joint): void {
    this.#positions.set(place, kept * 3);
    const normal = [0, 1, 2].map((k) => this.#normals[kept * 3 + k]! + this.#normals[gone * 3 + k]!);
    const length = Math.hypot(...normal) || 1;
    this.#normals.set(
      normal.map((value) => value / length),
      kept * 3,
    );
    this.#rings[face] = null;
    for (const each of this.#fans[gone]!) {
      const ring = this.#rings[each];
      if (ring) ring[ring.indexOf(gone)] = kept;
    }
    this.left--;
  }
}

function trianglesOf([a, b, c, d]: Ring): number[] {
  return [a, b, c, a, c, d];
}
