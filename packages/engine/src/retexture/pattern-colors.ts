import { materials } from '../content/materials.ts';
import type { Pattern } from './patterns.ts';
import type { Phrase } from './placed-phrases.ts';

/** sRGB, 0 to 255. */
type Rgb = readonly [number, number, number];

/** What a prompt says of the colours of a pattern. */
export interface PatternColors {
  /** A colour per colour of the pattern; null for that of the surface itself. */
  readonly colors: readonly (Rgb | null)[];
  /** The phrases that describe the surface. */
  readonly described: readonly Phrase[];
}

/**
 * Sorts the colours of a prompt by surface and pattern: in "white dots on blue" and "blue with white dots" white is that
 * of the dots. Where only the dots have a colour, the surface has the one of the pattern's own that differs more.
 */
export function patternColors(pattern: Pattern, phrases: readonly Phrase[]): PatternColors {
  const { colors, marks = [] } = pattern;
  const own = phrases.find(
    ({ words, surface }) =>
      words.some((word) => marks.includes(word)) &&
      (phrases.length > 1 || (surface.color !== null && surface.material === null)),
  );
  const color = own && colorOf(own);
  if (!color) {
    // "Red with white": the first colour is that of the surface, the second that of the pattern.
    const named = phrases.flatMap(({ surface }) => surface.color ?? []);
    return {
      colors: colors.map((usual, i) => {
        const isSurface = i === 0 && phrases.length > 0 && !(pattern.keeps && named.length === 0);
        return isSurface ? null : rgbOf(named[i] ?? usual);
      }),
      described: phrases,
    };
  }
  const described = phrases.filter((phrase) => phrase !== own);
  const mark = rgbOf(color);
  const [first, second] = [rgbOf(colors[0]!), rgbOf(colors[1]!)];
  const ground = difference(first, mark) < difference(second, mark) ? second : first;
  return { colors: [described.length > 0 ? null : ground, mark], described };
}

function colorOf({ surface: { color, material } }: Phrase): string | null {
  return color ?? (material && materials[material].color);
}

function difference(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function rgbOf(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
}
