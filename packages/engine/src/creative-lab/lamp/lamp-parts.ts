import type { CrossSection, Manifold, SimplePolygon } from 'manifold-3d';
import type { Kernel } from '../../print/solid/kernel.ts';
import type { LampOptions } from './lamp-options.ts';

/** The printable parts of a lamp: millimetres, y up, standing on y = 0. */
export interface LampParts {
  readonly shade: Manifold;
  /** Null without a light source. */
  readonly base: Manifold | null;
  /** Share of the height that was cut away, in percent. */
  readonly cutPercent: number;
}

/** Most of the height that a cut may take, in percent: the rest would be no shade. */
const mostCut = 90;
/** Radius of the opening for the light source, and the wall around it. */
const fixture = { radius: 30, wall: 6 } as const;
const plate = { height: 8, rim: 3 } as const;
/** Ring that holds the shade in place, its gap to the shade and its wall. */
const lip = { height: 4, gap: 0.3, wall: 2.4 } as const;
/** Channel for the cable below the plate. */
const cable = { width: 7, height: 5 } as const;
/** Height in the shade at which its foot is measured. */
const footMm = 0.05;

/** Turns and cuts a shade, and makes a base with an opening for the light source below it. */
export function lampParts(kernel: Kernel, whole: Manifold, options: LampOptions): LampParts {
  const { Manifold } = kernel;
  const turned = centred(whole).rotate([options.rotate_x_deg, options.rotate_y_deg, options.rotate_z_deg]);
  const { min, max } = turned.boundingBox();
  const cutPercent = Math.min(mostCut, options.cut_amount_percent);
  const level = min[1] + ((max[1] - min[1]) * cutPercent) / 100;
  const shade = turned.trimByPlane([0, 1, 0], level).translate([0, -level, 0]);
  if (options.light_source_preset === 'none') return { shade, base: null, cutPercent };
  // The base is made with z up.
  const foot = shade.rotate([90, 0, 0]).slice(footMm);
  const at: [number, number] = [options.fixture_offset_x_mm, -options.fixture_offset_z_mm];
  const outline = filled(kernel, foot);
  const opening = kernel.CrossSection.circle(fixture.radius, 128).translate(at);
  const around = kernel.CrossSection.circle(fixture.radius + fixture.wall, 96).translate(at);
  const ground = outline.offset(plate.rim, 'Round', 2, 64).add(around).hull();
  const inside = outline.subtract(foot).offset(-lip.gap, 'Round', 2, 64);
  const ring = inside.subtract(inside.offset(-lip.wall, 'Round', 2, 64));
  const body = ground.extrude(plate.height).add(ring.extrude(lip.height + plate.height));
  const { max: far } = ground.bounds();
  const channel = Manifold.cube([far[0] - at[0] + 1, cable.width, cable.height]).translate([
    at[0],
    at[1] - cable.width / 2,
    -0.01,
  ]);
  const base = body
    .subtract(opening.extrude(plate.height + lip.height + 2).translate([0, 0, -1]))
    .subtract(channel);
  return { shade, base: base.rotate([-90, 0, 0]), cutPercent };
}

function centred(solid: Manifold): Manifold {
  const { min, max } = solid.boundingBox();
  return solid.translate([0, 1, 2].map((k) => -(min[k]! + max[k]!) / 2) as [number, number, number]);
}

/** Returns a section without its holes, which run clockwise. */
function filled({ CrossSection }: Kernel, section: CrossSection): CrossSection {
  return new CrossSection(section.toPolygons().filter(isOuter), 'NonZero');
}

function isOuter(ring: SimplePolygon): boolean {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x * v - u * y;
  }, 0);
  return twice > 0;
}
