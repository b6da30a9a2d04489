import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { InputFile, JobOutput } from '../job/job.ts';
import { photo } from './photos.ts';
import { runRecorded } from './run-recorded.ts';

const lit = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><defs><linearGradient id="g" x2="1"><stop stop-color="#e88"/><stop offset="1" stop-color="#833"/></linearGradient></defs><rect width="96" height="96" fill="#fff"/><circle cx="48" cy="48" r="36" fill="url(#g)"/></svg>`;
const ball: InputFile = {
  name: 'ball.png',
  bytes: Uint8Array.from(await sharp(Buffer.from(lit)).png().toBuffer()),
};
const cat = await photo('cat');

type Files = Record<string, InputFile>;
type Measure = (output: JobOutput) => unknown | Promise<unknown>;

const box = async ({ files }: JobOutput) =>
  measure(documentCorners(await readModel({ name: '', bytes: files['model.glb']! })));
const triangles: Measure = async (output) => (await box(output)).triangles;
const height: Measure = async (output) => {
  const { min, max } = await box(output);
  return (max[1] - min[1]).toFixed(4);
};
const width: Measure = async (output) => {
  const { min, max } = await box(output);
  return (max[0] - min[0]).toFixed(4);
};
const lowest: Measure = async (output) => (await box(output)).min[1].toFixed(4);
const urls: Measure = ({ result }) => Object.keys(result.model_urls as object).join();
const textures: Measure = ({ result }) =>
  ((result.texture_urls ?? []) as object[]).map((entry) => Object.keys(entry)).join(';');
const textureBytes: Measure = ({ files }) =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('texture_'))
    .map(([, bytes]) => bytes.length)
    .join();
const fields: Measure = ({ result }) => Object.keys(result).join();

export interface OptionRow {
  readonly option: string;
  readonly one: Record<string, unknown>;
  readonly other: Record<string, unknown>;
  readonly what: Measure;
  readonly files?: Files;
}

export const pictureRows: readonly OptionRow[] = [
  {
    option: 'geometry_resolution',
    one: { should_remesh: false, geometry_resolution: 'standard' },
    other: { should_remesh: false, geometry_resolution: '2k' },
    what: triangles,
  },
  {
    option: 'ultra_mode',
    one: { should_remesh: false },
    other: { should_remesh: false, ultra_mode: true },
    what: triangles,
  },
  { option: 'should_texture', one: {}, other: { should_texture: false }, what: textures },
  { option: 'should_remesh', one: {}, other: { should_remesh: false }, what: triangles },
  {
    option: 'ai_model vendor-6 without should_remesh',
    one: {},
    other: { ai_model: 'vendor-6' },
    what: triangles,
  },
  { option: 'target_polycount', one: {}, other: { target_polycount: 700 }, what: triangles },
  {
    option: 'decimation_mode',
    one: { decimation_mode: 1 },
    other: { decimation_mode: 4 },
    what: triangles,
  },
  {
    option: 'model_type smart-topology',
    one: { target_polycount: undefined },
    other: { target_polycount: undefined, model_type: 'smart-topology' },
    what: triangles,
  },
  { option: 'enable_pbr', one: {}, other: { enable_pbr: true }, what: textures },
  {
    option: 'remove_lighting',
    one: { remove_lighting: false },
    other: { remove_lighting: true },
    what: textureBytes,
  },
  {
    option: 'texture_prompt',
    one: {},
    other: { texture_prompt: 'mossy stone' },
    what: textureBytes,
  },
  {
    option: 'texture_image_url',
    one: {},
    other: {},
    files: { texture_image: cat },
    what: textureBytes,
  },
  { option: 'multi_view_thumbnails', one: {}, other: { multi_view_thumbnails: true }, what: fields },
  { option: 'alpha_thumbnail', one: {}, other: { alpha_thumbnail: true }, what: fields },
  { option: 'save_pre_remeshed_model', one: {}, other: { save_pre_remeshed_model: true }, what: urls },
  {
    option: 'auto_size',
    one: { prompt: 'a mug' },
    other: { prompt: 'a mug', auto_size: true },
    what: height,
  },
  {
    option: 'origin_at',
    one: { auto_size: true },
    other: { auto_size: true, origin_at: 'center' },
    what: lowest,
  },
  { option: 'target_formats', one: {}, other: { target_formats: ['glb', 'stl', '3mf'] }, what: urls },
];

export const textRows: readonly OptionRow[] = [
  { option: 'pose_mode', one: {}, other: { pose_mode: 't-pose' }, what: width },
  { option: 'is_a_t_pose', one: {}, other: { is_a_t_pose: true }, what: width },
  {
    option: 'geometry_resolution',
    one: { target_polycount: 300_000 },
    other: { target_polycount: 300_000, geometry_resolution: '4k' },
    what: triangles,
  },
  {
    option: 'model_type lowpoly',
    one: {},
    other: { model_type: 'lowpoly' },
    what: ({ files }) => files['model.glb']!.length,
  },
  {
    option: 'decimation_mode',
    one: { decimation_mode: 1 },
    other: { decimation_mode: 4 },
    what: triangles,
  },
  { option: 'target_polycount', one: {}, other: { target_polycount: 600 }, what: triangles },
  { option: 'should_texture', one: {}, other: { mode: undefined, should_texture: true }, what: textures },
  {
    option: 'words: low poly',
    one: {},
    other: { prompt: 'a low poly villager' },
    what: triangles,
  },
  {
    option: 'words: without',
    one: { prompt: 'a chest' },
    other: { prompt: 'a chest without a lock' },
    what: triangles,
  },
  {
    option: 'texture_image_url',
    one: { mode: undefined, should_texture: true },
    other: { mode: undefined, should_texture: true },
    files: { texture_image: cat },
    what: textureBytes,
  },
  {
    option: 'words: worn',
    one: { mode: undefined, should_texture: true },
    other: { mode: undefined, should_texture: true, prompt: 'an old villager' },
    what: textureBytes,
  },
];

/** Tests that an option of one picture changes the result. */
export function describePictureOptions(rows: readonly OptionRow[]): void {
  describe('an option changes the result: image-to-3d', () => {
    it.each(rows)('$option', (row) => differs('image-to-3d', pictureBase, { image: ball }, row));
  });
}

/** Tests that an option of several pictures changes the result. */
export function describePicturesOptions(rows: readonly OptionRow[]): void {
  describe('an option changes the result: multi-image-to-3d', () => {
    it.each(rows)('$option', (row) =>
      differs('multi-image-to-3d', pictureBase, { image: ball, 'image.1': cat }, row),
    );
  });
}

/** Tests that an option of a prompt changes the result. */
export function describeTextOptions(rows: readonly OptionRow[]): void {
  const base = { mode: 'preview', prompt: 'a villager', target_formats: ['glb'] };
  describe('an option changes the result: text-to-3d', () => {
    it.each(rows)('$option', (row) => differs('text-to-3d', base, {}, row));
  });
}

const pictureBase = { target_polycount: 2000, target_formats: ['glb'] };

/** The baseline of a family's rows is computed once. */
const made = new Map<string, Promise<unknown>>();

async function differs(
  family: string,
  base: Record<string, unknown>,
  given: Files,
  row: OptionRow,
): Promise<void> {
  const run = async (request: Record<string, unknown>, files: Files) =>
    row.what(await runRecorded(family, { ...base, ...request }, { ...given, ...files }));
  const key = `${family} ${JSON.stringify(row.one)} ${row.what.name}`;
  if (!made.has(key)) made.set(key, run(row.one, {}));
  expect(await run(row.other, row.files ?? {})).not.toEqual(await made.get(key));
}
