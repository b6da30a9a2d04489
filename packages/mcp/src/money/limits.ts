import type { Budget, SpendEntry } from '@meshwright/purchase';
import { McpRefusal } from '../mcp-error.ts';
import type { ToolContext } from '../tool.ts';

/** Limits of creates in this session. */
export interface Limits {
  /** Always with a limit for the run: 0 where none is set, so that the journal itself refuses. */
  readonly budget: Budget & { readonly run: number };
  /** Whether anything may be bought. */
  readonly isSet: boolean;
}

/** What one limit allows, and what counts against it. Credits. */
export interface Standing {
  readonly scope: 'session' | 'day' | 'project';
  readonly cap: number;
  readonly spent: number;
  readonly reserved: number;
}

/** Returns the lower of the limits of the command line and of the project. */
export async function limitsOf({ ports, options }: Pick<ToolContext, 'ports' | 'options'>): Promise<Limits> {
  const declared = (await ports.declaredBudget()) ?? {};
  const day = lower(options.dayBudget ?? options.budget, declared.day);
  const run = lower(options.budget, declared.run);
  const { project } = declared;
  const isSet = [run, day, project].some((limit) => limit !== undefined);
  // A limit of a day or a project bounds the session as well.
  const session = run ?? Math.min(day ?? Number.MAX_SAFE_INTEGER, project ?? Number.MAX_SAFE_INTEGER);
  return { budget: { run: isSet ? session : 0, day, project }, isSet };
}

function lower(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

/** Returns what is spent and reserved within each limit, counted as the journal does. */
export async function standings(
  entries: readonly SpendEntry[],
  { budget }: Limits,
  { run, project, now }: { readonly run: string; readonly project: string | undefined; readonly now: number },
): Promise<Standing[]> {
  const purchase = await import('@meshwright/purchase');
  const all = purchase.standings(entries, budget, { run, project, at: now });
  return all.map(({ scope, ...counted }) => ({ scope: scope === 'run' ? 'session' : scope, ...counted }));
}

/** Returns the limits as a sentence. */
export function standingText(all: readonly Standing[]): string {
  return all
    .map(({ scope, cap, spent, reserved }) => `${scope} cap ${cap}: ${spent} spent, ${reserved} reserved`)
    .join('; ');
}

/** How a person sets a budget; nothing a client calls can do it. */
export const howToBudget =
  'A person sets it: start the server with --budget CREDITS (and --day-budget CREDITS), or give meshwright.json a "budget".';

/** Refuses early, with figures; the journal decides again, atomically, when the create is recorded. */
export function refuseBeyond(all: readonly Standing[], costs: number, what: string): void {
  const broken = all.find(({ cap, spent, reserved }) => spent + reserved + costs > cap);
  if (!broken) return;
  throw overBudget(`${what} costs ${costs} credits at most, beyond the ${broken.scope} budget.`, all, {
    costs,
  });
}

export function overBudget(text: string, all: readonly Standing[], data: object): McpRefusal {
  return new McpRefusal(
    'over_budget',
    `${text} Now: ${standingText(all)}. Nothing was sent. ${howToBudget}`,
    { ...data, budget: all },
  );
}
