import { expect, it } from 'vitest';
import { fileNames } from './file-names.ts';

it.each([
  [['model_urls.glb glb', 'model_urls.fbx fbx', 'thumbnail_url png'], 'it.glb it.fbx it-thumbnail.png'],
  [['model_urls.3mf 3mf'], 'it.3mf'],
  [['model_urls.obj zip'], 'it.zip'],
  [['model_urls.lamp_stl stl', 'model_urls.base_stl stl'], 'it-lamp.stl it-base.stl'],
  [['result.motion_url fbx'], 'it-motion.fbx'],
  [['image_urls.0 png', 'image_urls.1 png', 'image_urls.2 png'], 'it.png it-2.png it-3.png'],
  [['model_urls.glb glb', 'model_urls.pre_remeshed_glb glb'], 'it.glb it-pre-remeshed.glb'],
  [
    ['texture_urls.0.base_color png', 'texture_urls.1.base_color png'],
    'it-base-color.png it-base-color-2.png',
  ],
  [
    [
      'result.rigged_character_glb_url glb',
      'result.basic_animations.walking_glb_url glb',
      'result.basic_animations.walking_armature_glb_url glb',
      'result.basic_animations.walking_fbx_url fbx',
    ],
    'it.glb it-walking.glb it-walking-armature.glb it-walking.fbx',
  ],
  [['model_urls.other '], 'it-other.bin'],
])('names the files %s', (given, expected) => {
  const files = given.map((each) => {
    const [name = '', format = ''] = each.split(' ');
    return { name, format };
  });
  expect(fileNames('it', files).join(' ')).toBe(expected);
});
