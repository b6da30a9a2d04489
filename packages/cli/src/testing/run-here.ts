import type { ProgramOptions } from '../program.ts';
import { run } from '../run.ts';
import { type Ended, homeEnvOf } from './command.ts';

interface HereFacts {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sees each piece as it is written. */
  readonly onStderr?: (text: string) => unknown;
}

/** The same command inside this process: faster, and on the sources. */
export async function runHere(
  argv: readonly string[],
  { onStderr, ...facts }: HereFacts,
  options: ProgramOptions = {},
): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const terminal = {
    stdout: { write: (text: string) => (stdout += text) },
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
