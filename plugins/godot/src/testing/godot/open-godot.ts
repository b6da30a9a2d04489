import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Desktop } from '../../../../blender/src/testing/input/open-desktop.ts';

export interface GodotOptions {
  /** Path of the program. */
  readonly program: string;
  /** Folder of the project. */
  readonly project: string;
  /** Folder for everything that the editor writes besides: settings, caches, the user's home. */
  readonly home: string;
  /** Desktop of its window; absent: no window. */
  readonly desktop?: Pick<Desktop, 'display' | 'size'>;
  readonly env?: Readonly<Record<string, string>>;
}

/** A running Godot editor with the plugin. */
export interface Godot {
  /** Runs the body of a GDScript function with `user` and `editor`. Returns its value. */
  run<T = unknown>(code: string): Promise<T>;
  /** Returns everything it has printed. */
  output(): string;
  kill(): Promise<void>;
}

/** Opens a project's scene `suite.tscn` in the editor. Resolves when the dock is there. */
export async function openGodot(options: GodotOptions): Promise<Godot> {
  const { program, project, home, desktop, env = {} } = options;
  const mode = desktop
    ? ['--rendering-driver', 'opengl3', '--audio-driver', 'Dummy', ...windowArguments(desktop.size)]
    : ['--headless'];
  const child = spawn(program, [...mode, '--editor', '--path', project, 'res://suite.tscn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_CACHE_HOME: `${home}/cache`,
      XDG_CONFIG_HOME: `${home}/config`,
      XDG_DATA_HOME: `${home}/data`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(desktop && { DISPLAY: desktop.display }),
      ...env,
    },
  });
  return await connectToGodot(child);
}

function windowArguments({ width, height }: Desktop['size']): string[] {
  return ['--resolution', `${width}x${height}`, '--position', '0,0'];
}

async function connectToGodot(child: ChildProcess): Promise<Godot> {
  let output = '';
  let calls = 0;
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => {
      const error = new Error(`Godot ended with ${code}:\n${output}`);
      reject(error);
      for (const { reject: fail } of pending.values()) fail(error);
      pending.clear();
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('@@')) resolve(Number(line.slice(2)));
    });
    child.stderr!.on('data', (data: Buffer) => {
      output += data.toString();
    });
  });
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket });
  // A killed editor resets the connection, and the interface repeats the errors of its input.
  socket.on('error', () => {});
  lines.on('error', () => {});
  lines.on('line', (line) => {
    const message = JSON.parse(line) as Message;
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.error === undefined) call?.resolve(message.answer);
    else call?.reject(new Error(message.error));
  });
  return {
    run: <T>(code: string) =>
      new Promise<T>((resolve, reject) => {
        calls += 1;
        pending.set(calls, { resolve: resolve as (value: unknown) => void, reject });
        socket.write(`${JSON.stringify({ id: calls, code })}\n`);
      }),
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
      socket.destroy();
    },
  };
}

interface Message {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}
