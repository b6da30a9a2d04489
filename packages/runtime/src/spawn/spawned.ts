import type { TaskRef } from '@meshwright/client';
import type { PlayOptions } from '../asset/clip-mix.ts';
import type { Box, FitOptions } from '../asset/fit.ts';
import type { SceneAsset, Shadows } from '../asset/scene-asset.ts';
import type { SpawnRequest, SpawnStage } from './spawn-plan.ts';

/** A task, several tasks in the order they build on each other, or a request for new ones. */
export type SpawnSource = TaskRef | readonly TaskRef[] | SpawnRequest;

export interface SpawnOptions<Node, Native = unknown> extends FitOptions {
  /** Belongs to the game: its transform, parent and visibility are never changed. */
  readonly anchor: Node;
  /**
   * Clip to play as soon as a model has one like it, by name or meaning.
   * @default none
   */
  readonly play?: string | undefined;
  /**
   * Whether each stage casts and shows shadows.
   * @default what the engine does
   */
  readonly shadows?: Shadows | undefined;
  /**
   * An asset whose clips each model with a body like its own borrows; it must live until the last stage is
   * shown.
   * @default none
   */
  readonly borrow?: SceneAsset<Node, Native> | undefined;
  /**
   * Shows the task's picture until the model is loaded.
   * @default true
   */
  readonly picture?: boolean | undefined;
  /**
   * Name under which this page keeps the purchase, in `localStorage`: after a reload the same request is shown again and
   * nothing is bought. Another request under the name is another purchase; with `true` the request itself is its name. It
   * applies to requests, not to task references.
   * @default every spawn is a purchase, unless the request has an `idempotencyKey`
   */
  readonly remember?: string | true | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onEvent?: ((event: SpawnEvent) => void) | undefined;
}

export type SpawnEvent =
  /** 0 to 100 of the whole, never decreasing; 100 when the last stage is shown. */
  | { readonly type: 'progress'; readonly stage: SpawnStage; readonly percent: number }
  /** The task is known; with its short form a later page can spawn it again. */
  | { readonly type: 'task'; readonly stage: SpawnStage; readonly task: TaskRef }
  | { readonly type: 'shown'; readonly stage: SpawnStage | 'picture' | 'coarse' }
  /** The current content stays; a coarse level, whose file did not arrive, becomes the placeholder again. */
  | { readonly type: 'failed'; readonly stage: SpawnStage; readonly error: unknown };

/** An object that is in the scene from the first moment, independent of its tasks' outcome. */
export interface Spawned<Node, Native> {
  readonly anchor: Node;
  /** The stage currently shown; `coarse` is the first level of a model that is still arriving. */
  readonly stage: SpawnStage | 'placeholder' | 'picture' | 'coarse';
  /** The model currently shown. */
  readonly asset: SceneAsset<Node, Native> | undefined;
  /** Box in the anchor's space, for colliders; a guess of the wanted size until a model is loaded. */
  readonly bounds: Box;
  /** Resolves with the last stage once it is shown. @throws AssetError as `loadAsset`, or `task_failed` */
  readonly done: Promise<SpawnStage>;
  /** Plays now, or as soon as a model with such a clip is shown. */
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  /** Removes everything from the scene and aborts pending work; tasks continue at the service. Safe to call twice. */
  dispose(): void;
}
