import type { EngineCrowd } from '../engine-port.ts';
import { type Crowd, type CrowdClip, type CrowdPlace, clipOf, secondsOf } from './crowd.ts';
import { type FrameBudget, inBudget } from './frame-budget.ts';
import type { HeldAsset } from './scene-asset.ts';

/** The poses of a character's clips, one after the other, as a crowd plays them. */
export interface Reel {
  /** Number of poses of all clips. */
  readonly poses: number;
  readonly clips: readonly ReelClip[];
}

interface ReelClip {
  readonly name: string;
  readonly seconds: number;
  /** Its first pose; one more pose than intervals follows from there. */
  readonly first: number;
  readonly intervals: number;
  readonly speed: number;
}

/** As densely as most clips are written; poses between are blended. */
const posesPerSecond = 30;
/** Each pose is a row of a texture. */
const mostPoses = 4096;

export function reelOf<Node, Native>(asset: HeldAsset<Node, Native>, clips: readonly CrowdClip[]): Reel {
  const lengths = clips.map(({ clip }) => secondsOf(asset, clip));
  const all = lengths.reduce((sum, seconds) => sum + seconds, 0);
  const rate = Math.min(posesPerSecond, (mostPoses - 2 * clips.length) / Math.max(all, 1e-6));
  let poses = 0;
  const made = clips.map(({ clip: name, speed = 1 }, at) => {
    const seconds = lengths[at]!;
    const intervals = Math.max(1, Math.ceil(seconds * rate));
    const first = poses;
    poses += intervals + 1;
    return { name, seconds, first, intervals, speed };
  });
  return { poses, clips: made };
}

/** Moves a character through the poses of a reel and lets a crowd keep them, a few in each frame. */
export async function bake<Node, Native>(
  { instance }: Pick<HeldAsset<Node, Native>, 'instance'>,
  { clips }: Reel,
  crowd: Pick<EngineCrowd<Node>, 'capture' | 'captured'>,
  budget: FrameBudget,
  signal: AbortSignal | undefined,
): Promise<void> {
  const steps = clips.flatMap(({ name, seconds, first, intervals }) =>
    Array.from({ length: intervals + 1 }, (_, pose) => () => {
      const time = (seconds * pose) / intervals;
      instance.start(name, { time, weight: 1, loop: false, speed: 1 });
      crowd.capture(first + pose);
      if (pose === intervals) instance.halt(name);
    }),
  );
  await inBudget(steps, budget, signal);
  crowd.captured();
}

/** Returns what a copy plays: first pose, intervals, rounds per second and phase. */
export function motionOf(
  { clips }: Reel,
  crowd: Crowd,
  { clip, phase, speed = 1 }: CrowdPlace,
  index: number,
): [first: number, intervals: number, rounds: number, phase: number] {
  const own = clips[clipOf(crowd, clip)]!;
  const rounds = own.seconds > 0 ? (own.speed * speed) / own.seconds : 0;
  return [own.first, own.intervals, rounds, phase ?? (index % crowd.phases) / crowd.phases];
}
