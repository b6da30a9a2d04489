import type { Manifold } from 'manifold-3d';
import type { Kernel } from '../print/solid/kernel.ts';
import { bandColor, type Design, type Rgb } from './design.ts';
import { outlinePrint } from './picture/outline-print.ts';
import { skinOf } from './picture/skin-color.ts';
import { type BuildInput, type Product, type ProductPart, upright } from './product.ts';

/** Dimensions of the figure's blocks in millimetres; 40 mm to the top of the head. */
const leg = { width: 7.6, depth: 7.6, height: 12.4, gap: 0.4, foot: 10.6, sole: 2.6 } as const;
const hip = { width: 15.6, height: 3.2, depth: 8 } as const;
const torso = { bottom: 15.8, top: 11.6, depth: 8, height: 12.6 } as const;
const head = { radius: 5.1, height: 8.8, stud: 2.4, studHeight: 1.7 } as const;
const shoulderY = leg.height + hip.height + torso.height - 2.6;
const neckY = leg.height + hip.height + torso.height;

/**
 * Builds a figure of toy blocks in the subject's colours: hair, skin, shirt and trousers by height, with the subject
 * printed on the shirt. Every part is closed and prints separately.
 */
export function brickFigure({ kernel, design }: BuildInput): Product {
  const skin = skinOf(design);
  const shirt = bandColor(design, 0.42, 0.66);
  const trousers = bandColor(design, 0.72, 0.98);
  const face = faceParts(kernel);
  const sides = [-1, 1] as const;
  const arms = sides.map((side) => arm(kernel, side));
  const plainTorso = torsoBlock(kernel);
  const print = outlinePrint({ kernel, design }, plainTorso, {
    size: 9.4,
    middle: neckY - torso.height * 0.5,
    depth: 0.4,
  });
  const parts: ProductPart[] = [
    { name: 'legs', solid: legs(kernel), look: { color: trousers } },
    { name: 'torso', solid: plainTorso.subtract(print.solid), look: { color: shirt } },
    { name: 'torso-print', solid: print.solid, look: { picture: print.frame } },
    ...arms.map(({ sleeve }, i) => ({ name: `arm-${sideNames[i]}`, solid: sleeve, look: { color: shirt } })),
    ...arms.map(({ hand }, i) => ({ name: `hand-${sideNames[i]}`, solid: hand, look: { color: skin } })),
    { name: 'head', solid: headBlock(kernel).subtract(face), look: { color: skin } },
    { name: 'face', solid: face, look: { color: ink } },
    { name: 'hair', solid: hair(kernel, arms), look: { color: hairColor(design, skin) } },
  ];
  return { parts };
}

const sideNames = ['right', 'left'] as const;
const ink: Rgb = [28, 26, 26];

/** Returns the colour of the subject's top; dark brown where that is skin, so that the hair stands out. */
function hairColor(design: Design, skin: Rgb): Rgb {
  const top = bandColor(design, 0, 0.16);
  return Math.hypot(...[0, 1, 2].map((k) => top[k]! - skin[k]!)) < 60 ? [74, 46, 28] : top;
}

/** A block with rounded edges, its lowest point on y = 0. */
function block(kernel: Kernel, width: number, height: number, depth: number, radius = 0.5): Manifold {
  const { CrossSection, Manifold } = kernel;
  const layer = (inset: number, y: number): Manifold =>
    CrossSection.square([width - 2 * (radius + inset), depth - 2 * (radius + inset)], true)
      .offset(radius, 'Round', 2, 20)
      .extrude(0.01)
      .translate([0, 0, y]);
  const bevel = radius * 0.6;
  return upright(
    Manifold.hull([
      layer(bevel, 0),
      layer(0, bevel),
      layer(0, height - bevel - 0.01),
      layer(bevel, height - 0.01),
    ]),
  );
}

function legs(kernel: Kernel): Manifold {
  const one = block(kernel, leg.width, leg.height, leg.depth)
    .add(block(kernel, leg.width, leg.sole, leg.foot).translate([0, 0, (leg.foot - leg.depth) / 2]))
    .subtract(
      kernel.Manifold.cylinder(20, 1.1, 1.1, 24, true)
        .rotate([0, 90, 0])
        .translate([0, leg.height - 3, leg.depth * 2]),
    );
  const hips = block(kernel, hip.width, hip.height + 1, hip.depth).translate([0, leg.height - 1, 0]);
  const shift = (leg.width + leg.gap) / 2;
  return hips.add(one.translate([-shift, 0, 0])).add(one.translate([shift, 0, 0]));
}

function torsoBlock({ Manifold, CrossSection }: Kernel): Manifold {
  const layer = (width: number, depth: number, y: number): Manifold =>
    CrossSection.square([width - 1, depth - 1], true)
      .offset(0.5, 'Round', 2, 20)
      .extrude(0.01)
      .translate([0, 0, y]);
  const y = leg.height + hip.height;
  const trunk = Manifold.hull([
    layer(torso.bottom, torso.depth, 0),
    layer(torso.top, torso.depth - 0.6, torso.height - 0.01),
  ]);
  const neck = Manifold.cylinder(1.6, 3, 3, 40).translate([0, 0, torso.height - 0.6]);
  return upright(trunk.add(neck)).translate([0, y + 0.02, 0]);
}

