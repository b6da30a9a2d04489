import type { TaskRef } from '@meshwright/client';
import type { PlayOptions } from '../asset/clip-mix.ts';
import type { Box, FitOptions } from '../asset/fit.ts';
import type { SceneAsset } from '../asset/scene-asset.ts';
import type { SpawnRequest, SpawnStage } from './spawn-plan.ts';

/** A task, several in the order they build on each other, or what to make. */
export type SpawnSource = TaskRef | readonly TaskRef[] | SpawnRequest;

export interface SpawnOptions<Node, Native = unknown> extends FitOptions {
  /** Belongs to the game: its transform, parent and visibility are never touched. */
  readonly anchor: Node;
  /** Played as soon as there is a clip like it, by name or meaning. */
  readonly play?: string | undefined;
  /** An asset whose clips each model with a body like its own borrows; it must live until the last one is there. */
  readonly borrow?: SceneAsset<Node, Native> | undefined;
  /** Show the task's picture until the model is there. Default true. */
  readonly picture?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onEvent?: ((event: SpawnEvent) => void) | undefined;
}

export type SpawnEvent =
  /** 0 to 100 of the whole, never less than before; 100 when the last stage is seen. */
  | { readonly type: 'progress'; readonly stage: SpawnStage; readonly percent: number }
  /** The task is known; keep its short form and a later page can spawn it again. */
  | { readonly type: 'task'; readonly stage: SpawnStage; readonly task: TaskRef }
  | { readonly type: 'shown'; readonly stage: SpawnStage | 'picture' }
  /** What stands there stays. */
  | { readonly type: 'failed'; readonly stage: SpawnStage; readonly error: unknown };

/** A thing in the scene from the first moment on, whatever becomes of it. */
export interface Spawned<Node, Native> {
  readonly anchor: Node;
  /** What stands there now. */
  readonly stage: SpawnStage | 'placeholder' | 'picture';
  /** The model that stands there now. */
  readonly asset: SceneAsset<Node, Native> | undefined;
  /** Where it is in the anchor's space, for colliders; a guess of the wanted size until there is a model. */
  readonly bounds: Box;
  /** Resolves with the last stage once it is seen. @throws AssetError as `loadAsset`, or `task_failed` */
  readonly done: Promise<SpawnStage>;
  /** Plays now, or as soon as a model with such a clip stands there. */
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  /** Takes it all away and ends what is under way; tasks go on at the service. Safe to call twice. */
  dispose(): void;
}
