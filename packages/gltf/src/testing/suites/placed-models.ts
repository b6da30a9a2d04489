import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Document, NodeIO, vec3, vec4 } from '@gltf-transform/core';
import { dedup } from '@gltf-transform/functions';
import { documentAt, documentOf, glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectModel } from '../../inspect/inspect-model.ts';
import { place } from '../../place/place-document.ts';
import { type PlacedModel, placeModel } from '../../place/place-model.ts';
import type { PlaceOptions } from '../../place/place-options.ts';
import type { PlaceReport } from '../../place/placement.ts';
import { unplaceModel } from '../../place/unplace-model.ts';
import { fileSource } from '../../source/file-source.ts';
import { bytesSource } from '../../source/source.ts';
import { shortName } from '../models.ts';
import { oracleBounds, oracleIo } from '../rest-oracle.ts';
import { passed, pieces } from '../streamed.ts';

/** Rules of placeModel over models, by their paths. */
export function describePlaced(paths: readonly string[]): void {
  const models = solid(paths);
  let io: NodeIO;
  beforeAll(async () => {
    io = await oracleIo();
  });
  const judge = async (glb: Uint8Array) => oracleBounds(await documentOf(io, glb))!;

  describe('a placed model, compared vertex by vertex', () => {
    it.each(models)('of %s has the requested size, ground and centre, wrapped and baked', async (_, path) => {
      for (const mode of ['wrapper', 'baked'] as const) {
        const { glb, report } = await placed(path, { longest: 1.8, mode });
        const { min, max } = await judge(glb);
        const size = max.map((value, axis) => value - min[axis]!);
        expect(Math.abs(Math.max(...size) - 1.8), `${mode}: size`).toBeLessThan(1.8e-6);
        expect(Math.abs(min[1]!), `${mode}: ground`).toBeLessThan(1.8e-6);
        expect(Math.abs(min[0]! + max[0]!), `${mode}: middle`).toBeLessThan(3.6e-6);
        for (const axis of [0, 1, 2])
          expect(Math.abs(report.after!.min[axis]! - min[axis]!)).toBeLessThan(3.6e-6);
      }
    });

    it.each(models.filter(([, path]) => clipCount(path) > 0))(
      'of %s moves the same baked and wrapped, at the first and the last key',
      async (_, path) => {
        const [wrapped, baked] = await Promise.all(
          (['wrapper', 'baked'] as const).map(async (mode) =>
            documentOf(io, (await placed(path, { longest: 2, mode })).glb, 1),
          ),
        );
        for (const end of ['first', 'last'] as const) {
          pose(wrapped!, end);
          pose(baked!, end);
          const [a, b] = [oracleBounds(wrapped!)!, oracleBounds(baked!)!];
          for (const axis of [0, 1, 2]) {
            expect(Math.abs(a.min[axis]! - b.min[axis]!)).toBeLessThan(1e-5);
            expect(Math.abs(a.max[axis]! - b.max[axis]!)).toBeLessThan(1e-5);
          }
        }
      },
    );
  });

  describe('wrapper mode', () => {
    it.each(models)('keeps the BIN chunk of %s, and placing twice changes nothing', async (_, path) => {
      const { glb } = await placed(path, { longest: 1.5 });
      const again = await placeModel(bytesSource(glb), { longest: 1.5 });
      expect(hash(again.glb)).toBe(hash(glb));
      if (path.endsWith('.glb'))
        expect(hash(glbParts(glb).rest)).toBe(hash(glbParts(readFileSync(path)).rest));
    });
  });

  describe('baked mode', () => {
    it('adds no node and changes nothing the second time', async () => {
      for (const [name, path] of models) {
        const before = await inspectModel(await fileSource(path));
        const { glb } = await placed(path, { longest: 1.5, mode: 'baked' });
        const again = await placeModel(bytesSource(glb), { longest: 1.5, mode: 'baked' });
        expect(glbParts(glb).json.nodes, name).toHaveLength(before.nodes);
        expect(hash(again.glb), name).toBe(hash(glb));
      }
    });
  });

  describe('the Khronos validator', () => {
    it.each(models)('finds no new error in %s after placing', async (_, path) => {
      const before = await errorsOf(readFileSync(path), path);
      for (const mode of ['wrapper', 'baked'] as const) {
        const { glb } = await placed(path, { longest: 1.8, mode });
        expect((await errorsOf(glb, path)).filter((code) => !before.includes(code))).toEqual([]);
      }
    });
  });
}

