import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GltfError } from './gltf-error.ts';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { fileSource } from './source/file-source.ts';
import { bytesSource } from './source/source.ts';
import { countMemory } from './testing/count-work.ts';
import { fixtures, list } from './testing/models.ts';
import { describeMalformed, malformed } from './testing/suites/malformed-models.ts';
import type { WarningCode } from './warning.ts';

/** Only rewriting this file would damage it. */
const unplaceable = ['huge-number.gltf'];

const odd: Record<string, WarningCode[]> = {
  'byte-order-mark.glb': ['byte_order_mark'],
  'no-default-scene.glb': ['default_scene_missing'],
  'nul-padding.glb': ['nul_padding'],
  'proto-keys.glb': [],
  'trailing-bytes.glb': ['trailing_bytes'],
  'unknown-chunk.glb': [],
  'unpadded-json.glb': ['unpadded_chunk'],
};

describeMalformed(countMemory);

describe('a broken file', () => {
  it('has a row in the table', () => {
    expect(
      list(join(fixtures, 'malformed'))
        .map((path) => basename(path))
        .sort(),
    ).toEqual([...Object.keys(malformed), ...unplaceable].sort());
    expect(
      list(join(fixtures, 'odd'))
        .map((path) => basename(path))
        .sort(),
    ).toEqual(Object.keys(odd).sort());
  });

  it.each([...Object.keys(malformed), ...unplaceable].filter((name) => name !== 'lying-bounds.glb'))(
    '%s is not placed',
    async (name) => {
      const placing = fileSource(join(fixtures, 'malformed', name)).then((source) =>
        placeModel(source, { height: 1 }),
      );
      await expect(placing).rejects.toBeInstanceOf(GltfError);
    },
  );

  it('with a node tree 50,000 deep is read without a stack overflow', async () => {
    const nodes = Array.from({ length: 50_000 }, (_, index) =>
      index < 49_999 ? { children: [index + 1] } : {},
    );
    const json = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes };
    const report = await inspectModel(bytesSource(new TextEncoder().encode(JSON.stringify(json))));
    expect(report).toMatchObject({ nodes: 50_000, bounds: null });
  });

  it('with more JSON than allowed is refused before it is parsed', async () => {
    const source = bytesSource(
      new TextEncoder().encode(`{"asset":{"version":"2.0"},"extras":"${'x'.repeat(2000)}"}`),
    );
    await expect(inspectModel(source, { limits: { jsonBytes: 1000 } })).rejects.toMatchObject({
      code: 'too_large',
    });
  });
});

describe('an odd file', () => {
  it.each(Object.entries(odd))('%s opens with the right box and warnings', async (name, codes) => {
    const report = await inspectModel(await fileSource(join(fixtures, 'odd', name)));
    expect(report.warnings.map((warning) => warning.code)).toEqual(codes);
    expect(report.bounds).toMatchObject({ min: [0, 0, 0], max: [1, 1, 1], exact: true });
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
  });
});
