import { GltfError } from '../gltf-error.ts';
import type { JsonObject } from '../read/json.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { Option, OptionsOf, OptionTable } from '../step/options.ts';
import { type ClipRef, clipsOf, findClip } from './session/clip-list.ts';
import type { ClipEdit, ClipStep } from './session/clip-session.ts';
import { clipRange, mapTracks } from './session/map-tracks.ts';
import { retimeTrack, sliceTrack } from './session/track.ts';

const times = {
  start: {
    kind: 'number',
    unit: 'seconds',
    min: 0,
    max: 1_000_000,
    absent: 'its start',
    help: 'Where it begins.',
  },
  end: { kind: 'number', unit: 'seconds', min: 0, max: 1_000_000, absent: 'its end', help: 'Where it ends.' },
} as const satisfies OptionTable;
type Times = OptionsOf<typeof times>;

const clip = { kind: 'clip', required: true, help: 'The clip to cut.' } as const satisfies Option;
export const trimClipTable = { clip, ...times } as const satisfies OptionTable;
const piece = {
  name: { kind: 'text', required: true, help: 'Name of the piece.' },
  ...times,
} as const satisfies OptionTable;
const split = {
  clip,
  pieces: {
    kind: 'list',
    required: true,
    least: 1,
    most: 1000,
    item: { kind: 'group', options: piece, help: 'A clip of its own.' },
    help: 'What it becomes, on its own clock.',
  },
} as const satisfies OptionTable;

/** A part of a clip, in seconds on the clip's own clock. */
export type ClipPiece = OptionsOf<typeof piece>;

export const trimClipStep: StepDescription<typeof trimClipTable> = {
  name: 'trimClip',
  version: 1,
  example: { clip: 'running', start: 0.1 },
  help: 'Cuts a clip down to a time range.',
  options: trimClipTable,
  make: ({ clip: which, ...range }) => trimClip(which, range),
};

export const splitClipStep: StepDescription<typeof split> = {
  name: 'splitClip',
  version: 1,
  example: {
    clip: 'running',
    pieces: [
      { name: 'start', end: 0.2 },
      { name: 'rest', start: 0.2 },
    ],
  },
  help: 'Splits one clip into several.',
  options: split,
  make: ({ clip: which, pieces }) => splitClip(which, pieces),
};

/**
 * Cuts a clip to a time range in seconds; the result starts at 0. Curves between keys keep their shape.
 * @example
 * import { editClips, trimClip } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [trimClip('running', { start: 0.1, end: 0.5 })]);
 */
export function trimClip(clip: ClipRef, range: Times = {}): ClipStep {
  checkedOptions(trimClipStep, { clip, ...range });
  return {
    name: 'trimClip',
    async run(edit) {
      const index = findClip(edit.json, clip);
      clipsOf(edit.json)[index] = await cut(edit, index, range, 'trimClip');
    },
  };
}

/**
 * Splits one clip into several, each starting at 0. The first replaces the original, the others are appended, so that
 * other clips keep their indices.
 * @example
 * import { editClips, splitClip } from '@meshwright/gltf';
 *
 * const pieces = [
 *   { name: 'start', end: 0.2 },
 *   { name: 'rest', start: 0.2 },
 * ];
 * const { glb } = await editClips(source, [splitClip('running', pieces)]);
 */
export function splitClip(clip: ClipRef, pieces: readonly ClipPiece[]): ClipStep {
  checkedOptions(splitClipStep, { clip, pieces });
  return {
    name: 'splitClip',
    async run(edit) {
      const index = findClip(edit.json, clip);
      const cuts: JsonObject[] = [];
      for (const piece of pieces)
        cuts.push({ ...(await cut(edit, index, piece, 'splitClip')), name: piece.name });
      const clips = clipsOf(edit.json);
      clips[index] = cuts[0]!;
      clips.push(...cuts.slice(1));
    },
  };
}

async function cut(edit: ClipEdit, index: number, range: Times, step: string): Promise<JsonObject> {
  const own = await clipRange(edit, clipsOf(edit.json)[index]!);
  const start = Math.max(own.start, range.start ?? own.start);
  const end = Math.min(own.end, range.end ?? own.end);
  if (!(start < end) && !(start === end && own.start === own.end)) {
    throw new GltfError(
      'invalid_option',
      `${step}: no keys from ${range.start ?? own.start} to ${range.end ?? own.end} s; ` +
        `the clip runs from ${own.start} to ${own.end} s`,
    );
  }
  return mapTracks(edit, index, (track) => retimeTrack(sliceTrack(track, start, end), 1, -start));
}
