import { join } from 'node:path';
import type { NodeIO } from '@gltf-transform/core';
import { documentAt } from '@meshwright/testing/models/glb-parts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectDocument } from '../../inspect/inspect-document.ts';
import { type InspectReport, inspectModel } from '../../inspect/inspect-model.ts';
import { fileSource } from '../../source/file-source.ts';
import { corpus, type ExpectedModel, shortName } from '../models.ts';
import { oracleBounds, oracleIo } from '../rest-oracle.ts';

/** Rules of inspectModel over models, by their paths. */
export function describeInspected(paths: readonly string[]): void {
  describe('bounds', () => {
    let io: NodeIO;
    beforeAll(async () => {
      io = await oracleIo();
    });

    it.each(paths.map((path) => [shortName(path), path]))(
      'of %s match every vertex moved one by one, in every reader and mode',
      async (_, path) => {
        const document = await documentAt(io, path);
        const oracle = oracleBounds(document);
        const raw = await inspectModel(await fileSource(path));
        const read = await inspectModel(await fileSource(path), { bounds: 'vertices' });
        expectBounds(raw, oracle, 1e-5);
        expectBounds(read, oracle, 1e-6);
        expectBounds(await inspectDocument(document), oracle, 1e-6);
        if (oracle)
          expect([raw.bounds!.exact, read.bounds!.exact, read.bounds!.verified]).toEqual([true, true, true]);
      },
    );

    it.each(paths.map((path) => [shortName(path), path]))(
      'of %s, from declared boxes alone, contain the true box, and exact is false where they differ',
      async (_, path) => {
        const oracle = oracleBounds(await documentAt(io, path));
        const { bounds } = await inspectModel(await fileSource(path), { bounds: 'declared' });
        if (!oracle || !bounds) return expect(bounds).toBe(null);
        const slack = 1e-4 * Math.max(...bounds.size);
        for (const axis of [0, 1, 2]) {
          expect(bounds.min[axis]).toBeLessThanOrEqual(oracle.min[axis]! + slack);
          expect(bounds.max[axis]).toBeGreaterThanOrEqual(oracle.max[axis]! - slack);
        }
        if (bounds.exact) expectBounds({ bounds }, oracle, 1e-5);
      },
    );
  });
}

/** Compares reports with the values that come with the shared models. */
export function describeExpected(models: readonly [string, ExpectedModel][]): void {
  let io: NodeIO;
  beforeAll(async () => {
    io = await oracleIo();
  });

  it.each([...models])('%s: bounds within 0.1 % and every clip right', async (name, expected) => {
    const path = join(corpus, name);
    const report = await inspectModel(await fileSource(path));
    expectBounds(report, expected.rest, 1e-3);
    expectClips(report, expected);
    expect(report.skins).toBe(expected.skins);
    const document = await io.read(path);
    const other = await inspectDocument(document);
    expectBounds(other, expected.rest, 1e-3);
    expectClips(other, expected);
  });
}

/** The tolerance is a share of the longest side. */
export function expectBounds(
  { bounds }: Pick<InspectReport, 'bounds'>,
  oracle: { min: number[]; max: number[] } | null,
  tolerance: number,
): void {
  expect(bounds === null).toBe(oracle === null);
  if (!oracle) return;
  const reach = Math.max(...oracle.max.map((value, axis) => value - oracle.min[axis]!)) * tolerance;
  for (const axis of [0, 1, 2]) {
    expect(Math.abs(bounds!.min[axis]! - oracle.min[axis]!), `min ${axis}`).toBeLessThanOrEqual(reach);
    expect(Math.abs(bounds!.max[axis]! - oracle.max[axis]!), `max ${axis}`).toBeLessThanOrEqual(reach);
  }
}

function expectClips({ clips }: InspectReport, { clips: expected }: ExpectedModel): void {
  expect(clips.map(({ name, channels }) => ({ name, channels }))).toEqual(
    expected.map(({ name, channels }) => ({ name, channels })),
  );
  for (const [index, { start, end }] of expected.entries()) {
    expect(clips[index]!.start).toBeCloseTo(start, 4);
    expect(clips[index]!.end).toBeCloseTo(end, 4);
    expect(clips[index]!.seconds).toBeCloseTo(end - start, 4);
  }
  expect(new Set(clips.map((clip) => clip.slug)).size).toBe(clips.length);
}
