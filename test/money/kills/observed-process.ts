import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** The end of a process. `code` is null after a kill. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Longest time without a line on either output. */
  readonly silentMs: number;
  readonly lifeMs: number;
}

/** A process whose output is read and whose silence is measured. */
export interface ObservedProcess {
  readonly ended: Promise<Ended>;
  /** Returns its output so far. */
  text(): string;
  /** Resolves once the output has a match. @throws Error when the process ends before */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Kills it and all its children, like `kill -9`; returns true when it was still running. */
  kill(): boolean;
}

/** Running process groups; they end with this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) kill(child);
});

export function observedProcess(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ObservedProcess {
  const started = performance.now();
  // A separate process group, so that its children die with it.
  const child: ChildProcess = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const text = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  let lastOutputAt = started;
  let silentMs = 0;
  const measure = (): void => {
    const now = performance.now();
    silentMs = Math.max(silentMs, now - lastOutputAt);
    lastOutputAt = now;
  };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]!.setEncoding('utf8').on('data', (chunk: string) => {
      measure();
      text[name] += chunk;
      for (const listener of [...listeners]) listener();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      measure();
      resolve({ code, ...text, silentMs, lifeMs: performance.now() - started });
    });
  });
  return {
    ended,
    text: () => text.stdout + text.stderr,
    kill: () => kill(child),
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = pattern.exec(text.stdout) ?? pattern.exec(text.stderr);
          if (!match) return;
          listeners.delete(check);
          resolve(match);
        };
        listeners.add(check);
        check();
        ended.then(() => reject(new Error(`ended before ${pattern}: ${text.stderr}`)), reject);
      }),
  };
}

function kill(child: ChildProcess): boolean {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
    return false;
  }
}
