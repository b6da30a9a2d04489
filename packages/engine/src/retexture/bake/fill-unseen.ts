import { type ScenePart, weldPositions } from '@meshwright/formats/mesh';
import type { Texel } from './scan-texels.ts';

/** Colours for unseen places, spread over the surface from the seen ones. */
export interface Unseen {
  learn(texel: Texel, color: readonly number[]): void;
  /** Spreads the colours. Must run once, after all seen texels are added. */
  settle(): void;
  colorAt(texel: Texel): [number, number, number];
}

/** Creates the fill: seen colours are collected at vertices and spread along edges, so that neighbours agree. */
export function fillUnseen(parts: readonly ScenePart[]): Unseen {
  const starts: number[] = [];
  let total = 0;
  for (const { positions } of parts) {
    starts.push(total);
    total += positions.length / 3;
  }
  const all = new Float32Array(total * 3);
  for (const [p, { positions }] of parts.entries()) all.set(positions, starts[p]! * 3);
  const { positions, remap } = weldPositions(all, new Uint32Array(0));
  const count = positions.length / 3;
  const sums = new Float32Array(count * 3);
  const weights = new Float32Array(count);
  const cornersOf = ({ part, corner }: Texel): [number, number, number] => {
    const { indices } = parts[part]!;
    const of = (k: number): number => remap[starts[part]! + indices[corner + k]!]!;
    return [of(0), of(1), of(2)];
  };
  return {
    learn(texel, color) {
      const { indices } = parts[texel.part]!;
      const start = starts[texel.part]!;
      for (let k = 0; k < 3; k++) {
        const vertex = remap[start + indices[texel.corner + k]!]!;
        // The nearest vertex has the most weight.
        const near = Math.max(0, k === 0 ? texel.w0 : k === 1 ? texel.w1 : texel.w2);
        const share = near * near * near;
        weights[vertex] = weights[vertex]! + share;
        for (let c = 0; c < 3; c++) sums[vertex * 3 + c] = sums[vertex * 3 + c]! + color[c]! * share;
      }
    },
    settle() {
      for (let v = 0; v < count; v++) {
        for (let c = 0; c < 3; c++) sums[v * 3 + c] = weights[v]! > 0 ? sums[v * 3 + c]! / weights[v]! : 0;
      }
      flow(sums, weights, edgesOf(parts, starts, remap));
    },
    colorAt(texel) {
      const [a, b, c] = cornersOf(texel);
      const mix = (k: number): number =>
        sums[a * 3 + k]! * texel.w0 + sums[b * 3 + k]! * texel.w1 + sums[c * 3 + k]! * texel.w2;
      return [mix(0), mix(1), mix(2)];
    },
  };
}

/** Returns both ends of every edge, each edge once or twice. */
function edgesOf(parts: readonly ScenePart[], starts: readonly number[], remap: Uint32Array): Uint32Array {
  const length = parts.reduce((sum, { indices }) => sum + indices.length * 2, 0);
  const edges = new Uint32Array(length);
  let at = 0;
  for (const [p, { indices }] of parts.entries()) {
    for (let i = 0; i < indices.length; i++) {
      edges[at++] = remap[starts[p]! + indices[i]!]!;
      edges[at++] = remap[starts[p]! + indices[i % 3 === 2 ? i - 2 : i + 1]!]!;
    }
  }
  return edges;
}

/** Fills every vertex with the mean of the nearest known ones, ring by ring, then smooths the filled ones. */
function flow(colors: Float32Array, weights: Float32Array, edges: Uint32Array): void {
  const known = Uint8Array.from(weights, (weight) => (weight > 0 ? 1 : 0));
  const own = known.slice();
  const sums = new Float32Array(colors.length);
  const counts = new Uint32Array(known.length);
  const gather = (useful: (from: number, to: number) => boolean): void => {
    sums.fill(0);
    counts.fill(0);
    for (let e = 0; e < edges.length; e++) {
      const [from, to] = [edges[e]!, edges[e ^ 1]!];
      if (!useful(from, to)) continue;
      counts[to] = counts[to]! + 1;
      for (let c = 0; c < 3; c++) sums[to * 3 + c] = sums[to * 3 + c]! + colors[from * 3 + c]!;
    }
  };
  const take = (v: number): void => {
    for (let c = 0; c < 3; c++) colors[v * 3 + c] = sums[v * 3 + c]! / counts[v]!;
  };
  for (let spreading = true; spreading; ) {
    spreading = false;
    gather((from, to) => known[from] === 1 && known[to] === 0);
    for (let v = 0; v < known.length; v++) {
      if (known[v] || counts[v] === 0) continue;
      take(v);
      known[v] = 1;
      spreading = true;
    }
  }
  const mean = [0, 1, 2].map((c) => {
    let [sum, count] = [0, 0];
    for (let v = 0; v < known.length; v++) {
      if (!known[v]) continue;
      sum += colors[v * 3 + c]!;
      count++;
    }
    return count > 0 ? sum / count : defaultGrey;
  });
  for (let v = 0; v < known.length; v++) if (!known[v]) colors.set(mean, v * 3);
  for (let round = 0; round < smoothing; round++) {
    gather((_, to) => own[to] === 0);
    for (let v = 0; v < known.length; v++) if (!own[v] && counts[v]! > 0) take(v);
  }
}

const smoothing = 12;
/** Grey level if no colour is known at all. */
const defaultGrey = 160;
