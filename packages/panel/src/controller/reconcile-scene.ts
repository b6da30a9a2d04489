import type { StandingAsset } from '../host/host-port.ts';
import type { Job } from '../job/job.ts';
import type { PanelController } from './controller.ts';

/** Text of a job whose model is not in the scene, though it was imported. */
export const notInScene = 'Not in this scene.';
export const removedFromScene = 'Removed from the scene.';

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
  const { step, imported, task } = job;
  if (!imported || !task) return job;
  // A model that replaces another one can have its id, but not its task.
  const isThere = standing.some(
    ({ id, task: ref }) =>
      id === imported.id && ref.split('@', 1)[0] === `${job.family}:${encodeURIComponent(task.id)}`,
  );
  if (step.at === 'imported' && !isThere) return { ...job, step: { at: 'ready', text: notInScene } };
  const isAway = step.at === 'ready' && (step.text === notInScene || step.text === removedFromScene);
  return isAway && isThere ? { ...job, step: { at: 'imported' } } : job;
}
