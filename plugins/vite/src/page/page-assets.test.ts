import type { AssetSpec, Manifest } from '@meshwright/pipeline';
import { moduleAssets } from '@meshwright/pipeline/lockfile';
import { expect, it } from 'vitest';
import { buildModuleText } from '../build-module-text.ts';
import { pageAssets } from './page-assets.ts';

const noLock = { lockfileVersion: 1 as const, assets: {} };

function placeholderOf(spec: Partial<AssetSpec>) {
  const manifest: Manifest = { output: 'assets', assets: { thing: { prompt: 'a thing', ...spec } } };
  const { assets, files } = pageAssets({ manifest, lock: noLock }, '/@meshwright/');
  const asset = assets.get('thing')!;
  const file = files.get('thing.preview.glb')!;
  const bytes = 'bytes' in file ? Buffer.from(file.bytes) : Buffer.alloc(0);
  const { accessors } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString());
  return { asset, min: accessors[0].min, max: accessors[0].max };
}

it.each<[string, Partial<AssetSpec>, number, number]>([
  ['the height of its place', { place: { height: 0.6 } }, 0.6, 0],
  ['its longest side', { place: { longest: 4 } }, 4, 0],
  ['the height of its rig', { rig: { height: 1.8 } }, 1.8, 0],
  ['a metre when nothing is declared', {}, 1, 0],
  ['a height around the middle', { place: { height: 2, origin: 'center' } }, 2, -1],
])('a placeholder has %s', (_, spec, side, bottom) => {
  const { asset, min, max } = placeholderOf(spec);
  expect(asset).toMatchObject({
    placeholder: true,
    size: [side, side, side],
    min: [-side / 2, bottom, -side / 2],
  });
  expect(min).toEqual(asset.min);
  expect(max).toEqual([side / 2, bottom + side, side / 2]);
  expect(asset.url).toMatch(/^\/@meshwright\/thing\.preview\.glb\?/);
});

it('another height has another URL', () => {
  const [a, b] = [0.6, 1.2].map((height) => placeholderOf({ place: { height } }).asset.url);
  expect(a).not.toBe(b);
});

it('a placeholder shows the available picture, and another picture has another URL', () => {
  const manifest: Manifest = { output: 'assets', assets: { thing: { prompt: 'a thing' } } };
  const urls = ['\x89PNG one', '\xff\xd8\xff two', 'RIFF no picture of glTF'].map((text) => {
    const picture = Buffer.from(text, 'latin1');
    const { assets, files } = pageAssets({ manifest, lock: noLock }, '/', new Map([['thing', picture]]));
    const bytes = Buffer.from((files.get('thing.preview.glb') as { bytes: Uint8Array }).bytes);
    const { images, bufferViews } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString());
    const type = { P: 'image/png', '\xd8': 'image/jpeg' }[text[1]!];
    expect(images?.[0].mimeType).toBe(type);
    if (type) {
      const from = 28 + bytes.readUInt32LE(12) + bufferViews[2].byteOffset;
      expect(bytes.subarray(from, from + picture.length).equals(picture)).toBe(true);
    }
    return assets.get('thing')!.url;
  });
  expect(new Set(urls).size).toBe(3);
});

it('what is drawn of an asset has URLs in pages and in a build', () => {
  const manifest: Manifest = { output: 'assets', assets: { hero: { prompt: 'a knight', icon: {} } } };
  const file = { sha256: 'a'.repeat(64), bytes: 1 };
  const report = { triangles: 1, size: null, min: null, clips: [], weight: {} };
  const hero = {
    recipe: 'b'.repeat(64),
    tasks: {},
    files: { 'assets/hero.glb': { ...file, report } },
    drawn: { 'assets/hero.icon-128.png': file },
  };
  const project = { manifest, lock: { lockfileVersion: 1 as const, assets: { hero } } };
  const { assets, files } = pageAssets(project, '/@meshwright/');
  expect(assets.get('hero')?.drawn).toEqual({
    'icon-128.png': '/@meshwright/hero.icon-128.png?aaaaaaaaaaaa',
  });
  expect(files.get('hero.icon-128.png')).toEqual({ path: 'assets/hero.icon-128.png' });
  const text = buildModuleText(
    { kind: 'asset', name: 'hero', preview: false },
    moduleAssets(project),
    '/game',
  );
  expect(text).toContain('import url0 from "/game/assets/hero.icon-128.png?url&no-inline";');
  expect(text).toContain('drawn: { "icon-128.png": url0 }');
});
