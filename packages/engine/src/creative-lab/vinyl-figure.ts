import type { Manifold } from 'manifold-3d';
import type { Kernel } from '../print/solid/kernel.ts';
import { bandColor, type Rgb } from './design.ts';
import { outlinePrint } from './picture/outline-print.ts';
import { skinOf } from './picture/skin-color.ts';
import { type BuildInput, type Product, type ProductPart, upright } from './product.ts';

/** Dimensions in millimetres: the head is as large as the rest, 96 mm in all. */
const headAt = 68;
const bodyTop = 46;
/** Thickness of the soles below the legs. */
const soleMm = 1.6;

/**
 * Builds a vinyl toy with a big rounded head and round black eyes, in the subject's colours, with the subject on its
 * chest.
 */
export function vinylFigure({ kernel, design }: BuildInput): Product {
  const { Manifold } = kernel;
  const skin = skinOf(design);
  const shirt = bandColor(design, 0.42, 0.66);
  const trousers = bandColor(design, 0.72, 0.98);
  const top = bandColor(design, 0, 0.16);
  const hairColor: Rgb = Math.hypot(...[0, 1, 2].map((k) => top[k]! - skin[k]!)) < 60 ? [66, 42, 28] : top;
  const skull = cushion(kernel, 54, 48, 46, 17).translate([0, headAt, 0]);
  const eyes = [-1, 1].map((side) =>
    Manifold.sphere(1, 48)
      .scale([5, 5, 2.2])
      .translate([side * 12.5, headAt - 4, 22.4]),
  );
  const eyePair = eyes[0]!.add(eyes[1]!);
  const nose = Manifold.sphere(1, 32)
    .scale([2.6, 1.7, 1.6])
    .translate([0, headAt - 8, 23]);
  const helmet = cushion(kernel, 58.5, 52, 51, 19).translate([0, headAt + 1.2, -1.2]);
  const hair = helmet.subtract(faceOpening(kernel)).subtract(skull);
  const trunk = body(kernel);
  const arms = [-1, 1].map((side) =>
    limb(kernel, [side * 13, bodyTop - 5, 0], [side * 19, bodyTop - 24, 3], 6, 5.2),
  );
  const hands = [-1, 1].map((side) => Manifold.sphere(5.6, 40).translate([side * 19.6, bodyTop - 27, 3.8]));
  const legs = [-1, 1].map((side) => limb(kernel, [side * 7.4, 21, 0], [side * 8.2, 5.5, 1], 7.2, 6.8));
  const feet = [-1, 1].map((side) =>
    Manifold.sphere(1, 48)
      .scale([8, 7, 11])
      .translate([side * 8.6, 3.6, 3])
      .trimByPlane([0, 1, 0], 0),
  );
  const print = outlinePrint({ kernel, design }, trunk, { size: 16, middle: 32, depth: 0.8 });
  const pair = (a: readonly Manifold[]): Manifold => a[0]!.add(a[1]!);
  const face = skull.add(nose).subtract(eyePair).subtract(trunk);
  const locks = hair.subtract(trunk);
  // Legs end inside the feet, above the soles.
  const lower = pair(legs).subtract(trunk).trimByPlane([0, 1, 0], soleMm);
  const limbs = pair(arms).subtract(trunk).subtract(helmet).subtract(lower);
  const parts: ProductPart[] = [
    { name: 'head', solid: face, look: { color: skin } },
    { name: 'eyes', solid: eyePair, look: { color: [20, 20, 22] } },
    { name: 'hair', solid: locks, look: { color: hairColor } },
    { name: 'body', solid: trunk.subtract(print.solid), look: { color: shirt } },
    { name: 'chest-print', solid: print.solid, look: { picture: print.frame } },
    { name: 'arms', solid: limbs, look: { color: shirt } },
    { name: 'hands', solid: pair(hands).subtract(limbs).subtract(lower), look: { color: skin } },
    { name: 'legs', solid: lower, look: { color: trousers } },
    { name: 'feet', solid: pair(feet).subtract(lower), look: { color: darker(trousers) } },
  ];
  return { parts };
}

function darker(color: Rgb): Rgb {
  return [Math.round(color[0] * 0.45), Math.round(color[1] * 0.45), Math.round(color[2] * 0.45)];
}

/** A box with rounded edges all over. */
function cushion(
  { Manifold }: Kernel,
  width: number,
  height: number,
  depth: number,
  radius: number,
): Manifold {
  const ball = Manifold.sphere(radius, 48);
  const corners: Manifold[] = [];
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1])
        corners.push(
          ball.translate([
            (x * (width - 2 * radius)) / 2,
            (y * (height - 2 * radius)) / 2,
            (z * (depth - 2 * radius)) / 2,
          ]),
        );
  return Manifold.hull(corners);
}

function faceOpening(kernel: Kernel): Manifold {
  return cushion(kernel, 45, 42, 40, 12).translate([0, headAt - 9, 22]);
}

function body(kernel: Kernel): Manifold {
  const { Manifold } = kernel;
  const waist = Manifold.sphere(1, 56).scale([14.5, 9, 11]).translate([0, 24, 0]);
  const chest = Manifold.sphere(1, 56).scale([12.5, 8, 9.5]).translate([0, 38, 0]);
  const neck = upright(Manifold.cylinder(4, 6, 6, 40)).translate([0, 43, 0]);
  return Manifold.hull([waist, chest]).add(neck);
}

function limb(
  { Manifold }: Kernel,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  thick: number,
  thin: number,
): Manifold {
  return Manifold.hull([
    Manifold.sphere(thick, 40).translate([...from]),
    Manifold.sphere(thin, 40).translate([...to]),
  ]);
}
