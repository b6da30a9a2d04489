import type { Terminal } from '../progress/terminal.ts';
import { pictureProtocol } from './picture-protocol.ts';

/** Most columns of a picture; a row of text is about two columns high. */
const mostColumns = { kitty: 60, iterm2: 60, sixel: 60, blocks: 56 } as const;

/** Pixels of a column, where a picture is sent as pixels. */
const columnPixels = 8;

/**
 * Returns a picture as the characters that show it in this terminal, or '' where it shows none.
 * @param png asked for only where it is shown
 */
export async function pictureText(
  png: () => Promise<Uint8Array>,
  terminal: Pick<Terminal, 'stdout' | 'env'>,
): Promise<string> {
  const protocol = pictureProtocol(terminal);
  if (!protocol) return '';
  const columns = Math.min(mostColumns[protocol], (terminal.stdout.columns ?? 80) - 2);
  if (columns < 8) return '';
  const bytes = await png();
  if (protocol === 'kitty') return kittyText(bytes, columns);
  if (protocol === 'iterm2') return itermText(bytes, columns);
  const width = protocol === 'sixel' ? columns * columnPixels : columns;
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes).resize({ width, kernel: 'lanczos3' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, pixels: data };
  return protocol === 'sixel' ? sixelText(picture) : blocksText(picture, colorsOf(terminal.env));
}

interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Rgba, row by row. */
  readonly pixels: Uint8Array;
}

/** Kitty's graphics protocol: the file in base64, at most 4096 characters a part. */
function kittyText(png: Uint8Array, columns: number): string {
  const parts =
    Buffer.from(png)
      .toString('base64')
      .match(/.{1,4096}/g) ?? [];
  return `${parts
    .map((part, i) => {
      const first = i === 0 ? `a=T,f=100,q=2,c=${columns},` : '';
      return `\x1b_G${first}m=${i < parts.length - 1 ? 1 : 0};${part}\x1b\\`;
    })
    .join('')}\n`;
}

/** iTerm2's inline file. */
function itermText(png: Uint8Array, columns: number): string {
  const base64 = Buffer.from(png).toString('base64');
  return `\x1b]1337;File=inline=1;size=${png.byteLength};width=${columns};preserveAspectRatio=1:${base64}\x07\n`;
}

/** Steps of red, green and blue: 252 colours of the 256 that every Sixel terminal has. */
const steps = [6, 7, 6] as const;

/** Sixel: bands of six rows, in each a run of characters for every colour. Clear pixels stay as they are. */
function sixelText({ width, height, pixels }: Bitmap): string {
  const colors = new Int16Array(width * height).fill(-1);
  for (let i = 0; i < colors.length; i++) {
    if (pixels[i * 4 + 3]! < 128) continue;
    // Ordered dither over two by two pixels: flat shades of a model would show bands.
    const offset = [-0.375, 0.125, 0.375, -0.125][(Math.floor(i / width) & 1) * 2 + ((i % width) & 1)]!;
    const level = (k: 0 | 1 | 2): number => {
      const most = steps[k] - 1;
      return Math.max(0, Math.min(most, Math.round((pixels[i * 4 + k]! / 255) * most + offset)));
    };
    colors[i] = (level(0) * steps[1] + level(1)) * steps[2] + level(2);
  }
  const defined = new Set<number>();
  const bands: string[] = [];
  for (let top = 0; top < height; top += 6) {
    const band = colors.subarray(top * width, Math.min(height, top + 6) * width);
    const layers = [...new Set(band)]
      .filter((color) => color >= 0)
      .map((color) => {
        const name = defined.has(color) ? `#${color}` : definition(color);
        defined.add(color);
        return name + packedRow(band, color, width);
      });
    bands.push(layers.join('$'));
  }
  return `\x1bP0;1;0q"1;1;${width};${height}${bands.join('-')}\x1b\\\n`;
}

function definition(color: number): string {
  const levels = [
    Math.floor(color / (steps[1] * steps[2])),
    Math.floor(color / steps[2]) % steps[1],
    color % steps[2],
  ];
  const percents = levels.map((level, k) => Math.round((level / (steps[k]! - 1)) * 100));
  return `#${color};2;${percents.join(';')}`;
}

/** One colour of a band: a character has a bit for each of six rows, and repeats are counted. */
function packedRow(band: Int16Array, color: number, width: number): string {
  let text = '';
  let run = 0;
  let last = -1;
  const flush = (): void => {
    if (run === 0) return;
    const character = String.fromCharCode(63 + last);
    text += run > 3 ? `!${run}${character}` : character.repeat(run);
  };
  for (let x = 0; x < width; x++) {
    let bits = 0;
    for (let row = 0; row * width < band.length; row++) if (band[row * width + x] === color) bits |= 1 << row;
    if (bits !== last) {
      flush();
      run = 0;
      last = bits;
    }
    run++;
  }
  flush();
  return text;
}

type Colors = 'true' | '256';

function colorsOf({ COLORTERM = '', TERM = '' }: Terminal['env']): Colors {
  return /^(truecolor|24bit)$/.test(COLORTERM) || /direct/.test(TERM) ? 'true' : '256';
}

/** Levels of the 216 colours from 16 on; 24 greys from 8 to 238 follow them. */
const cube = [0, 95, 135, 175, 215, 255];

function nearestOf256(color: readonly [number, number, number]): number {
  const nearest = color.map((value) =>
    cube.reduce((best, level, i) => (Math.abs(level - value) < Math.abs(cube[best]! - value) ? i : best), 0),
  );
  const grey = Math.max(0, Math.min(23, Math.round((color[0] + color[1] + color[2]) / 30 - 0.8)));
  const distance = (of: readonly number[]): number =>
    color.reduce((sum, value, k) => sum + (value - of[k]!) ** 2, 0);
  const shade = 8 + grey * 10;
  return distance([shade, shade, shade]) < distance(nearest.map((i) => cube[i]!))
    ? 232 + grey
    : 16 + 36 * nearest[0]! + 6 * nearest[1]! + nearest[2]!;
}

/** Half blocks: the upper pixel is the character's colour, the lower one its background; a clear pixel has none. */
function blocksText({ width, height, pixels }: Bitmap, colors: Colors): string {
  const color = (x: number, y: number, layer: 38 | 48): string | null => {
    const at = (y * width + x) * 4;
    if (y >= height || pixels[at + 3]! < 128) return null;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (colors === 'true') return `${layer};2;${r};${g};${b}`;
    return `${layer};5;${nearestOf256([r, g, b])}`;
  };
  let text = '';
  for (let y = 0; y < height; y += 2) {
    let last = '';
    for (let x = 0; x < width; x++) {
      const [upper, lower] = [color(x, y, 38), color(x, y + 1, 48)];
      const onlyLower = upper === null && lower !== null;
      const style = onlyLower ? `49;${color(x, y + 1, 38)}` : [upper ?? '39', lower ?? '49'].join(';');
      const character = onlyLower ? '▄' : upper === null ? ' ' : '▀';
      text += style === last ? character : `\x1b[${style}m${character}`;
      last = style;
    }
    text += '\x1b[0m\n';
  }
  return text;
}
