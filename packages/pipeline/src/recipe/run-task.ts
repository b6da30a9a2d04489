import { failureReason, formatTaskRef, result, type TaskRef } from '@meshwright/client';
import { type Family, familyNamed, type TaskOf } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { buy, spendings } from '@meshwright/purchase';
import { canonicalJson } from '@meshwright/purchase/identity';
import { dataUri, settle } from '@meshwright/purchase/order';
import { PipelineError } from '../pipeline-error.ts';
import { bytesOf } from './node-content.ts';
import type { Run, TaskResult } from './recipe-context.ts';
import { isNodeRef, refsIn, type TaskData, withRefs } from './recipe-data.ts';

/**
 * Buys a task of a recipe, or finds an earlier purchase, and follows it to its end. A task that succeeded is not
 * requested again.
 * @throws PipelineError `task_failed` with the cause and what to do; others as `buy`
 */
export async function runTask(run: Run, name: string, node: TaskData): Promise<TaskResult> {
  const { context, options, signal } = run;
  const { buyer } = context;
  const family = familyNamed(node.task)!;
  const body = await bodyOf(run, node);
  const { ref, purchase, before } = await buy(buyer, family, body, { ...options, signal, take: node.take });
  options.onEvent?.({ node: name, state: before ? 'found' : 'bought', ref });
  // Another run may have settled it meanwhile, or bought it again after a failure.
  const entries = await buyer.journal.entries(purchase);
  const own = spendings(entries).find(({ task }) => task === ref.id);
  if (own?.outcome === 'ended') {
    if (own.status !== 'SUCCEEDED') throw failure(ref, own.status, undefined, own.credits);
    return { kind: 'task', ref, credits: own.credits, paidNow: false };
  }
  const task = await result(buyer.connection, ref, {
    signal,
    silenceMs: options.silenceMs,
    onProgress: (seen) => options.onEvent?.({ node: name, state: 'working', ...standing(seen) }),
  });
  await settle(buyer, purchase, task);
  if (task.status !== 'SUCCEEDED') {
    throw failure(ref, task.status, failureReason(task), task.consumed_credits);
  }
  return { kind: 'task', ref, credits: task.consumed_credits ?? null, paidNow: !before };
}

function failure(
  ref: TaskRef,
  status: string | undefined,
  why: string | undefined,
  credits: number | null | undefined,
): PipelineError {
  const reason = why ? `: ${why.replace(/\.$/, '')}` : '';
  const cost =
    credits === 0
      ? 'Its credits were refunded.'
      : typeof credits === 'number'
        ? `It cost ${credits} credits, which were not refunded.`
        : 'The service does not say whether its credits were refunded.';
  return new PipelineError('task_failed', `${formatTaskRef(ref)} ended ${status}${reason}. ${cost}`);
}

/** Returns progress and queue position. Values from the service may be of any type. */
function standing({ progress, preceding_tasks: preceding }: TaskOf<Family>): {
  readonly progress: number;
  readonly preceding?: number;
} {
  return typeof preceding === 'number' ? { progress, preceding } : { progress };
}

/** Returns the create body with every reference resolved: task ids, and files as data URIs. */
async function bodyOf(run: Run, node: TaskData): Promise<Record<string, unknown>> {
  const { references = {} } = detailsOf(familyNamed(node.task)!);
  const body: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(node.body)) {
    if (Object.hasOwn(references, field) && isNodeRef(value)) {
      const source = run.results[value.from];
      body[field] = source?.kind === 'task' ? source.ref.id : value;
      continue;
    }
    const uris = new Map<string, string>();
    for (const { ref } of refsIn(value)) uris.set(canonicalJson(ref), dataUri(await bytesOf(run, ref)));
    body[field] = withRefs(value, (ref) => uris.get(canonicalJson(ref)));
  }
  return body;
}
