import type { Document, Material, Texture } from '@gltf-transform/core';
import { linearToSrgb } from '@meshwright/gltf/math';
import { type ScenePart, sceneParts } from '../scene/scene-parts.ts';
import { standInLine } from '../scene/stand-in-mark.ts';
import { texturePicture } from '../scene/texture-picture.ts';
import { TextBytes } from './text-bytes.ts';
import { trianglesNeeded } from './triangles-needed.ts';
import { UniqueNames } from './unique-names.ts';

/**
 * Writes Wavefront OBJ, its material file and its textures, of the scene at rest in the scene's own unit and axes.
 * Objects, material names, normals, texture coordinates, vertex colours (sRGB after the position) and quads are kept.
 * A stand-in mark becomes a comment in both text files.
 * @returns files by name: `NAME.obj`, `NAME.mtl`, and `NAME_*.png` or `.jpg`
 * @example
 * import { writeObj } from '@meshwright/formats';
 *
 * for (const [name, bytes] of Object.entries(await writeObj(document, 'chest'))) await writeFile(name, bytes);
 */
export async function writeObj(document: Document, name: string): Promise<Record<string, Uint8Array>> {
  const parts = sceneParts(document);
  trianglesNeeded(parts, 'OBJ');
  const materials = materialNames(parts);
  const textures = await mapFiles([...materials.keys()], name);
  const encoder = new TextEncoder();
  const mark = standInLine(document);
  const head = ['# Meshwright', ...(mark === undefined ? [] : [`# ${mark}`])];
  return {
    [`${name}.obj`]: objText(head, parts, materials, name),
    [`${name}.mtl`]: encoder.encode(mtlText(head, materials, textures)),
    ...Object.fromEntries(
      [...textures.values()].flatMap((maps) => Object.values(maps).map((m) => [m.file, m.bytes])),
    ),
  };
}

function objText(
  head: readonly string[],
  parts: readonly ScenePart[],
  materials: ReadonlyMap<Material | null, string>,
  name: string,
): Uint8Array {
  const text = new TextBytes();
  for (const line of [...head, `mtllib ${name}.mtl`]) text.add(line).add('\n');
  const base = { v: 1, vt: 1, vn: 1 };
  let object: string | undefined;
  for (const part of parts) {
    if (part.object !== object) {
      object = part.object;
      text.add(`o ${word(object)}\n`);
    }
    addVertices(text, part);
    text.add(`usemtl ${materials.get(part.material)}\n`);
    addFaces(text, part, base);
    base.v += part.positions.length / 3;
    if (part.uvs) base.vt += part.uvs.length / 2;
    if (part.normals) base.vn += part.normals.length / 3;
  }
  return text.bytes().slice();
}

function addVertices(text: TextBytes, { positions, normals, uvs, colors }: ScenePart): void {
  for (let i = 0; i * 3 < positions.length; i++) {
    text.add('v');
    for (let k = i * 3; k < i * 3 + 3; k++) text.add(' ').float(positions[k]!);
    if (colors) for (let k = i * 4; k < i * 4 + 3; k++) text.add(' ').float(linearToSrgb(colors[k]!));
    text.add('\n');
  }
  if (uvs) {
    for (let i = 0; i < uvs.length; i += 2) {
      text.add('vt ').float(uvs[i]!).add(' ');
      text.float(1 - uvs[i + 1]!).add('\n');
    }
  }
  if (normals) {
    for (let i = 0; i < normals.length; i += 3) {
      text.add('vn');
      for (let k = i; k < i + 3; k++) text.add(' ').float(normals[k]!);
      text.add('\n');
    }
  }
}

function addFaces(text: TextBytes, part: ScenePart, base: { v: number; vt: number; vn: number }): void {
  const { indices, quads, uvs, normals } = part;
  const corner = (index: number): void => {
    text.add(' ').whole(index + base.v);
    if (uvs) text.add('/').whole(index + base.vt);
    if (normals) text.add(uvs ? '/' : '//').whole(index + base.vn);
  };
  for (let i = 0; i < indices.length; i += i < quads * 6 ? 6 : 3) {
    text.add('f');
    for (let k = i; k < i + 3; k++) corner(indices[k]!);
    if (i < quads * 6) corner(indices[i + 5]!);
    text.add('\n');
  }
}

