import { type EditClipsOptions, type EditClipsReport, editClips } from '../clips/edit-clips.ts';
import { channelsOf, clipsOf, samplersOf } from '../clips/session/clip-list.ts';
import type { ClipEdit, ClipStep } from '../clips/session/clip-session.ts';
import { readTrack } from '../clips/session/map-tracks.ts';
import { GltfError } from '../gltf-error.ts';
import { EXTRAS_KEY, isWrapperExtras } from '../place/placement-record.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import type { ModelInput } from '../source/model-input.ts';
import { shortFloat } from '../write/float-text.ts';
import { scaleFactors } from './scale-factors.ts';

/**
 * Moves the uniform scale of armatures into their joints, for engines that want armatures at scale 1: changes
 * offsets, inverse bind matrices and translation keys, but no vertices, and keeps the world pose. A wrapper of an
 * earlier placement is baked too; `unplaceModel` cannot undo that.
 * @throws GltfError `cannot_bake` where a clip animates an affected property through a JSON pointer
 * @example
 * import { bakeArmature } from '@meshwright/gltf/rig';
 *
 * const { glb } = await bakeArmature(source);
 */
export function bakeArmature(
  input: ModelInput,
  options: EditClipsOptions = {},
): Promise<{ glb: Uint8Array; report: EditClipsReport }> {
  return editClips(input, [bakeScale()], options);
}

/** Returns the same change as a step on the key data of a file. */
export function bakeScale(): ClipStep {
  return {
    name: 'bakeArmatureScale',
    async run(edit) {
      refusePointers(edit);
      const { above, below, baked, warnings } = scaleFactors(edit);
      edit.warnings.push(...warnings);
      if (baked.size === 0) return;
      const nodes = edit.json.nodes as JsonObject[];
      for (const [index, node] of nodes.entries()) bakeNode(node, above[index]!, below[index]!);
      for (const node of baked) forgetWrapper(nodes[node]!);
      forgetUndo(edit.json.asset);
      await bakeBinds(edit, below);
      await bakeTracks(edit, above, below);
    },
  };
}

/** `above` is the scale the parent lost, `below` the scale the children have to make up for. */
function bakeNode(node: JsonObject, above: number, below: number): void {
  const inside = above / below;
  if (above === 1 && inside === 1) return;
  if (Array.isArray(node.matrix)) {
    node.matrix = (node.matrix as number[]).map((entry, index) => {
      if (index === 15) return entry;
      return shortFloat(entry * (index >= 12 ? above : inside));
    });
    return;
  }
  if (Array.isArray(node.translation)) node.translation = times(node.translation as number[], above);
  if (inside === 1) return;
  const scale = times((node.scale ?? [1, 1, 1]) as number[], inside);
  if (scale.every((length) => Math.abs(length - 1) < SAME)) delete node.scale;
  else node.scale = scale;
}

/** A joint frame that shrinks by `below` needs a bind matrix that grows by it. */
async function bakeBinds(edit: ClipEdit, below: number[]): Promise<void> {
  const accessors = new Map<string, number>();
  for (const [index, skin] of ((edit.json.skins ?? []) as JsonObject[]).entries()) {
    const factors = edit.model.skins[index]!.joints.map((joint) => below[joint]!);
    if (factors.every((factor) => factor === 1)) continue;
    const old = skin.inverseBindMatrices as number | undefined;
    const key = `${old} ${factors.join()}`;
    let accessor = accessors.get(key);
    if (accessor === undefined) {
      const binds = old === undefined ? identities(factors.length) : (await edit.numbers(old)).slice();
      for (const [place, factor] of factors.entries())
        for (let entry = 0; entry < 16; entry++) if (entry % 4 !== 3) binds[place * 16 + entry]! *= factor;
      accessor = edit.addNumbers(binds, 'MAT4');
      accessors.set(key, accessor);
    }
    skin.inverseBindMatrices = accessor;
  }
}

async function bakeTracks(edit: ClipEdit, above: number[], below: number[]): Promise<void> {
  const accessors = new Map<string, number>();
  for (const [index, clip] of clipsOf(edit.json).entries()) {
    const samplers = samplersOf(clip);
    const count = samplers.length;
    const moved = new Map<string, number>();
    for (const [place, { node, path, sampler }] of channelsOf(clip).entries()) {
      if (node === undefined || (path !== 'translation' && path !== 'scale')) continue;
      const factor = path === 'translation' ? above[node]! : above[node]! / below[node]!;
      if (factor === 1) continue;
      const key = `${sampler} ${factor}`;
      let next = moved.get(key);
      if (next === undefined) {
        const old = samplers[sampler]!;
        const data = `${old.output} ${factor}`;
        let output = accessors.get(data);
        if (output === undefined) {
          const { values } = await readTrack(edit, old, path, `/animations/${index}/samplers/${sampler}`);
          output = edit.addNumbers(
            values.map((value) => value * factor),
            'VEC3',
          );
          accessors.set(data, output);
        }
        next = samplers.length;
        samplers.push({ ...old, output });
        moved.set(key, next);
      }
      (clip.channels as JsonObject[])[place]!.sampler = next;
    }
    if (samplers.length > count) clipsOf(edit.json)[index] = { ...clip };
  }
}

function refusePointers({ model }: ClipEdit): void {
  for (const [index, clip] of model.clips.entries()) {
    const culprit = clip.channels.find(({ pointer }) =>
      /^\/nodes\/\d+\/(translation|scale|matrix)$/.test(pointer ?? ''),
    );
    if (!culprit) continue;
    throw new GltfError(
      'cannot_bake',
      `bakeArmature: clip ${index} animates a node through KHR_animation_pointer; animate the node itself first`,
      { pointer: `/animations/${index}` },
    );
  }
}

/** A wrapper without its scale becomes an ordinary node; the placement record stays correct. */
function forgetWrapper(node: JsonObject): void {
  if (!isObject(node.extras) || !isWrapperExtras(node.extras)) return;
  const { [EXTRAS_KEY]: _, ...rest } = node.extras;
  if (Object.keys(rest).length > 0) node.extras = rest;
  else delete node.extras;
}

/** Removes the undo record of a baked placement, which no longer applies. */
function forgetUndo(asset: unknown): void {
  const extras = isObject(asset) ? asset.extras : undefined;
  const ours = isObject(extras) ? extras[EXTRAS_KEY] : undefined;
  if (isObject(ours)) delete ours.unbake;
}

function times(values: number[], factor: number): number[] {
  return values.map((value) => shortFloat(value * factor));
}

function identities(count: number): Float64Array {
  return Float64Array.from({ length: count * 16 }, (_, entry) => ((entry % 16) % 5 === 0 ? 1 : 0));
}

/** Below the rounding of a float32. */
const SAME = 1e-6;
