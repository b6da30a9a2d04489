import type { ScenePart } from '@meshwright/formats/mesh';
import { type Material, materials } from '../content/materials.ts';
import { createNoise, type Noise } from '../text-to-3d/noise.ts';
import { readSurfacePhrases, type SurfaceWords } from '../text-to-3d/prompt/read-surface.ts';
import { singulars } from '../text-to-3d/prompt/singulars.ts';
import { hashText, mix } from '../text-to-3d/random.ts';
import { type MaterialTile, materialTile } from '../text-to-3d/textures/paint-material.ts';
import type { Texel } from './bake/scan-texels.ts';
import { extentOfParts, partsByArea } from './part-sizes.ts';
import { patternColors } from './pattern-colors.ts';
import { patterns } from './patterns.ts';
import { placedPhrases } from './placed-phrases.ts';
import type { Style, Surface } from './style.ts';
import { type SurfaceShape, surfaceShape } from './surface-shape.ts';
import { applyWear, wears } from './wear.ts';

interface GlowingTile extends MaterialTile {
  /** Emission, as a share of the colour. */
  readonly glow: number;
}

export interface WordsStyle extends Style {
  /** Whether any word of the prompt was one of a material, a colour or wear. */
  readonly understood: boolean;
}

/**
 * Creates a style of materials and colours from words. A phrase that names a part applies there ("a red roof"); else
 * the first phrase applies to parts with the material of the largest part and the second to the rest. A pattern
 * (stripes, dots, camouflage) has its colours in space; trim follows edges, and what is said to be in crevices fills them. Materials are projected along the axis a place faces, in one scale for the whole model.
 * @param tileSize side of a pattern's repeat in pixels
 */
export function wordsStyle(
  prompt: string,
  parts: readonly ScenePart[],
  seed: number,
  tileSize = 512,
): WordsStyle {
  const phrases = readSurfacePhrases(prompt);
  const all = new Set(phrases.flatMap(({ words }) => words));
  const worn = wears.filter(({ words }) => words.some((word) => all.has(word)));
  const pattern = patterns.find(({ words }) => words.some((word) => all.has(word)));
  const { trim, crack, described: unplaced } = placedPhrases(phrases);
  const { colors: colorsOfPattern, described } = pattern
    ? patternColors(pattern, unplaced)
    : { colors: [], described: unplaced };
  const tiles = new Map<string, GlowingTile>();
  const tileOf = (surface: SurfaceWords): GlowingTile => {
    const material: Material = materials[surface.material ?? 'plaster'];
    const color = surface.color ?? (surface.material ? material.color : colorOfText(prompt));
    const key = `${surface.material} ${color}`;
    const tile = tiles.get(key) ?? {
      ...materialTile(material, color, tileSize, mix(seed ^ hashText(key))),
      glow: material.glow ?? 0,
    };
    tiles.set(key, tile);
    return tile;
  };
  const plain: SurfaceWords = { material: null, color: null };
  const main = partsByArea(parts)[0] ?? 0;
  const tilesOfParts = parts.map((part) => {
    const names = wordsOfNames(part);
    const own = described.find(({ words }) => words.some((word) => names.has(word)));
    const general = described.filter(({ words }) => !parts.some((other) => sharesWord(words, other)));
    const isMain = part.material === parts[main]!.material;
    const rest = isMain || pattern ? general[0] : (general[1] ?? general[0]);
    return tileOf((own ?? rest ?? described[0])?.surface ?? plain);
  });
  const { size, low } = extentOfParts(parts);
  const longest = Math.max(...size) || 1;
  const metres = longest * repeatShare;
  const noise = createNoise(seed);
  const width = longest * trimShare;
  const needsShape = trim !== null || crack !== null || worn.some(({ inCrevices }) => inCrevices);
  const shape = needsShape && parts.length > 0 ? surfaceShape(parts, width) : null;
  const trimTile = shape && trim && tileOf(trim.surface);
  const crackTile = shape && crack && tileOf(crack.surface);
  return {
    isWhole: true,
    understood:
      unplaced.length > 0 || trim !== null || crack !== null || worn.length > 0 || pattern !== undefined,
    paint(texel, out) {
      sampleTile(tilesOfParts[texel.part]!, metres, texel, out);
      if (pattern) {
        const [x, y, z] = texel.position.map((value, k) => (value - low[k]!) / longest) as [
          number,
          number,
          number,
        ];
        const color = colorsOfPattern[pattern.colorAt(x, y, z, noise)];
        if (color) out.color.splice(0, 3, ...color);
      }
      const height = (texel.position[1] - low[1]) / (size[1] || 1);
      const shut = shape ? shape.crevice(texel) : 0;
      if (crackTile && shut + 0.25 * noiseAt(noise, texel, 14 / longest) > 0.4)
        sampleTile(crackTile, metres, texel, out);
      if (trimTile && isTrim(shape!, texel, width, height)) sampleTile(trimTile, metres, texel, out);
      for (const wear of worn) applyWear(wear, noise, 5 / longest, { height, shut }, texel, out);
      return true;
    },
  };
}

