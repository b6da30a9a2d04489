import { passportOf } from '../../../rig/rig-passport.ts';
import { count, namesText } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { footPaths } from '../../motion/foot-paths.ts';
import { slideOf } from '../../motion/slide.ts';

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
