import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Desktop } from '../input/open-desktop.ts';
import { blenderProgram } from './blender-program.ts';

export interface BlenderOptions {
  /** Folder for everything Blender writes: preferences, add-ons, caches, the user's home. */
  readonly home: string;
  /** Path of the add-on's zip. */
  readonly zip: string;
  /** A `.blend` to open, if it exists. */
  readonly file?: string;
  /** Desktop of its window; absent: no window. */
  readonly desktop?: Pick<Desktop, 'display' | 'size'>;
  readonly env?: Readonly<Record<string, string>>;
  /** Path or name of the program. @default `blenderProgram` */
  readonly program?: string;
  /** Leaves numpy unpatched: Debian 12's importer fails with its version. */
  readonly numpyAsItIs?: boolean;
  /** Opens every section of the panel initially. */
  readonly openSections?: boolean;
  /** Leaves online access off, as it is from 4.2 until its user allows it. */
  readonly offline?: boolean;
  /** Whether the add-on is already installed in `home`. */
  readonly installed?: boolean;
}

/** A running Blender with the add-on. */
export interface Blender {
  /** Runs Python in the main thread and returns its variable `answer`. */
  run<T = unknown>(code: string): Promise<T>;
  /** Returns everything it has printed. */
  output(): string;
  kill(): Promise<void>;
}

export async function openBlender(options: BlenderOptions): Promise<Blender> {
  const {
    home,
    zip,
    file,
    desktop,
    env = {},
    numpyAsItIs = false,
    openSections = false,
    installed = false,
    offline = false,
    program = blenderProgram,
  } = options;
  for (const folder of ['config', 'scripts', 'cache']) await mkdir(join(home, folder), { recursive: true });
  const child = spawn(
    program,
    [
      ...(desktop
        ? ['--window-geometry', '0', '0', `${desktop.size.width}`, `${desktop.size.height}`]
        : ['--background']),
      '--factory-startup',
      ...(file === undefined ? [] : [file]),
      '--python-exit-code',
      '3',
      '--python',
      join(import.meta.dirname, 'bootstrap.py'),
      '--',
      '--zip',
      zip,
      ...(numpyAsItIs ? ['--numpy-as-it-is'] : []),
      ...(openSections ? ['--open-sections'] : []),
      ...(installed ? ['--installed'] : []),
      ...(offline ? ['--offline'] : []),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: home,
        XDG_CACHE_HOME: join(home, 'cache'),
        BLENDER_USER_CONFIG: join(home, 'config'),
        BLENDER_USER_SCRIPTS: join(home, 'scripts'),
        LIBGL_ALWAYS_SOFTWARE: '1',
        ...(desktop ? { DISPLAY: desktop.display } : {}),
        ...env,
      },
    },
  );
  return connectToBlender(child);
}

/** Waits until Blender is ready. */
async function connectToBlender(child: ChildProcess): Promise<Blender> {
  let output = '';
  let calls = 0;
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => {
      const error = new Error(`Blender ended with ${code}:\n${output}`);
      reject(error);
      for (const { reject: fail } of pending.values()) fail(error);
      pending.clear();
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (!line.startsWith('@@')) {
        output += `${line}\n`;
        return;
      }
      const message = JSON.parse(line.slice(2)) as {
        ready?: true;
        id: number;
        answer?: unknown;
        error?: string;
      };
      if (message.ready) return resolve();
      const call = pending.get(message.id);
      pending.delete(message.id);
      if (message.error === undefined) call?.resolve(message.answer);
      else call?.reject(new Error(message.error));
    });
    child.stderr!.on('data', (data: Buffer) => {
      output += data.toString();
    });
  });
  await ready;
  return {
    run: <T>(code: string) =>
      new Promise<T>((resolve, reject) => {
        calls += 1;
        pending.set(calls, { resolve: resolve as (value: unknown) => void, reject });
        child.stdin!.write(`${JSON.stringify({ id: calls, code })}\n`);
      }),
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
