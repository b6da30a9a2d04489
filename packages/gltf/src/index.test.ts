import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import * as node from './node.ts';
import * as transform from './transform.ts';

describe('the public surface', () => {
  it('is what it is; changing it changes this list', () => {
    expect({
      index: Object.keys(api).sort(),
      node: Object.keys(node).sort(),
      transform: Object.keys(transform).sort(),
    }).toMatchInlineSnapshot(`
      {
        "index": [
          "GltfError",
          "blobSource",
          "bytesSource",
          "clipMotion",
          "dropConstantTracks",
          "editClips",
          "extractRootMotion",
          "hasCode",
          "inspectModel",
          "makeInPlace",
          "mergeClips",
          "placeLimits",
          "placeModel",
          "placeStream",
          "renameClips",
          "retimeClip",
          "splitClip",
          "trimClip",
          "unplaceModel",
          "urlSource",
        ],
        "node": [
          "editClipsFile",
          "fileSource",
          "placeFile",
          "placeInPlace",
          "unplaceFile",
        ],
        "transform": [
          "clips",
          "inspect",
          "inspectDocument",
          "place",
          "unplace",
        ],
      }
    `);
  });

  it('imports neither node: modules nor glTF-Transform from its main entry', async () => {
    const { metafile } = await build({
      entryPoints: [join(import.meta.dirname, 'index.ts')],
      bundle: true,
      packages: 'external',
      external: ['node:*'],
      format: 'esm',
      write: false,
      metafile: true,
    });
    const outside = Object.values(metafile.inputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external }) => external);
    expect(outside.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual([
      'dynamic-import draco3dgltf',
      'dynamic-import meshoptimizer/decoder',
    ]);
  });
});
