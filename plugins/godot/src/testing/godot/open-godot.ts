import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type CallChannel,
  type EditorProcess,
  editorProcess,
  type ReceiveAnswer,
} from '@meshwright/testing/hosts/editor-process';
import type { Desktop } from '@meshwright/testing/hosts/open-desktop';

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

/** A running Godot editor with the plugin: code is the body of a GDScript function with `user` and `editor`. */
export type Godot = EditorProcess;

/**
 * Opens a project's scene `suite.tscn` in the editor. Resolves when the dock is there. A plugin without a bridge starts
 * the `npx` of `home/bin`, which starts nothing unless the test has put another one there.
 */
export async function openGodot(options: GodotOptions): Promise<Godot> {
  const { program, project, home, desktop, env = {} } = options;
  const mode = desktop
    ? ['--rendering-driver', 'opengl3', '--audio-driver', 'Dummy', ...windowArguments(desktop.size)]
    : ['--headless'];
  const programs = join(home, 'bin');
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, 'npx'), noNpx, { mode: 0o755, flag: 'wx' }).catch(() => {});
  const child = spawn(program, [...mode, '--editor', '--path', project, 'res://suite.tscn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      HOME: home,
      XDG_CACHE_HOME: `${home}/cache`,
      XDG_CONFIG_HOME: `${home}/config`,
      XDG_DATA_HOME: `${home}/data`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(desktop && { DISPLAY: desktop.display }),
      ...env,
    },
  });
  return await editorProcess(child, 'Godot', connectToGodot);
}

/** Ends as a bridge does that has found another one: the plugin waits for that one. */
const noNpx = '#!/bin/sh\nexit 0\n';

function windowArguments({ width, height }: Desktop['size']): string[] {
  return ['--resolution', `${width}x${height}`, '--position', '0,0'];
}

function connectToGodot(port: string, receive: ReceiveAnswer): CallChannel {
  const socket = connect(Number(port), '127.0.0.1');
  const lines = createInterface({ input: socket });
  // A killed editor resets the connection, and the interface repeats the errors of its input.
  socket.on('error', () => {});
  lines.on('error', () => {});
  lines.on('line', receive);
  return { write: (line) => void socket.write(line), close: () => void socket.destroy() };
}
