import { remove, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { settle } from '@meshwright/purchase/internal';
import type { Job } from '../job/job.ts';
import { paidText } from '../job/texts/paid-text.ts';
import { PanelError } from '../panel-error.ts';
import type { PanelController } from './controller.ts';
import type { JobRuns } from './job-runs.ts';

/**
 * Cancels the task of a job at the service and settles its purchase; a finished task is left as it is.
 * @throws PanelError `refused` when the service does not stop it
 */
export async function cancelJob(
  controller: PanelController,
  runs: JobRuns,
  { id, family, task }: Job,
): Promise<void> {
  const buyer = controller.buyer();
  const ref = taskRef(familyNamed(family)!, task!.id, buyer.connection.host);
  const { outcome, refunded, task: seen } = await remove(buyer.connection, ref);
  if (outcome === 'already_finished') return;
  if (outcome === 'task_running') {
    throw new PanelError('refused', 'The service cannot stop a running task: it continues.');
  }
  runs.stop(id);
  const credits = refunded === true ? 0 : ((seen as { consumed_credits?: number }).consumed_credits ?? null);
  if (task!.purchase !== undefined) {
    await settle(buyer, task!.purchase, { id: task!.id, status: 'CANCELED', consumed_credits: credits });
  }
  await runs.change(id, {
    step: { at: 'failed', text: `Canceled. ${paidText(credits)}` },
    task: { ...task!, credits },
  });
}
