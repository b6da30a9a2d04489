import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import sharp from 'sharp';
import type { InputFile, JobOutput } from '../../job/job.ts';
import { generate } from '../../text-to-3d/generate.ts';
import { photo } from '../photos.ts';
import { runRecorded } from '../run-recorded.ts';
import type { FilesOf } from './walk-fields.ts';

/** Returns the smallest input of each family with which each of its fields can have its effect; each is made once. */
export function fieldFiles(): FilesOf {
  const made = new Map<string, Promise<InputFile>>();
  const once = (name: string, make: () => Promise<InputFile>): Promise<InputFile> => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
  const file = (bytes: Uint8Array): InputFile => ({ name: 'input', bytes });
  const from = async (output: Promise<JobOutput>, name: string) => file((await output).files[name]!);
  const picture = () =>
    once('picture', async () => {
      const { bytes } = await photo('cat');
      return file(Uint8Array.from(await sharp(bytes).resize(80).png().toBuffer()));
    });
  /** Slender, lit from the left, and with a second tone. */
  const egg = () =>
    once('egg', async () => file(Uint8Array.from(await sharp(Buffer.from(lit)).png().toBuffer())));
  const model = () =>
    once('model', async () => file(await writeGlb(knotDocument(60, 20, { colored: true }))));
  const body = () =>
    once('body', async () => {
      const { document } = await generate({ prompt: 'a person', seed: 1, texture: null, pose: 'a-pose' });
      return file(await writeGlb(document));
    });
  const rigged = () =>
    once('rig', async () =>
      from(runRecorded('rigging', {}, { model: await body() }), 'rigged_character.glb'),
    );
  const prototype = (family: string) =>
    once(family, async () => {
      const image = await picture();
      const made = runRecorded(family, {}, { image });
      return from(made, 'prototype.png');
    });

  return async (family) => {
    if (family.endsWith('-build')) {
      const input = await prototype(family.replace(/build$/, 'prototype'));
      return { image: input };
    }
    if (family === 'rigging') return { model: await body() };
    if (family === 'animation') return { model: await rigged() };
    if (family === 'multi-image-to-3d') return { image: await egg(), 'image.1': await egg() };
    if (family === 'image-to-image') return { reference_image: await picture() };
    if (/^text-to-(3d|image|motion)$/.test(family)) return {};
    if (family === 'image-to-3d') return { image: await egg() };
    if (/prototype$|fidget$/.test(family)) return { image: await picture() };
    return { model: await model() };
  };
}

const lit = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 200 200"><defs><linearGradient id="g" x2="1"><stop stop-color="#e88"/><stop offset="1" stop-color="#833"/></linearGradient></defs><rect width="200" height="200" fill="#fff"/><ellipse cx="100" cy="100" rx="26" ry="76" fill="url(#g)"/></svg>`;
