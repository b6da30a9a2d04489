import { Document, type Primitive } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import { ExtrudeGeometry, Shape, Vector2 } from 'three';
import { describe, expect, it } from 'vitest';
import { JobError } from '../../job/job-error.ts';
import { primitivesOf, remesh, trianglesOf } from '../../testing/remesh-runs.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

/** 100,800 triangles. */
const knot = await writeGlb(knotDocument(1400, 36, { colored: true }));

describe('target_polycount', () => {
  it.each([100, 500, 4000, 30_000])(
    '%i of 100,800 is met exactly with all attributes kept',
    async (target) => {
      const { files } = await remesh({ target_polycount: target }, knot);
      const primitives = await primitivesOf(files['model.glb']!);
      expect(trianglesOf(primitives)).toBe(target);
      expect(primitives[0]!.listSemantics().sort()).toEqual(['COLOR_0', 'NORMAL', 'POSITION', 'TEXCOORD_0']);
      for (const semantic of primitives[0]!.listSemantics()) {
        expect(primitives[0]!.getAttribute(semantic)!.getCount()).toBe(
          primitives[0]!.getAttribute('POSITION')!.getCount(),
        );
      }
      expect(await glbErrors(files['model.glb']!)).toEqual([]);
    },
  );

  it('defaults to 30,000', async () => {
    expect(trianglesOf(await primitivesOf((await remesh({}, knot)).files['model.glb']!))).toBe(30_000);
  });

  it('keeps the shape: volume and bounds within 2 % at 4,000', async () => {
    const { files } = await remesh({ target_polycount: 4000 }, knot);
    const [before, after] = await Promise.all(
      [knot, files['model.glb']!].map(async (bytes) =>
        measure(documentCorners(await readModel({ name: '', bytes }))),
      ),
    );
    expect(Math.abs(after!.volume / before!.volume - 1)).toBeLessThan(0.02);
    for (const k of [0, 1, 2]) {
      expect(Math.abs(after!.max[k]! - before!.max[k]!)).toBeLessThan(0.02);
      expect(Math.abs(after!.min[k]! - before!.min[k]!)).toBeLessThan(0.02);
    }
  });
});

describe('topology quad along the curvature', () => {
  const quadShare = (primitives: readonly Primitive[]): number => {
    const quads = (primitives[0]!.getExtras().meshwright as { quads: number }).quads;
    return quads / (trianglesOf(primitives) - quads);
  };

  it('rebuilds a surface without textures within 10 % of the count, with its colours', async () => {
    const document = knotDocument(240, 20, { colored: true });
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    primitive!.setAttribute('TEXCOORD_0', null);
    const request = { topology: 'quad', target_polycount: 1500 };
    const { files, ignored } = await remesh(request, await writeGlb(document));
    const primitives = await primitivesOf(files['model.glb']!);
    expect(ignored).toEqual([]);
    expect(quadShare(primitives)).toBeGreaterThan(0.85);
    expect(Math.abs(trianglesOf(primitives) / 1500 - 1)).toBeLessThanOrEqual(0.1);
    expect(primitives[0]!.listSemantics().sort()).toEqual(['COLOR_0', 'NORMAL', 'POSITION']);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
  });
});

it('sharp edges that need more quads than asked for get them, and the task says so', async () => {
  const teeth = Array.from({ length: 48 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 24, i % 4 < 2 ? 1 : 0.8];
    return new Vector2(Math.cos(turn) * far, Math.sin(turn) * far);
  });
  const wheel = new ExtrudeGeometry(new Shape(teeth), { depth: 0.3, steps: 8, bevelEnabled: false });
  const document = new Document();
  const buffer = document.createBuffer();
  const places = Float32Array.from(wheel.getAttribute('position').array, (x) => Math.round(x * 1e5) / 1e5);
  const positions = document.createAccessor().setType('VEC3').setArray(places).setBuffer(buffer);
  const primitive = document.createPrimitive().setAttribute('POSITION', positions);
  const mesh = document.createMesh().addPrimitive(primitive);
  document.createScene().addChild(document.createNode().setMesh(mesh));
  const request = { topology: 'quad', target_polycount: 400 };
  const { files, ignored } = await remesh(request, await writeGlb(document));
  const made = await primitivesOf(files['model.glb']!);
  const triangles = trianglesOf(made);
  expect((made[0]!.getExtras().meshwright as { quads: number }).quads * 2).toBe(triangles);
  expect(triangles).toBeGreaterThan(400);
  expect(triangles).toBeLessThanOrEqual(800);
  expect(ignored!.map(({ message }) => message)).toEqual([
    `target_polycount is met with ${triangles} triangles instead of 400: quads cannot follow its edges with that count.`,
  ]);
});

it('gives the same bytes for the same input', async () => {
  const request = { target_polycount: 700, topology: 'quad', target_formats: ['glb', 'obj', 'stl', '3mf'] };
  const [one, two] = [await remesh(request), await remesh(request)];
  expect(one.files).toEqual(two.files);
});

const corpus = sharedModelNames();
describe.skipIf(corpus.length === 0)('every model of ../shared (skipped where it is absent)', () => {
  it.each(corpus)(
    '%s is remeshed to at most 1,000 with skins and clips kept, valid, or refused by name',
    async (name) => {
      const file = sharedModel(name);
      const original = await readModel(file);
      const outcome = await runRecorded(
        'remesh',
        { target_polycount: 1000 },
        { model: sharedModel(name) },
      ).catch((error: unknown) => error);
      if (outcome instanceof JobError) {
        expect(outcome.code).toBe('no_geometry');
        expect(documentCorners(original)).toEqual([]);
        return;
      }
      const { files } = outcome as { files: Record<string, Uint8Array> };
      const after = await readModel({ name, bytes: files['model.glb']! });
      expect(measure(documentCorners(after)).triangles).toBeLessThanOrEqual(1000);
      expect(after.getRoot().listSkins().length).toBe(original.getRoot().listSkins().length);
      expect(clips(after)).toEqual(clips(original));
      expect(await glbErrors(files['model.glb']!)).toEqual([]);
      const [before, now] = [original, after].map((document) => measure(documentCorners(document)));
      const size = Math.max(...before!.max.map((value, k) => value - before!.min[k]!));
      for (const k of [0, 1, 2]) expect(Math.abs(now!.max[k]! - before!.max[k]!)).toBeLessThan(size * 0.1);
    },
  );
});

function clips(document: Document): [string, number][] {
  return document
    .getRoot()
    .listAnimations()
    .map((clip) => [clip.getName(), clip.listChannels().length]);
}
