import type { TaskRef } from '@meshwright/client';
import { animation, type Family, rigging, textTo3d } from '@meshwright/contract';
import type { BuyTask } from './buy-task.ts';

export type SpawnStage = 'preview' | 'refined' | 'rigged' | 'animated';

/** Description of the model to make. The proxy's server decides whether a page may. */
export interface SpawnRequest {
  readonly prompt: string;
  /**
   * Textures the model.
   * @default true
   */
  readonly refine?: boolean | undefined;
  /**
   * Adds a skeleton.
   * @default when there are actions
   */
  readonly rig?: boolean | undefined;
  /** Ids of the animation library, at most 10. */
  readonly actions?: readonly number[] | undefined;
  /**
   * An id of this object, 1 to 64 of `A-Z a-z 0-9 _ -`, stored before it is spawned: spawning it again with the same
   * idempotency key after a reload does not pay again.
   */
  readonly idempotencyKey?: string | undefined;
  /** Its tasks made earlier, the first ones in order, from `task` events; only the rest is made. */
  readonly made?: readonly TaskRef[] | undefined;
}

/** One task of a spawn: either it exists, or it is made from those before it. */
export interface PlannedTask {
  readonly stage: SpawnStage;
  readonly task: (buy: BuyTask, before: readonly TaskRef[], signal: AbortSignal) => Promise<TaskRef>;
}

export function planOf(source: TaskRef | readonly TaskRef[] | SpawnRequest): PlannedTask[] {
  if ('prompt' in source) return requested(source);
  const refs = 'family' in source ? [source] : source;
  return refs.map((ref, index) => ({
    stage: stageOf(ref.family, index),
    task: async () => ref,
  }));
}

function requested({
  prompt,
  refine = true,
  rig,
  actions = [],
  idempotencyKey,
  made = [],
}: SpawnRequest): PlannedTask[] {
  const animated = actions.length > 0;
  const plan: (PlannedTask | false)[] = [
    {
      stage: 'preview',
      task: (buy, _, signal) => buy(textTo3d, { mode: 'preview', prompt }, { signal, idempotencyKey }),
    },
    refine && {
      stage: 'refined',
      task: (buy, [preview], signal) =>
        buy(textTo3d, { mode: 'refine', preview_task_id: preview!.id }, { signal, idempotencyKey }),
    },
    (rig ?? animated) && {
      stage: 'rigged',
      task: (buy, before, signal) =>
        buy(rigging, { input_task_id: before.at(-1)!.id }, { signal, idempotencyKey }),
    },
    animated && {
      stage: 'animated',
      task: (buy, before, signal) =>
        buy(
          animation,
          { rig_task_id: before.at(-1)!.id, action_ids: [...actions] },
          { signal, idempotencyKey },
        ),
    },
  ];
  return plan
    .filter((each) => each !== false)
    .map((each, index) => (made[index] ? { ...each, task: async () => made[index]! } : each));
}

/** Returns the stage of a task's family; of two models the second is the refined one. */
function stageOf(family: Family, index: number): SpawnStage {
  if (family.name === animation.name) return 'animated';
  if (family.name === rigging.name) return 'rigged';
  return index === 0 ? 'preview' : 'refined';
}
