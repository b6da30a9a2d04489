import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditorProcess, editorProcess } from '@meshwright/testing/hosts/editor-process';
import type { Desktop } from '@meshwright/testing/hosts/open-desktop';
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

/** A running Blender with the add-on: code is Python that sets the variable `answer`. */
export type Blender = EditorProcess;

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
  return await editorProcess(child, 'Blender', () => ({ write: (line) => void child.stdin.write(line) }));
}
