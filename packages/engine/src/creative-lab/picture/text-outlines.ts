import { type Font, fontFor } from '@meshwright/look/render';
import type { CrossSection, SimplePolygon } from 'manifold-3d';
import type { Kernel } from '../../print/solid/kernel.ts';

/**
 * Returns a line of text as outlines in Inter Bold, centred on the origin, `height` millimetres from the baseline to
 * the top of capitals. Skips characters that the font lacks; null when none remains.
 */
export function textOutlines(
  { CrossSection: Section }: Pick<Kernel, 'CrossSection'>,
  text: string,
  height: number,
): CrossSection | null {
  let pen = 0;
  const outlines: SimplePolygon[] = [];
  for (const character of text) {
    const font = fontFor(character);
    if (!font) continue;
    const size = (height / capitalShare) * 1;
    // One character at a time: laying out a whole line needs font tables that the reader does not support.
    const glyph = font.charToGlyph(character);
    outlines.push(...polygonsOf(glyph.getPath(pen, 0, size).commands));
    pen += (glyph.advanceWidth / font.unitsPerEm) * size;
  }
  if (outlines.length === 0) return null;
  const section = new Section(outlines, 'EvenOdd');
  const { min, max } = section.bounds();
  return section.translate([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2]);
}

/** Height of Inter's capitals as a share of the font size. */
const capitalShare = 0.727;
const curveSteps = 6;

/** Converts curves to short line segments, y up. */
function polygonsOf(
  commands: ReturnType<ReturnType<Font['charToGlyph']>['getPath']>['commands'],
): SimplePolygon[] {
  const polygons: SimplePolygon[] = [];
  let [x, y] = [0, 0];
  for (const command of commands) {
    const current = polygons.at(-1);
    if (command.type === 'M') polygons.push([[command.x, -command.y]]);
    else if (command.type === 'L') current?.push([command.x, -command.y]);
    else if (command.type === 'Q' || command.type === 'C') {
      for (let step = 1; step <= curveSteps; step++) {
        const t = step / curveSteps;
        const s = 1 - t;
        const at = (from: number, a: number, b: number, to: number): number =>
          s ** 3 * from + 3 * s * s * t * a + 3 * s * t * t * b + t ** 3 * to;
        const [ax, ay, bx, by] =
          command.type === 'C'
            ? [command.x1, command.y1, command.x2, command.y2]
            : [
                x + (2 / 3) * (command.x1 - x),
                y + (2 / 3) * (command.y1 - y),
                command.x + (2 / 3) * (command.x1 - command.x),
                command.y + (2 / 3) * (command.y1 - command.y),
              ];
        current?.push([at(x, ax, bx, command.x), -at(y, ay, by, command.y)]);
      }
    }
    if (command.type !== 'Z') [x, y] = [command.x, command.y];
  }
  return polygons.filter((polygon) => polygon.length > 2);
}
