import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import type { ServiceOptions } from '../start/service-options.ts';

/** A process of a cluster, controlled by a test. */
export interface ClusterNode {
  readonly baseUrl: string;
  as(key: string): Caller;
  /** Takes a line with this field. Returns its value, or undefined without one. */
  take(field: string): unknown;
  /** Waits for such a line and takes it. */
  prints(field: string): Promise<unknown>;
  /** Resolves on the next line. */
  nextLine(): Promise<void>;
  send(order: string): void;
  /** Stops the process where it is (SIGSTOP), or lets it go on (SIGCONT). */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends the process as `kill -9` does; resolves when it has ended. */
  kill(): Promise<void>;
  /** Stops the process. @returns its exit code, once it has ended */
  stop(): Promise<number | null>;
}

/** @param program the bundled `cluster-node.ts` */
export async function startNode(program: string, options: ServiceOptions): Promise<ClusterNode> {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {});
  const lines: Record<string, unknown>[] = [];
  let nextRead = (): void => {};
  let nextLine = new Promise<void>((resolve) => {
    nextRead = resolve;
  });
  createInterface(child.stdout).on('line', (line) => {
    lines.push(JSON.parse(line));
    nextRead();
    nextLine = new Promise((resolve) => {
      nextRead = resolve;
    });
  });
  const take = (field: string): unknown => {
    const at = lines.findIndex((line) => field in line);
    return at < 0 ? undefined : lines.splice(at, 1)[0]?.[field];
  };
  const prints = async (field: string): Promise<unknown> => {
    for (;;) {
      const value = take(field);
      if (value !== undefined) return value;
      await nextLine;
    }
  };
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the node did not start')));
  ended.catch(() => {});
  const baseUrl = String(await Promise.race([prints('ready'), ended]));
  return {
    baseUrl,
    take,
    prints,
    nextLine: () => nextLine,
    as: (key) => caller({ baseUrl, fetch }, key),
    send: (order) => child.stdin.write(`${order}\n`),
    signal: (name) => child.kill(name),
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

/** Waits for the first process that prints a line with this field, and takes the line. */
export async function firstWithOutput(nodes: readonly ClusterNode[], field: string): Promise<ClusterNode> {
  for (;;) {
    for (const node of nodes) if (node.take(field) !== undefined) return node;
    await Promise.race(nodes.map((node) => node.nextLine()));
  }
}
