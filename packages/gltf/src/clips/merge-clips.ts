import { hasCode } from '../gltf-error.ts';
import { componentBytes, elementBytes } from '../read/accessor-size.ts';
import { openContainer } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import { type RawReader, rawReader } from '../read/raw-reader.ts';
import type { StepDescription } from '../recipe/step.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Source } from '../source/source.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable, SettledOptions } from '../step/options.ts';
import { lengthOf, type Segment } from '../write/bin-plan.ts';
import { extractRootMotion, makeInPlace } from './root-motion.ts';
import { clipName, clipsOf, fillClips, nodeName, samplersOf } from './session/clip-list.ts';
import type { ClipEdit, ClipStep, CopiedAccessor } from './session/clip-session.ts';
import { type BoneFit, matchRig, type RigMatch, rigTolerance } from './session/rig-match.ts';
import { type Track, trackOf } from './session/track.ts';

const donor = {
  file: { kind: 'model', required: true, help: 'A file with clips; its meshes are ignored.' },
  name: { kind: 'text', absent: 'its own name', help: 'Name of its first clip.' },
} as const satisfies OptionTable;
/** How clips are brought in. */
export const mergeClipsTable = {
  ...rigTolerance,
  bones: {
    kind: 'names',
    absent: 'by name, then by place in the body',
    help: 'Bones of the files and the bones of the model that take their clips, where neither name nor body says it.',
  },
  motion: {
    kind: 'choice',
    values: ['keep', 'in-place', 'root'],
    default: 'keep',
    help: 'What becomes of the way that a clip walks: kept in the bone, removed, or moved to the parent node as root motion.',
  },
  own: {
    kind: 'choice',
    values: ['keep', 'drop'],
    default: 'keep',
    help: 'What becomes of the clips that the model has, where others came in.',
  },
  naming: {
    kind: 'choice',
    values: ['clip', 'file'],
    default: 'clip',
    help: 'What names a clip: its own name, unless it is taken or says nothing (mixamo.com, Take 001), or its file.',
  },
} as const satisfies OptionTable;
const options = {
  files: {
    kind: 'list',
    required: true,
    least: 1,
    most: 1000,
    item: { kind: 'group', options: donor, help: 'A file of the same rig or body.' },
    help: 'The files to take clips from.',
  },
  ...mergeClipsTable,
} as const satisfies OptionTable;

export const mergeClipsStep: StepDescription<typeof options> = {
  name: 'mergeClips',
  version: 3,
  help: 'Brings in the clips of other files of the same rig or body.',
  options,
  make: ({ files, ...tolerance }) =>
    mergeClips(
      files.map(({ file, name }) => (name === undefined ? file : { source: file, name })),
      tolerance,
    ),
};

/** A file to take clips from; `name` becomes the name of its (first) clip. */
export type ClipDonor = ModelInput | { source: ModelInput; name?: string };

/** How clips of other files are matched, named and moved. */
export type MergeOptions = OptionsOf<typeof mergeClipsTable>;

/**
 * Adds the clips of other files to a model. Bones are matched by name, with or without the prefix of a rig, or by their
 * place in the body, or as `bones` states. Clips of the same rig are copied as they are, whatever its pose at rest, each range of keys once; those
 * of another rig of the same kind of body are fitted bone by bone, with a warning. No meshes, skins or images are read. A
 * clip whose name is taken or says nothing gets the name of its donor, or of its file.
 * @throws GltfError `rig_mismatch` with the names of bones that are missing, have another parent or another rest pose
 * @example
 * import { editClips, mergeClips } from '@meshwright/gltf';
 * import { fileSource } from '@meshwright/gltf/node';
 *
 * const { glb } = await editClips(source, [mergeClips([await fileSource('run.glb')], { motion: 'in-place' })]);
 */