/** Rules of the transform `place` over models, by their paths. */
export function describeTransformed(paths: readonly string[]): void {
  describe('the transform', () => {
    let io: NodeIO;
    beforeAll(async () => {
      io = await oracleIo();
    });

    it.each(solid(paths))('places %s as the raw writer does', async (_, path) => {
      for (const mode of ['wrapper', 'baked'] as const) {
        const document = await documentAt(io, path, 3);
        let report: PlaceReport | undefined;
        await document.transform(
          place({ longest: 1.8, mode }, (done) => (report = done)),
          dedup(),
        );
        const { min, max } = oracleBounds(document)!;
        expect(Math.abs(Math.max(...max.map((value, axis) => value - min[axis]!)) - 1.8)).toBeLessThan(
          1.8e-6,
        );
        expect(Math.abs(min[1]!)).toBeLessThan(1.8e-6);
        const raw = await placeModel(await fileSource(path), { longest: 1.8, mode });
        expect(report!.scale).toBeCloseTo(raw.report.scale, 6);
      }
    });
  });
}

/** Rules of unplaceModel over models, by their paths; only those of `.glb` files. */
export function describeUnplaced(paths: readonly string[]): void {
  describe('unplace', () => {
    it.each(solid(paths).filter(isGlb))(
      'restores the JSON and the BIN bytes of %s, wrapped and baked',
      async (_, path) => {
        const original = glbParts(readFileSync(path));
        for (const mode of ['wrapper', 'baked'] as const) {
          const { glb, report } = await unplaceModel(
            bytesSource((await placed(path, { longest: 1.7, mode })).glb),
          );
          const { json, rest } = glbParts(glb);
          expect(report.modes, mode).toEqual([mode]);
          expect(json, mode).toEqual(original.json);
          expect(Buffer.from(rest).equals(original.rest), mode).toBe(true);
        }
      },
    );
  });
}

/** Rules of placeStream over models, by their paths; only those of `.glb` files. */
export function describeStreamed(paths: readonly string[]): void {
  describe('placeStream', () => {
    it.each(solid(paths).filter(isGlb))(
      'writes for %s the bytes that placeModel returns',
      async (_, path) => {
        const bytes = readFileSync(path);
        const { glb } = await placeModel(bytesSource(bytes), { longest: 1.8, bounds: 'vertices' });
        const streamed = await passed([...pieces(bytes, 65_536)], { longest: 1.8, bounds: 'vertices' });
        expect(Buffer.from(streamed).equals(glb)).toBe(true);
      },
    );
  });
}

/** Names and paths of the models that have a surface. */
function solid(paths: readonly string[]): (readonly [string, string])[] {
  return paths
    .filter((path) => !/empty.scene|armature.only/.test(path))
    .map((path) => [shortName(path), path] as const);
}

function isGlb([, path]: readonly [string, string]): boolean {
  return path.endsWith('.glb');
}

async function placed(path: string, options: PlaceOptions): Promise<PlacedModel> {
  return placeModel(await fileSource(path), options);
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function clipCount(path: string): number {
  const bytes = readFileSync(path);
  const json = path.endsWith('.glb')
    ? glbParts(bytes).json
    : (JSON.parse(bytes.toString()) as Record<string, unknown>);
  return (json.animations as unknown[] | undefined)?.length ?? 0;
}

/** Sets every animated node of the first clip to the value of its key. */
function pose(document: Document, end: 'first' | 'last'): void {
  for (const channel of document.getRoot().listAnimations()[0]!.listChannels()) {
    const [node, sampler] = [channel.getTargetNode(), channel.getSampler()];
    const output = sampler?.getOutput();
    if (!node || !sampler || !output) continue;
    const cubic = sampler.getInterpolation() === 'CUBICSPLINE';
    const keys = sampler.getInput()!.getCount();
    const key = end === 'first' ? 0 : keys - 1;
    const value = output.getElement(cubic ? key * 3 + 1 : key, [0, 0, 0]) as unknown;
    if (channel.getTargetPath() === 'translation') node.setTranslation(value as vec3);
    if (channel.getTargetPath() === 'scale') node.setScale(value as vec3);
    if (channel.getTargetPath() === 'rotation') node.setRotation(value as vec4);
  }
}

async function errorsOf(bytes: Uint8Array, path: string): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(bytes), {
    uri: basename(path),
    maxIssues: 0,
    externalResourceFunction: async (uri) => {
      const file = join(path, '..', decodeURIComponent(uri));
      return existsSync(file) ? new Uint8Array(readFileSync(file)) : new Uint8Array(0);
    },
  });
  return issues.messages.filter(({ severity }) => severity === 0).map(({ code }) => code);
}
