import { type ChildProcess, spawn } from 'node:child_process';
import type { Harness } from '@meshwright/testing/purchase/harness';

/** Starts a process that downloads the files into a store. */
export function startDownloader(
  program: string,
  harness: Pick<Harness, 'key' | 'service'>,
  folder: string,
  refs: readonly string[],
) {
  const args = [program, harness.service.baseUrl, harness.key, folder, ...refs];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Output of a process that failed without being killed.
  const ended = new Promise<string>((done) =>
    child.once('close', (code) => done(code === 0 || code === null ? '' : `${code}: ${said}`)),
  );
  const begun = new Promise<unknown>((done) => {
    child.stdout!.once('data', done);
    child.once('close', done);
  });
  return { child, begun, ended };
}