export function mergeClips(donors: readonly ClipDonor[], given: MergeOptions = {}): ClipStep {
  const settled = checkedOptions({ name: 'mergeClips', options: mergeClipsTable }, given);
  return {
    name: 'mergeClips',
    async run(edit) {
      // Opens the donors in parallel, because each waits for the disk or the network.
      const sources = await Promise.all(
        donors.map((donor) => sourceOf(isNamed(donor) ? donor.source : donor)),
      );
      for (const source of sources) edit.hold(source);
      const own = clipsOf(edit.json).length;
      for (let first = 0; first < donors.length; first += TOGETHER) {
        const batch = donors.slice(first, first + TOGETHER);
        const opened = await Promise.all(batch.map((_, index) => openDonor(edit, sources[first + index]!)));
        for (const [index, donor] of batch.entries()) {
          edit.signal?.throwIfAborted();
          const known = clipsOf(edit.json).length;
          const dropped = settled.own === 'drop' ? own : 0;
          await mergeOne(edit, opened[index]!, isNamed(donor) ? donor.name : undefined, settled, dropped);
          for (let at = known; at < clipsOf(edit.json).length; at++)
            await settleMotion(edit, at, settled.motion);
        }
      }
      if (settled.own === 'drop' && clipsOf(edit.json).length > own)
        edit.json.animations = clipsOf(edit.json).slice(own);
    },
  };
}

/** Removes or moves the way of a clip that was brought in; one that walks nowhere stays. */
async function settleMotion(edit: ClipEdit, clip: number, motion: Settled['motion']): Promise<void> {
  if (motion === 'keep') return;
  if (motion === 'in-place') return makeInPlace({ clip }).run(edit);
  try {
    await extractRootMotion(clip).run(edit);
  } catch (error) {
    if (!hasCode(error, 'no_root_motion')) throw error;
    edit.warnings.push({ code: 'not_merged', message: `${error.message}: its motion stays where it is` });
  }
}

type Settled = SettledOptions<typeof mergeClipsTable>;

interface OpenDonor {
  source: Source;
  json: JsonObject;
  reader: RawReader;
}

async function openDonor({ limits, signal }: ClipEdit, source: Source): Promise<OpenDonor> {
  const container = await openContainer(source, limits, signal);
  await container.checkNumbers();
  const reader = await rawReader(source, container, signal);
  fillClips(container.json);
  return { source, json: container.json, reader };
}

function isNamed(donor: ClipDonor): donor is { source: ModelInput; name?: string } {
  return typeof donor === 'object' && 'source' in donor;
}

async function mergeOne(
  edit: ClipEdit,
  { source, json, reader }: OpenDonor,
  name: string | undefined,
  { naming, bones = {}, ...tolerance }: Settled,
  dropped: number,
): Promise<void> {
  if (clipsOf(json).length === 0) {
    edit.warnings.push({
      code: 'no_clips',
      message: `${source.name} has no clips; nothing was merged from it`,
    });
    return;
  }
  const names = { donor: source.name, target: 'the target' };
  const match = matchRig(reader.model, edit.model, names, { ...tolerance, bones });
  if (match.unknown.length > 0) {
    const message = `${source.name} has no bone ${match.unknown.join(', ')}, which "bones" names`;
    edit.warnings.push({ code: 'not_merged', message });
  }
  if (match.differs !== undefined) {
    const message = `${source.name}: another rig of the same kind of body (${match.differs}): ${match.twins.size} bones were fitted, and lengths and scales stay those of the target`;
    edit.warnings.push({ code: 'other_rig', message });
  }
  const plans = clipsOf(json).map((clip) => planOf(clip, match, json));
  const raw = new Set(plans.flatMap(({ copied }) => copied.flatMap(({ input, output }) => [input, output])));
  const accessorAt = await copyAccessors(edit, json, reader, raw);
  edit.json.animations ??= [];
  const clips = clipsOf(edit.json);
  for (const [index, clip] of clipsOf(json).entries()) {
    const { copied, converted, held, left } = plans[index]!;
    if (left.length > 0) {
      const message = `${source.name}: channels of "${clipName(clip)}" that move no bone of the target were left out (${[...new Set(left)].slice(0, 8).join(', ')})`;
      edit.warnings.push({ code: 'not_merged', message });
    }
    const channels: { node: number; path: string; sampler: JsonObject; channel?: JsonObject }[] = [];
    const copies = new Map<JsonObject, JsonObject>();
    for (const { channel, node, path, sampler: old, input, output } of copied) {
      const sampler = copies.get(old) ?? {
        ...old,
        input: accessorAt.get(input)!,
        output: accessorAt.get(output)!,
      };
      copies.set(old, sampler);
      channels.push({ node, path, channel, sampler });
    }
    const inputs = new Map<number, number>();
    const numbersOf = (accessor: number) =>
      reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
    for (const { channel, node, path, sampler, fit, input, output } of converted) {
      const track = trackOf(
        await numbersOf(input),
        await numbersOf(output),
        String(sampler.interpolation ?? 'LINEAR'),
        path,
        `${source.name}#/animations/${index}`,
      );
      const values = fittedValues(track, fit, path);
      if (!values) continue;
      const times = inputs.get(input) ?? edit.addNumbers(track.times, 'SCALAR');
      inputs.set(input, times);
      const type = path === 'rotation' ? 'VEC4' : 'VEC3';
      channels.push({
        node,
        path,
        channel,
        sampler: { ...sampler, input: times, output: edit.addNumbers(values, type) },
      });
    }
    for (const { node, path, value } of held) {
      const sampler = { input: edit.addNumbers([0], 'SCALAR'), output: edit.addNumbers(value, 'VEC4') };
      channels.push({ node, path, sampler });
    }
    if (channels.length === 0) {
      edit.warnings.push({
        code: 'not_merged',
        message: `${source.name}: "${clipName(clip)}" moves no bone of the target; it was left out`,
      });
      continue;
    }
    const places = new Map<JsonObject, number>();
    for (const { sampler } of channels) if (!places.has(sampler)) places.set(sampler, places.size);
    clips.push({
      name: nameOf(
        clip,
        index,
        { naming, given: name, file: source.name },
        clips.slice(dropped).map(clipName),
      ),
      channels: channels.map(({ node, path, sampler, channel }) => ({
        ...channel,
        sampler: places.get(sampler)!,
        target: { ...(channel?.target as JsonObject | undefined), node, path },
      })),
      samplers: [...places.keys()],
      ...(clip.extras !== undefined && { extras: clip.extras }),
    });
  }
}

