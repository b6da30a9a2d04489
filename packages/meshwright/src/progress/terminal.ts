/** One of a command's two output streams. */
export interface TextStream {
  write(text: string): unknown;
  /** Set on a real terminal, where a line may be redrawn. */
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Environment of a command: passed in once by `main.ts`, so that no other module uses globals. */
export interface Terminal {
  /** What is piped into the command, for `-`. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  /** Receives only the answer. */
  readonly stdout: TextStream;
  /** Receives progress, notes and errors. */
  readonly stderr: TextStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Final output of a command. */
export interface Answer {
  /** For `--json`. */
  readonly data: unknown;
  /** Readable form. */
  readonly text: string;
  /** A PNG that a terminal may show above the text; asked for only where it is shown. */
  readonly picture?: () => Promise<Uint8Array>;
  /** Set if the answer reports a failure: it is printed, and the command exits with this error. */
  readonly failure?: Error;
  /** Records that the answer has arrived; called once it is printed. */
  readonly onPrinted?: () => Promise<void>;
}

/** Receives the answer of a command. */
export type Reply = (answer: Answer) => void;
