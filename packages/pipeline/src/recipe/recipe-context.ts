import type { TaskRef } from '@meshwright/client';
import type { ProcessReport } from '@meshwright/gltf/recipe';
import type { Content, ContentStore } from '../files/content-store.ts';
import type { BuyOptions } from '../purchase/buy.ts';
import type { Buyer } from '../purchase/buyer.ts';
import type { RecipeData } from './recipe-data.ts';

/** What recipes need to run. */
export interface RecipeContext {
  readonly buyer: Buyer;
  readonly store: ContentStore;
  /** Reads a file of the project. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
}

export interface RunOptions
  extends Pick<BuyOptions, 'onLost' | 'onWait' | 'lostMs' | 'quietMs' | 'graceMs' | 'label'> {
  readonly signal?: AbortSignal | undefined;
  /** After so long without a byte on its stream of events a task is looked at. Default 10,000. */
  readonly silenceMs?: number | undefined;
  /** Called whenever something is worth showing. */
  readonly onEvent?: ((event: RunEvent) => void) | undefined;
}

export type RunEvent =
  | { readonly node: string; readonly state: 'bought' | 'found'; readonly ref: TaskRef }
  | {
      readonly node: string;
      readonly state: 'working';
      /** Percent. */
      readonly progress: number;
      /** Tasks before it in the queue of the service, where that says so. */
      readonly preceding?: number | undefined;
    }
  | { readonly node: string; readonly state: 'done' | 'failed' };

/** What became of one node. */
export type NodeResult = TaskResult | ProcessResult;

export interface TaskResult {
  readonly kind: 'task';
  readonly ref: TaskRef;
  /** What it cost, refunds taken off; null where the service does not say. */
  readonly credits: number | null;
  /** Paid by this run, not by an earlier one. */
  readonly paidNow: boolean;
}

export interface ProcessResult {
  readonly kind: 'process';
  readonly content: Content;
  readonly report: ProcessReport;
}

/** A run on its way: the nodes that are done, by name. */
export interface Run {
  readonly recipe: RecipeData;
  readonly context: RecipeContext;
  readonly options: RunOptions;
  readonly signal: AbortSignal;
  readonly results: Record<string, NodeResult>;
}
