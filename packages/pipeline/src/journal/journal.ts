import type { SpendEntry } from './entry.ts';

/** Where spending is written down. Several processes may share one. */
export interface Journal {
  /** Stands in every entry that is added here: budgets count the entries of one project, or those of none. */
  readonly project?: string | undefined;
  /**
   * Adds an entry; it survives a power cut once this resolves. `allow` sees all entries there are and may throw to
   * keep the new one out; nobody else writes in between.
   */
  append(entry: SpendEntry, allow?: (entries: readonly SpendEntry[]) => void): Promise<void>;
  /** In the order they were written; those of one purchase when it is named. */
  entries(purchase?: string): Promise<readonly SpendEntry[]>;
  /**
   * Does the work while nobody else, in any process, holds the same name. A process that dies lets go.
   * @throws PipelineError `aborted` when the signal fires while waiting
   */
  exclusively<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  close(): void;
}
