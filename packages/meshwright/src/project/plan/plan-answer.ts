import type { Budget } from '@meshwright/purchase';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { budgetOf } from '../../purchase/buyer-here.ts';
import { journalEntries } from '../../purchase/open-journal.ts';
import type { ServiceValues } from '../../session/session.ts';
import type { OpenProject } from '../open-project.ts';
import { serviceIdentityOf, serviceOf } from '../service-identity.ts';
import { planText } from './plan-text.ts';
import { type PurchasePlan, purchasePlan } from './purchase-plan.ts';

/** A plan and its budget. */
export interface PlanAnswer extends Answer {
  readonly data: PurchasePlan & { readonly budget: Budget };
}

/** Plans a sync of these assets, or of all. Sends no requests and writes nothing. */
export async function planAnswer(
  open: OpenProject,
  values: ServiceValues & { readonly names: readonly string[]; readonly maxCredits?: number },
  terminal: Terminal,
): Promise<PlanAnswer> {
  const { project, files } = open;
  const { names, maxCredits } = values;
  const assets = project.assets.filter(({ name }) => names.length === 0 || names.includes(name));
  const identity = await serviceIdentityOf(serviceOf(values, open, terminal), terminal);
  const plan = await purchasePlan({ ...project, assets }, files, await journalEntries(terminal), identity);
  const budget = budgetOf(project.manifest.budget, maxCredits);
  return { data: { ...plan, budget }, text: planText(plan, budget) };
}
