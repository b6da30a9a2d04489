import { GltfError } from '../gltf-error.ts';
import type { JsonObject } from '../read/json.ts';
import { type ClipRef, clipsOf, findClip } from './session/clip-list.ts';
import type { ClipEdit, ClipStep } from './session/clip-session.ts';
import { clipRange, mapTracks } from './session/map-tracks.ts';
import { retimeTrack, sliceTrack } from './session/track.ts';

export interface ClipPiece {
  name: string;
  /**
   * Seconds on the clip's own clock.
   * @default its start
   */
  start?: number;
  /** @default its end */
  end?: number;
}

/**
 * Cuts a clip to a time range in seconds; the result starts at 0. Curves between keys keep their shape.
 * @example
 * import { editClips, trimClip } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [trimClip('running', { start: 0.1, end: 0.5 })]);
 */
export function trimClip(clip: ClipRef, range: { start?: number; end?: number } = {}): ClipStep {
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
  if (pieces.length === 0)
    throw new GltfError('invalid_option', 'splitClip: no pieces given; name at least one');
  return {
    name: 'splitClip',
    async run(edit) {
      const index = findClip(edit.json, clip);
      const made: JsonObject[] = [];
      for (const piece of pieces)
        made.push({ ...(await cut(edit, index, piece, 'splitClip')), name: piece.name });
      const clips = clipsOf(edit.json);
      clips[index] = made[0]!;
      clips.push(...made.slice(1));
    },
  };
}

async function cut(
  edit: ClipEdit,
  index: number,
  range: { start?: number; end?: number },
  step: string,
): Promise<JsonObject> {
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
