import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LockedAsset, Lockfile } from '../manifest/lockfile.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { moduleText } from './module-text.ts';

type Project = Parameters<typeof moduleText>[0];

const hash = 'ab'.repeat(32);

function locked(paths: readonly string[], clips: readonly string[] = []): LockedAsset {
  const report = {
    triangles: 12,
    size: [1, 2, 3] as [number, number, number],
    min: [-0.5, 0, -1.5] as [number, number, number],
    clips: clips.map((name, i) => ({ name, seconds: i + 0.5 })),
    weight: {},
  };
  const files = Object.fromEntries(paths.map((path) => [path, { sha256: hash, bytes: 100, report }]));
  return { recipe: hash, tasks: {}, files };
}

function project(more: Partial<Manifest> = {}, assets: Lockfile['assets'] = sample): Project {
  const declared = {
    hero: { prompt: 'a knight', animations: [0], targets: ['mobile' as const, 'desktop' as const] },
    chest: { prompt: 'a chest' },
    'big-lamp': { prompt: 'a lamp' },
  };
  return {
    manifest: { output: 'public/assets', module: 'src/game/assets.ts', assets: declared, ...more },
    lock: { lockfileVersion: 1, assets },
  };
}

const sample = {
  chest: locked(['public/assets/chest.glb']),
  hero: locked(
    ['public/assets/hero.desktop.glb', 'public/assets/hero.mobile.glb'],
    ['idle', 'it\'s a "run"', 'tur\u202en'],
  ),
  gone: locked(['public/assets/gone.glb']),
};

