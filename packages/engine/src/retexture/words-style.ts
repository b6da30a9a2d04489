import type { ScenePart } from '@meshwright/formats/mesh';
import { type Material, materials } from '../content/materials.ts';
import { colorShifts, colors } from '../text-to-3d/colors.ts';
import { createNoise, type Noise } from '../text-to-3d/noise.ts';
import { materialWords } from '../text-to-3d/prompt/material-words.ts';
import { fillers } from '../text-to-3d/prompt/prompt-words.ts';
import { readSurfacePhrases, type SurfaceWords } from '../text-to-3d/prompt/read-surface.ts';
import { singulars } from '../text-to-3d/prompt/singulars.ts';
import { hashText, mix } from '../text-to-3d/random.ts';
import { type MaterialTile, materialTile } from '../text-to-3d/textures/paint-material.ts';
import type { Texel } from './bake/scan-texels.ts';
import { extentOfParts, partsByArea } from './part-sizes.ts';
import { patternColors } from './pattern-colors.ts';
import { type Pattern, patterns } from './patterns.ts';
import { crackWords, type Phrase, placedPhrases, trimWords } from './placed-phrases.ts';
import type { Style, Surface } from './style.ts';
import { type SurfaceShape, surfaceShape } from './surface-shape.ts';
import { applyWear, type Wear, wears } from './wear.ts';

interface GlowingTile extends MaterialTile {
  /** Emission, as a share of the colour. */
  readonly glow: number;
  /** Mean lightness of the colours, 0 to 255. */
  readonly light: number;
}

