import type { Document } from '@gltf-transform/core';
import { normals, unweld } from '@gltf-transform/functions';
import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { describe, expect, it } from 'vitest';
import { lightKnot, primitivesOf, remesh, trianglesOf } from '../../testing/remesh-runs.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

describe('target_polycount', () => {
  it('500 of 9,600 is met exactly, in a valid GLB', async () => {
    const { files } = await remesh({ target_polycount: 500 });
    const primitives = await primitivesOf(files['model.glb']!);
    expect(trianglesOf(primitives)).toBe(500);
    expect(primitives[0]!.listSemantics().sort()).toEqual(['COLOR_0', 'NORMAL', 'POSITION', 'TEXCOORD_0']);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
  });

  it('leaves a model with fewer faces unchanged', async () => {
    const small = await writeGlb(knotDocument(20, 6));
    const { files } = await remesh({ target_polycount: 30_000 }, small);
    expect(trianglesOf(await primitivesOf(files['model.glb']!))).toBe(240);
  });

  it('is never exceeded without shared edges: flat-shaded and loose triangles', async () => {
    const flat = knotDocument(120, 16);
    for (const mesh of flat.getRoot().listMeshes()) {
      for (const primitive of mesh.listPrimitives()) primitive.setAttribute('TEXCOORD_0', null);
    }
    await flat.transform(unweld(), normals({ overwrite: true }));
    const textured = knotDocument(120, 16);
    await textured.transform(unweld(), normals({ overwrite: true }));
    for (const document of [flat, textured, looseTriangles(3000)]) {
      const { files } = await remesh({ target_polycount: 300 }, await writeGlb(document));
      const count = trianglesOf(await primitivesOf(files['model.glb']!));
      expect(count).toBeLessThanOrEqual(300);
      expect(count).toBeGreaterThan(0);
      expect(await glbErrors(files['model.glb']!)).toEqual([]);
    }
  });

  it('is shared by several primitives and counts each copy of a mesh', async () => {
    const document = knotDocument(100, 20);
    const [node] = document.getRoot().listNodes();
    const scene = document.getRoot().listScenes()[0]!;
    for (let i = 1; i < 5; i++) {
      scene.addChild(
        document
          .createNode(`copy ${i}`)
          .setMesh(node!.getMesh())
          .setTranslation([i * 3, 0, 0]),
      );
    }
    const { files } = await remesh(
      { target_polycount: 1000, target_formats: ['glb', 'stl'] },
      await writeGlb(document),
    );
    expect(trianglesOf(await primitivesOf(files['model.glb']!))).toBe(200);
    expect(new DataView(files['model.stl']!.buffer).getUint32(80, true)).toBe(1000);
  });
});

it('decimation_mode sets the detail and makes target_polycount ignored, each mode coarser than the last', async () => {
  const counts: number[] = [];
  for (const mode of [1, 2, 3, 4]) {
    const { files } = await remesh({ decimation_mode: mode, target_polycount: 100 });
    counts.push(trianglesOf(await primitivesOf(files['model.glb']!)));
  }
  expect(counts[0]).toBeLessThan(9600);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(new Set(counts).size).toBe(4);
  expect(counts[3]).toBeGreaterThan(100);
});

describe('topology quad', () => {
  it('is mostly quads in OBJ, the same faces as triangles in GLB, and converting that GLB finds the quads again', async () => {
    const { files, result } = await remesh({
      topology: 'quad',
      target_polycount: 4000,
      target_formats: ['glb', 'obj'],
    });
    const faces = (obj: Uint8Array): number[] =>
      [...new TextDecoder().decode(obj).matchAll(/^f (.*)$/gm)].map((match) => match[1]!.split(' ').length);
    const found = faces(files['model.obj']!);
    const quads = found.filter((corners) => corners === 4).length;
    expect(quads).toBeGreaterThan(found.length * 0.85);
    const triangles = quads * 2 + (found.length - quads);
    expect(Math.abs(triangles / 4000 - 1)).toBeLessThanOrEqual(0.02);
    expect(trianglesOf(await primitivesOf(files['model.glb']!))).toBe(triangles);
    expect(Object.keys(result.model_urls as object)).toEqual(['glb', 'obj']);

    const model = { name: 'remeshed.glb', bytes: files['model.glb']! };
    const converted = await runRecorded('convert', { target_formats: ['obj'] }, { model });
    expect(faces(converted.files['model.obj']!)).toEqual(found);
  });
});

