import { animation, families, imageTo3d, remesh, textToImage } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { artifacts } from './artifacts.ts';
import { mainFileName, mainModel, thumbnail } from './main-files.ts';

const at = (file: string) => `https://files.example.com/x/${file}?sig=1`;
const animated = { animation_fbx_url: at('a.fbx'), animation_glb_url: at('a.glb') };

it.each([
  [
    'the GLB among other formats',
    imageTo3d,
    { model_urls: { fbx: at('m.fbx'), glb: at('m.glb') } },
    'model_urls.glb',
  ],
  [
    'the GLB after remeshing',
    imageTo3d,
    { model_urls: { pre_remeshed_glb: at('p.glb'), glb: at('m.glb') } },
    'model_urls.glb',
  ],
  [
    'nothing where only the GLB before remeshing is there',
    imageTo3d,
    { model_urls: { pre_remeshed_glb: at('p.glb') } },
    undefined,
  ],
  ['the file that the family names', animation, { result: animated }, 'result.animation_glb_url'],
  [
    'another GLB where the named one is missing',
    animation,
    { result: { other_glb_url: at('o.glb') } },
    'result.other_glb_url',
  ],
  ['nothing in a result of pictures', textToImage, { image_urls: [at('i.png')] }, undefined],
])('the main model is %s', (_, family, task, name) => {
  expect(mainModel(family, artifacts(family, task))?.name).toBe(name);
});

it.each([
  ['the thumbnail', remesh, { thumbnail_url: at('t.png') }, 'thumbnail_url'],
  [
    'the one without a background where it was asked for',
    remesh,
    { thumbnail_url: at('t.png'), alpha_thumbnail_url: at('a.png') },
    'alpha_thumbnail_url',
  ],
  [
    'the first picture of a result of pictures',
    textToImage,
    { image_urls: [at('i.png'), at('j.png')] },
    'image_urls.0',
  ],
  ['never a texture', imageTo3d, { texture_urls: [{ base_color: at('c.png') }] }, undefined],
])('the picture is %s', (_, family, task, name) => {
  expect(thumbnail(artifacts(family, task))?.name).toBe(name);
});

it('every family with a model names a field of its results', () => {
  for (const family of families) {
    const name = mainFileName(family);
    if (family.mainModel ?? family.results.includes('model_urls')) {
      expect(
        family.results.some((path) => `${name}.`.startsWith(`${path}.`)),
        family.name,
      ).toBe(true);
    }
  }
});
