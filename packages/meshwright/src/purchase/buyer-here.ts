import { readManifest } from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import { type Budget, type Buyer, type Journal, openBuyer } from '@meshwright/purchase';
import { noteOn } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import { nearestProject } from '../project/open-project.ts';
import type { Session } from '../session/session.ts';

/** Purchase context of a run. */
export interface SpendingContext {
  readonly journal: Journal;
  readonly budget: Budget;
  /** Name of the run in the journal. */
  readonly run: string;
}

/** Returns the buyer for a service. */
export function buyerOf(
  { client: { connection }, service }: Session,
  { journal, budget, run }: SpendingContext,
  { now, signal, stderr }: Pick<Terminal, 'now' | 'signal' | 'stderr'>,
): Promise<Buyer> {
  const onNote = (note: string) => noteOn(stderr, `note: ${note}`);
  const playCredits = service === 'embedded';
  return openBuyer({ connection, journal, budget, run, playCredits, now, signal, onNote });
}

/**
 * Returns the budget of the working folder's project, if any.
 * @throws PipelineError `bad_project` when the manifest cannot be read: its budget is not known then
 */
export async function budgetHere(
  { cwd }: Pick<Terminal, 'cwd'>,
  maxCredits: number | undefined,
): Promise<Budget> {
  const folder = await nearestProject(cwd);
  const declared = folder === undefined ? undefined : (await readManifest(folderProject(folder))).budget;
  return budgetOf(declared, maxCredits);
}

/** Returns the limits of a manifest, with the run's limit capped at `maxCredits`. */
export function budgetOf(budget: Budget = {}, maxCredits: number | undefined): Budget {
  if (maxCredits === undefined) return budget;
  return { ...budget, run: Math.min(maxCredits, budget.run ?? maxCredits) };
}
