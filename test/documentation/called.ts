import { run } from 'meshwright';

/** Runs a command line in a folder. Returns what it printed, and its exit code. */
export async function called(
  words: readonly string[],
  cwd: string,
): Promise<[text: string, exitCode: number]> {
  let text = '';
  const stream = { write: (part: string) => (text += part) };
  const exitCode = await run(words, {
    stdout: stream,
    stderr: stream,
    env: process.env,
    cwd,
    signal: new AbortController().signal,
    now: Date.now,
  });
  return [text, exitCode];
}
