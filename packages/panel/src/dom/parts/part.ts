import type { Panel } from '../../panel.ts';

/** Drawn form of one element of the view, and its updates. */
export interface Part<T> {
  readonly node: HTMLElement;
  /** Writes only changes: focus, caret, scroll and open folds stay. */
  update(now: T): void;
  dispose?(): void;
}

/** Context shared by all parts. */
export interface Scope {
  readonly panel: Panel;
  /** Announces a sentence in the live region. */
  announce(text: string): void;
  /** Runs a change; `settled` waits for it. */
  change(work: () => Promise<void>): Promise<void>;
  /** Resolves when no change is pending, so a press right after typing uses the typed value. */
  settled(): Promise<unknown>;
}

export type MakePart<T> = (scope: Scope, first: T) => Part<T>;
