import type { CrossSection, SimplePolygon } from 'manifold-3d';
import type { Kernel } from '../../print/solid/kernel.ts';
import type { BadgeShape } from './badge-options.ts';

/**
 * Returns a badge's outline, centred, its longest side `size` millimetres.
 * @param aspect width by height that a rounded rectangle takes, within limits
 */
export function badgeShape(
  { CrossSection }: Pick<Kernel, 'CrossSection'>,
  shape: BadgeShape,
  size: number,
  aspect: number,
): CrossSection {
  const made = new CrossSection([outlines[shape](Math.min(4 / 3, Math.max(3 / 4, aspect)))], 'NonZero');
  const { min, max } = made.bounds();
  const scale = size / Math.max(max[0] - min[0], max[1] - min[1]);
  return made.translate([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2]).scale([scale, scale]);
}

const outlines: Readonly<Record<BadgeShape, (aspect: number) => SimplePolygon>> = {
  circle: () => around(128, () => 1),
  hexagon: () => around(6, () => 1),
  // Five points, blunt enough to hold a picture.
  star: () => around(10, (i) => (i % 2 === 0 ? 1 : 0.56)),
  'rounded-rect': (aspect) => {
    const [right, top] = [aspect, 1];
    const radius = 0.24 * Math.min(right, top);
    return [
      [right, top],
      [-right, top],
      [-right, -top],
      [right, -top],
    ].flatMap(([x, y], k) => {
      const [cx, cy] = [x! - Math.sign(x!) * radius, y! - Math.sign(y!) * radius];
      return Array.from({ length: 13 }, (_, i): [number, number] => {
        const angle = (Math.PI / 2) * (k + i / 12);
        return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      });
    });
  },
  shield: () => {
    const side = (i: number): [number, number] => {
      // From the shoulder down to the tip, full above and pointed below.
      const t = i / 32;
      return [0.86 * Math.cos((Math.PI / 2) * t ** 1.5), 0.25 - 1.25 * t];
    };
    const right = Array.from({ length: 33 }, (_, i) => side(i)).reverse();
    const left = Array.from({ length: 32 }, (_, i): [number, number] => [-side(i)[0], side(i)[1]]);
    return [...right, [0.86, 0.9], [0.43, 0.96], [0, 1], [-0.43, 0.96], [-0.86, 0.9], ...left];
  },
};

/** Points around the origin from the top, counter-clockwise. */
function around(count: number, radiusOf: (i: number) => number): SimplePolygon {
  return Array.from({ length: count }, (_, i): [number, number] => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return [Math.cos(angle) * radiusOf(i), Math.sin(angle) * radiusOf(i)];
  });
}

/** Whether a place is inside outlines. */
export function isInside([x, y]: readonly [number, number], polygons: readonly SimplePolygon[]): boolean {
  let inside = false;
  for (const polygon of polygons) {
    let [px, py] = polygon.at(-1)!;
    for (const [qx, qy] of polygon) {
      if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) inside = !inside;
      [px, py] = [qx, qy];
    }
  }
  return inside;
}
