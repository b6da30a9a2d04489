import { passportOf } from '../../../rig/rig-passport.ts';
import { count, namesText } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import type { FootPaths } from '../../motion/foot-paths.ts';
import { footPaths } from '../../motion/foot-paths.ts';

/** Feet that glide over the ground while they stand on it. */
export async function footSlide({ reader, motions }: Examination): Promise<Finding[]> {
  const { model } = reader;
  const gaits = model.clips.flatMap(({ name }, index) => (GAITS.test(name) ? [index] : []));
  if (gaits.length === 0) return [];
  const { bones, kind } = passportOf(model);
  const feet = bones.filter(({ bone }) => FEET.test(bone)).map(({ node }) => node);
  if (kind === 'none' || feet.length < 2) return [];
  const sliding: { name: string; share: number }[] = [];
  for (const clip of gaits.slice(0, MOST_CLIPS)) {
    const paths = await footPaths(reader, clip, feet);
    if (!paths) continue;
    const { name } = model.clips[clip]!;
    const root = motions.find((motion) => motion.name === name)?.root ?? null;
    const share = slideOf(paths, root !== null && !root.inPlace);
    if (share > VISIBLE) sliding.push({ name, share });
  }
  if (sliding.length === 0) return [];
  const worst = sliding.reduce((most, { share }) => Math.max(most, share), 0);
  return [
    {
      code: 'foot_slide',
      severity: 'warning',
      message: `feet slide in ${count(sliding.length, 'clip')}: ${namesText(sliding.map(({ name }) => name))}, standing feet move at up to ${Math.round(worst * 100)} % of the speed of the gait`,
      consequence: 'the character seems to skate',
      fix: {
        does: 'take another clip for this body, or match root motion and stride where the clip is made',
        task: { family: 'animation', request: {} },
      },
    },
  ];
}

const GAITS = /walk|run(?!e)|jog|sprint|march|sneak|idle/i;
const FEET = /^(left|right)(Front|Hind)?Foot$/;
const MOST_CLIPS = 20;
/**
 * Hand-made and procedural clips stay below 0.4, a stylised fox and a moonwalk the highest; feet that only swing under a
 * moving body reach 1.
 */
const VISIBLE = 0.6;

/**
 * How much of their way standing feet slide: their speed over the ground, as a share of the speed of the gait. In
 * place, the ground moves at the speed that the standing feet have in common; with root motion it rests.
 */
function slideOf({ step, feet, leg }: FootPaths, travels: boolean): number {
  const speeds = feet.flatMap((path) =>
    standing(path, leg).map((speed) => speed.map((part) => part / step / leg)),
  );
  if (speeds.length < feet.length * 2) return 0;
  const common = [0, 1].map((axis) => median(speeds.map((speed) => speed[axis]!)));
  const ground = travels ? [0, 0] : common;
  const slip = median(speeds.map((speed) => Math.hypot(speed[0]! - ground[0]!, speed[1]! - ground[1]!)));
  const gait = Math.max(SLOW, Math.hypot(common[0]!, common[1]!));
  return slip / gait;
}

/** Horizontal steps between samples in which a foot is near its lowest point. */
function standing(path: Float64Array, leg: number): number[][] {
  let lowest = Infinity;
  for (let at = 1; at < path.length; at += 3) lowest = Math.min(lowest, path[at]!);
  const stands = (sample: number) => path[sample * 3 + 1]! - lowest < leg * STANDING;
  const steps: number[][] = [];
  for (let sample = 1; sample < path.length / 3; sample++) {
    if (!stands(sample) || !stands(sample - 1)) continue;
    const [at, before] = [sample * 3, sample * 3 - 3];
    steps.push([path[at]! - path[before]!, path[at + 2]! - path[before + 2]!]);
  }
  return steps;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** Height above its lowest point up to which a foot stands, as a share of the leg. */
const STANDING = 0.03;
/** Legs per second below which a character does not walk. */
const SLOW = 0.5;
