import { type Material, type Texture, TextureInfo } from '@gltf-transform/core';
import { linearToSrgb } from '@meshwright/gltf/math';
import { texturePicture } from '../../scene/texture-picture.ts';
import { UniqueNames } from '../unique-names.ts';
import { uvSetName } from './fbx-geometry.ts';
import { doubles, fbxNode, fbxSettings } from './fbx-node.ts';
import type { FbxObjects } from './fbx-objects.ts';

/**
 * Adds Phong materials with their pictures embedded, and returns their ids. Roughness and metalness have no slot of
 * their own, so they use those of Blender's exporter and importer, `ShininessExponent` and `ReflectionFactor`.
 */
export async function addMaterials(
  objects: FbxObjects,
  materials: readonly (Material | null)[],
): Promise<Map<Material | null, bigint>> {
  const ids = new Map<Material | null, bigint>();
  const names = new UniqueNames();
  const pictures = new Pictures(objects);
  for (const material of materials) {
    if (ids.has(material)) continue;
    const id = objects.add('Material', { name: names.take(material?.getName() || 'material') }, [
      fbxNode('Version', [102]),
      fbxNode('ShadingModel', ['phong']),
      fbxNode('MultiLayer', [0]),
      surface(material),
    ]);
    ids.set(material, id);
    for (const { slot, label, texture, info, channel } of material ? slotsOf(material) : []) {
      const picture = texture && (await pictures.idOf(texture, label, channel, placingOf(info)));
      if (picture) objects.connect(picture, id, slot);
    }
  }
  return ids;
}

function surface(material: Material | null): ReturnType<typeof fbxSettings> {
  const [r, g, b, a] = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1];
  const opacity = material?.getAlphaMode() === 'BLEND' ? a! : 1;
  const display = (channels: readonly number[]) => doubles(channels.map(linearToSrgb));
  const emission = material?.getEmissiveFactor() ?? [0, 0, 0];
  const clear = opacity < 1 ? 1 : 0;
  return fbxSettings([
    ['ShadingModel', 'KString', '', '', 'phong'],
    ['DiffuseColor', 'Color', '', 'A', ...display([r!, g!, b!])],
    ['DiffuseFactor', 'Number', '', 'A', { double: 1 }],
    ['EmissiveColor', 'Color', '', 'A', ...display(emission)],
    ['EmissiveFactor', 'Number', '', 'A', { double: 1 }],
    ['AmbientColor', 'Color', '', 'A', ...doubles([0, 0, 0])],
    ['SpecularColor', 'Color', '', 'A', ...doubles([0.2, 0.2, 0.2])],
    ['SpecularFactor', 'Number', '', 'A', { double: 0.25 }],
    // Blender's convention: roughness is 1 - sqrt(shininess) / 10.
    [
      'ShininessExponent',
      'Number',
      '',
      'A',
      { double: (10 * (1 - (material?.getRoughnessFactor() ?? 0.8))) ** 2 },
    ],
    ['ReflectionFactor', 'Number', '', 'A', { double: material?.getMetallicFactor() ?? 0 }],
    ['TransparentColor', 'Color', '', 'A', ...doubles([clear, clear, clear])],
    ['TransparencyFactor', 'Number', '', 'A', { double: 1 - opacity }],
    ['Opacity', 'double', 'Number', '', { double: opacity }],
  ]);
}

interface Slot {
  readonly slot: string;
  readonly label: string;
  readonly texture: Texture | null;
  readonly info: TextureInfo | null;
  readonly channel?: 'green' | 'blue';
}

function slotsOf(material: Material): Slot[] {
  const rough = {
    texture: material.getMetallicRoughnessTexture(),
    info: material.getMetallicRoughnessTextureInfo(),
  };
  return [
    {
      slot: 'DiffuseColor',
      label: 'base_color',
      texture: material.getBaseColorTexture(),
      info: material.getBaseColorTextureInfo(),
    },
    {
      slot: 'EmissiveColor',
      label: 'emission',
      texture: material.getEmissiveTexture(),
      info: material.getEmissiveTextureInfo(),
    },
    {
      slot: 'NormalMap',
      label: 'normal',
      texture: material.getNormalTexture(),
      info: material.getNormalTextureInfo(),
    },
    { slot: 'ShininessExponent', label: 'roughness', ...rough, channel: 'green' },
    { slot: 'ReflectionFactor', label: 'metallic', ...rough, channel: 'blue' },
  ];
}

