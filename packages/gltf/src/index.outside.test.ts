import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('the public surface', () => {
  it.each([
    ['index', ['draco3dgltf', 'meshoptimizer/decoder']],
    ['rig', ['draco3dgltf', 'meshoptimizer/decoder']],
  ])('imports neither node: modules nor glTF-Transform from %s', async (entry, decoders) => {
    const { metafile } = await build({
      entryPoints: [join(import.meta.dirname, `${entry}.ts`)],
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
    expect(outside.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual(
      decoders.map((decoder) => `dynamic-import ${decoder}`),
    );
  });
});