/** What becomes of one clip: channels whose keys are copied, those whose keys are converted, and poses to hold. */
function planOf(clip: JsonObject, { twins, held }: RigMatch, json: JsonObject) {
  const samplers = samplersOf(clip);
  const copied: {
    channel: JsonObject;
    node: number;
    path: string;
    sampler: JsonObject;
    input: number;
    output: number;
  }[] = [];
  const converted: ((typeof copied)[number] & { fit: BoneFit })[] = [];
  const left: string[] = [];
  const stated = new Set<string>();
  for (const channel of clip.channels as JsonObject[]) {
    const { node, path, extensions } = channel.target as JsonObject;
    const twin = typeof node === 'number' && extensions === undefined ? twins.get(node) : undefined;
    if (!twin) {
      left.push(typeof node === 'number' ? nodeName(json, node) : String(path));
      continue;
    }
    stated.add(`${node} ${path}`);
    const sampler = samplers[channel.sampler as number]!;
    const [input, output] = [sampler.input as number, sampler.output as number];
    const row = { channel, node: twin.node, path: String(path), sampler, input, output };
    if (twin.fit && path !== 'weights') converted.push({ ...row, fit: twin.fit });
    else copied.push(row);
  }
  const poses = held.flatMap(({ node, path, value }) => {
    const twin = twins.get(node)!;
    if (stated.has(`${node} ${path}`)) return [];
    return [{ node: twin.node, path, value: twin.fit ? twin.fit.rotation(value) : value }];
  });
  return { copied, converted, held: poses, left };
}

/** The keys of a track for another body; null where the bone keeps what it has at rest. */
function fittedValues(track: Track, fit: BoneFit, path: string): number[] | null {
  const parts = track.interpolation === 'CUBICSPLINE' ? 3 : 1;
  const values: number[] = [];
  for (let at = 0; at < track.values.length; at += track.width) {
    const key = Array.from(track.values.subarray(at, at + track.width));
    const tangent = parts === 3 && (at / track.width) % 3 !== 1;
    const value =
      path === 'rotation'
        ? fit.rotation(key)
        : path === 'scale'
          ? fit.scale(key)
          : fit.translation(key, tangent);
    if (!value) return null;
    values.push(...value);
  }
  return values;
}

