import { describe, expect, it } from 'vitest';
import { locked, project } from '../testing/module-project.ts';
import { moduleText } from './module-text.ts';

describe('the module', () => {
  it('lists the assets that are made and declared, with URLs relative to itself', () => {
    expect(moduleText(project())).toMatchInlineSnapshot(`
      "// Written by "meshwright sync". Do not edit: it is rewritten whenever an asset changes.

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
});
