import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditorProcess, editorProcess } from '@meshwright/testing/hosts/editor-process';

export interface UnrealOptions {
  /** Folder of the project. */
  readonly project: string;
  /** Folder of the built plugin. */
  readonly plugin: string;
  /** The user's home, for settings and caches. */
  readonly home: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The fake editor with the built plugin: code is Python that sets the variable `answer`. */
export type Unreal = EditorProcess;

/** Python of the tests: `PYTHON_PATH`, else `python3` on the search path. */
export const pythonProgram: string = process.env.PYTHON_PATH ?? 'python3';
export const testsFolder: string = join(import.meta.dirname, '../../tests');

/**
 * Starts the fake editor, as a program of its own. Resolves when the plugin has started. A plugin without a bridge starts the
 * `npx` of `home/bin`, which starts nothing unless the test has put another one there.
 */
export async function openUnreal({ project, plugin, home, env = {} }: UnrealOptions): Promise<Unreal> {
  const programs = join(home, 'bin');
  for (const folder of [project, programs]) await mkdir(folder, { recursive: true });
  await writeFile(join(programs, 'npx'), noNpx, { mode: 0o755, flag: 'wx' }).catch(() => {});
  const child = spawn(pythonProgram, ['-B', join(testsFolder, 'fake_editor.py'), project, plugin], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      TMPDIR: home,
      ...env,
    },
  });
  // A killed editor breaks the pipe.
  child.stdin.on('error', () => {});
  return await editorProcess(child, 'Unreal', () => ({ write: (line) => void child.stdin.write(line) }));
}

/** Ends as a bridge does that has found another one: the plugin waits for that one. */
const noNpx = '#!/bin/sh\nexit 0\n';
