import { join } from 'node:path';
import type { NodeIO } from '@gltf-transform/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspect } from '../inspect/inspect-document.ts';
import type { InspectReport } from '../inspect/inspect-model.ts';
import { fileSource } from '../source/file-source.ts';
import { fixtures, validModels } from '../testing/models.ts';
import { oracleBounds, oracleIo } from '../testing/rest-oracle.ts';
import { describeTransformed } from '../testing/suites/placed-models.ts';
import { place } from './place-document.ts';
import { placeModel } from './place-model.ts';

let io: NodeIO;
beforeAll(async () => {
  io = await oracleIo();
});

describeTransformed(validModels());

describe('the transform', () => {
  it('applied twice leaves one wrapper with the last size', async () => {
    const document = await io.read(join(fixtures, 'multi-scene.glb'));
    const nodes = document.getRoot().listNodes().length;
    await document.transform(place({ height: 5 }), place({ height: 1, origin: 'center' }));
    expect(document.getRoot().listNodes()).toHaveLength(nodes + 3);
    const { min, max } = oracleBounds(document)!;
    expect([min[1], max[1]]).toEqual([expect.closeTo(-0.5, 6), expect.closeTo(0.5, 6)]);
  });

  it('writes a record that the raw reader understands, and reads the record of the raw writer', async () => {
    const source = await fileSource(join(fixtures, 'character.glb'));
    const { glb } = await placeModel(source, { height: 1.8 });
    const document = await io.readBinary(glb);
    await document.transform(place({ factor: 2 }));
    expect(document.getRoot().listNodes()).toHaveLength(27);
    expect(document.getRoot().getAsset()).toMatchObject({
      extras: { meshwright: { placement: { scale: 2 } } },
    });
  });

  it('inspect changes nothing and reports the document at that step', async () => {
    const document = await io.read(join(fixtures, 'character.glb'));
    const reports: InspectReport[] = [];
    const look = inspect((report) => reports.push(report));
    await document.transform(look, place({ height: 3 }), look);
    expect(reports.map((report) => report.bounds!.size[1])).toEqual([
      expect.closeTo(1.84, 6),
      expect.closeTo(3, 5),
    ]);
  });

  it('refuses bad options when it is created, not when it runs', () => {
    expect(() => place({ height: -1 })).toThrow(/height is -1/);
  });
});
