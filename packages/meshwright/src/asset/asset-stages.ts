import type { RigClipName } from '@meshwright/client';
import { animation, type Family, rigging } from '@meshwright/contract';
import type { StepData } from '@meshwright/pipeline';
import { clipsOf } from '@meshwright/pipeline/lockfile';
import { type CheckedRequest, checkRequest } from '../flags/check-request.ts';

/** What a character gets beside its model. */
export interface CharacterRequest {
  readonly rig?: boolean;
  /** Actions of the library by id, and clips that come with a rig; it is rigged for them. */
  readonly animations?: readonly (number | RigClipName)[];
  /** In metres. */
  readonly height?: number | undefined;
}

/** A task after the model of an asset, made of the task before it. */
interface AssetStage {
  /** What the task before it makes, for people. */
  readonly after: string;
  /**
   * Returns the create.
   * @param before id of the task before it
   * @throws CliError `invalid` with every issue
   */
  request(before: string): CheckedRequest;
}

/** The tasks after a model in their order, and the steps that bring in the clips of its rig. */
export interface Character {
  readonly stages: readonly AssetStage[];
  readonly steps: readonly StepData[];
}

const flagOf: Readonly<Record<string, string>> = {
  height_meters: '--height',
  action_ids: '--animations',
};

/** Returns what makes a character of a model: its rig, and one task for all actions that are bought. */
export function characterOf(request: CharacterRequest, at: number): Character {
  const { animations = [], rig = animations.length > 0, height } = request;
  const { bought, free } = clipsOf(animations);
  const stage = (
    after: string,
    family: Family,
    body: (before: string) => Readonly<Record<string, unknown>>,
  ): AssetStage => ({
    after,
    request(before) {
      const create = body(before);
      const price = checkRequest(family, create, { at, flagOf: ({ path }) => flagOf[path] });
      return { family, body: create, price };
    },
  });
  const stages = [
    ...(rig
      ? [
          stage('the model', rigging, (input_task_id) => ({
            input_task_id,
            ...(height !== undefined && { height_meters: height }),
          })),
        ]
      : []),
    ...(bought.length > 0
      ? [stage('the rig', animation, (rig_task_id) => ({ rig_task_id, action_ids: bought }))]
      : []),
  ];
  // Refuses now what would be refused after the model is paid.
  for (const each of stages) each.request('checked');
  return { stages, steps: free };
}
