import type { Panel } from '../../panel.ts';

/** What is drawn of one thing of the view, and how it follows when that changes. */
export interface Part<T> {
  readonly node: HTMLElement;
  /** Writes only what changed: focus, caret, scroll and open folds stay. */
  update(now: T): void;
  dispose?(): void;
}

/** What every part is drawn for. */
export interface Scope {
  readonly panel: Panel;
  /** Says a sentence in the live region. */
  tell(text: string): void;
  /** Sends a change; `settled` waits for it. */
  change(work: () => Promise<void>): Promise<void>;
  /** Resolves when no change is under way: what is pressed right after typing is meant for what was typed. */
  settled(): Promise<unknown>;
}

export type MakePart<T> = (scope: Scope, first: T) => Part<T>;