function arm(kernel: Kernel, side: 1 | -1): { sleeve: Manifold; hand: Manifold } {
  const { Manifold } = kernel;
  const trunk = torsoBlock(kernel);
  const ball = (x: number, y: number, z: number, r: number): Manifold =>
    Manifold.sphere(r, 32).translate([side * x, y, z]);
  const shoulder = ball(7.4, shoulderY, 0, 2.5);
  const elbow = ball(9.6, shoulderY - 4.6, 0.9, 2.1);
  const wrist = ball(9.9, shoulderY - 7.6, 3.4, 1.9);
  const sleeve = Manifold.hull([shoulder, elbow]).add(Manifold.hull([elbow, wrist]));
  // A clip: an open ring that grips a bar of 3.2 mm.
  const ring = Manifold.cylinder(3.2, 2.7, 2.7, 40, true)
    .subtract(Manifold.cylinder(4, 1.6, 1.6, 40, true))
    .subtract(Manifold.cube([2.2, 6, 5], true).translate([0, -2.8, 0]))
    .rotate([-90 + 50, 0, 0]);
  const at = [side * 10, shoulderY - 10.2, 5.2] as const;
  const stalk = Manifold.hull([ball(9.9, shoulderY - 7.6, 3.4, 1.25), ball(10, shoulderY - 8.6, 4, 1.1)]);
  const hand = ring
    .translate([...at])
    .add(stalk)
    .subtract(sleeve)
    .subtract(trunk)
    .subtract(legs(kernel));
  return {
    sleeve: sleeve.subtract(trunk),
    hand: hand.decompose().sort((a, b) => b.volume() - a.volume())[0] ?? hand,
  };
}

function headBlock({ Manifold, CrossSection }: Kernel): Manifold {
  const { radius, height, stud, studHeight } = head;
  const edge = 1.3;
  const profile: [number, number][] = [[0, 0]];
  const arc = (cx: number, cy: number, from: number): void => {
    for (let i = 0; i <= 8; i++) {
      const angle = ((from + (90 * i) / 8) * Math.PI) / 180;
      profile.push([cx + edge * Math.cos(angle), cy + edge * Math.sin(angle)]);
    }
  };
  arc(radius - edge, edge, -90);
  arc(radius - edge, height - edge, 0);
  profile.push([stud, height], [stud, height + studHeight], [0, height + studHeight]);
  const solid = new CrossSection([profile]).revolve(72);
  const socket = Manifold.cylinder(1.3, 3.05, 3.05, 40).translate([0, 0, -0.1]);
  return upright(solid.subtract(socket)).translate([0, neckY + 0.02, 0]);
}

/** Eyes and a smile, inset in the front of the head. */
function faceParts(kernel: Kernel): Manifold {
  const { Manifold, CrossSection } = kernel;
  const y = neckY + head.height * 0.55;
  const shape = headBlock(kernel);
  const crust = shape.subtract(
    upright(Manifold.cylinder(head.height * 3, head.radius - 0.45, head.radius - 0.45, 72)),
  );
  const eye = (x: number): Manifold => Manifold.cylinder(10, 0.72, 0.72, 28).translate([x, y + 0.5, 0]);
  const smile = CrossSection.circle(2.5, 48)
    .subtract(CrossSection.circle(2.05, 48))
    .subtract(CrossSection.square([8, 8], true).translate([0, 2.9]))
    .extrude(10)
    .translate([0, y - 0.2, 0]);
  return crust.intersect(eye(-1.75).add(eye(1.75)).add(smile));
}

/** Hair as a helmet over the stud, open at the face. */
function hair(kernel: Kernel, arms: readonly { readonly sleeve: Manifold }[]): Manifold {
  const { Manifold } = kernel;
  const top = neckY + head.height;
  const dome = Manifold.sphere(6.5, 56)
    .scale([1, 0.98, 1.02])
    .translate([0, top - 3.4, -0.3]);
  const locks = upright(Manifold.cylinder(7.2, 6.1, 6.45, 56)).translate([0, top - 9.6, -0.5]);
  const opening = Manifold.hull([
    Manifold.sphere(4.6, 36).translate([0, top - 6, 6.5]),
    Manifold.cube([9.6, 4, 8], true).translate([0, top - 9.8, 6.5]),
  ]);
  const fringe = Manifold.sphere(3.2, 32)
    .scale([1.5, 0.8, 0.7])
    .translate([1.6, top - 1.1, 4.2]);
  // One hull: dome and locks are so nearly alike where they overlap that their sum would have slivers.
  const whole = Manifold.hull([dome, locks])
    .subtract(opening)
    .add(fringe)
    .subtract(headBlock(kernel))
    .subtract(torsoBlock(kernel));
  return arms.reduce((rest, { sleeve }) => rest.subtract(sleeve), whole);
}