/** Copies key data of a file as one view, in file order, so that adjacent ranges stay one range. */
async function copyAccessors(
  edit: ClipEdit,
  json: JsonObject,
  reader: RawReader,
  used: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const segments: Segment[] = [];
  const copies: (CopiedAccessor & { accessor: number })[] = [];
  const placed = new Map<string, number>();
  let length = 0;
  const add = (segment: Segment): number => {
    const padding = (4 - (length % 4)) % 4;
    if (padding > 0) segments.push({ bytes: new Uint8Array(padding) });
    const at = length + padding;
    const last = segments.at(-1);
    if (padding === 0 && last && follows(last, segment)) {
      segments[segments.length - 1] = { ...last, length: lengthOf(last) + lengthOf(segment) } as Segment;
    } else segments.push(segment);
    length = at + lengthOf(segment);
    return at;
  };
  const wanted = [...used].map((accessor) => ({ accessor, range: rangeOf(reader, accessor) }));
  wanted.sort((a, b) => (a.range?.order ?? 0) - (b.range?.order ?? 0));
  for (const { accessor, range } of wanted) {
    const { count } = reader.accessorLayouts[accessor]!;
    const numbers = () => reader.elements(accessor, 0, count);
    const kept: JsonObject = {};
    for (const [key, value] of Object.entries((json.accessors as JsonObject[])[accessor]!))
      if (!replaced.has(key)) kept[key] = value;
    if (range) {
      kept.byteOffset = placed.get(range.key) ?? add(range.segment);
      placed.set(range.key, kept.byteOffset as number);
      copies.push({ accessor, json: kept, numbers });
      continue;
    }
    // Packed, sparse or interleaved data is written as plain floats.
    const values = Float32Array.from(await numbers());
    const byteOffset = add({ bytes: new Uint8Array(values.buffer) });
    const { normalized, min, max, ...plain } = kept;
    const bounds = normalized ? {} : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    copies.push({ accessor, json: { ...plain, ...bounds, componentType: 5126, byteOffset }, numbers });
  }
  if (copies.length === 0) return new Map();
  const indices = edit.addBytes(segments, copies);
  return new Map(copies.map(({ accessor }, index) => [accessor, indices[index]!]));
}

/** Properties of an accessor that say where its data is, its name, and what no object may take from a file. */
const replaced = new Set(['name', 'bufferView', 'sparse', 'byteOffset', '__proto__']);

/** The byte range of an accessor that is contiguous; null for one that has to be decoded. */
function rangeOf(
  reader: RawReader,
  accessor: number,
): { segment: Segment; key: string; order: number } | null {
  const layout = reader.accessorLayouts[accessor]!;
  const { view, sparse, count, componentType, stride, offset } = layout;
  if (view === undefined || sparse) return null;
  const { buffer, offset: start, compressed } = reader.viewLayouts[view]!;
  const data = reader.buffers[buffer];
  const bytes = elementBytes(layout, componentType);
  if (compressed || !data || stride !== bytes || (start + offset) % componentBytes(componentType) !== 0)
    return null;
  const [from, length] = [start + offset, count * bytes];
  const segment: Segment =
    'bytes' in data.place
      ? { bytes: data.place.bytes.subarray(from, from + length) }
      : { source: data.place.source, offset: data.place.offset + from, length };
  return { segment, key: `${buffer} ${from} ${length}`, order: buffer * 2 ** 32 + from };
}

function follows(last: Segment, next: Segment): boolean {
  return (
    !('bytes' in last) &&
    !('bytes' in next) &&
    last.source === next.source &&
    last.offset + last.length === next.offset
  );
}

/** A name of its own for a clip. */
function nameOf(
  clip: JsonObject,
  index: number,
  { naming, given, file }: { naming: Settled['naming']; given: string | undefined; file: string },
  taken: readonly string[],
): string {
  const own = clipName(clip);
  const wanted = naming === 'file' || saysNothing(own) ? stemOf(file) : own;
  const preferred = (index === 0 ? given : undefined) ?? wanted;
  if (preferred !== '' && !taken.includes(preferred)) return preferred;
  const stem = given ?? stemOf(file);
  let name = stem;
  for (let copy = 2; taken.includes(name); copy++) name = `${stem} ${copy}`;
  return name;
}

/** True for names that exporters give to every clip. */
function saysNothing(name: string): boolean {
  const bare = name
    .split('|')
    .filter((part) => !/^(armature|baselayer|layer ?0)$/i.test(part.trim()))
    .join('|');
  return /^(|mixamo\.com|take ?\d*|animation ?\d*|anim ?\d*|clip ?\d*|action|scene)$/i.test(bare.trim());
}

function stemOf(fileName: string): string {
  const base = fileName.split('/').at(-1)!;
  return base.replace(/\.[^.]+$/, '') || base;
}

/** Maximum number of donors open at once: their JSON is in memory. */
const TOGETHER = 16;
