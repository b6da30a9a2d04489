import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesSource } from '@meshwright/gltf';
import { lods, optimize } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import { glbOf } from '../../models/glb-of.ts';
import { separateFiles, variantsGlb } from '../file-models.ts';
import { propGlb } from '../prop-glb.ts';
import { materialsGlb, texturedGlb } from '../studio-models.ts';
import { about, otherNames, type WalkerOptions, walker } from '../walker.ts';
import { walkerGlb } from '../walker-glb.ts';
import { characterByMeshGlb, dracoCharacterGlb, wholeCharacterGlb } from '../whole-character.ts';
import { dracoBinaries } from './draco-files.ts';

export const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../fixtures', name));
export const character = fixture('character.glb');
/** Clips of the character, which walks and runs. */
export const clips = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];
/** A walker, the same one standing still, and one with another build, rest pose, bones and names. */
export const long: WalkerOptions = {
  names: otherNames,
  shape: (bone) => ({ UpperLeg: 1.5, LowerLeg: 1.2, LowerArm: 0.8, Hand: 1.3 })[bone] ?? 1,
  armDegrees: 50,
  axes: (bone) => about(/Leg|Foot/.test(bone) ? 'x' : 'z', bone.length),
  unit: 1,
};
/** What `meshwright optimize --for mobile` writes. */
const mobile = await processAsset(bytesSource(texturedGlb(), 'textured.glb'), [optimize({ for: 'mobile' })]);
/** A coarse level first, then the rest. */
const progressive = await processAsset(bytesSource(texturedGlb(true), 'ball.glb'), [
  lods({ progressive: true }),
]);
const progressiveWalker = await processAsset(bytesSource(character, 'character.glb'), [
  lods({ progressive: true }),
]);
/** A character of several meshes, and what the presets make of it. */
const whole = await wholeCharacterGlb();
const wholeFor = async (target: 'mobile' | 'desktop') =>
  Buffer.from((await processAsset(bytesSource(whole, 'whole.glb'), [optimize({ for: target })])).glb);

export const models = {
  '/walker.glb': walkerGlb(walker()),
  '/still.glb': walkerGlb(walker(), { still: true }),
  '/long.glb': walkerGlb(walker(long), { still: true }),
  '/jumper.glb': walkerGlb({ ...walker(), clip: { ...walker().clip, name: 'Jump_Over' } }),
  '/box.glb': fixture('rotated.glb'),
  '/camera.glb': fixture('lights-and-camera.glb'),
  '/scenes.glb': fixture('multi-scene.glb'),
  '/textured.glb': texturedGlb(),
  '/metals.glb': materialsGlb('metals'),
  '/others.glb': materialsGlb('others'),
  '/meshopt.glb': fixture('meshopt.glb'),
  '/draco.glb': fixture('draco.glb'),
  '/mobile.glb': Buffer.from(mobile.glb),
  '/progressive.glb': Buffer.from(progressive.glb),
  '/progressive-walker.glb': Buffer.from(progressiveWalker.glb),
  '/whole.glb': whole,
  '/whole-stiff.glb': await wholeCharacterGlb({ morphs: false }),
  '/whole-mobile.glb': await wholeFor('mobile'),
  '/whole-desktop.glb': await wholeFor('desktop'),
  '/whole-by-mesh.glb': await characterByMeshGlb(),
  '/whole-draco.glb': await dracoCharacterGlb(),
  '/sword.glb': propGlb('sword'),
  '/axe.glb': propGlb('axe'),
  '/shield.glb': propGlb('shield'),
  '/mug.glb': propGlb('mug'),
  '/pistol.glb': propGlb('pistol'),
  '/floor.glb': propGlb('floor'),
  '/variants.glb': variantsGlb(),
  ...filesIn('/separate/', await separateFiles()),
  ...filesIn('/incomplete/', { 'ball.gltf': (await separateFiles())['ball.gltf']! }),
  ...dracoBinaries(),
};

function filesIn(folder: string, files: Readonly<Record<string, Buffer>>): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [folder + name, bytes]));
}

/** A picture of one pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A triangle with all five textures of the standard material. */
export function fivePictures(): Buffer {
  const index = [0, 1, 2, 3, 4].map((index) => ({ index }));
  return glbOf(
    {
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [-1, 0, 0], max: [1, 2, 0] },
        { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' },
      ],
      images: index.map((_, at) => ({ bufferView: at + 2, mimeType: 'image/png' })),
      textures: index.map((_, source) => ({ source })),
      materials: [
        {
          pbrMetallicRoughness: { baseColorTexture: index[0], metallicRoughnessTexture: index[1] },
          normalTexture: index[2],
          occlusionTexture: index[3],
          emissiveTexture: index[4],
          emissiveFactor: [1, 1, 1],
        },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
    },
    [
      new Float32Array([-1, 0, 0, 1, 0, 0, 0, 2, 0]),
      new Float32Array([0, 0, 1, 1, 1, 0]),
      ...Array<Uint8Array>(5).fill(dot),
    ],
  );
}
