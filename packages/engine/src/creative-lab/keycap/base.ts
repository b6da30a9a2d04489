import type { Manifold } from 'manifold-3d';
import type { Kernel } from '../../print/solid/kernel.ts';
import { upright } from '../product.ts';
import { body, stem } from './dimensions.ts';

/** The cap under a head, Y up, standing on its rim, front facing +Z. */
export interface KeycapBase {
  /** Walls, roof and stem as one solid. */
  readonly whole: Manifold;
  /** The same as two solids: the visible shell, and the lining with the stem. */
  readonly shell: Manifold;
  readonly interior: Manifold;
  /** The filled outer shape, which a head must not intersect. */
  readonly outside: Manifold;
}

export function keycapBase(kernel: Kernel): KeycapBase {
  const { Manifold, CrossSection } = kernel;
  const { bottom, topWidth, topDepth, height, wall, roof, dishRadius, dishDepth } = body;
  const frustum = (inset: number, top: number): Manifold => {
    const slab = (width: number, depth: number, at: number): Manifold => {
      const radius = Math.max(0.3, body.cornerRadius - inset / 2);
      return CrossSection.square([width - 2 * radius, depth - 2 * radius], true)
        .offset(radius, 'Round', 2, 32)
        .extrude(0.01)
        .translate([0, 0, at]);
    };
    const narrowing = (top + 0.01) / height;
    return Manifold.hull([
      slab(bottom - 2 * inset, bottom - 2 * inset, 0),
      slab(
        bottom - (bottom - topWidth) * narrowing - 2 * inset,
        bottom - (bottom - topDepth) * narrowing - 2 * inset,
        top - 0.01,
      ),
    ]);
  };
  const dish = Manifold.cylinder(40, dishRadius, dishRadius, 160, true)
    .rotate([90, 0, 0])
    .translate([0, 0, height - dishDepth + dishRadius]);
  const outside = frustum(0, height).subtract(dish);
  const ceiling = height - dishDepth - roof;
  const hollow = frustum(wall, ceiling);
  const lining = frustum(wall - liningMm, ceiling + liningMm);
  const post = Manifold.cylinder(
    ceiling - body.stemInset + 0.2,
    stem.outerDiameter / 2,
    stem.outerDiameter / 2,
    96,
  )
    .translate([0, 0, body.stemInset])
    .subtract(cross(kernel).translate([0, 0, body.stemInset]));
  return {
    whole: upright(outside.subtract(hollow).add(post)),
    shell: upright(outside.subtract(lining)),
    interior: upright(lining.subtract(hollow).add(post.intersect(lining))),
    outside: upright(outside),
  };
}

/** Thickness of the lining around the stem. */
const liningMm = 0.6;

/** Builds the recess for the switch's stem, from 0 upwards. */
function cross({ CrossSection }: Kernel): Manifold {
  const { across, along, depth } = stem;
  return CrossSection.square([across.width, across.thickness], true)
    .add(CrossSection.square([along.thickness, along.width], true))
    .extrude(depth + 0.5)
    .translate([0, 0, -0.5]);
}
