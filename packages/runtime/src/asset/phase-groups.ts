import { AssetError } from '../asset-error.ts';
import { findClip } from './clip-names.ts';
import type { HeldAsset } from './scene-asset.ts';

/** Animates the copies of a character. */
export interface PhaseOptions {
  /**
   * Clip by name or meaning, for a model with a skeleton; it repeats.
   * @default none, for a model without a skeleton
   */
  readonly play?: string | undefined;
  /**
   * Groups of copies, each with one pose at a time; their times are spread evenly over the clip.
   * @default 8
   */
  readonly phases?: number | undefined;
}

/** @throws AssetError `bad_source` for a number of phases that is not a positive integer */
export function phaseCount({ play, phases = 8 }: PhaseOptions, copies: number): number {
  if (!Number.isInteger(phases) || phases < 1) {
    throw new AssetError('bad_source', `phases: ${phases}; give an integer of 1 or more.`);
  }
  return play === undefined ? 1 : Math.max(1, Math.min(phases, copies));
}

/**
 * Returns the clip that an asset's copies play; undefined for one without a skeleton.
 * @throws AssetError `bad_source` for a skeleton without a clip, and for a clip without a skeleton
 */
export function clipOfCopies(
  { clips, report }: Pick<HeldAsset<unknown, unknown>, 'clips' | 'report'>,
  play: string | undefined,
): string | undefined {
  if (report.skins === 0 && play !== undefined) {
    throw new AssetError('bad_source', 'This model has no skeleton; scatter it without `play`.');
  }
  if (report.skins > 0 && play === undefined) {
    const example = JSON.stringify(clips[0] ?? 'walk');
    throw new AssetError(
      'bad_source',
      `This model has a skeleton; scatter it with a clip, as { play: ${example} }, or clone it.`,
    );
  }
  if (play === undefined) return undefined;
  const clip = findClip(clips, play);
  if (clip !== undefined) return clip;
  const known = clips.length > 0 ? `its clips: ${clips.join(', ')}` : 'it has no clips';
  throw new AssetError('bad_source', `This model has no clip like ${JSON.stringify(play)}; ${known}.`);
}

/** Returns the asset and clones of it, each at its own time of the clip. */
export function phaseGroups<Node, Native>(
  asset: HeldAsset<Node, Native>,
  clip: string,
  count: number,
): HeldAsset<Node, Native>[] {
  const seconds = Math.max(0, ...asset.model.tracks(clip).map((track) => track.seconds.at(-1) ?? 0));
  const groups = Array.from({ length: count }, (_, phase) => (phase === 0 ? asset : asset.clone()));
  for (const [phase, { mix }] of groups.entries()) {
    const time = (seconds * phase) / count;
    mix.restore([{ clip, time, loop: true, speed: 1, weight: 1, target: 1, perSecond: 0 }]);
  }
  return groups;
}