describe('topology quad along the curvature', () => {
  it('says so where it merged triangles instead', async () => {
    // The model has 9,600 triangles.
    const { ignored } = await remesh({ topology: 'quad', target_polycount: 12_000 });
    expect(ignored!.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['topology clamped']);
    expect(ignored![0]!.message).toMatch(
      /quads do not follow the form here: it has \w+.*Remesh before texturing/,
    );
    expect((await remesh({ target_polycount: 12_000 })).ignored).toEqual([]);
    expect((await remesh({ topology: 'quad', target_polycount: 1500 })).ignored).toEqual([]);
  });
});

describe('the deprecated parameters still work', () => {
  const bounds = async (glb: Uint8Array) =>
    measure(documentCorners(await readModel({ name: '', bytes: glb })));

  it.each([
    [{ resize_height: 1.8 }, (size: number[]) => size[1], 1.8],
    [{ resize_longest_side: 0.5 }, (size: number[]) => Math.max(...size), 0.5],
    [{ auto_size: true }, (size: number[]) => size[1], 1],
  ])('%o', async (request, pick, expected) => {
    const { files } = await remesh({ target_polycount: 500, ...request });
    const { min, max } = await bounds(files['model.glb']!);
    expect(pick(max.map((value, k) => value - min[k]!))).toBeCloseTo(expected, 5);
    expect(min[1]).toBeCloseTo(0, 6);
  });

  it('origin_at center with auto_size puts the middle at the origin', async () => {
    const { files } = await remesh({ target_polycount: 500, auto_size: true, origin_at: 'center' });
    const { min, max } = await bounds(files['model.glb']!);
    for (const k of [0, 1, 2]) expect(min[k]! + max[k]!).toBeCloseTo(0, 5);
  });

  it('convert_format_only changes nothing but the format', async () => {
    const { files } = await remesh({ convert_format_only: true, target_polycount: 100, resize_height: 9 });
    expect(trianglesOf(await primitivesOf(files['model.glb']!))).toBe(9600);
  });
});

it('reports progress from 0 to 100 that never falls, and result fields that name files', async () => {
  const { files, result, progress } = await remesh({
    target_polycount: 500,
    alpha_thumbnail: true,
    target_formats: ['glb', 'stl', '3mf'],
  });
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(100);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(result).toEqual({
    model_urls: { glb: 'model.glb', stl: 'model.stl', '3mf': 'model.3mf' },
    thumbnail_url: 'thumbnail.png',
    alpha_thumbnail_url: 'thumbnail_alpha.png',
  });
  expect(Object.keys(files).sort()).toEqual([
    'model.3mf',
    'model.glb',
    'model.stl',
    'thumbnail.png',
    'thumbnail_alpha.png',
  ]);
});

describe('a model that cannot be remeshed ends in a JobError', () => {
  it.each([
    ['no model', {}, undefined, 'missing_input'],
    ['a model without triangles', {}, 'empty', 'no_geometry'],
    ['a format that is not written', { target_formats: ['ply'] }, 'scene', 'unsupported_format'],
    ['a target that is no number', { target_polycount: 'many' }, 'scene', 'invalid_option'],
  ])('%s', async (_, request, model, code) => {
    const document = await sceneDocument();
    if (model === 'empty') for (const mesh of document.getRoot().listMeshes()) mesh.dispose();
    const files: Record<string, { name: string; bytes: Uint8Array }> = {};
    if (model) files.model = { name: 'upload.glb', bytes: await writeGlb(document) };
    await expect(runRecorded('remesh', request, files)).rejects.toMatchObject({ name: 'JobError', code });
  });

  it('an aborted signal', async () => {
    const files = { model: { name: 'upload.glb', bytes: lightKnot } };
    await expect(runRecorded('remesh', {}, files, AbortSignal.abort())).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});

/** Returns disconnected triangles, scattered deterministically. */
function looseTriangles(count: number): Document {
  const document = knotDocument(3, 3);
  const positions = new Float32Array(count * 9);
  for (let i = 0; i < positions.length; i++) positions[i] = Math.sin(i * 12.9898) + ((i * 7919) % 13);
  const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
  for (const semantic of primitive!.listSemantics()) primitive!.setAttribute(semantic, null);
  const buffer = document.getRoot().listBuffers()[0]!;
  const accessor = document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer);
  primitive!.setAttribute('POSITION', accessor).setIndices(null);
  return document;
}
