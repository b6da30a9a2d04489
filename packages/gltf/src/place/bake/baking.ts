import { GltfError } from '../../gltf-error.ts';
import { compose, multiply } from '../../matrix.ts';
import type { JsonObject } from '../../read/json.ts';
import type { ModelReader } from '../../read/model.ts';
import { shortFloat } from '../../write/float-text.ts';
import type { PlaceReport } from '../placement.ts';

/**
 * Applies scale and offset to the scene roots themselves and to their animation tracks. Changed tracks become new
 * accessors over data passed to `append`, which returns the new buffer view.
 * @throws GltfError `cannot_bake` where the result would be wrong
 */
export async function bakeRoots(
  json: JsonObject,
  reader: ModelReader,
  report: PlaceReport,
  append: (bytes: Uint8Array) => number,
): Promise<void> {
  const roots = new Set(reader.model.scenes.flatMap((scene) => scene.roots));
  refusePointers(reader, roots);
  const nodes = (json.nodes ?? []) as JsonObject[];
  for (const root of roots) bakeNode(nodes[root]!, report);
  for (const clip of (json.animations ?? []) as JsonObject[]) {
    for (const channel of (clip.channels ?? []) as JsonObject[]) {
      await bakeChannel(json, clip, channel, roots, reader, report, append);
    }
  }
}

/** New values of a root: translations are scaled and moved, scales only scaled. */
export function bakedValues(
  values: ArrayLike<number>,
  path: 'translation' | 'scale',
  cubic: boolean,
  { scale, translation }: Pick<PlaceReport, 'scale' | 'translation'>,
): Float32Array<ArrayBuffer> {
  return Float32Array.from(values, (value, index) => {
    // A cubic key is in-tangent, value, out-tangent; tangents are differences, which an offset does not change.
    const moves = path === 'translation' && (!cubic || Math.floor(index / 3) % 3 === 1);
    return value * scale + (moves ? translation[index % 3]! : 0);
  });
}

function bakeNode(node: JsonObject, { scale, translation }: PlaceReport): void {
  const matrix = node.matrix as number[] | undefined;
  if (matrix) {
    const placed = multiply(compose(translation, [0, 0, 0, 1], [scale, scale, scale]), matrix);
    node.matrix = Array.from(placed, shortFloat);
    return;
  }
  const at = (node.translation ?? [0, 0, 0]) as number[];
  const size = (node.scale ?? [1, 1, 1]) as number[];
  node.translation = at.map((value, axis) => shortFloat(value * scale + translation[axis]!));
  node.scale = size.map((value) => shortFloat(value * scale));
}

async function bakeChannel(
  json: JsonObject,
  clip: JsonObject,
  channel: JsonObject,
  roots: Set<number>,
  reader: ModelReader,
  report: PlaceReport,
  append: (bytes: Uint8Array) => number,
): Promise<void> {
  const target = channel.target as JsonObject;
  const path = target.path;
  if (typeof target.node !== 'number' || !roots.has(target.node)) return;
  if (path !== 'translation' && path !== 'scale') return;
  const samplers = clip.samplers as JsonObject[];
  const sampler = samplers[channel.sampler as number]!;
  const output = sampler.output as number;
  const { count, size } = reader.model.accessors[output]!;
  if (size !== 3) throw new GltfError('bad_value', `/accessors/${output}: ${path} keys need 3 components`);
  const values = await reader.elements(output, 0, count);
  const accessors = json.accessors as JsonObject[];
  const track = bakedValues(values, path, sampler.interpolation === 'CUBICSPLINE', report);
  accessors.push({
    componentType: 5126,
    type: 'VEC3',
    count,
    bufferView: append(new Uint8Array(track.buffer)),
  });
  channel.sampler = samplers.length;
  samplers.push({ ...sampler, output: accessors.length - 1 });
}

function refusePointers(reader: ModelReader, roots: Set<number>): void {
  for (const [index, clip] of reader.model.clips.entries()) {
    for (const { pointer } of clip.channels) {
      const node = /^\/nodes\/(\d+)\/(translation|scale|matrix)$/.exec(pointer ?? '')?.[1];
      if (node === undefined || !roots.has(Number(node))) continue;
      throw new GltfError(
        'cannot_bake',
        `place: clip ${index} animates a scene root through KHR_animation_pointer; use mode "wrapper"`,
        { pointer: `/animations/${index}` },
      );
    }
  }
}
