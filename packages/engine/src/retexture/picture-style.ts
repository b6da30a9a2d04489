import type { ScenePart } from '@meshwright/formats/mesh';
import type { SubjectPaint } from '../image-to-3d/texture/paint.ts';
import { paletteOf } from '../print/color/palette.ts';
import { samplePaint } from './bake/sample-paint.ts';
import { extentOfParts, partsByArea } from './part-sizes.ts';
import type { Style } from './style.ts';

/**
 * Creates a style from a picture: it is projected along the three axes, mirrored where it repeats, and each part is
 * tinted towards its own leading colour of the picture, so that parts stay distinct.
 */
export function pictureStyle(paint: SubjectPaint, parts: readonly ScenePart[]): Style {
  const { colors } = paletteOf(paint.pixels, (i) => paint.sure[i]!, Math.min(6, parts.length), {
    joinWithin: 0.06,
  });
  const rank = partsByArea(parts);
  const tints = parts.map((_, p) => (parts.length > 1 ? colors[rank.indexOf(p) % colors.length] : undefined));
  const metres = (Math.max(...extentOfParts(parts).size) || 1) * repeatShare;
  const sampled: [number, number, number] = [0, 0, 0];
  return {
    paint({ position, normal, part }, out) {
      const weights = normal.map((value) => value ** 6);
      const total = weights[0]! + weights[1]! + weights[2]! || 1;
      const sums = [0, 0, 0];
      for (let axis = 0; axis < 3; axis++) {
        const weight = weights[axis]! / total;
        if (weight < 0.02) continue;
        const across = position[axis === 0 ? 2 : 0]! / metres + 0.5;
        const down = -position[axis === 1 ? 2 : 1]! / metres;
        samplePaint(paint, mirrored(across), mirrored(down), sampled);
        for (let k = 0; k < 3; k++) sums[k] = sums[k]! + weight * sampled[k]!;
      }
      const tint = tints[part];
      for (let k = 0; k < 3; k++) {
        out.color[k] = tint ? sums[k]! + (tint[k]! - sums[k]!) * tintShare : sums[k]!;
      }
      return true;
    },
  };
}

/** Size of the picture on the model relative to the model's longest side. */
const repeatShare = 0.8;
const tintShare = 0.35;

/** Folds a value back and forth between 0 and 1. */
function mirrored(value: number): number {
  const t = ((value % 2) + 2) % 2;
  return t > 1 ? 2 - t : t;
}
