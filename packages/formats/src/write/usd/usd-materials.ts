import { type Material, type Texture, TextureInfo } from '@gltf-transform/core';
import { texturePicture } from '../../scene/texture-picture.ts';
import { UniqueNames } from '../unique-names.ts';
import { type UsdaText, usdName, usdNumber, usdString, usdTuple } from './usda-text.ts';

/** Paths of materials in the stage, and the pictures they refer to. */
export interface UsdMaterials {
  readonly pathOf: ReadonlyMap<Material | null, string>;
  /** Pictures by their path in the package. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  write(text: UsdaText): void;
}

/**
 * Writes materials as UsdPreviewSurface: base colour, metalness, roughness, normals, occlusion, emission and opacity,
 * with their pictures. Vertex colours show on meshes that have them under a material without a base colour picture.
 */
export async function usdMaterials(
  materials: readonly { material: Material | null; colored: boolean }[],
  scope: string,
): Promise<UsdMaterials> {
  const files = new Map<string, Uint8Array>();
  const names = new UniqueNames();
  const pathOf = new Map<Material | null, string>();
  const surfaces: Surface[] = [];
  const pictures = new Map<Texture, string | null>();
  for (const { material, colored } of materials) {
    if (pathOf.has(material)) continue;
    const name = names.take(usdName(material?.getName() || 'material'));
    pathOf.set(material, `${scope}/${name}`);
    const maps: PackedMap[] = [];
    for (const map of material ? mapsOf(material) : []) {
      if (!pictures.has(map.texture)) pictures.set(map.texture, await pack(map.texture, files));
      const file = pictures.get(map.texture);
      if (file) maps.push({ ...map, file });
    }
    surfaces.push({ name, material, maps, colored });
  }
  return {
    pathOf,
    files,
    write: (text) => {
      for (const surface of surfaces) writeSurface(text, surface, `${scope}/${surface.name}`);
    },
  };
}

interface Surface {
  readonly name: string;
  readonly material: Material | null;
  readonly maps: readonly PackedMap[];
  readonly colored: boolean;
}

interface SurfaceMap {
  readonly name: string;
  readonly texture: Texture;
  readonly info: TextureInfo | null;
  /** Inputs of the surface and the channels they read. */
  readonly inputs: readonly (readonly [input: string, channel: string])[];
  readonly raw: boolean;
  readonly scale?: readonly number[];
  readonly bias?: readonly number[];
}

type PackedMap = SurfaceMap & { readonly file: string };

async function pack(texture: Texture, files: Map<string, Uint8Array>): Promise<string | null> {
  const picture = await texturePicture(texture);
  if (!picture) return null;
  const path = `textures/picture_${files.size}.${picture.extension}`;
  files.set(path, picture.bytes);
  return path;
}

function mapsOf(material: Material): SurfaceMap[] {
  const maps: SurfaceMap[] = [];
  const base = material.getBaseColorTexture();
  if (base) {
    const alpha = material.getAlphaMode() === 'OPAQUE' ? [] : [['opacity', 'a'] as const];
    maps.push({
      name: 'base_color',
      texture: base,
      info: material.getBaseColorTextureInfo(),
      inputs: [['diffuseColor', 'rgb'], ...alpha],
      raw: false,
      scale: material.getBaseColorFactor(),
    });
  }
  const surface = material.getMetallicRoughnessTexture();
  if (surface) {
    maps.push({
      name: 'surface',
      texture: surface,
      info: material.getMetallicRoughnessTextureInfo(),
      inputs: [
        ['roughness', 'g'],
        ['metallic', 'b'],
      ],
      raw: true,
      scale: [1, material.getRoughnessFactor(), material.getMetallicFactor(), 1],
    });
  }
  const normal = material.getNormalTexture();
  if (normal) {
    const strength = 2 * material.getNormalScale();
    maps.push({
      name: 'normal',
      texture: normal,
      info: material.getNormalTextureInfo(),
      inputs: [['normal', 'rgb']],
      raw: true,
      scale: [strength, strength, 2, 1],
      bias: [-strength / 2, -strength / 2, -1, 0],
    });
  }
  const occlusion = material.getOcclusionTexture();
  if (occlusion)
    maps.push({
      name: 'occlusion',
      texture: occlusion,
      info: material.getOcclusionTextureInfo(),
      inputs: [['occlusion', 'r']],
      raw: true,
    });
  const emission = material.getEmissiveTexture();
  if (emission) {
    maps.push({
      name: 'emission',
      texture: emission,
      info: material.getEmissiveTextureInfo(),
      inputs: [['emissiveColor', 'rgb']],
      raw: false,
      scale: [...material.getEmissiveFactor(), 1],
    });
  }
  return maps;
}

function writeSurface(text: UsdaText, { name, material, maps, colored }: Surface, path: string): void {
  const wanted = material?.getName() ?? '';
  text.prim(
    `def Material "${name}"`,
    wanted && wanted !== name ? [`displayName = ${usdString(wanted)}`] : [],
    () => {
      text.line(`token outputs:surface.connect = <${path}/surface.outputs:surface>`);
      text.prim('def Shader "surface"', [], () => {
        text.line('uniform token info:id = "UsdPreviewSurface"');
        const connected = new Set<string>();
        for (const map of maps) {
          for (const [input, channel] of map.inputs) {
            connected.add(input);
            text.line(
              `${inputTypes[input]} inputs:${input}.connect = <${path}/${map.name}_map.outputs:${channel}>`,
            );
          }
        }
        if (colored && !connected.has('diffuseColor')) {
          connected.add('diffuseColor');
          text.line(`color3f inputs:diffuseColor.connect = <${path}/colors.outputs:result>`);
        }
        for (const [input, value] of valuesOf(material)) {
          if (!connected.has(input)) text.line(`${inputTypes[input]} inputs:${input} = ${value}`);
        }
        text.line('token outputs:surface');
      });
      if (maps.length > 0) reader(text, 'uv', 'float2', 'st');
      if (colored) reader(text, 'colors', 'float3', 'displayColor');
      for (const map of maps) writeMap(text, map, path);
    },
  );
}

const inputTypes: Readonly<Record<string, string>> = {
  diffuseColor: 'color3f',
  emissiveColor: 'color3f',
  normal: 'normal3f',
  roughness: 'float',
  metallic: 'float',
  occlusion: 'float',
  opacity: 'float',
  opacityThreshold: 'float',
};

function valuesOf(material: Material | null): [input: string, value: string][] {
  const [r, g, b, a] = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1];
  const values: [string, string][] = [
    ['diffuseColor', usdTuple([r!, g!, b!])],
    ['emissiveColor', usdTuple(material?.getEmissiveFactor() ?? [0, 0, 0])],
    ['roughness', usdNumber(material?.getRoughnessFactor() ?? 0.8)],
    ['metallic', usdNumber(material?.getMetallicFactor() ?? 0)],
    ['opacity', usdNumber(material?.getAlphaMode() === 'BLEND' ? a! : 1)],
  ];
  if (material?.getAlphaMode() === 'MASK') {
    values.push(['opacityThreshold', usdNumber(material.getAlphaCutoff())]);
  }
  return values;
}

