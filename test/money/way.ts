import type { Account } from './billed-service.ts';

/** One road to a paid task, as a person goes it. */
export interface Way {
  readonly name: string;
  /** Tasks that one run means to buy. */
  readonly purchases: number;
  open(context: RunContext): Promise<WayRun>;
  /** Ends what its runs share. */
  close?(): Promise<void>;
}

export interface RunContext {
  readonly account: Account;
  /** Empty, and of this run alone. */
  readonly folder: string;
  /** Part of the words that are bought, so that no two runs want the same. */
  readonly number: number;
}

export interface WayRun {
  /** Does what leads to the asset, or goes on with it; the same every time. */
  attempt(): Attempt;
  /**
   * Makes the choice that a question left: this task, or that there is none.
   * @param question what the attempt said
   */
  settle(question: string, task: string | undefined): Promise<void>;
  /** Ids of the tasks whose files stand where they were wanted. */
  delivered(): Promise<readonly string[]>;
  close?(): Promise<void>;
}

export interface Attempt {
  /** As `kill -9` does; true when something was still running. */
  kill(): boolean;
  readonly ended: Promise<AttemptEnd>;
  /** Resolves when there is something to be killed. Default: at once. */
  readonly begun?: Promise<void>;
}

export interface AttemptEnd {
  /** `stopped`: it ended by itself without the asset. */
  readonly status: 'done' | 'killed' | 'stopped';
  /** It stopped to have a choice made, and names what can be chosen. */
  readonly isQuestion?: boolean;
  /** What it said at the end, the most important line first. */
  readonly text: string;
  /** Longest time without a sign of life. */
  readonly silentMs: number;
  /** What was heard before it. */
  readonly silentAfter?: string;
}
