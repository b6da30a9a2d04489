/** One of the two streams a command writes to. */
export interface TextStream {
  write(text: string): unknown;
  /** Set on a real terminal, where a line may be redrawn. */
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a command sees of the world outside: handed in once by `main.ts`, so nothing below names a global. */
export interface Terminal {
  /** Gets the answer and nothing else. */
  readonly stdout: TextStream;
  /** Gets progress, notes and errors. */
  readonly stderr: TextStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What a command has to say when it is done. */
export interface Answer {
  /** For `--json`. */
  readonly data: unknown;
  /** For people. */
  readonly text: string;
  /** Set when the answer is that something failed: the answer is printed, and the command ends so. */
  readonly failure?: Error;
  /** Notes that the answer has arrived; called once it is printed. */
  readonly onPrinted?: () => Promise<void>;
}

/** How a command hands over its answer. */
export type Reply = (answer: Answer) => void;
