// Models and pictures for measuring the jobs, made once and cached: delete the folder to make them again.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel, writeGlb } from '@meshwright/formats';
import sharp from 'sharp';
import { cache, source } from './sources.mjs';

const folder = join(cache, 'inputs');

/** Returns the bytes of an input by its name in `rows.mjs`. */
export async function input(name) {
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await maker(name)());
  }
  return { name, bytes: new Uint8Array(readFileSync(path)) };
}

/** Returns the whole input of a family's job. */
export async function jobInput(family, row) {
  const { request = {}, source: before } = row;
  const files = await inputsOf(row);
  const shared = { family, request, files, seed: 1 };
  return before ? { ...shared, source: { family, request: before, seed: 1 } } : shared;
}

export async function inputsOf({ files = {} }) {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([role, name]) => [role, await input(name)]),
  );
  return Object.fromEntries(loaded);
}

function maker(name) {
  if (makers[name]) return makers[name];
  if (name.endsWith('-prototype')) return () => prototype(name);
  throw new Error(`rows.mjs names the input ${name}, which inputs.mjs cannot make.`);
}

const makers = {
  knot: () => knot(250, 200),
  'bare-knot': bareKnot,
  'textured-knot': texturedKnot,
  knot40k: () => knot(200, 100),
  // With its extension, from which gltfpack takes the format.
  'knot1m.glb': () => knot(1000, 500),
  holed: () => knot(250, 200, (indices) => indices.filter((_, i) => Math.floor(i / 3) % 997 !== 0)),
  body,
  rigged: async () =>
    (await run('rigging', { height_meters: 1.7 }, { model: await input('body') })).files[
      'rigged_character.glb'
    ],
  photo,
};

/** Makes a closed torus knot of 2 x `along` x `around` triangles with normals, texture coordinates and colours. */
async function knot(along, around, change = (indices) => indices) {
  const { knotDocument } = await source('knot-document');
  const document = knotDocument(along, around, { colored: true });
  const indices = document.getRoot().listMeshes()[0].listPrimitives()[0].getIndices();
  indices.setArray(change(indices.getArray()));
  return await writeGlb(document);
}

/** Without texture coordinates, so that quads may have vertices of their own. */
async function bareKnot() {
  const document = await readModel({ name: 'knot.glb', bytes: await knot(250, 200) });
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) primitive.setAttribute('TEXCOORD_0', null);
  return await writeGlb(document);
}

/** With a picture of 1,024 pixels, which a remesh to quads bakes onto new coordinates. */
async function texturedKnot() {
  const document = await readModel({ name: 'knot.glb', bytes: await knot(250, 200) });
  const picture = sharp(await photo())
    .flatten({ background: 'white' })
    .png();
  const texture = document.createTexture('photo').setMimeType('image/png');
  texture.setImage(Uint8Array.from(await picture.toBuffer()));
  for (const material of document.getRoot().listMaterials()) material.setBaseColorTexture(texture);
  return await writeGlb(document);
}

/** Makes a generated person of 100,000 triangles in an A-pose: subdivided until it has more, then simplified. */
async function body() {
  const request = {
    mode: 'preview',
    prompt: 'a person',
    pose_mode: 'a-pose',
    geometry_resolution: '4k',
    should_remesh: false,
  };
  const made = await run('text-to-3d', request, {});
  const document = await readModel({ name: 'body', bytes: made.files['model.glb'] });
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const count = () => primitives.reduce((sum, primitive) => sum + primitive.getIndices().getCount() / 3, 0);
  while (count() < 100_000) for (const primitive of primitives) splitInFour(primitive);
  const bytes = await writeGlb(document);
  return (await run('remesh', { target_polycount: 100_000 }, { model: { name: 'body', bytes } })).files[
    'model.glb'
  ];
}

/** Splits each triangle into four at the midpoints of its edges; attributes are interpolated. */
function splitInFour(primitive) {
  const middles = new Map();
  const values = new Map(primitive.listAttributes().map((accessor) => [accessor, [...accessor.getArray()]]));
  let vertices = primitive.getAttribute('POSITION').getCount();
  const middle = (a, b) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (!middles.has(key)) {
      for (const [accessor, array] of values) {
        const size = accessor.getElementSize();
        for (let k = 0; k < size; k++) array.push((array[a * size + k] + array[b * size + k]) / 2);
      }
      middles.set(key, vertices++);
    }
    return middles.get(key);
  };
  const old = primitive.getIndices().getArray();
  const indices = [];
  for (let i = 0; i < old.length; i += 3) {
    const [a, b, c] = [old[i], old[i + 1], old[i + 2]];
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    indices.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  for (const [accessor, array] of values) accessor.setArray(accessor.getArray().constructor.from(array));
  primitive.getIndices().setArray(Uint32Array.from(indices));
}

async function photo() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="1024" height="1024">
    <rect width="200" height="200" fill="#dfe8ee"/>
    <path d="M40 90 L34 20 L78 46 H122 L166 20 L160 90 Q170 170 100 180 Q30 170 40 90Z" fill="#e0913a"/>
    <circle cx="72" cy="95" r="11" fill="#2c4a2a"/><circle cx="128" cy="95" r="11" fill="#2c4a2a"/>
    <ellipse cx="100" cy="128" rx="26" ry="18" fill="#f7ead6"/></svg>`;
  return await sharp(Buffer.from(drawing)).png().toBuffer();
}

/** Returns what a prototype passes to its build: its picture. */
async function prototype(family) {
  const { files } = await run(family, {}, { image: await input('photo') });
  return files['prototype.png'];
}

async function run(family, request, files) {
  const { jobs, runJob } = await source('index');
  const context = { progress() {}, signal: new AbortController().signal };
  return await runJob(jobs, { family, request, files, seed: 1 }, context);
}
