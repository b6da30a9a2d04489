import { formatTaskRef, parseTaskRef } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { buys } from '../answer/annotations.ts';
import { deliveredAnswer, runningAnswer } from '../answer/asset-answer.ts';
import { answerMsOf } from '../answer/call-time.ts';
import { within } from '../answer/within.ts';
import { McpRefusal } from '../mcp-error.ts';
import { type OrderArgs, stepsOf } from '../money/asset-order.ts';
import { delivery } from '../money/delivery.ts';
import type { Tool } from '../tool.ts';
import { orderProperties, taskProperty } from './order-properties.ts';

type WaitArgs = { readonly task: string } & Pick<
  OrderArgs,
  'name' | 'folder' | 'height' | 'longest' | 'origin' | 'steps'
>;

/** `wait`: follows a task, then downloads, places and saves it. */
export function waitTool(): Tool {
  const { name, folder, steps } = orderProperties();
  return {
    name: 'wait',
    description:
      'Wait for a task up to 45 s; when ready, save its files below the root and name them. Not ready: call again. Costs nothing.',
    properties: {
      task: taskProperty,
      ...{ name: name!, folder: folder!, steps: steps! },
    },
    required: ['task'],
    annotations: buys,
    async run({ task, ...asked }: WaitArgs, call, context) {
      const ref = parseTaskRef(task, families);
      const { planRecipe } = await import('@meshwright/pipeline');
      const { assetName } = await import('@meshwright/purchase/order');
      const steps = asked.steps && stepsOf(asked);
      if (steps) {
        const nodes = { asset: { process: steps, from: { path: 'model.glb' } } };
        const { issues } = planRecipe({ nodes, output: 'asset' });
        if (issues.length > 0)
          throw new McpRefusal('invalid', issues.map(({ message }) => message).join(' '));
      }
      const finishing = {
        ...(asked.name !== undefined && { name: assetName(asked.name) }),
        ...(asked.folder !== undefined && { folder: asked.folder }),
        ...(steps && { steps }),
      };
      const key = `deliver ${formatTaskRef(ref)}${asked.name || asked.folder || steps ? JSON.stringify(finishing) : ''}`;
      const job = context.jobs.start(key, (report) => delivery(context, ref, finishing, report));
      const done = await within(job, call, answerMsOf(context));
      return done ? deliveredAnswer(context, ref, done) : runningAnswer(ref, job.progress());
    },
  };
}
