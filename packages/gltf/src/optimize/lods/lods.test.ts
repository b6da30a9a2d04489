import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document } from '@gltf-transform/core';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { describe, expect, it } from 'vitest';
import { processAsset } from '../../recipe/process-asset.ts';
import { bytesSource } from '../../source/source.ts';
import { fixtures } from '../../testing/models.ts';
import { oracleBounds, oracleIo } from '../../testing/rest-oracle.ts';
import { readDocument, writeDocument } from '../document-file.ts';
import { ballDocument } from '../testing/ball.ts';
import type { Levels } from './levels-extension.ts';
import { type LodReport, lods } from './lods.ts';

describe('levels of detail', () => {
  it('fall in triangles, rise in error, and report the screen share they suit', async () => {
    const document = ballDocument();
    let report: LodReport | undefined;
    await document.transform(lods({}, (done) => (report = done)));
    const { levels } = report!;
    expect(levels).toHaveLength(4);
    for (const [index, level] of levels.entries()) {
      const finer = levels[index - 1];
      if (finer) {
        expect(level.triangles).toBeLessThan(finer.triangles * 0.9);
        expect(level.error).toBeGreaterThanOrEqual(finer.error);
        expect(level.coverage).toBeLessThanOrEqual(finer.coverage);
      } else expect(level.error).toBe(0);
    }
    expect(levels.at(-1)).toMatchObject({ coverage: 0 });
  });

  it('stay as close to the ball as reported', async () => {
    const document = ballDocument();
    let report: LodReport | undefined;
    await document.transform(lods({}, (done) => (report = done)));
    const [finest] = document.getRoot().listNodes();
    const chain = finest!.getExtension<Levels>('MSFT_lod')!.listLevels();
    for (const [index, node] of chain.entries()) {
      const { error } = report!.levels[index + 1]!;
      const [primitive] = node.getMesh()!.listPrimitives();
      const [indices, position] = [primitive!.getIndices()!, primitive!.getAttribute('POSITION')!];
      for (let at = 0; at < indices.getCount(); at += 3) {
        const middle = [0, 1, 2].map(
          (axis) =>
            [0, 1, 2].reduce((sum, k) => sum + position.getElement(indices.getScalar(at + k), [])[axis]!, 0) /
            3,
        );
        // A chord is deepest below the ball at the middle of a triangle; meshoptimizer reports a mean error.
        expect(1 - Math.hypot(...middle)).toBeLessThan(error * 3 + 0.01);
      }
    }
  });

  it('share the skin, keep normalized weights, and survive a round trip', async () => {
    const before = await readFile(join(fixtures, 'character.glb'));
    const { glb } = await processAsset(bytesSource(before), [lods({ ratios: [0.5], error: 0.5 })]);
    expect(await newErrors(before, glb)).toEqual([]);
    const { json } = glbParts(glb);
    const nodes = json.nodes as {
      name?: string;
      skin?: number;
      extensions?: { MSFT_lod?: { ids: number[] } };
    }[];
    const finest = nodes.find(({ extensions }) => extensions?.MSFT_lod);
    if (finest) {
      const [coarse] = finest.extensions!.MSFT_lod!.ids;
      expect(nodes[coarse!]).toMatchObject({ skin: finest.skin, name: `${finest.name}_LOD1` });
    }
    expect(json.scenes).toEqual(glbParts(before).json.scenes);
    const { document } = await readDocument(bytesSource(glb));
    const again = glbParts(await writeDocument(document)).json;
    expect(again.nodes).toEqual(json.nodes);
  });

  it('as siblings have the names that engines group by, and keep the bounds', async () => {
    const document = ballDocument();
    const before = oracleBounds(document)!;
    await document.transform(lods({ as: 'siblings', ratios: [0.5, 0.2] }));
    const names = document
      .getRoot()
      .getDefaultScene()!
      .listChildren()
      .map((node) => node.getName());
    expect(names).toEqual(['Ball_LOD0', 'Ball_LOD1', 'Ball_LOD2']);
    const after = oracleBounds(document)!;
    expect(after).toEqual(before);
    const [finest] = document.getRoot().getDefaultScene()!.listChildren();
    const coverage = finest!.getExtras().MSFT_screencoverage as number[];
    expect(coverage).toHaveLength(3);
    expect(coverage).toEqual([...coverage].sort((a, b) => b - a));
    expect(coverage.at(-1)).toBe(0);
  });

  it('skip meshes that cannot lose triangles', async () => {
    const io = await oracleIo();
    const document = await io.readBinary(await readFile(join(fixtures, 'keycap.glb')));
    let report: LodReport | undefined;
    await document.transform(lods({}, (done) => (report = done)));
    expect(report!.skipped.length + report!.levels.length).toBeGreaterThan(0);
    expect(await io.writeBinary(new Document())).toBeDefined();
  });

  it.each([[[]], [[0.5, 0.6]], [[1]], [[0]], [[Number.NaN]]])('refuse the ratios %j', (ratios) => {
    expect(() => lods({ ratios })).toThrow(expect.objectContaining({ code: 'invalid_option' }));
  });
});
