import { blobFacets } from '../solids/blob-facets.ts';
import { boxFacets } from '../solids/box-facets.ts';
import { extrudeFacets } from '../solids/extrude-facets.ts';
import { latheFacets, type Profile } from '../solids/lathe-facets.ts';
import { loftFacets } from '../solids/loft-facets.ts';
import { tubeFacets } from '../solids/tube-facets.ts';
import { type Facets, shapeOfFacets } from './facets.ts';
import type { Point, Shape } from './shape.ts';

export interface FormStyle {
  /** Metres per repeat of a texture. */
  readonly tile: number;
  /** Multiplies the number of segments of round forms; 1 is the normal look. */
  readonly detail: number;
  /** Shades every face flat. */
  readonly faceted: boolean;
}

interface SolidOptions {
  /**
   * Degrees below which neighbouring faces are shaded as one surface.
   * @default 40
   */
  readonly crease?: number;
  /** Lays texture rows level. */
  readonly level?: boolean;
}

/**
 * Primitive forms of subjects. Lengths in metres; every form is closed and centred on the origin unless stated
 * otherwise.
 */
export interface Forms {
  /** A box with rounded edges. */
  box(width: number, height: number, depth: number, options?: SolidOptions & { bevel?: number }): Shape;
  /**
   * Revolves a profile of [radius, y] pairs around the y axis. To be closed it starts and ends on radius 0, or ends
   * where it starts.
   */
  lathe(profile: Profile, options?: SolidOptions & { segments?: number }): Shape;
  /** Stands on y = 0. */
  cylinder(
    radius: number,
    height: number,
    options?: SolidOptions & { top?: number; bevel?: number; segments?: number },
  ): Shape;
  /** Stands on y = 0. */
  cone(radius: number, height: number, options?: SolidOptions & { segments?: number }): Shape;
  sphere(radius: number, options?: { segments?: number }): Shape;
  /** From y = 0 to `height`, both ends round. */
  capsule(radius: number, height: number, options?: { top?: number; segments?: number }): Shape;
  /** A ring around the y axis. */
  torus(radius: number, thickness: number, options?: { segments?: number; sides?: number }): Shape;
  /** A flat outline in x and y, extruded along z. */
  extrude(outline: Profile, depth: number, options?: SolidOptions & { bevel?: number }): Shape;
  /** A surface over rings with equal numbers of points, closed at both ends. */
  loft(rings: readonly (readonly Point[])[], options?: SolidOptions): Shape;
  /** A round bar along a path. `radius` may change from start (0) to end (1). */
  tube(
    path: readonly Point[],
    radius: number | ((t: number) => number),
    options?: { sides?: number; closed?: boolean; crease?: number },
  ): Shape;
  /** A lumpy ball. `rough` is the height of the lumps relative to the radius. */
  blob(
    radius: number,
    options: { rough: number; seed: number; lumps?: number; crease?: number; rings?: number },
  ): Shape;
  /** Flat faces between given points. */
  facets(facets: Facets, options?: SolidOptions): Shape;
}

export function createForms({ tile, detail, faceted }: FormStyle): Forms {
  const creaseOf = (crease = 40): number => (faceted ? 1 : crease);
  const count = (normal: number, least = 3): number => Math.max(least, Math.round(normal * detail));

  const build = (facets: Facets, { crease, level = false }: SolidOptions = {}): Shape =>
    shapeOfFacets(facets, { crease: creaseOf(crease), tile, level });

  const lathe: Forms['lathe'] = (profile, options = {}) => {
    const segments = count(options.segments ?? 24, 5);
    const around = Math.max(1, Math.round((2 * Math.PI * Math.max(...profile.map(([r]) => r))) / tile));
    return build(latheFacets(profile, segments, around, tile), options);
  };

  const cylinder: Forms['cylinder'] = (radius, height, options = {}) => {
    const { top = radius, bevel = 0 } = options;
    const profile: [number, number][] = [[0, 0]];
    if (bevel > 0)
      profile.push([radius - bevel, 0], [radius, bevel], [top, height - bevel], [top - bevel, height]);
    else profile.push([radius, 0], [top, height]);
    if (top > 0) profile.push([0, height]);
    return lathe(profile, options);
  };

  const arc = (radius: number, from: number, to: number, steps: number, y: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      const r = radius * Math.cos(angle);
      return [Math.abs(r) < 1e-9 ? 0 : r, y + radius * Math.sin(angle)];
    });

  const loft: Forms['loft'] = (rings, options) => build(loftFacets(rings, tile), options);

  return {
    lathe,
    cylinder,
    loft,
    cone: (radius, height, options) => cylinder(radius, height, { ...options, top: 0 }),
    box: (width, height, depth, options = {}) =>
      build(boxFacets(width / 2, height / 2, depth / 2, options.bevel ?? 0), { crease: 50, ...options }),
    sphere: (radius, { segments = 24 } = {}) =>
      lathe(arc(radius, -90, 90, count(segments / 2, 4), 0), { segments, crease: 80 }),
    capsule: (radius, height, { top = radius, segments = 20 } = {}) => {
      const steps = count(segments / 4, 2);
      return lathe([...arc(radius, -90, 0, steps, radius), ...arc(top, 0, 90, steps, height - top)], {
        segments,
        crease: 80,
      });
    },
    torus: (radius, thickness, { segments = 32, sides = 12 } = {}) => {
      const rim = count(sides, 4);
      const profile = Array.from({ length: rim + 1 }, (_, i): [number, number] => {
        const angle = ((i % rim) / rim) * 2 * Math.PI;
        return [radius + thickness * Math.cos(angle), thickness * Math.sin(angle)];
      });
      return lathe(profile, { segments, crease: 100 });
    },
    extrude: (outline, depth, options = {}) =>
      build(extrudeFacets(outline, depth / 2, options.bevel ?? 0), { crease: 50, ...options }),
    tube: (path, radius, { sides = 10, closed = false, crease = 80 } = {}) =>
      build(
        tubeFacets(path, typeof radius === 'number' ? () => radius : radius, count(sides, 3), closed, tile),
        { crease },
      ),
    blob: (radius, { rough, seed, lumps = 2, crease = 60, rings = 12 }) =>
      build(blobFacets(radius, rough, lumps, seed, count(rings, 4), tile), { crease }),
    facets: build,
  };
}
