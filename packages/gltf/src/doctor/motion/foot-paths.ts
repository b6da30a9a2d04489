import { isPlainPath, sampleTrack, type Track, trackOf } from '../../clips/session/track.ts';
import { GltfError } from '../../gltf-error.ts';
import { compose, type Matrix, multiply } from '../../matrix.ts';
import type { ModelReader } from '../../read/model.ts';

/** Where feet are during a clip, in units of the scene. */
export interface FootPaths {
  /** Seconds between two samples. */
  step: number;
  /** Three numbers per sample, for each foot. */
  feet: Float64Array[];
  /** Length of the leg at rest: the height of the higher foot's hip above it. */
  leg: number;
}

/** Samples a clip 30 times a second; null for one without length, or that cannot be read. */
export async function footPaths(
  reader: ModelReader,
  clip: number,
  feet: number[],
): Promise<FootPaths | null> {
  const { nodes } = reader.model;
  const chains = feet.map((foot) => chainTo(reader, foot));
  const needed = new Set(chains.flat());
  const tracks = new Map<number, { path: string; track: Track }[]>();
  let [start, end] = [Infinity, -Infinity];
  try {
    for (const { node, path, input, output, interpolation } of reader.model.clips[clip]!.channels) {
      if (node === undefined || !isPlainPath(path) || path === 'weights' || !needed.has(node)) continue;
      const whole = (accessor: number) =>
        reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
      const track = trackOf(await whole(input), await whole(output), interpolation, path, '');
      tracks.set(node, [...(tracks.get(node) ?? []), { path, track }]);
      start = Math.min(start, track.times[0]!);
      end = Math.max(end, track.times[track.times.length - 1]!);
    }
  } catch (error) {
    if (error instanceof GltfError) return null;
    throw error;
  }
  const samples = Math.min(MOST, Math.round((end - start) * RATE));
  if (!(samples >= 4)) return null;
  const step = (end - start) / samples;
  const paths = feet.map(() => new Float64Array((samples + 1) * 3));
  for (let sample = 0; sample <= samples; sample++) {
    const local = (node: number): Matrix => {
      const { matrix, parts } = nodes[node]!;
      const moved = tracks.get(node);
      if (!parts || !moved) return matrix;
      const values: Record<string, ArrayLike<number>> = { ...parts };
      for (const { path, track } of moved) values[path] = sampleTrack(track, start + sample * step);
      return compose(values.translation!, values.rotation!, values.scale!);
    };
    for (const [index, chain] of chains.entries()) paths[index]!.set(originOf(chain.map(local)), sample * 3);
  }
  const leg = Math.max(...chains.map((chain) => legOf(chain.map((node) => nodes[node]!.matrix))));
  return leg > 0 ? { step, feet: paths, leg } : null;
}

/** Nodes from the root to this one. */
function chainTo({ model }: ModelReader, node: number): number[] {
  const parents = new Map<number, number>();
  for (const [index, { children }] of model.nodes.entries())
    for (const child of children) if (!parents.has(child)) parents.set(child, index);
  const chain = [node];
  for (let at = parents.get(node); at !== undefined && !chain.includes(at); at = parents.get(at))
    chain.unshift(at);
  return chain;
}

function originOf(matrices: Matrix[]): ArrayLike<number> {
  return matrices.reduce((world, matrix) => multiply(world, matrix)).subarray(12, 15);
}

/** Two bones: the distance from the foot to its knee and on to its hip. */
function legOf(matrices: Matrix[]): number {
  const places = [0, 1, 2].map((up) =>
    matrices.length > up ? originOf(matrices.slice(0, matrices.length - up)) : null,
  );
  const between = (a: ArrayLike<number> | null, b: ArrayLike<number> | null) =>
    a && b ? Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) : 0;
  return between(places[0]!, places[1]!) + between(places[1]!, places[2]!);
}

const RATE = 30;
const MOST = 300;
