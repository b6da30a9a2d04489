import { componentBytes, elementBytes } from '../read/accessor-size.ts';
import { openContainer } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import { type RawReader, rawReader } from '../read/raw-reader.ts';
import type { StepDescription } from '../recipe/step.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Source } from '../source/source.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionTable } from '../step/options.ts';
import { lengthOf, type Segment } from '../write/bin-plan.ts';
import { clipName, clipsOf, fillClips, samplersOf } from './session/clip-list.ts';
import type { ClipEdit, ClipStep, CopiedAccessor } from './session/clip-session.ts';
import { keyAccessors } from './session/data-references.ts';
import { matchRig, type RigTolerance, rigTolerance } from './session/rig-match.ts';

const donor = {
  file: { kind: 'model', required: true, help: 'A file with clips; its meshes are ignored.' },
  name: { kind: 'text', absent: 'its own name', help: 'Name of its first clip.' },
} as const satisfies OptionTable;
const options = {
  files: {
    kind: 'list',
    required: true,
    least: 1,
    most: 1000,
    item: { kind: 'group', options: donor, help: 'A file of the same rig.' },
    help: 'The files to take clips from.',
  },
  ...rigTolerance,
} as const satisfies OptionTable;

export const mergeClipsStep: StepDescription<typeof options> = {
  name: 'mergeClips',
  version: 1,
  help: 'Brings in the clips of other files of the same rig.',
  options,
  make: ({ files, ...tolerance }) =>
    mergeClips(
      files.map(({ file, name }) => (name === undefined ? file : { source: file, name })),
      tolerance,
    ),
};

/** A file to take clips from; `name` becomes the name of its (first) clip. */
export type ClipDonor = ModelInput | { source: ModelInput; name?: string };

/**
 * Adds the clips of other files with the same rig to a model, matched by bone names. Copies only key data, each range
 * once, and no meshes, skins or images. A clip whose name is taken gets the name of its donor, or of its file.
 * @throws GltfError `rig_mismatch` with the names of bones that are missing, have another parent or another rest pose
 * @example
 * import { editClips, mergeClips } from '@meshwright/gltf';
 * import { fileSource } from '@meshwright/gltf/node';
 *
 * const { glb } = await editClips(source, [mergeClips([await fileSource('run.glb')])]);
 */
export function mergeClips(donors: readonly ClipDonor[], tolerance: RigTolerance = {}): ClipStep {
  const settled = checkedOptions({ name: 'mergeClips', options: rigTolerance }, tolerance);
  return {
    name: 'mergeClips',
    async run(edit) {
      // Opens the donors in parallel, because each waits for the disk or the network.
      const sources = await Promise.all(
        donors.map((donor) => sourceOf(isNamed(donor) ? donor.source : donor)),
      );
      for (const source of sources) edit.hold(source);
      for (let first = 0; first < donors.length; first += TOGETHER) {
        const batch = donors.slice(first, first + TOGETHER);
        const opened = await Promise.all(batch.map((_, index) => openDonor(edit, sources[first + index]!)));
        for (const [index, donor] of batch.entries()) {
          edit.signal?.throwIfAborted();
          await mergeOne(edit, opened[index]!, isNamed(donor) ? donor.name : undefined, settled);
        }
      }
    },
  };
}

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
  tolerance: Required<RigTolerance>,
): Promise<void> {
  if (clipsOf(json).length === 0) {
    edit.warnings.push({
      code: 'no_clips',
      message: `${source.name} has no clips; nothing was merged from it`,
    });
    return;
  }
  const twins = matchRig(reader.model, edit.model, { donor: source.name, target: 'the target' }, tolerance);
  const accessorAt = await copyAccessors(edit, json, reader);
  edit.json.animations ??= [];
  const clips = clipsOf(edit.json);
  for (const [index, clip] of clipsOf(json).entries()) {
    const channels = (clip.channels as JsonObject[]).filter(({ target }) => {
      const { node, extensions } = target as JsonObject;
      return typeof node === 'number' && extensions === undefined;
    });
    if (channels.length < (clip.channels as unknown[]).length) {
      const message = `${source.name}: channels of "${clipName(clip)}" that animate no node were left out`;
      edit.warnings.push({ code: 'not_merged', message });
    }
    const preferred = (index === 0 ? name : undefined) ?? clipName(clip);
    const free = freeName(clips.map(clipName), preferred, name ?? stemOf(source.name));
    clips.push({
      name: free,
      channels: channels.map((channel) => {
        const target = channel.target as JsonObject;
        return { ...channel, target: { ...target, node: twins.get(target.node as number)! } };
      }),
      samplers: samplersOf(clip).map((sampler) => ({
        ...sampler,
        input: accessorAt.get(sampler.input as number)!,
        output: accessorAt.get(sampler.output as number)!,
      })),
      ...(clip.extras !== undefined && { extras: clip.extras }),
    });
  }
}

/** Copies all key data of a file as one view, in file order, so that adjacent ranges stay one range. */
async function copyAccessors(
  edit: ClipEdit,
  json: JsonObject,
  reader: RawReader,
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
  const wanted = [...keyAccessors(json)].map((accessor) => ({ accessor, range: rangeOf(reader, accessor) }));
  wanted.sort((a, b) => (a.range?.order ?? 0) - (b.range?.order ?? 0));
  for (const { accessor, range } of wanted) {
    const { count } = reader.accessorLayouts[accessor]!;
    const numbers = () => reader.elements(accessor, 0, count);
    const {
      name: _,
      bufferView: __,
      sparse: ___,
      byteOffset: ____,
      ...kept
    } = (json.accessors as JsonObject[])[accessor]!;
    if (range) {
      const byteOffset = placed.get(range.key) ?? add(range.segment);
      placed.set(range.key, byteOffset);
      copies.push({ accessor, json: { ...kept, byteOffset }, numbers });
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

function freeName(taken: string[], preferred: string, stem: string): string {
  if (preferred !== '' && !taken.includes(preferred)) return preferred;
  let name = stem;
  for (let copy = 2; taken.includes(name); copy++) name = `${stem} ${copy}`;
  return name;
}

function stemOf(fileName: string): string {
  const base = fileName.split('/').at(-1)!;
  return base.replace(/\.[^.]+$/, '') || base;
}

/** Maximum number of donors open at once: their JSON is in memory. */
const TOGETHER = 16;
