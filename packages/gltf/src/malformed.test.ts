import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GltfError, type GltfErrorCode } from './gltf-error.ts';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { fileSource } from './source/file-source.ts';
import { bytesSource } from './source/source.ts';
import { countWork } from './testing/count-work.ts';
import { corpus, fixtures, hasCorpus, list, skipNote } from './testing/models.ts';
import type { WarningCode } from './warning.ts';

/** The expected code for each malformed file; a warning means that the file opens. */
const malformed: Record<string, { error: GltfErrorCode; pointer?: string } | { warning: WarningCode }> = {
  'accessor-past-view.glb': { error: 'out_of_bounds', pointer: '/accessors/0' },
  'bad-component-type.glb': { error: 'bad_value', pointer: '/accessors/0/componentType' },
  'bad-json.glb': { error: 'bad_json' },
  'bad-magic.glb': { error: 'not_a_model' },
  'bad-utf8.glb': { error: 'bad_utf8' },
  'bin-chunk-too-long.glb': { error: 'bad_container' },
  'broken-data-uri.gltf': { error: 'bad_value', pointer: '/buffers/0/uri' },
  'child-not-number.glb': { error: 'bad_value', pointer: '/nodes/0/children/0' },
  'count-without-bytes.glb': { error: 'too_large', pointer: '/accessors/0' },
  'cut-in-bin.glb': { error: 'truncated' },
  'cut-in-json.glb': { error: 'truncated' },
  'cycle.glb': { warning: 'node_cycle' },
  'deep-json.gltf': { error: 'too_deep' },
  'draco-garbage.glb': { error: 'decode_failed' },
  'empty.glb': { error: 'empty' },
  'first-chunk-bin.glb': { error: 'bad_container' },
  'fractional-count.glb': { error: 'bad_value', pointer: '/accessors/0/count' },
  'gltf-1.gltf': { error: 'unsupported_version', pointer: '/asset/version' },
  'header-only.glb': { error: 'truncated' },
  'html.glb': { error: 'html_instead_of_model' },
  'joint-index.glb': { error: 'out_of_bounds' },
  'json-array.gltf': { error: 'not_a_model' },
  'json-chunk-too-long.glb': { error: 'bad_container' },
  'lying-bounds.glb': { warning: 'declared_bounds_differ' },
  'mesh-index.glb': { error: 'bad_reference', pointer: '/nodes/0/mesh' },
  'meshopt-count.glb': { error: 'out_of_bounds' },
  'meshopt-garbage.glb': { error: 'decode_failed' },
  'missing-buffer.gltf': { error: 'missing_resource' },
  'nan-positions.glb': { warning: 'not_finite' },
  'negative-offset.glb': { error: 'bad_value', pointer: '/accessors/0/byteOffset' },
  'no-asset.gltf': { error: 'unsupported_version' },
  'nodes-not-list.glb': { error: 'bad_value', pointer: '/nodes' },
  'outside-absolute.gltf': { error: 'outside_folder' },
  'outside-encoded.gltf': { error: 'outside_folder' },
  'outside-file.gltf': { error: 'outside_folder' },
  'outside-http.gltf': { error: 'outside_folder' },
  'outside.gltf': { error: 'outside_folder' },
  'scene-index.glb': { error: 'bad_reference', pointer: '/scene' },
  'short-data-uri.gltf': { error: 'truncated', pointer: '/buffers/0/uri' },
  'short-matrix.glb': { error: 'bad_value', pointer: '/nodes/0/matrix' },
  'sparse-count.glb': { error: 'bad_value', pointer: '/accessors/0/sparse/count' },
  'stride-zero.glb': { error: 'bad_value', pointer: '/bufferViews/0/byteStride' },
  'text.glb': { error: 'not_a_model' },
  'two-parents.glb': { warning: 'two_parents' },
  'version-3.glb': { error: 'unsupported_version' },
  'vertex-index.glb': { error: 'out_of_bounds' },
  'view-past-buffer.glb': { error: 'out_of_bounds', pointer: '/bufferViews/0' },
  'xml.glb': { error: 'html_instead_of_model' },
};

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

  it.each(Object.entries(malformed))('%s has its own error code, with little work', async (name, verdict) => {
    const outcome = await outcomeOf(join(fixtures, 'malformed', name));
    if ('error' in verdict) {
      expect(outcome).toMatchObject({
        code: verdict.error,
        ...(verdict.pointer && { pointer: verdict.pointer }),
      });
    } else {
      expect(outcome).toMatchObject({ warnings: [{ code: verdict.warning }] });
      if (verdict.warning !== 'declared_bounds_differ')
        expect(outcome).toMatchObject({ bounds: { exact: false } });
    }
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

describe.skipIf(!hasCorpus)(`the shared broken files (${hasCorpus ? 'found' : skipNote})`, () => {
  const folder = join(corpus, 'malformed');
  const warned = ['cycle_two_nodes.glb', 'nan_inf_positions.glb'];
  it.each(existsSync(folder) ? list(folder).map((path) => [basename(path), path]) : [])(
    '%s ends in a named error or a warning, with little work',
    async (name, path) => {
      const outcome = await outcomeOf(path);
      if (warned.includes(name)) expect(outcome).toMatchObject({ bounds: { exact: false } });
      else expect(outcome).toBeInstanceOf(GltfError);
    },
  );
});

/** The report or the error, within a work limit. */
async function outcomeOf(path: string): Promise<unknown> {
  const source = await fileSource(path);
  let outcome: unknown;
  const { steps, allocated } = await countWork(async () => {
    outcome = await inspectModel(source).catch((error: unknown) => error);
  });
  expect(steps).toBeLessThan(20_000);
  expect(allocated).toBeLessThan(1024 * 1024);
  return outcome;
}
