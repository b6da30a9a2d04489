import { AssetError } from '../asset-error.ts';
import { findClip } from './clip-names.ts';
import type { HeldAsset } from './scene-asset.ts';

/** A clip of a crowd, and how fast it is played. */
export interface CrowdClip {
  /** By name or meaning. */
  readonly clip: string;
  /**
   * Playback rate; 1 is as authored.
   * @default 1
   */
  readonly speed?: number | undefined;
}

/** Animates the copies of a character. */
export interface PhaseOptions {
  /**
   * Clip by name or meaning, or several of which each copy plays one, for a model with a skeleton; they repeat.
   * @default none, for a model without a skeleton
   */
  readonly play?: string | readonly (string | CrowdClip)[] | undefined;
  /**
   * Times at which copies of a clip begin, spread evenly over it.
   * @default 8
   */
  readonly phases?: number | undefined;
}

/** What a copy of a character does. */
export interface CrowdPlace {
  /**
   * One of the clips in `play`, as written there.
   * @default the first one
   */
  readonly clip?: string | undefined;
  /**
   * Share of the clip by which the copy is ahead, 0 to 1.
   * @default copies take the `phases` in turn
   */
  readonly phase?: number | undefined;
  /**
   * Playback rate on top of the clip's; a change goes on from the present pose.
   * @default 1
   */
  readonly speed?: number | undefined;
}

/** What copies play. A still model has no clips, and one phase. */
export interface Crowd {
  readonly clips: readonly CrowdClip[];
  readonly phases: number;
}

/** @throws AssetError `bad_source` for a number of phases that is not a positive integer */
export function crowdOf({ play, phases = 8 }: PhaseOptions): Crowd {
  if (!Number.isInteger(phases) || phases < 1) {
    throw new AssetError('bad_source', `phases: ${phases}; give an integer of 1 or more.`);
  }
  const clips = typeof play === 'string' ? [play] : (play ?? []);
  return {
    clips: clips.map((each) => (typeof each === 'string' ? { clip: each } : each)),
    phases: clips.length === 0 ? 1 : phases,
  };
}

/** Returns the index of a copy's clip. @throws AssetError `bad_source` for one that the crowd does not play */
export function clipOf({ clips }: Pick<Crowd, 'clips'>, clip: string | undefined): number {
  const found = clip === undefined ? 0 : clips.findIndex((each) => each.clip === clip);
  if (found >= 0) return found;
  const known = clips.map((each) => JSON.stringify(each.clip)).join(', ') || 'none';
  throw new AssetError(
    'bad_source',
    `This crowd does not play ${JSON.stringify(clip)}; \`play\` has ${known}.`,
  );
}

/**
 * Returns the clips that an asset's copies play; none for one without a skeleton.
 * @throws AssetError `bad_source` for a skeleton without a clip, and for a clip without a skeleton
 */
export function clipsOfCopies(
  { clips, report }: Pick<HeldAsset<unknown, unknown>, 'clips' | 'report'>,
  crowd: Pick<Crowd, 'clips'>,
): CrowdClip[] {
  if (report.skins === 0 && crowd.clips.length > 0) {
    throw new AssetError('bad_source', 'This model has no skeleton; scatter it without `play`.');
  }
  if (report.skins > 0 && crowd.clips.length === 0) {
    const example = JSON.stringify(clips[0] ?? 'walk');
    throw new AssetError(
      'bad_source',
      `This model has a skeleton; scatter it with a clip, as { play: ${example} }, or clone it.`,
    );
  }
  return crowd.clips.map(({ clip: wanted, speed }) => {
    const clip = findClip(clips, wanted);
    if (clip !== undefined) return { clip, speed };
    const known = clips.length > 0 ? `its clips: ${clips.join(', ')}` : 'it has no clips';
    throw new AssetError('bad_source', `This model has no clip like ${JSON.stringify(wanted)}; ${known}.`);
  });
}

/** Returns how long a clip is. */
export function secondsOf({ model }: Pick<HeldAsset<unknown, unknown>, 'model'>, clip: string): number {
  return Math.max(0, ...model.tracks(clip).map((track) => track.seconds.at(-1) ?? 0));
}
