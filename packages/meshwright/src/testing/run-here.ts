import { CliError } from '../errors/cli-error.ts';
import type { ProgramOptions } from '../program-options.ts';
import { run } from '../run.ts';
import { type Ended, homeEnvOf } from './command.ts';

interface HereFacts {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** What is piped into the command. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  /** Receives each chunk as it is written. */
  readonly onStdout?: (text: string) => unknown;
  readonly onStderr?: (text: string) => unknown;
}

/** Runs the command inside this process: faster, and from the sources. */
export async function runHere(
  argv: readonly string[],
  { onStdout, onStderr, ...facts }: HereFacts,
  options: ProgramOptions = {},
): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const terminal = {
    stdout: {
      write(text: string) {
        stdout += text;
        onStdout?.(text);
      },
    },
    stderr: {
      write(text: string) {
        stderr += text;
        onStderr?.(text);
      },
    },
    signal: new AbortController().signal,
    now: () => Date.now(),
    ...facts,
    env: { ...homeEnvOf(facts.cwd), ...facts.env },
  };
  const code = await run(argv, terminal, options);
  return { code, stdout, stderr };
}

/** A command that runs inside this process until it is interrupted. */
export interface RunningHere {
  readonly ended: Promise<Ended>;
  /** Resolves with the first match of stdout; rejects when the command ends before. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Does what Ctrl-C does. */
  interrupt(): void;
  /** Does what SIGTERM does. */
  end(): void;
}

export function startHere(argv: readonly string[], facts: Omit<HereFacts, 'signal'>): RunningHere {
  const interrupt = new AbortController();
  let stdout = '';
  let look = () => {};
  const onStdout = (text: string) => {
    stdout += text;
    look();
  };
  const ended = runHere(argv, { ...facts, onStdout, signal: interrupt.signal });
  return {
    ended,
    interrupt: () => interrupt.abort(new CliError('interrupted', 'stopped by SIGINT', { cause: 'SIGINT' })),
    end: () => interrupt.abort(new CliError('interrupted', 'stopped by SIGTERM', { cause: 'SIGTERM' })),
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => {
          const match = pattern.exec(stdout);
          if (match) resolve(match);
        };
        look();
        void ended.then(({ stderr }) => reject(new Error(`never said ${pattern}: ${stderr}`)));
      }),
  };
}