describe('the module', () => {
  it('lists the assets that are made and declared, with URLs relative to itself', () => {
    expect(moduleText(project())).toMatchInlineSnapshot(`
      "// Written by "meshwright sync". Do not edit: it is written anew whenever an asset changes.

      export const assets = {
        chest: {
          url: new URL("../../public/assets/chest.glb", import.meta.url).href,
          bytes: 100,
          sha256: "abababababababababababababababababababababababababababababababab",
          triangles: 12,
          /** Width, height and depth in metres. */
          size: [1, 2, 3],
          /** The lowest corner, in metres. */
          min: [-0.5, 0, -1.5],
          clips: [],
        },
        hero: {
          url: new URL("../../public/assets/hero.mobile.glb", import.meta.url).href,
          bytes: 100,
          sha256: "abababababababababababababababababababababababababababababababab",
          triangles: 12,
          /** Width, height and depth in metres. */
          size: [1, 2, 3],
          /** The lowest corner, in metres. */
          min: [-0.5, 0, -1.5],
          clips: [
            { name: "idle", seconds: 0.5 },
            { name: "it's a \\"run\\"", seconds: 1.5 },
            { name: "tur\\u202en", seconds: 2.5 },
          ],
          targets: {
            desktop: {
              url: new URL("../../public/assets/hero.desktop.glb", import.meta.url).href,
              bytes: 100,
              sha256: "abababababababababababababababababababababababababababababababab",
              triangles: 12,
              /** Width, height and depth in metres. */
              size: [1, 2, 3],
              /** The lowest corner, in metres. */
              min: [-0.5, 0, -1.5],
              clips: [
                { name: "idle", seconds: 0.5 },
                { name: "it's a \\"run\\"", seconds: 1.5 },
                { name: "tur\\u202en", seconds: 2.5 },
              ],
            },
            mobile: {
              url: new URL("../../public/assets/hero.mobile.glb", import.meta.url).href,
              bytes: 100,
              sha256: "abababababababababababababababababababababababababababababababab",
              triangles: 12,
              /** Width, height and depth in metres. */
              size: [1, 2, 3],
              /** The lowest corner, in metres. */
              min: [-0.5, 0, -1.5],
              clips: [
                { name: "idle", seconds: 0.5 },
                { name: "it's a \\"run\\"", seconds: 1.5 },
                { name: "tur\\u202en", seconds: 2.5 },
              ],
            },
          },
        },
      } as const;

      /** Every asset that was made. */
      export type AssetName = keyof typeof assets;

      /** The clips of an asset: \`ClipName<'hero'>\`. */
      export type ClipName<Name extends AssetName> = (typeof assets)[Name]['clips'][number]['name'];

      type Named<Name extends AssetName, Kind extends string> = (typeof assets)[Name] extends {
        readonly names: Readonly<Record<Kind, readonly (infer Each)[]>>;
      }
        ? Each
        : never;

      /** The nodes of an asset that are not bones. */
      export type NodeName<Name extends AssetName> = Named<Name, 'nodes'>;

      /** The materials of an asset. */
      export type MaterialName<Name extends AssetName> = Named<Name, 'materials'>;

      /** The bones of an asset. */
      export type BoneName<Name extends AssetName> = Named<Name, 'bones'>;

      /** The morph targets of an asset. */
      export type MorphName<Name extends AssetName> = Named<Name, 'morphs'>;
      "
    `);
  });

  it('is the same text for any order of manifest and lockfile', () => {
    const turned = project();
    const reverse = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(record).reverse());
    const { manifest, lock } = turned;
    const other = {
      manifest: { ...manifest, assets: reverse(manifest.assets) },
      lock: { ...lock, assets: reverse(lock.assets) },
    };
    expect(moduleText(other)).toBe(moduleText(turned));
  });

  it.each([
    [
      { module: 'assets.ts', output: 'assets' },
      'assets/a.glb',
      'new URL("./assets/a.glb", import.meta.url).href',
    ],
    [{ module: 'src/assets.ts', output: 'src' }, 'src/a.glb', 'new URL("./a.glb", import.meta.url).href'],
    [{ module: './src/assets.ts' }, 'src/b/a.glb', 'new URL("./b/a.glb", import.meta.url).href'],
    [{ module: 'a/b/c.ts' }, 'd #1?/a.glb', 'new URL("../../d%20%231%3F/a.glb", import.meta.url).href'],
    [{ moduleBase: '/assets' }, 'public/assets/a.glb', '"/assets/a.glb"'],
    [{ moduleBase: 'https://cdn.example/x/' }, 'public/a.glb', '"https://cdn.example/x/a.glb"'],
  ])('%j names %s as %s', (more, path, url) => {
    const manifest = { ...more, assets: { a: { prompt: 'x' } } };
    expect(moduleText(project(manifest, { a: locked([path]) }))).toContain(`    url: ${url},\n`);
  });

  it('accepts URLs of another kind', () => {
    const text = moduleText(project(), { url: ({ sha256 }) => `urlOf('${sha256.slice(0, 4)}')` });
    expect(text).toContain("url: urlOf('abab'),");
  });

  it('compiles, and a wrong asset or clip does not', () => {
    const uses = `
import { type AssetName, assets, type BoneName, type ClipName, type MaterialName, type MorphName, type NodeName } from './assets.ts';
export const name: AssetName = 'big-lamp';
export const clip: ClipName<'hero'> = 'idle';
export const light: string = assets.hero.targets.mobile.url;
export const height: number = assets.chest.size[1];
// @ts-expect-error no such asset
export const noName: AssetName = 'spear';
// @ts-expect-error no such clip
export const noClip: ClipName<'hero'> = 'jump';
// @ts-expect-error the chest has none
export const noneAtAll: ClipName<'chest'> = 'idle';
export const bone: BoneName<'sword'> = 'Hips';
export const morph: MorphName<'sword'> = 'Blink_L';
export const node: NodeName<'sword'> = 'blade';
export const material: MaterialName<'sword'> = 'steel plate';
// @ts-expect-error no such bone
export const noBone: BoneName<'sword'> = 'hips';
// @ts-expect-error a bone is no node
export const noNode: NodeName<'sword'> = 'Hips';
// @ts-expect-error made by an earlier version, without names
export const unknown: NodeName<'chest'> = 'lid';
// @ts-expect-error it was not made for this one
export const noTarget = assets.hero.targets.engine;
`;
    const sword = locked(['public/assets/sword.glb']);
    const [file] = Object.values(sword.files);
    const names = { nodes: ['blade'], materials: ['steel plate'], bones: ['Hips'], morphs: ['Blink_L'] };
    Object.assign(file!.report, { names });
    const all = { ...sample, sword, 'big-lamp': locked(['public/assets/big-lamp.glb']) };
    const declared = project().manifest.assets;
    const assets = { ...declared, sword: { prompt: 'a sword' } };
    const folder = mkdtempSync(join(tmpdir(), 'meshwright-module-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'assets.ts'), moduleText(project({ assets }, all)));
    writeFileSync(join(folder, 'uses.ts'), uses);
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions'];
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...flags, 'uses.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});
