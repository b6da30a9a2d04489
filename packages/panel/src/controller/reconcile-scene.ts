import type { StandingAsset } from '../host/host-port.ts';
import type { Job } from '../job/job.ts';
import { storedTexts } from '../job/texts/stored-text.ts';
import type { PanelController } from './controller.ts';

const { notInScene, removedFromScene } = storedTexts;

/**
 * Makes the jobs agree with the scene: undo, redo and the user's own changes take models out and bring them back.
 * @param standing all assets in the scene
 */
export async function reconcileScene(
  controller: PanelController,
  standing: readonly StandingAsset[],
): Promise<void> {
  const { jobs } = controller.state();
  const agreed = jobs.map((job) => agreeing(job, standing));
  if (agreed.some((job, at) => job !== jobs[at])) await controller.change({ jobs: agreed });
}

function agreeing(job: Job, standing: readonly StandingAsset[]): Job {
  const { step, imported } = job;
  const standingId = imported && assetOf(job, imported.id, standing);
  if (!imported) return job;
  if (!standingId) return step.at === 'imported' ? { ...job, step: { at: 'ready', text: notInScene } } : job;
  const isAway = step.at === 'ready' && (step.text === notInScene || step.text === removedFromScene);
  if (standingId === imported.id) return isAway ? { ...job, step: { at: 'imported' } } : job;
  // Undo of Import again brings back the asset before, which has another id.
  return isAway || step.at === 'imported'
    ? { ...job, step: { at: 'imported' }, imported: { ...imported, id: standingId } }
    : job;
}

/** Returns the id of the asset that is the result of a job: the one of its last import, else one of the same task. */
function assetOf(
  { family, task }: Job,
  last: string,
  standing: readonly StandingAsset[],
): string | undefined {
  if (!task) return undefined;
  // A model that replaces another one can have its id, but not its task.
  const own = `${family}:${encodeURIComponent(task.id)}`;
  const made = standing.filter(({ task: ref }) => ref.split('@', 1)[0] === own);
  return (made.find(({ id }) => id === last) ?? made[0])?.id;
}