function reader(text: UsdaText, name: string, type: string, primvar: string): void {
  text.prim(`def Shader "${name}"`, [], () => {
    text.line(`uniform token info:id = "UsdPrimvarReader_${type}"`);
    text.line(`string inputs:varname = "${primvar}"`);
    text.line(`${type} outputs:result`);
  });
}

function writeMap(text: UsdaText, map: PackedMap, path: string): void {
  text.prim(`def Shader "${map.name}_map"`, [], () => {
    text.line('uniform token info:id = "UsdUVTexture"');
    text.line(`asset inputs:file = @${map.file}@`);
    text.line(`float2 inputs:st.connect = <${path}/uv.outputs:result>`);
    text.line(`token inputs:sourceColorSpace = "${map.raw ? 'raw' : 'sRGB'}"`);
    text.line(`token inputs:wrapS = "${wrapName(map.info?.getWrapS())}"`);
    text.line(`token inputs:wrapT = "${wrapName(map.info?.getWrapT())}"`);
    if (map.scale?.some((value) => value !== 1)) text.line(`float4 inputs:scale = ${usdTuple(map.scale)}`);
    if (map.bias) text.line(`float4 inputs:bias = ${usdTuple(map.bias)}`);
    for (const [, channel] of map.inputs) {
      text.line(`${channel === 'rgb' ? 'float3' : 'float'} outputs:${channel}`);
    }
  });
}

function wrapName(mode: number | undefined): string {
  if (mode === TextureInfo.WrapMode.CLAMP_TO_EDGE) return 'clamp';
  return mode === TextureInfo.WrapMode.MIRRORED_REPEAT ? 'mirror' : 'repeat';
}
