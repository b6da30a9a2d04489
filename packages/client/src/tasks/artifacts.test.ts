import {
  animation,
  imageTo3d,
  keycapBuild,
  keycapPrototype,
  remesh,
  textToMotion,
} from '@meshwright/contract';
import { expect, test } from 'vitest';
import { artifacts } from './artifacts.ts';

const at = (file: string) => `https://files.example.com/x/${file}?sig=1`;

test('names each file by its path in the task, with its format and expiry', () => {
  const task = {
    model_urls: { glb: at('a.glb'), '3mf': at('a.3mf'), pre_remeshed_glb: at('b') },
    thumbnail_url: at('a.png'),
    thumbnail_urls: { front: at('f.webp') },
    texture_urls: [{ base_color: at('c.png'), normal: at('n.jpg') }],
    expires_at: 5,
  };
  expect(artifacts(imageTo3d, task)).toEqual(
    [
      ['model_urls.glb', 'glb', 'a.glb'],
      ['model_urls.3mf', '3mf', 'a.3mf'],
      ['model_urls.pre_remeshed_glb', 'glb', 'b'],
      ['thumbnail_url', 'png', 'a.png'],
      ['thumbnail_urls.front', 'webp', 'f.webp'],
      ['texture_urls.0.base_color', 'png', 'c.png'],
      ['texture_urls.0.normal', 'jpg', 'n.jpg'],
    ].map(([name, format, file]) => ({ name, format, url: at(file!), expiresAt: 5 })),
  );
});

test('formats are found in keys such as obj_zip and animation_glb_url', () => {
  const zip = artifacts(keycapBuild, {
    model_urls: { obj_zip: at('b') },
    process_image_urls: { head_design: at('h') },
  });
  expect(zip.map(({ format }) => format)).toEqual(['zip', '']);
  const clips = artifacts(animation, {
    result: { animation_glb_url: at('1'), processed_armature_fbx_url: at('2') },
  });
  expect(clips.map(({ format }) => format)).toEqual(['glb', 'fbx']);
});

test('the extension of a link comes before the name of its field: some OBJ files are ZIPs', () => {
  const formatsOf = (model_urls: object) => artifacts(remesh, { model_urls }).map(({ format }) => format);
  expect(formatsOf({ obj: at('model.zip'), fbx: at('model'), glb: at('model.php') })).toEqual([
    'zip',
    'fbx',
    'glb',
  ]);
});

test('without an extension, the field beside a link says its format', () => {
  const formatOf = (motion_format: unknown, file = 'motion') =>
    artifacts(textToMotion, { result: { motion_url: at(file), motion_format } }).map(({ format }) => format);
  expect(formatOf('FBX')).toEqual(['fbx']);
  expect(formatOf('BVH', 'motion.fbx')).toEqual(['fbx']);
  expect([formatOf('a motion'), formatOf(null), formatOf({})]).toEqual([[''], [''], ['']]);
});

test('an expiry may be a text', () => {
  const expiryOf = (expires_at: unknown) =>
    artifacts(remesh, { expires_at, thumbnail_url: at('a.png') })[0]?.expiresAt;
  expect([expiryOf('2026-12-01T00:00:00Z'), expiryOf('1795000000000'), expiryOf(0)]).toEqual([
    Date.UTC(2026, 11, 1),
    1795000000000,
    undefined,
  ]);
  expect([expiryOf('soon'), expiryOf(null), expiryOf({})]).toEqual([undefined, undefined, undefined]);
});

test('an empty, missing or non-link value is no file', () => {
  expect(artifacts(remesh, { model_urls: null, thumbnail_url: '' })).toEqual([]);
  expect(artifacts(remesh, { model_urls: { glb: null, obj: 'soon', fbx: 5, stl: 'https://' } })).toEqual([]);
  for (const model_urls of ['', 'soon', 5, true, []]) expect(artifacts(remesh, { model_urls })).toEqual([]);
  expect(artifacts(keycapPrototype, { image_urls: [] })).toEqual([]);
});