/** Which coordinates a texture reads, and whether it ends at the edges of its picture along u and v. */
interface Placing {
  readonly set: number;
  readonly clamps: readonly [u: boolean, v: boolean];
}

function placingOf(info: TextureInfo | null): Placing {
  const clamps = (mode: number | undefined) => mode === TextureInfo.WrapMode.CLAMP_TO_EDGE;
  return { set: info?.getTexCoord() ?? 0, clamps: [clamps(info?.getWrapS()), clamps(info?.getWrapT())] };
}

/** Pictures in order of first use; each is embedded once, and has a texture for each set of coordinates that shows it. */
class Pictures {
  readonly #objects: FbxObjects;
  readonly #videos = new Map<string, { readonly id: bigint; readonly file: string } | null>();
  readonly #ids = new Map<string, bigint | null>();
  readonly #numbers = new Map<Texture, number>();

  constructor(objects: FbxObjects) {
    this.#objects = objects;
  }

  async idOf(
    texture: Texture,
    label: string,
    channel: Slot['channel'],
    placing: Placing,
  ): Promise<bigint | null> {
    if (!this.#numbers.has(texture)) this.#numbers.set(texture, this.#numbers.size);
    const name = `${channel ? label : 'picture'}_${this.#numbers.get(texture)}`;
    let video = this.#videos.get(name);
    if (video === undefined) {
      const picture = await texturePicture(texture, channel);
      video = picture && this.#embed(name, `${name}.${picture.extension}`, picture.bytes);
      this.#videos.set(name, video);
    }
    const ends = placing.clamps.some(Boolean) ? `_ends_${placing.clamps.map(Number).join('')}` : '';
    const key = `${name}${placing.set === 0 ? '' : `_set_${placing.set}`}${ends}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = video && this.#show(key, name, video, placing);
      this.#ids.set(key, id);
    }
    return id;
  }

  #embed(name: string, file: string, bytes: Uint8Array): { readonly id: bigint; readonly file: string } {
    const id = this.#objects.add('Video', { name, subtype: 'Clip' }, [
      fbxNode('Type', ['Clip']),
      fbxSettings([['Path', 'KString', 'XRefUrl', '', file]]),
      fbxNode('UseMipMap', [0]),
      fbxNode('Filename', [file]),
      fbxNode('RelativeFilename', [file]),
      fbxNode('Content', [bytes]),
    ]);
    return { id, file };
  }

  #show(
    name: string,
    media: string,
    { id, file }: { readonly id: bigint; readonly file: string },
    { set, clamps }: Placing,
  ): bigint {
    const texture = this.#objects.add('Texture', { name }, [
      fbxNode('Type', ['TextureVideoClip']),
      fbxNode('Version', [202]),
      fbxNode('TextureName', [`${name}\0\x01Texture`]),
      fbxSettings([
        ['UVSet', 'KString', '', '', uvSetName(set)],
        ...(clamps[0] ? [['WrapModeU', 'enum', '', '', 1] as const] : []),
        ...(clamps[1] ? [['WrapModeV', 'enum', '', '', 1] as const] : []),
        ['UseMaterial', 'bool', '', '', 1],
      ]),
      fbxNode('Media', [`${media}\0\x01Video`]),
      fbxNode('FileName', [file]),
      fbxNode('RelativeFilename', [file]),
      fbxNode('ModelUVTranslation', doubles([0, 0])),
      fbxNode('ModelUVScaling', doubles([1, 1])),
      fbxNode('Texture_Alpha_Source', ['None']),
      fbxNode('Cropping', [0, 0, 0, 0]),
    ]);
    this.#objects.connect(id, texture);
    return texture;
  }
}
