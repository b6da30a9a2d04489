import { writeGlb } from '@meshwright/formats';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { branchesOf } from '@meshwright/testing/samples';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import { expect, it } from 'vitest';
import type { InputFile, JobOutput } from '../job/job.ts';
import { photo } from '../testing/photos.ts';
import { runRecorded } from '../testing/run-recorded.ts';

const model: InputFile = { name: 'm.glb', bytes: await writeGlb(await sceneDocument()) };
const obj = { target_formats: ['obj'] };

/** Every name of a file in the task object. */
function offered({ result }: JobOutput): Set<string> {
  const names = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(names);
  return new Set(names(result));
}

/** Pictures that the material file names, read by the three loader. */
function named({ files }: JobOutput): string[] {
  const { materialsInfo } = new MTLLoader().parse(Buffer.from(files['model.mtl']!).toString(), '');
  return Object.values(materialsInfo as unknown as Record<string, Record<string, unknown>>).flatMap((entry) =>
    Object.entries(entry).flatMap(([key, value]) => (/^(map_|norm)/.test(key) ? [String(value)] : [])),
  );
}

const image = await photo('cat');
const chest = { should_texture: true, prompt: 'a wooden treasure chest', ...obj };
const tasks: [string, string, object, Record<string, InputFile>, number][] = [
  ['a textured generation', 'text-to-3d', chest, {}, 1],
  ['one with PBR maps', 'text-to-3d', { ...chest, enable_pbr: true }, {}, 4],
  ['a picture', 'image-to-3d', { ...obj, target_polycount: 500, enable_pbr: true }, { image }, 1],
  ['a new texture', 'retexture', { ...obj, text_style_prompt: 'gold' }, { model }, 1],
  ['a conversion', 'convert', obj, { model }, 1],
  ['a resize', 'resize', { ...obj, resize_height: 1 }, { model }, 1],
  ['a product', 'brick-figure-build', {}, { image }, 1],
];

it.each(branchesOf(tasks, ([, family]) => family === 'convert' || family === 'resize'))(
  'the material file of %s names only files that the task offers',
  async (_, family, request, files, least) => {
    const output = await runRecorded(family, request as Record<string, unknown>, files);
    const maps = named(output);
    expect(maps.length).toBeGreaterThanOrEqual(least);
    for (const name of ['model.obj', 'model.mtl', ...maps]) {
      expect([name, offered(output).has(name), output.files[name] !== undefined]).toEqual([name, true, true]);
    }
    expect(Object.keys(output.files).filter((name) => !offered(output).has(name))).toEqual([]);
  },
);

it('the OBJ of a remesh, whose task has no place for a material file, names none', async () => {
  const { files, result } = await runRecorded('remesh', obj, { model });
  const text = Buffer.from(files['model.obj']!).toString();
  expect(text).not.toMatch(/^mtllib/m);
  expect(text).toMatch(/Convert task/);
  expect(Object.keys(files).sort()).toEqual(['model.obj', 'thumbnail.png']);
  expect(result.model_urls).toEqual({ obj: 'model.obj' });
});
