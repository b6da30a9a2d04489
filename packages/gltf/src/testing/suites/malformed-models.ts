import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GltfError, type GltfErrorCode } from '../../gltf-error.ts';
import { inspectModel } from '../../inspect/inspect-model.ts';
import { fileSource } from '../../source/file-source.ts';
import type { WarningCode } from '../../warning.ts';
import { corpus, fixtures, hasCorpus, list, skipNote } from '../models.ts';

/** The expected code for each malformed file; a warning means that the file opens. */
export const malformed: Record<
  string,
  { error: GltfErrorCode; pointer?: string } | { warning: WarningCode }
> = {
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

/** Work that reading a malformed file may cost; a count that was not made is left out. */
type Count = (
  work: () => Promise<unknown>,
) => Promise<{ readonly steps?: number; readonly allocated: number }>;

/** Reads every malformed file, and counts the work. */
export function describeMalformed(count: Count): void {
  describe('a broken file', () => {
    it.each(Object.entries(malformed))(
      '%s has its own error code, with little work',
      async (name, verdict) => {
        const outcome = await outcomeOf(join(fixtures, 'malformed', name), count);
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
      },
    );
  });

  describe.skipIf(!hasCorpus)(`the shared broken files (${hasCorpus ? 'found' : skipNote})`, () => {
    const folder = join(corpus, 'malformed');
    const warned = ['cycle_two_nodes.glb', 'nan_inf_positions.glb'];
    it.each(existsSync(folder) ? list(folder).map((path) => [basename(path), path] as const) : [])(
      '%s ends in a named error or a warning, with little work',
      async (name, path) => {
        const outcome = await outcomeOf(path, count);
        if (warned.includes(name)) expect(outcome).toMatchObject({ bounds: { exact: false } });
        else expect(outcome).toBeInstanceOf(GltfError);
      },
    );
  });
}

/** The report or the error, within a work limit. */
async function outcomeOf(path: string, count: Count): Promise<unknown> {
  const source = await fileSource(path);
  let outcome: unknown;
  const { steps = 0, allocated } = await count(async () => {
    outcome = await inspectModel(source).catch((error: unknown) => error);
  });
  expect(steps).toBeLessThan(20_000);
  expect(allocated).toBeLessThan(1024 * 1024);
  return outcome;
}
