import { type RigClipName, rigClipOf, type TaskRef } from '@meshwright/client';
import { animation, type Family, rigging, textTo3d } from '@meshwright/contract';
import type { BuyTask } from './buy-task.ts';
import { clipActions } from './resolve-actions.ts';

export type SpawnStage = 'preview' | 'refined' | 'rigged' | 'animated';

/** Description of the model to make. The proxy's server decides whether a page may. */
export interface SpawnRequest {
  readonly prompt: string;
  /**
   * Pose of a character: with its arms away from its body and its hands empty it is easier to rig, and can hold what is
   * attached to it. It becomes `pose_mode` of the create, which a proxy must allow.
   * @default as the words say
   */
  readonly pose?: 'a-pose' | 't-pose' | undefined;
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
  /**
   * Clips to add, at most 10: names of the animation library, as `idle`, `walk`, `run`, or its ids. They are checked before
   * anything is paid. Walking and running come with the rig and are not bought.
   */
  readonly actions?: readonly (number | string)[] | undefined;
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
  /**
   * @param clipsOf returns the clips that a rig task brings
   * @returns undefined when nothing is left to make
   */
  readonly task: (
    buy: BuyTask,
    before: readonly TaskRef[],
    signal: AbortSignal,
    clipsOf?: (rig: TaskRef) => Promise<readonly string[]>,
  ) => Promise<TaskRef | undefined>;
  /** Clips of the rig that its model shows from then on, as `rigClips` names them. */
  readonly clips?: readonly string[];
}

/** One task that a request may need. */
interface Stage {
  readonly stage: SpawnStage;
  readonly family: Family;
  /** @param clips those that the rig before it brings @returns false when there is nothing to make */
  readonly body: (
    before: readonly TaskRef[],
    clips: readonly string[],
  ) => Readonly<Record<string, unknown>> | false;
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
  pose,
  refine = true,
  rig,
  actions = [],
  idempotencyKey,
  made = [],
}: SpawnRequest): PlannedTask[] {
  const animated = actions.length > 0;
  const clipNames = actions.map((action) => (typeof action === 'string' ? rigClipOf(action) : undefined));
  const brought = clipNames.filter((clip): clip is RigClipName => clip !== undefined);
  const bought = actions.filter((_, index) => clipNames[index] === undefined);
  const stages: (Stage | false)[] = [
    {
      stage: 'preview',
      family: textTo3d,
      body: () => ({ mode: 'preview', prompt, ...(pose && { pose_mode: pose }) }),
    },
    refine && {
      stage: 'refined',
      family: textTo3d,
      body: ([preview]) => ({ mode: 'refine', preview_task_id: preview!.id }),
    },
    (rig ?? animated) && {
      stage: 'rigged',
      family: rigging,
      body: (before) => ({ input_task_id: before.at(-1)!.id }),
    },
    animated && {
      stage: 'animated',
      family: animation,
      body: (before, clips) => {
        const rest = actions.flatMap((action, index) => {
          const clip = clipNames[index];
          if (clip === undefined) return action;
          return clips.includes(clip) ? [] : clipActions[clip];
        });
        return rest.length > 0 && { rig_task_id: before.at(-1)!.id, action_ids: rest };
      },
    },
  ];
  const wanted = stages.filter((each) => each !== false);
  return wanted.map(({ stage, family, body }, index) => {
    const known = made[index];
    const clips = ['rigged', 'animated'].includes(stage) ? brought : [];
    const shown = { stage, ...(clips.length > 0 && { clips }) };
    if (known) return { ...shown, task: async () => known };
    const next = wanted
      .slice(index + 1)
      .map((each) => each.family)
      .filter((each) => each !== animation || bought.length > 0);
    return {
      ...shown,
      async task(buy, before, signal, clipsOf = async () => []) {
        const rig = before.at(-1);
        const rigClips = stage === 'animated' && brought.length > 0 && rig ? await clipsOf(rig) : [];
        const asked = body(before, rigClips);
        return asked ? buy(family, asked, { signal, idempotencyKey, next }) : undefined;
      },
    };
  });
}

/** Returns the stage of a task's family; of two models the second is the refined one. */
function stageOf(family: Family, index: number): SpawnStage {
  if (family.name === animation.name) return 'animated';
  if (family.name === rigging.name) return 'rigged';
  return index === 0 ? 'preview' : 'refined';
}