/** Size of one repeat of a pattern relative to the model's longest side. */
const repeatShare = 0.6;

/** Width of a trim relative to the model's longest side. */
const trimShare = 0.018;

/** Edges have the trim; a model without any has it around its foot and its top. */
function isTrim(shape: SurfaceShape, texel: Texel, width: number, height: number): boolean {
  return shape.hasEdges ? shape.edgeDistance(texel) < width : height < 0.06 || height > 0.94;
}

function noiseAt(noise: Noise, { position: [x, y, z] }: Texel, scale: number): number {
  return noise.at(x * scale, y * scale, z * scale);
}

/**
 * Samples the pattern along the three axes; the axis a place faces has the most weight. It runs for millions of texels,
 * so it makes no objects.
 */
function sampleTile(tile: GlowingTile, metres: number, { position, normal }: Texel, out: Surface): void {
  const { base, bump, heights, roughness, size } = tile;
  const { color, normal: bent } = out;
  const wx = normal[0] ** 8;
  const wy = normal[1] ** 8;
  const wz = normal[2] ** 8;
  const total = wx + wy + wz || 1;
  out.roughness = 0;
  out.metallic = tile.metallic / 255;
  out.glow = tile.glow;
  for (let k = 0; k < 3; k++) {
    color[k] = 0;
    bent[k] = normal[k]!;
  }
  for (let axis = 0; axis < 3; axis++) {
    const weight = (axis === 0 ? wx : axis === 1 ? wy : wz) / total;
    if (weight < 0.02) continue;
    const across = axis === 0 ? 2 : 0;
    const down = axis === 1 ? 2 : 1;
    const u = wrapped((position[across]! / metres) * size, size);
    const v = wrapped((-position[down]! / metres) * size, size);
    const at = v * size + u;
    for (let k = 0; k < 3; k++) color[k] = color[k]! + weight * base[at * 3 + k]!;
    out.roughness += (weight * roughness[at]!) / 255;
    const right = u + 1 === size ? at - u : at + 1;
    const below = v + 1 === size ? u : at + size;
    bent[across] = bent[across]! - 2 * weight * bump * (heights[right]! - heights[at]!);
    bent[down] = bent[down]! + 2 * weight * bump * (heights[below]! - heights[at]!);
  }
}

function wrapped(value: number, size: number): number {
  return ((Math.floor(value) % size) + size) % size;
}

/** Returns a colour derived from the text, for a prompt without a known word. */
function colorOfText(text: string): string {
  const hash = hashText(text);
  return `#${[0, 8, 16].map((shift) => (70 + (((hash >> shift) & 255) * 130) / 255).toString(16).slice(0, 2)).join('')}`;
}

function sharesWord(words: readonly string[], part: ScenePart): boolean {
  const names = wordsOfNames(part);
  return words.some((word) => names.has(word));
}

function wordsOfNames({ object, material }: ScenePart): Set<string> {
  const words = `${object} ${material?.getName() ?? ''}`.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => !(word in materials)).flatMap((word) => singulars(word)));
}