export interface WordsStyle extends Style {
  /** Whether any word of the prompt was one of a material, a colour or wear. */
  readonly understood: boolean;
  /** Words that had an effect, and words that had none, as they were read. */
  readonly used: readonly string[];
  readonly leftOut: readonly string[];
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
  const everyPhrase = readSurfacePhrases(prompt);
  const all = new Set(everyPhrase.flatMap(({ words }) => words));
  const worn = wears.filter(({ words }) => words.some((word) => all.has(word)));
  const pattern = patterns.find(({ words }) => words.some((word) => all.has(word)));
  const partNames = new Set(parts.flatMap((part) => [...wordsOfNames(part)]));
  const bands = heightBands(everyPhrase, partNames);
  const coloursOfWear = new Map(
    worn.flatMap((wear): [Wear, readonly [number, number, number]][] => {
      const own = everyPhrase.find(({ words, surface }) => surface.color && isMatter(wear, words));
      return own ? [[wear, rgbOf(own.surface.color!)]] : [];
    }),
  );
  // What is said of wear, or of a height, describes no part.
  const phrases = everyPhrase.filter(
    (phrase) =>
      !bands.some((band) => band.phrase === phrase) && !worn.some((wear) => isMatter(wear, phrase.words)),
  );
  const { trim, crack, described: unplaced } = placedPhrases(phrases);
  const { colors: colorsOfPattern, described } = pattern
    ? patternColors(pattern, unplaced)
    : { colors: [], described: unplaced };
  const tiles = new Map<string, GlowingTile>();
  const tileOf = (surface: SurfaceWords): GlowingTile => {
    const name = surface.material ?? pattern?.material ?? null;
    const material: Material = materials[name ?? 'plaster'];
    const color = surface.color ?? (name ? material.color : colorOfText(prompt));
    const key = `${name} ${color}`;
    const known = tiles.get(key);
    if (known) return known;
    const made = materialTile(material, color, tileSize, mix(seed ^ hashText(key)));
    const tile = { ...made, glow: material.glow ?? 0, light: meanOf(made.base) };
    tiles.set(key, tile);
    return tile;
  };
  const plain: SurfaceWords = { material: null, color: null };
  const main = partsByArea(parts)[0] ?? 0;
  const ownOf = (part: ScenePart): Phrase | undefined => {
    const names = wordsOfNames(part);
    return described.find(({ words }) => words.some((word) => names.has(word)));
  };
  const general = described.filter(({ words }) => !parts.some((other) => sharesWord(words, other)));
  const hasOwn = parts.map((part) => ownOf(part) !== undefined);
  const tilesOfParts = parts.map((part) => {
    const isMain = part.material === parts[main]!.material;
    const rest = isMain || pattern ? general[0] : (general[1] ?? general[0]);
    // Where every phrase names a part, the first of them is for the rest too, but beside a pattern.
    return tileOf((ownOf(part) ?? rest ?? (pattern ? undefined : described[0]))?.surface ?? plain);
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
  const tilesOfBands = bands.map(({ phrase, low: from, high: to }) => ({
    from,
    to,
    tile: tileOf(phrase.surface),
  }));
  const glows =
    pattern?.glows === 'always' ||
    (pattern?.glows === 'beside' && everyPhrase.some(({ surface, words }) => isGlowing(surface, words)));
  const notes = noteOf(everyPhrase, { pattern, partNames, bands: bands.map(({ phrase }) => phrase) });
  return {
    isWhole: true,
    ...notes,
    understood:
      unplaced.length > 0 ||
      bands.length > 0 ||
      trim !== null ||
      crack !== null ||
      worn.length > 0 ||
      pattern !== undefined,
    paint(texel, out) {
      sampleTile(tilesOfParts[texel.part]!, metres, texel, out);
      if (pattern && !hasOwn[texel.part]) {
        const [x, y, z] = texel.position.map((value, k) => (value - low[k]!) / longest) as [
          number,
          number,
          number,
        ];
        const index = pattern.colorAt(x, y, z, noise, texel.normal);
        const color = colorsOfPattern[index];
        if (color) {
          // The grain of the material stays under the colour.
          const grain = lightness(out.color) / (tilesOfParts[texel.part]!.light || 1);
          const shade = Math.min(1.25, Math.max(0.7, grain));
          for (let k = 0; k < 3; k++) out.color[k] = Math.min(255, color[k]! * (glows ? 1 : shade));
        }
        if (glows) out.glow = index === 1 ? 1 : 0;
      }
      const height = (texel.position[1] - low[1]) / (size[1] || 1);
      const band = tilesOfBands.find(({ from, to }) => height >= from && height <= to);
      if (band) sampleTile(band.tile, metres, texel, out);
      const shut = shape ? shape.crevice(texel) : 0;
      if (crackTile && shut + 0.25 * noiseAt(noise, texel, 14 / longest) > 0.4)
        sampleTile(crackTile, metres, texel, out);
      if (trimTile && isTrim(shape!, texel, width, height)) sampleTile(trimTile, metres, texel, out);
      for (const wear of worn)
        applyWear(wear, noise, 5 / longest, { height, shut }, texel, out, coloursOfWear.get(wear));
      return true;
    },
  };
}

const lightness = (color: readonly number[]): number => (color[0]! + color[1]! + color[2]!) / 3;

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / (values.length || 1);
}

function rgbOf(color: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
}

/** Returns whether a phrase names the matter of wear: "green patina". */
function isMatter({ matter = [] }: Wear, words: readonly string[]): boolean {
  return words.some((word) => matter.includes(word));
}

function isGlowing({ material }: Pick<SurfaceWords, 'material'>, words: readonly string[]): boolean {
  const own: Material | null = material && materials[material];
  return (
    (own?.glow ?? 0) >= 0.5 ||
    words.some((word) => (materials.light.words as readonly string[]).includes(word))
  );
}

/** Heights that words name, as shares from the ground; those of a body hold for a standing figure. */
const heights: readonly (readonly [words: readonly string[], low: number, high: number])[] = [
  [['top', 'tip', 'upper'], 0.7, 1],
  [['bottom', 'base', 'lower', 'foot'], 0, 0.3],
  [['middle', 'center', 'centre', 'waist'], 0.4, 0.6],
  [['hair', 'hat', 'helmet', 'hood'], 0.9, 1],
  [['boot', 'shoe', 'hoof'], 0, 0.14],
  [['trouser', 'pants', 'jeans', 'leg'], 0.1, 0.46],
  [['belt'], 0.46, 0.52],
];

/** Returns the phrases that name a height and no part of the model: "a red top", "brown boots". */
function heightBands(
  phrases: readonly Phrase[],
  partNames: ReadonlySet<string>,
): { readonly phrase: Phrase; readonly low: number; readonly high: number }[] {
  return phrases.flatMap((phrase) => {
    const { words, surface } = phrase;
    if ((surface.material === null && surface.color === null) || words.some((word) => partNames.has(word)))
      return [];
    const found = heights.find(([names]) => words.some((word) => names.includes(word)));
    return found ? [{ phrase, low: found[1], high: found[2] }] : [];
  });
}

/** Returns the words of the phrases by whether they had an effect. */
function noteOf(
  phrases: readonly Phrase[],
  {
    pattern,
    partNames,
    bands,
  }: {
    readonly pattern: Pattern | undefined;
    readonly partNames: ReadonlySet<string>;
    readonly bands: readonly Phrase[];
  },
): Pick<WordsStyle, 'used' | 'leftOut'> {
  const bandWords = new Set(heights.flatMap(([words]) => words));
  const isUsed = (phrase: Phrase, i: number): boolean => {
    const word = phrase.said[i]!;
    const forms = singulars(word);
    const has = (words: readonly string[]): boolean => forms.some((form) => words.includes(form));
    const material = forms.map((form) => materialWords.get(form)).find((name) => name !== undefined);
    const isGlow = pattern?.glows !== undefined && material !== undefined && isGlowing({ material }, []);
    // Of several materials or colours of one phrase, one is painted: wood that is painted by hand is wood.
    const own = phrase.surface.material;
    const isMaterial = material !== undefined && (material === own || own === 'rust' || isGlow);
    const isColor =
      word in colors && (pattern !== undefined || phrase.said.findIndex((other) => other in colors) === i);
    return (
      isMaterial ||
      isColor ||
      (word in colorShifts && (phrase.said[i + 1] ?? '') in colors) ||
      (pattern !== undefined && (has(pattern.words) || has(pattern.marks ?? []))) ||
      wears.some(({ words }) => has(words)) ||
      has(trimWords) ||
      has(crackWords) ||
      forms.some((form) => partNames.has(form)) ||
      (bands.includes(phrase) && forms.some((form) => bandWords.has(form)))
    );
  };
  const content = phrases.flatMap((phrase) =>
    phrase.said
      .map((word, i) => ({ word, isUsed: isUsed(phrase, i) }))
      .filter(({ word }) => !fillers.has(word) || wears.some(({ words }) => words.includes(word))),
  );
  const list = (isWanted: boolean): string[] => [
    ...new Set(content.filter((entry) => entry.isUsed === isWanted).map(({ word }) => word)),
  ];
  return { used: list(true), leftOut: list(false) };
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
  const names = `${object} ${material?.getName() ?? ''}`.toLowerCase();
  // The letters of a colour such as "leather_a82a22" are no words.
  const words = names.replace(/(?<![a-z])(?=[a-f]*\d)[\da-f]{6}(?![a-z\d])/g, ' ').match(/[a-z]{2,}/g) ?? [];
  return new Set(words.filter((word) => !(word in materials)).flatMap((word) => singulars(word)));
}
