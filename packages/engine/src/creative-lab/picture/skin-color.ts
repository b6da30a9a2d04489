import { oklabOf } from '../../print/color/oklab.ts';
import type { Design, Rgb } from '../design.ts';

/** Returns the subject's colour that is closest to skin; the yellow of toys when none is. */
export function skinOf({ palette }: Design): Rgb {
  let best: Rgb = toyYellow;
  let most = 0;
  for (const [i, color] of palette.colors.entries()) {
    const [lightness, a, b] = oklabOf(...color);
    const chroma = Math.hypot(a, b);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    const likely =
      lightness > 0.35 && lightness < 0.92 && chroma > 0.03 && chroma < 0.13 && hue > 30 && hue < 82;
    if (!likely || palette.shares[i]! <= most) continue;
    most = palette.shares[i]!;
    best = color;
  }
  return best;
}

const toyYellow: Rgb = [242, 205, 55];
