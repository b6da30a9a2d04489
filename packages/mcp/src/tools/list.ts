import { formatTaskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { reads } from '../answer/annotations.ts';
import { quoted } from '../answer/plain.ts';
import { limitsOf, standings, standingText } from '../money/limits.ts';
import type { Tool } from '../tool.ts';

const most = 20;

/** `list`: what this user bought, from the journal. Sends nothing. */
export function listTool(): Tool {
  return {
    name: 'list',
    description: `The latest ${most} purchases with task, cost and folder, and the budget left. From the journal; sends nothing.`,
    properties: {},
    annotations: reads,
    async run(_args, _call, context) {
      const { ports, root, run } = context;
      const { spendings } = await import('@meshwright/purchase');
      const limits = await limitsOf(context);
      const { entries, project } = await ports.withJournal(async (journal) => ({
        entries: await journal.entries(),
        project: journal.project,
      }));
      const all = await standings(entries, limits, { run, project, now: ports.now() });
      const bought = spendings(entries).slice(-most).reverse();
      const purchases = await Promise.all(
        bought.map(async ({ sending, outcome, status, task, credits, delivered, charged }) => {
          const family = familyNamed(sending.family);
          const folder = delivered?.at(-1);
          return {
            purchase: sending.purchase.slice(0, 12),
            family: sending.family,
            ...(family &&
              task !== undefined && { task: formatTaskRef({ family, id: task, host: sending.host }) }),
            name: sending.label,
            status: status ?? outcome,
            credits,
            ...(charged ? {} : { reserved: true }),
            boughtAt: new Date(sending.at).toISOString(),
            // Folders elsewhere on the machine are of no use below this root.
            ...(folder !== undefined && (await root.holds(folder)) && { folder: root.shown(folder) }),
          };
        }),
      );
      const [latest] = purchases;
      const first = latest
        ? ` The latest: ${latest.task ?? latest.family}, ${quoted(latest.status, 40)}.`
        : '';
      const budget = limits.isSet ? standingText(all) : 'no budget is set: create is refused';
      return {
        text: `${purchases.length} purchases; ${budget}.${first}`,
        data: { purchases, budget: limits.isSet ? all : { cap: 0, spent: 0, reserved: 0, set: false } },
      };
    },
  };
}
