import { formatTaskRef, parseTaskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { buys } from '../answer/annotations.ts';
import { quoted } from '../answer/plain.ts';
import { McpRefusal } from '../mcp-error.ts';
import { limitsOf } from '../money/limits.ts';
import { buyerOf } from '../money/purchase.ts';
import type { Tool } from '../tool.ts';
import { taskProperty } from './order-properties.ts';

interface AdoptArgs {
  readonly purchase: string;
  readonly task: string;
}

/** `adopt`: records which task a create without an answer made. */
export function adoptTool(): Tool {
  return {
    name: 'adopt',
    description:
      'After unknown_outcome: record which task is the one of a purchase, so that the same create goes on with it.',
    properties: {
      purchase: { type: 'string', pattern: '^[0-9a-f]{4,64}$', description: 'From list.' },
      task: taskProperty,
    },
    required: ['purchase', 'task'],
    annotations: buys,
    async run({ purchase, task }: AdoptArgs, call, context) {
      const { ports, service } = context;
      const { spendings } = await import('@meshwright/purchase');
      const { adoptLost } = await import('@meshwright/purchase/lost');
      const { samePayer } = await import('@meshwright/purchase/identity');
      const limits = await limitsOf(context);
      return ports.withJournal(async (journal) => {
        const all = spendings(await journal.entries());
        const matching = all.filter(({ sending }) => sending.purchase.startsWith(purchase));
        const ids = new Set(matching.map(({ sending }) => sending.purchase));
        const last = matching.at(-1);
        if (!last || ids.size !== 1) {
          throw new McpRefusal(
            'not_found',
            `The journal has ${ids.size} purchases that begin with ${purchase}.`,
          );
        }
        const family = familyNamed(last.sending.family)!;
        const { id } = parseTaskRef(task.includes(':') ? task : `${family.name}:${task}`, [family]);
        return service.use(async (open) => {
          const buyer = await buyerOf(context, open, journal, limits);
          if (!samePayer(await journal.entries(), buyer.payer)(last.sending)) {
            throw new McpRefusal(
              'other_service',
              `${purchase} was sent to another service or with another key. Nothing was changed.`,
            );
          }
          const ref = await adoptLost(buyer, family, last.sending.purchase, id, call.signal);
          return {
            text: `${formatTaskRef(ref)} is the task of ${quoted(last.sending.label ?? purchase, 80)}. Repeat its create, or call wait.`,
            data: { task: formatTaskRef(ref), purchase: last.sending.purchase.slice(0, 12), next: 'wait' },
          };
        });
      });
    },
  };
}
