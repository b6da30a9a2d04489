import { type Family, familyNamed } from '@meshwright/contract';
import {
  type BuyOptions,
  buy,
  isUnanswered,
  type LostDecision,
  type LostPurchase,
  spendings,
} from '@meshwright/purchase';
import { knownPurchase, lookForLost } from '@meshwright/purchase/lost';
import { dataUri } from '@meshwright/purchase/order';
import { withFiles } from '../form/form-body.ts';
import { PanelError } from '../panel-error.ts';
import type { FileValue } from '../view/view.ts';
import type { Say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Job } from './job.ts';
import type { JobContext } from './job-context.ts';
import { isRepeatable } from './step-after.ts';
import { takeTitle } from './takes/takes.ts';
import { lostText } from './texts/lost-text.ts';
import { waitText } from './texts/wait-text.ts';

interface SendJobOptions {
  readonly signal: AbortSignal;
  readonly decision?: LostDecision | undefined;
}

/**
 * Buys the task of a job, or finds an earlier purchase. If the outcome of a create is unknown, the job stops without
 * a task and asks the user.
 * @param change updates the job; resolves when the change is saved
 * @throws ClientError, PurchaseError or PanelError for a create that made no task
 */
export async function sendJob(
  job: Job,
  change: (update: Partial<Job>) => Promise<void>,
  { buyer, store, host }: JobContext,
  { signal, decision }: SendJobOptions,
): Promise<void> {
  const say = wordsOf(host.facts);
  const { request, take } = job;
  const label = takeTitle(job);
  const family = familyNamed(job.family)!;
  const body = request && (await bodyOf(request, store, say));
  const { journal, payer } = buyer;
  const order = body && { family: family.name, body, take };
  const purchase = order ? await knownPurchase(journal, order, payer) : job.purchase!;
  // Saved before sending, so that a panel that crashes finds the purchase in the journal.
  await change({ step: { at: 'sending' }, purchase });
  let lost: LostPurchase | undefined;
  const options: BuyOptions = {
    take,
    label,
    signal,
    onLost(found) {
      lost = found;
      return decision ?? 'stop';
    },
    onWait: (wait) =>
      void change({ step: { at: 'sending', text: waitText(wait, buyer.now(), say) } }).catch(() => {}),
  };
  let id: string;
  try {
    id = body ? (await buy(buyer, family, body, options)).ref.id : await foundTask(family, purchase);
  } catch (error) {
    // For every error, the journal knows whether the create is without a response.
    const last = spendings(await journal.entries(purchase)).at(-1);
    if (signal.aborted || !isUnanswered(last) || isRepeatable(error)) throw error;
    const { candidates = [] } = lost ?? {};
    return await change({ step: { at: 'lost', text: lostText(lost, say), candidates } });
  }
  await change({ step: { at: 'running', progress: 0 }, task: { id, purchase } });

  /** Returns the task of a purchase that only the journal knows. */
  async function foundTask(of: Family, bought: string): Promise<string> {
    const found = await lookForLost(buyer, of, bought, options);
    if (found?.task !== undefined) return found.task;
    throw new PanelError('refused', say('No task was created. Nothing was paid.'));
  }
}

/** Returns the request with its files in the service's format. */
export async function bodyOf(
  request: Readonly<Record<string, unknown>>,
  store: JobContext['store'],
  say: Say,
) {
  const files: FileValue[] = [];
  withFiles(request, (file) => files.push(file));
  const uris = new Map<string, string>();
  for (const { file, name } of files) {
    const bytes = await store.read(file);
    if (!bytes)
      throw new PanelError(
        'refused',
        say('{file} is no longer stored: choose it again. Nothing was sent.', { file: name }),
      );
    uris.set(file, dataUri(bytes));
  }
  return withFiles(request, ({ file }) => uris.get(file));
}
