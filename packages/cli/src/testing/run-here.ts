import type { ProgramOptions } from '../program.ts';
import { run } from '../run.ts';
import type { Ended } from './command.ts';

/** The same command inside this process: faster, and on the sources. */
export async function runHere(
  argv: readonly string[],
  facts: { cwd: string; env: Readonly<Record<string, string>>; signal?: AbortSignal },
  options: ProgramOptions = {},
): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const terminal = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    signal: new AbortController().signal,
    now: () => Date.now(),
    ...facts,
  };
  const code = await run(argv, terminal, options);
  return { code, stdout, stderr };
}
