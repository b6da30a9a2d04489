import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running editor that carries out code of the tests. */
export interface EditorProcess {
  /** Runs code in the editor's main thread. Returns its value; fails with everything printed once the editor has ended. */
  run<T = unknown>(code: string): Promise<T>;
  /** Returns everything it has printed. */
  output(): string;
  kill(): Promise<void>;
}

/** Where the calls go to, one line of JSON each: `{"id": 1, "code": "..."}`. */
export interface CallChannel {
  write(line: string): void;
  close?(): void;
}

/** Takes a line with the answer to a call: `{"id", "answer"}` or `{"id", "error"}`. */
export type ReceiveAnswer = (line: string) => void;

/**
 * Waits until a started editor prints its first line that begins with `@@`.
 * @param name for the error when the program ends
 * @param open opens the calls, from the rest of that line; the rest of later such lines are answers
 */
export async function editorProcess(
  child: ChildProcess,
  name: string,
  open: (greeting: string, receive: ReceiveAnswer) => CallChannel,
): Promise<EditorProcess> {
  let output = '';
  let calls = 0;
  let channel: CallChannel | undefined;
  let ended: Error | undefined;
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const receive: ReceiveAnswer = (line) => {
    const { id, answer, error } = JSON.parse(line) as { id: number; answer?: unknown; error?: string };
    const call = pending.get(id);
    pending.delete(id);
    if (error === undefined) call?.resolve(answer);
    else call?.reject(new Error(error));
  };
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => {
      ended = new Error(`${name} ended with ${code}:\n${output}`);
      reject(ended);
      for (const { reject: fail } of pending.values()) fail(ended);
      pending.clear();
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (!line.startsWith('@@')) {
        output += `${line}\n`;
      } else if (channel) {
        receive(line.slice(2));
      } else {
        channel = open(line.slice(2), receive);
        resolve();
      }
    });
    child.stderr!.on('data', (data: Buffer) => {
      output += data.toString();
    });
  });
  return {
    run: <T>(code: string) =>
      new Promise<T>((resolve, reject) => {
        if (ended) return reject(ended);
        calls += 1;
        pending.set(calls, { resolve: resolve as (value: unknown) => void, reject });
        channel!.write(`${JSON.stringify({ id: calls, code })}\n`);
      }),
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
      channel!.close?.();
    },
  };
}
