import type { SpendEntry } from './entry.ts';

/** Record of spending. Several processes may share one. */
export interface Journal {
  /** Project written to every added entry: budgets count the entries of one project, or those without one. */
  readonly project?: string | undefined;
  /**
   * Adds an entry; it survives a power cut once this resolves. `allow` gets all entries and may throw to reject the new
   * one; no other writer comes in between.
   */
  append(entry: SpendEntry, allow?: (entries: readonly SpendEntry[]) => void): Promise<void>;
  /** Returns entries in the order they were written, optionally those of one purchase. */
  entries(purchase?: string): Promise<readonly SpendEntry[]>;
  /**
   * Runs the work while it alone, across all processes, holds the name. The name is released with the process.
   * @throws PurchaseError `aborted` when the signal fires while waiting
   */
  exclusively<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  close(): void;
}
