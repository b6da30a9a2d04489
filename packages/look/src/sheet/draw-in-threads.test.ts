import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { repository } from '@meshwright/testing/repository';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { LookError } from '../look-error.ts';
import type { Take } from '../picture/draw-picture.ts';
import { type Subject, subjectOf } from '../picture/subject.ts';
import { decodedBySharp } from '../render/decode-picture.ts';
import { drawInThreads, type PictureOrder, type ThreadOptions } from './draw-in-threads.ts';

const takes: readonly Take[] = [
  { size: 64 },
  { size: 64, view: 'back', cull: true },
  { size: 64, surface: 'normals', overlays: ['grid', 'pivot'] },
  { size: 48, transparent: true, outline: '#102030' },
  { size: 96, surface: 'wireframe' },
  { size: 32, view: 'top' },
];

it('gives the same pixels in threads as here, one for each order', async () => {
  const subject = await subjectNamed('character.glb');
  const here = await pixelsOf(subject, { threads: 0 });
  expect(here.size).toBe(takes.length);
  expect(await pixelsOf(subject, { threads: 2, program: await thread() })).toEqual(here);
});

it('draws here where the program of a thread is missing', async () => {
  const subject = await subjectNamed('keycap.glb');
  const program = new URL('./no-such-file.js', import.meta.url);
  expect(await pixelsOf(subject, { threads: 1, program })).toEqual(await pixelsOf(subject, { threads: 0 }));
});

it('draws what a thread gives up', async () => {
  const subject = await subjectNamed('keycap.glb');
  const ends =
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit());';
  const program = new URL(`data:text/javascript,${encodeURIComponent(ends)}`);
  expect(await pixelsOf(subject, { threads: 2, program })).toEqual(await pixelsOf(subject, { threads: 0 }));
});

it('throws what a picture throws, wherever it is drawn', async () => {
  const subject = await subjectNamed('keycap.glb');
  for (const threads of [0, 1])
    await expect(
      pixelsOf(subject, { threads, program: await thread() }, [{ size: 8 }, { size: 9 }, { size: 10 }]),
    ).rejects.toThrow(LookError);
});

async function subjectNamed(name: string): Promise<Subject> {
  const bytes = readFileSync(join(repository, 'fixtures', name));
  return subjectOf(await readModel({ name, bytes }), undefined, decodedBySharp());
}

async function pixelsOf(
  subject: Subject,
  options: ThreadOptions,
  of: readonly Take[] = takes,
): Promise<ReadonlyMap<Take, Uint8Array>> {
  async function* orders(): AsyncGenerator<PictureOrder> {
    for (const take of of) yield { subject, take, setting: { frame: subject.scene.positions } };
  }
  const found = new Map<Take, Uint8Array>();
  await drawInThreads(orders(), options, ({ take }, { pixels }) => found.set(take, new Uint8Array(pixels)));
  return new Map(of.map((take) => [take, found.get(take)!]));
}

/** The program of a thread from the present sources. */
async function thread(): Promise<URL> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'picture-thread.ts')],
    bundle: true,
    packages: 'external',
    external: ['node:*'],
    format: 'esm',
    platform: 'neutral',
    write: false,
  });
  return new URL(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`);
}
