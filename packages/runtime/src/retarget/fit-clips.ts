import { type FrameBudget, inBudget } from '../asset/frame-budget.ts';
import { AssetError } from '../asset-error.ts';
import type { EngineModel } from '../engine-port.ts';
import { retarget } from './retarget-clip.ts';
import type { RigClip } from './rig.ts';
import { sameBody } from './same-body.ts';

type Rigged = Pick<EngineModel<unknown, unknown>, 'rig' | 'tracks'>;

/** Converts clips of one model for another, over as many frames as needed. @throws AssetError `unlike_rigs` */
export async function fitClips(
  source: Rigged,
  target: Rigged,
  clips: readonly string[],
  budget: FrameBudget,
): Promise<readonly RigClip[]> {
  const [from, to] = [source.rig(), target.rig()];
  const pairs = await sameBody(from, to);
  if (!pairs) {
    throw new AssetError(
      'unlike_rigs',
      'borrow: the rigs do not match: both must be humanoid or both four-legged.',
    );
  }
  const way = retarget(from, to, pairs);
  const fitted: RigClip[] = [];
  await inBudget(
    clips.map((name) => () => void fitted.push(way.clip(name, source.tracks(name)))),
    budget,
  );
  return fitted;
}
