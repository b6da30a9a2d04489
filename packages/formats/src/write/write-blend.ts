import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@gltf-transform/core';
import { standInOf } from '../scene/stand-in-mark.ts';
import { writeGlb } from './write-glb.ts';

export interface WriteBlendOptions {
  /** Path of the Blender program. */
  readonly blenderPath: string;
  readonly signal?: AbortSignal | undefined;
  /**
   * Time limit in milliseconds.
   * @default 120,000
   */
  readonly timeoutMs?: number | undefined;
}

/**
 * Writes a .blend by a Blender import of the GLB; pictures are packed into it, and a stand-in mark is a text block.
 * Null when Blender fails or exceeds the time limit. Blender runs without user settings and environment, and ends when this thread does.
 * @throws the signal's reason when it is aborted
 */
export async function writeBlend(
  document: Document,
  { blenderPath, signal, timeoutMs = 120_000 }: WriteBlendOptions,
): Promise<Uint8Array | null> {
  signal?.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-blend-'));
  const [script, source, target] = ['convert.py', 'model.glb', 'model.blend'].map((name) =>
    join(folder, name),
  );
  const mark = join(folder, 'mark.txt');
  try {
    await writeFile(script!, convertScript);
    await writeFile(source!, await writeGlb(document));
    await writeFile(mark, standInOf(document) ?? '');
    const done = await run(blenderPath, [...flags, '--python', script!, '--', source!, target!, mark], {
      folder,
      timeoutMs,
      signal,
    });
    signal?.throwIfAborted();
    if (!done || !existsSync(target!)) return null;
    return new Uint8Array(await readFile(target!));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const flags = ['--background', '--factory-startup', '--disable-autoexec', '--python-exit-code', '1'];

/**
 * Paths are passed as arguments and never as program text. A thread waits for the end of the input, by which Blender
 * detects the end of the process or worker thread that started it. The numpy names are those the importer of some
 * distributions still requires.
 */
const convertScript = `import os, sys, threading

def end_with_parent():
    sys.stdin.buffer.read()
    os._exit(2)

threading.Thread(target=end_with_parent, daemon=True).start()

import numpy
for name, kind in (('bool', bool), ('int', int), ('float', float), ('object', object)):
    if name not in vars(numpy):
        setattr(numpy, name, kind)

import bpy
source, target, mark = sys.argv[sys.argv.index('--') + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=source)
with open(mark, encoding='utf-8') as file:
    sentence = file.read()
if sentence:
    bpy.data.texts.new('Stand-in').write(sentence)
bpy.ops.file.pack_all()
bpy.ops.wm.save_as_mainfile(filepath=target, compress=True)
sys.stdout.flush()
os._exit(0)
`;

function run(
  program: string,
  args: readonly string[],
  { folder, timeoutMs, signal }: { folder: string; timeoutMs: number; signal: AbortSignal | undefined },
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      // The home is the temporary folder, and no secrets of the environment are passed on.
      env: { HOME: folder, TMPDIR: folder },
      timeout: timeoutMs,
      signal,
      killSignal: 'SIGKILL',
    });
    // A killed program emits an error too, but has ended only on exit.
    child.once('error', () => {
      if (child.pid === undefined) resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
    // A program that ends first closes its input during the write.
    child.stdin.on('error', () => {});
  });
}
