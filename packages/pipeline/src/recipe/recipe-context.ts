import type { TaskRef } from '@meshwright/client';
import type { ProcessReport } from '@meshwright/gltf/recipe';
import type { Buyer, BuyOptions, Content, ContentStore } from '@meshwright/purchase';
import type { RecipeData } from './recipe-data.ts';

/** Dependencies of a recipe run. */
export interface RecipeContext {
  readonly buyer: Buyer;
  readonly store: ContentStore;
  /** Reads a project file. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
}

export interface RunOptions
  extends Pick<BuyOptions, 'onLost' | 'onWait' | 'lostMs' | 'quietMs' | 'graceMs' | 'label'> {
  readonly signal?: AbortSignal | undefined;
  /**
   * Silence on a task's event stream, in milliseconds, before the task is read.
   * @default 10,000
   */
  readonly silenceMs?: number | undefined;
  /** Called with every visible change. */
  readonly onEvent?: ((event: RunEvent) => void) | undefined;
}

export type RunEvent =
  | { readonly node: string; readonly state: 'bought' | 'found'; readonly ref: TaskRef }
  | {
      readonly node: string;
      readonly state: 'working';
      /** In percent. */
      readonly progress: number;
      /** Tasks before it in the queue of the service, if reported. */
      readonly preceding?: number | undefined;
    }
  | { readonly node: string; readonly state: 'done' | 'failed' };

/** Result of one node. */
export type NodeResult = TaskResult | ProcessResult | DrawResult;

export interface TaskResult {
  readonly kind: 'task';
  readonly ref: TaskRef;
  /** Cost minus refunds; null when the service does not report it. */
  readonly credits: number | null;
  /** Paid by this run, not an earlier one. */
  readonly paidNow: boolean;
}

export interface ProcessResult {
  readonly kind: 'process';
  readonly content: Content;
  readonly report: ProcessReport;
}

export interface DrawResult {
  readonly kind: 'draw';
  /** By their names: `hero.icon-64.png`. */
  readonly files: Readonly<Record<string, Content>>;
}

/** A run in progress: finished nodes by name. */
export interface Run {
  readonly recipe: RecipeData;
  readonly context: RecipeContext;
  readonly options: RunOptions;
  readonly signal: AbortSignal;
  readonly results: Record<string, NodeResult>;
}
