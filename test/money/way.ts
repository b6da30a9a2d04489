import type { Account } from './billed-service.ts';

/** One way to a paid task, in the steps of a real user. */
export interface Way {
  readonly name: string;
  /** Number of intended purchases per run. */
  readonly purchases: number;
  open(context: RunContext): Promise<WayRun>;
  /** Closes resources that its runs share. */
  close?(): Promise<void>;
}

export interface RunContext {
  readonly account: Account;
  /** Empty, and used by this run alone. */
  readonly folder: string;
  /** Part of the prompt, so that no two runs buy the same thing. */
  readonly number: number;
}

export interface WayRun {
  /** Starts or continues the steps to the asset; the same steps every time. */
  attempt(): Attempt;
  /**
   * Answers an open question with this task, or with none.
   * @param question output of the attempt
   */
  settle(question: string, task: string | undefined): Promise<void>;
  /** Returns the ids of the tasks whose files are at their destination. */
  delivered(): Promise<readonly string[]>;
  close?(): Promise<void>;
}

export interface Attempt {
  /** Kills it like `kill -9`; returns true when something was still running. */
  kill(): boolean;
  readonly ended: Promise<AttemptEnd>;
  /** Resolves when there is something to kill. Default: at once. */
  readonly begun?: Promise<void>;
}

export interface AttemptEnd {
  /** `stopped`: it ended by itself without the asset. */
  readonly status: 'done' | 'killed' | 'stopped';
  /** It stopped for a choice, and lists the options. */
  readonly isQuestion?: boolean;
  /** Its last output, the most important line first. */
  readonly text: string;
  /** Longest time without a sign of life. */
  readonly silentMs: number;
  /** The sign before it. */
  readonly silentAfter?: string;
}
