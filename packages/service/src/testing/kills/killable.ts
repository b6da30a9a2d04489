import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A service in its own process. */
interface Killable {
  readonly ready: Promise<{
    readonly baseUrl: string;
    readonly control: { readonly url: string; readonly token: string };
  }>;
  /** Ends it as `kill -9` does, and resolves when it has ended. */
  kill(): Promise<void>;
}

/** Starts services, and preloads the next process in advance. */
export interface ProcessGroup {
  start(options: {
    readonly dataDir: string;
    readonly credits: number;
    readonly seed: number;
    readonly webhooks?: readonly string[];
    readonly resultLifetimeMs?: number;
  }): Killable;
  close(): Promise<void>;
}

/** @param program the bundled `killed-service.ts` */
export function createProcessGroup(program: string): ProcessGroup {
  const load = () => spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let waiting = load();
  return {
    start(options) {
      const child = waiting;
      waiting = load();
      return killable(child, options);
    },
    close: () => end(waiting),
  };
}

function killable(child: ChildProcess, options: object): Killable {
  const line = once(createInterface(child.stdout!), 'line');
  const gone = once(child, 'exit').then(() =>
    Promise.reject(new Error('the service ended before it was ready')),
  );
  gone.catch(() => {});
  const ready = Promise.race([line, gone]).then(([text]) => JSON.parse(text as string));
  ready.catch(() => {});
  // A process that is killed before it has read the line breaks the pipe.
  child.stdin!.on('error', () => {}).write(`${JSON.stringify(options)}\n`);
  return { ready, kill: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
