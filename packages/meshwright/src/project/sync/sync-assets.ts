import { type Family, familyNamed } from '@meshwright/contract';
import { type RecipeContext, readLock, type SyncedAsset, syncProject } from '@meshwright/pipeline';
import { spendings } from '@meshwright/purchase';
import { CliError } from '../../errors/cli-error.ts';
import { failureOf } from '../../errors/failure.ts';
import { missingPart } from '../../parts/parts.ts';
import { noteOn } from '../../progress/progress.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { budgetOf } from '../../purchase/buyer-here.ts';
import { withJournal } from '../../purchase/open-journal.ts';
import type { ServiceValues } from '../../session/session.ts';
import type { OpenProject } from '../open-project.ts';
import { familyTimes } from '../plan/family-times.ts';
import { purchaseText } from '../plan/plan-text.ts';
import { type PlannedAsset, purchasePlan } from '../plan/purchase-plan.ts';
import { projectRemote } from '../project-remote.ts';
import { serviceIdentityOf, serviceOf, trustedServiceOf } from '../service-identity.ts';
import { type AssetNotes, madeNotes } from './made-notes.ts';
import { keptText, runSpending } from './run-spending.ts';
import { shownAsset, syncAnswer } from './sync-answer.ts';
import { openSyncProgress } from './sync-progress.ts';
import { newRun, withoutService, withSyncContext } from './with-sync-context.ts';

export interface SyncValues extends ServiceValues {
  /** Most credits for this run, in addition to the manifest's budget. */
  readonly maxCredits?: number;
  /** Only these assets; empty is all. */
  readonly names: readonly string[];
}

const atOnce = 4;

/**
 * Updates the files of a project to its declaration, showing many assets at once. If everything is locked, no service
 * is opened and no key needed. After an early end, the answer lists what is kept and its cost.
 */
export async function syncAssets(open: OpenProject, values: SyncValues, terminal: Terminal): Promise<Answer> {
  const { project, files } = open;
  const only = values.names.length > 0 ? values.names : undefined;
  return withJournal(terminal, async (journal) => {
    const entries = await journal.entries();
    const chosen = { ...project, assets: project.assets.filter(({ name }) => !only || only.includes(name)) };
    const plan = await purchasePlan(
      chosen,
      files,
      entries,
      await serviceIdentityOf(serviceOf(values, open, terminal), terminal),
    );
    const wanted = plan.assets.filter(({ state }) => state !== 'locked');
    const run = newRun();
    const budget = budgetOf(project.manifest.budget, values.maxCredits);
    const spendingContext = { journal, budget, run, first: firstFamily(wanted) };
    const remote = projectRemote(open, terminal);
    // Detects an unusable remote before paying.
    if (wanted.length > 0) remote?.open();
    if (wanted.length > 0) noteOn(terminal.stderr, purchaseText(plan));
    const progress = openSyncProgress(terminal, {
      assets: wanted,
      times: familyTimes(spendings(entries)),
      atOnce,
    });
    let notes: AssetNotes = {};
    const work = async (context: RecipeContext): Promise<SyncedAsset[]> => {
      const results = await syncProject(project, files, context, {
        only,
        atOnce,
        remote,
        signal: terminal.signal,
        onEvent: progress.event,
        onWait: progress.waiting,
        onSynced: (asset) => progress.synced(shownAsset(asset, terminal)),
      });
      // What is bought is kept: the same run continues once the part is there.
      const lacking = results.find((asset) => asset.state === 'failed' && missingPart(asset.error));
      if (lacking?.state === 'failed') throw lacking.error;
      notes = await madeNotes(results, await readLock(files), context.buyer.connection, terminal.signal);
      return results;
    };
    let synced: SyncedAsset[];
    try {
      synced = await (wanted.length > 0
        ? withSyncContext(trustedServiceOf(values, open, terminal), open, spendingContext, terminal, work)
        : withoutService(open, spendingContext, terminal, work));
    } catch (error) {
      const { code, message } = failureOf(error);
      const spending = runSpending(await journal.entries(), run);
      if (spending.credits + spending.unanswered === 0) throw error;
      throw new CliError(code, `${message}\n${keptText(spending)}`, { cause: error });
    } finally {
      progress.close();
    }
    const shown = synced.map((asset) => shownAsset(asset, terminal));
    const spending = runSpending(await journal.entries(), run);
    return syncAnswer(shown, spending, await readLock(files), terminal, notes);
  });
}

/** Returns the family of the first task to be made. */
function firstFamily(assets: readonly PlannedAsset[]): Family | undefined {
  const steps = assets.flatMap((asset) => asset.steps);
  return familyNamed(steps.find(({ state }) => state !== 'here')?.does ?? '');
}
