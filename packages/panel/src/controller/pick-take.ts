import { importModel } from '../job/import-model.ts';
import { isMade, shownTitle, standingTake, withPicked } from '../job/takes/takes.ts';
import { PanelError } from '../panel-error.ts';
import { wordsOf } from '../words/words-of.ts';
import type { PanelController } from './controller.ts';
import { type JobRuns, jobContextOf } from './job-runs.ts';

/**
 * Uses a finished take of a request: its model replaces that of the take in the scene, or is imported where none stands.
 * If the import fails, the scene and the choice stay.
 * @throws PanelError `host_failed`, or `refused` for a take without a result
 */
export async function pickTake(controller: PanelController, runs: JobRuns, id: string): Promise<void> {
  const say = wordsOf(controller.host.facts);
  const job = runs.find(id);
  if (!job || !isMade(job))
    throw new PanelError('refused', say('This take has no result yet. Choose it when it is finished.'));
  if (job.model && job.step.at !== 'imported') {
    const stands = standingTake(job, controller.state().jobs);
    // Saved first: the id shows later which model this one has replaced.
    if (stands) await runs.change(id, { replace: stands.imported!.id });
    const replace = stands?.imported?.id ?? job.imported?.id ?? job.replace;
    await importModel({ ...job, replace }, (update) => runs.change(id, update), jobContextOf(controller));
    const step = runs.find(id)?.step;
    if (step?.at === 'ready') throw new PanelError('host_failed', step.text);
  }
  const { jobs } = controller.state();
  await controller.change({ jobs: withPicked(jobs, id) });
  controller.updateInputs({ announcement: say('{title} is used.', { title: shownTitle(job, say) }) });
}