function mtlText(
  head: readonly string[],
  names: ReadonlyMap<Material | null, string>,
  maps: ReadonlyMap<Material, MaterialMaps>,
): string {
  const lines = [...head];
  for (const [material, name] of names) {
    const [r, g, b, a] = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1];
    const roughness = material?.getRoughnessFactor() ?? 1;
    const emission = material?.getEmissiveFactor() ?? [0, 0, 0];
    lines.push(
      `newmtl ${name}`,
      `Kd ${[r, g, b].map((x) => number(linearToSrgb(x!))).join(' ')}`,
      'Ks 0 0 0',
    );
    lines.push(`Ke ${emission.map((x) => number(linearToSrgb(x))).join(' ')}`);
    const alpha = material?.getAlphaMode() === 'BLEND' ? a! : 1;
    lines.push(`d ${number(alpha)}`, 'illum 2');
    lines.push(
      `Ns ${number(1000 * (1 - roughness) ** 2)}`,
      `Pr ${number(roughness)}`,
      `Pm ${number(material?.getMetallicFactor() ?? 0)}`,
    );
    for (const [statement, map] of Object.entries((material && maps.get(material)) ?? {})) {
      lines.push(`${statement} ${map.file}`);
    }
  }
  lines.push('');
  return lines.join('\n');
}

/** Texture files of a material by the MTL statement that refers to them. */
type MaterialMaps = Record<string, { readonly file: string; readonly bytes: Uint8Array }>;

async function mapFiles(
  materials: readonly (Material | null)[],
  name: string,
): Promise<Map<Material, MaterialMaps>> {
  const written = new Map<string, { file: string; bytes: Uint8Array }>();
  const numbers = new Map<Texture, number>();
  const result = new Map<Material, MaterialMaps>();
  for (const material of materials) {
    if (!material) continue;
    const maps: MaterialMaps = {};
    for (const { statement, texture, label, channel } of slotsOf(material)) {
      if (!texture) continue;
      if (!numbers.has(texture)) numbers.set(texture, numbers.size);
      const stem = `${name}_${label}_${numbers.get(texture)}`;
      const map = written.get(stem) ?? (await mapFile(texture, stem, channel));
      if (!map) continue;
      written.set(stem, map);
      maps[statement] = map;
    }
    result.set(material, maps);
  }
  return result;
}

async function mapFile(
  texture: Texture,
  stem: string,
  channel: Slot['channel'],
): Promise<{ file: string; bytes: Uint8Array } | null> {
  const picture = await texturePicture(texture, channel);
  return picture && { file: `${stem}.${picture.extension}`, bytes: picture.bytes };
}

interface Slot {
  readonly statement: string;
  readonly texture: Texture | null;
  readonly label: string;
  /** Only this channel of the texture, as a grey picture. */
  readonly channel?: 'green' | 'blue';
}

function slotsOf(material: Material): Slot[] {
  const surface = material.getMetallicRoughnessTexture();
  const isOpaque = material.getAlphaMode() === 'OPAQUE';
  return [
    { statement: 'map_Kd', texture: material.getBaseColorTexture(), label: 'base_color' },
    // Its alpha: programs read that of the picture, where it has one.
    { statement: 'map_d', texture: isOpaque ? null : material.getBaseColorTexture(), label: 'base_color' },
    { statement: 'map_Ke', texture: material.getEmissiveTexture(), label: 'emission' },
    { statement: 'norm', texture: material.getNormalTexture(), label: 'normal' },
    { statement: 'map_Pr', texture: surface, label: 'roughness', channel: 'green' },
    { statement: 'map_Pm', texture: surface, label: 'metallic', channel: 'blue' },
  ];
}

function materialNames(parts: readonly ScenePart[]): Map<Material | null, string> {
  const names = new Map<Material | null, string>();
  const unique = new UniqueNames();
  for (const { material } of parts) {
    if (!names.has(material)) names.set(material, unique.take(word(material?.getName() || 'material')));
  }
  return names;
}

/** Replaces spaces, which end names in these files. */
function word(name: string): string {
  return name.trim().replace(/\s+/g, '_') || 'unnamed';
}

/** Formats a number with enough digits for a float, without an exponent for the usual sizes. */
function number(value: number): string {
  return String(Number(value.toPrecision(8)));
}
