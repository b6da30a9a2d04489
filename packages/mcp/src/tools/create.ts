import { join } from 'node:path';
import { formatTaskRef } from '@meshwright/client';
import { buys } from '../answer/annotations.ts';
import { deliveredAnswer, runningAnswer } from '../answer/asset-answer.ts';
import { answerMsOf } from '../answer/call-time.ts';
import { within } from '../answer/within.ts';
import { assetOrder, type OrderArgs } from '../money/asset-order.ts';
import { delivery } from '../money/delivery.ts';
import { purchase } from '../money/purchase.ts';
import type { Tool } from '../tool.ts';
import { orderProperties } from './order-properties.ts';

/** `create`: buys a task within the budget, once. */
export function createTool(): Tool {
  return {
    name: 'create',
    description:
      'Buy one task: model, texture, rig, animation ... Answers with a task for wait. The same request and take is the same purchase: repeating it, also after a timeout or error, never charges again. Refused without a budget.',
    properties: orderProperties(),
    annotations: buys,
    async run(args: OrderArgs, call, context) {
      const wanted = await assetOrder(args, context);
      const { finishing, family, order } = wanted;
      // Before paying: the place has to be below the root and usable.
      await context.root.target(join(finishing.folder, finishing.name));
      const { requestHash } = await import('@meshwright/purchase/identity');
      const since = performance.now();
      const left = () => answerMsOf(context) - (performance.now() - since);
      const buying = context.jobs.start(`create ${await requestHash(order)}`, (report) =>
        purchase(context, wanted, report),
      );
      const bought = await within(buying, call, left());
      if (!bought) {
        const doing = buying.progress()?.doing ?? `waiting for the service to be free`;
        return {
          text: `The purchase is not settled yet (${doing}). Call create again with the same input: it goes on and never charges twice.`,
          data: { status: 'BUYING', family: family.name, doing, next: 'create' },
        };
      }
      const { ref, before, credits, standings } = bought;
      const paid = { paidNow: !before, take: order.take, budget: standings };
      if (!before) {
        return {
          text: `${formatTaskRef(ref)} is bought (${credits} credits). Call wait with this task.`,
          data: { task: formatTaskRef(ref), status: 'PENDING', credits, next: 'wait', ...paid },
        };
      }
      const job = context.jobs.start(`deliver ${formatTaskRef(ref)}`, (report) =>
        delivery(context, ref, finishing, report),
      );
      const done = await within(job, call, left());
      return done ? deliveredAnswer(context, ref, done, paid) : runningAnswer(ref, job.progress(), paid);
    },
  };
}
