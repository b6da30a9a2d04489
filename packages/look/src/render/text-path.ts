import { fontFor } from './font.ts';

/**
 * Returns a line of text in Inter Bold as the `d` of an SVG path, so that a picture of it is the same on a machine
 * without fonts. Its baseline begins at x 0, y 0; characters that the font lacks are left out, and so is what would be
 * wider than `most`.
 * @param size of the font in pixels
 */
export function textPath(text: string, size: number, most: number = Number.POSITIVE_INFINITY): string {
  const path: string[] = [];
  let pen = 0;
  for (const character of text) {
    const font = fontFor(character);
    if (!font) continue;
    const glyph = font.charToGlyph(character);
    const width = (glyph.advanceWidth / font.unitsPerEm) * size;
    if (pen + width > most) break;
    for (const command of glyph.getPath(pen, 0, size).commands) path.push(commandText(command));
    pen += width;
  }
  return path.join('');
}

type Command = ReturnType<
  ReturnType<NonNullable<ReturnType<typeof fontFor>>['charToGlyph']>['getPath']
>['commands'][number];

function commandText(command: Command): string {
  const at = (...values: number[]) => values.map((value) => value.toFixed(2)).join(' ');
  if (command.type === 'M' || command.type === 'L') return `${command.type}${at(command.x, command.y)}`;
  if (command.type === 'Q') return `Q${at(command.x1, command.y1, command.x, command.y)}`;
  if (command.type === 'C') {
    return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
  }
  return 'Z';
}
