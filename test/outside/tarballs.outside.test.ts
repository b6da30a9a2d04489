import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultsOf } from '@meshwright/tools/release/tarball-rules';
import { describe, expect, it } from 'vitest';
import { manifestOf, packedPackages } from './testing/packed.ts';
import { root } from './testing/run-folder.ts';

const packed = await packedPackages();
const names = new Set(packed.map(({ name }) => name));

describe('the tarball of', () => {
  it.each(packed)('$name keeps every rule of tarballs', async (each) => {
    expect(readFileSync(each.tarball).length).toBeGreaterThan(0);
    expect(await faultsOf(each, root, names)).toEqual([]);
  });
});

describe('declarations', () => {
  /** Entries whose README says that they name types of glTF-Transform, which need a newer TypeScript. */
  const entries = packed.flatMap(({ name, stage }) => {
    const paragraphs = readFileSync(join(stage, 'README.md'), 'utf8').split('\n\n');
    const limit = paragraphs.find((text) => text.includes('skipLibCheck'));
    const isNamed = (path: string) =>
      !limit?.includes('The entries') || limit.includes(`\`${path.slice(2)}\``);
    return Object.entries(manifestOf(stage).exports ?? {})
      .filter(([, { types }]) => types)
      .map(([path, { types }]) => ({
        entry: `${name}${path.slice(1)}`,
        file: join(stage, types!),
        isLimited: limit !== undefined && isNamed(path),
      }));
  });

  it.each(entries.filter(({ isLimited }) => !isLimited))(
    '$entry names no type of glTF-Transform',
    ({ file }) => {
      expect([...packagesFrom(file)].filter((name) => name.startsWith('@gltf-transform/'))).toEqual([]);
    },
  );

  /** Returns what a declaration imports from packages of others, through all of ours. */
  function packagesFrom(file: string, read = new Set<string>()): Set<string> {
    if (read.has(file) || !existsSync(file)) return new Set();
    read.add(file);
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const specifiers = [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, specifier]) => specifier!);
    return new Set(
      specifiers.flatMap((specifier) => {
        if (specifier.startsWith('.'))
          return [...packagesFrom(join(dirname(file), specifier.replace(/\.(ts|js)$/, '.d.ts')), read)];
        const ours = entries.find(({ entry }) => entry === specifier);
        return ours ? [...packagesFrom(ours.file, read)] : [specifier];
      }),
    );
  }
});
