import { blobFacets } from '../solids/blob-facets.ts';
import { boxFacets } from '../solids/box-facets.ts';
import { extrudeFacets } from '../solids/extrude-facets.ts';
import { latheFacets, type Profile } from '../solids/lathe-facets.ts';
import { bentRings, loftFacets } from '../solids/loft-facets.ts';
import { tubeFacets } from '../solids/tube-facets.ts';
import { type Facets, shapeOfFacets } from './facets.ts';
import type { Point, Shape } from './shape.ts';

export interface FormStyle {
  /** Metres per repeat of a texture. */
  readonly tile: number;
  /** Largest gap between a circle and its segments in the same metres. A bevel of less than two of it is left out. */
  readonly gap: number;
  /**
   * Shortest edge of a round form in the same metres, where it is as round as it needs to be.
   * @default 0
   */
  readonly edge?: number;
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

interface RoundOptions {
  /**
   * Segments of the circle. From ten on it is the most of them, of which small pieces have fewer.
   * @default 24
   */
  readonly segments?: number;
  /** Has as many segments as said, whatever its size. */
  readonly exact?: boolean;
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
   * where it starts. Of a `spline`, points where it is about straight are left out.
   */
  lathe(profile: Profile, options?: SolidOptions & RoundOptions & { spline?: boolean }): Shape;
  /** Stands on y = 0. */
  cylinder(
    radius: number,
    height: number,
    options?: SolidOptions & RoundOptions & { top?: number; bevel?: number },
  ): Shape;
  /** Stands on y = 0. */
  cone(radius: number, height: number, options?: SolidOptions & RoundOptions): Shape;
  /** A ball, or an ellipsoid of three radii. */
  sphere(radius: number | Point, options?: RoundOptions): Shape;
  /** From y = 0 to `height`, both ends round. */
  capsule(radius: number, height: number, options?: RoundOptions & { top?: number }): Shape;
  /** A ring around the y axis. */
  torus(radius: number, thickness: number, options?: RoundOptions & { sides?: number }): Shape;
  /** A flat outline in x and y, extruded along z. */
  extrude(outline: Profile, depth: number, options?: SolidOptions & { bevel?: number }): Shape;
  /** A surface over rings with equal numbers of points, closed at both ends. Rings where it is straight are left out. */
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

/** Segments of what looks round, few numbers so that a hoop has as many as the barrel in it. */
const rounds = [6, 8, 12, 16, 24, 32, 48];

/** Segments from this number on are the most of a circle, and it looks round with fewer. */
const exactBelow = 10;

/** Crease that shades all faces at a point as one surface. */
const allFaces = 180;

/** Crease of a bevel that looks round: its faces and those beside it, up to 60 degrees apart in a corner, have one normal. */
const roundBevel = 61;

export function createForms({ tile, gap, edge = 0, detail, faceted }: FormStyle): Forms {
  /** Segments of a circle that fill all gaps but the largest that is allowed. */
  const needed = (radius: number): number => Math.PI / Math.acos(1 - Math.min(1, gap / radius));
  /** A band and what it is around, which are about as large, have the same size. */
  const sizeOf = (radius: number): number => 2 ** Math.round(Math.log2(radius));
  /** Most segments of a circle whose edges are as long as the shortest one. */
  const longEnough = (radius: number): number =>
    edge > 0
      ? (rounds.findLast((round) => round * edge <= 2 * Math.PI * sizeOf(radius)) ?? 4)
      : Number.POSITIVE_INFINITY;
  /**
   * Segments of a circle: as many as asked for, and none that fill a smaller gap than the largest.
   * @param asked less than ten are exact
   */
  const around = (radius: number, asked: number, least = 3, exact = false): number => {
    const size = sizeOf(radius);
    const enough = rounds.find((round) => round >= needed(size)) ?? asked;
    const most = exact || asked < exactBelow ? asked * detail : enough * Math.max(1, detail);
    const long = exact ? most : longEnough(radius);
    return Math.max(Math.min(least, asked), Math.round(Math.min(asked * detail, most, long)));
  };
  /** Segments of a whole circle in a section, which has no circle of another piece around it: as many as needed. */
  const across = (radius: number, asked: number): number =>
    Math.min(asked * detail, Math.ceil(needed(radius)) * Math.max(1, detail), longEnough(radius));
  /** Whether a form is so small that a bevel of it, or a second ring of its round end, is not seen. */
  const isTiny = (size: number): boolean => size < 2 * gap;
  const bevelOf = (width = 0): number => (isTiny(width) ? 0 : width);
  /** @param sides lengths of the form: a thin plate and a small bar have one normal at each of their points */
  const build = (
    facets: Facets,
    { crease = 40, level = false }: SolidOptions = {},
    sides: readonly number[] = [],
  ): Shape => {
    const [thick = Number.POSITIVE_INFINITY, wide = thick] = sides.toSorted((a, b) => a - b);
    const isSmall = isTiny(thick) || wide < edge / 2;
    return shapeOfFacets(facets, { crease: faceted ? 1 : isSmall ? allFaces : crease, tile, level });
  };

  /** What has few segments because it is small is one surface all the same. */
  const roundCrease = (asked: number): number => (asked < exactBelow ? 80 : allFaces);

  const lathe: Forms['lathe'] = (outline, options = {}) => {
    const radius = Math.max(...outline.map(([r]) => r));
    const bent = options.spline
      ? bentRings(
          outline.map((point) => [point]),
          gap,
        ).map(([point]) => point!)
      : outline;
    const profile = bent.length > 2 ? bent : outline;
    const segments = around(radius, options.segments ?? 24, 5, options.exact);
    const repeats = Math.max(1, Math.round((2 * Math.PI * radius) / tile));
    const { segments: asked = 24, crease = 40 } = options;
    const smooth = asked < exactBelow ? crease : Math.max(crease, 360 / segments + 1);
    const [, height] = sidesOf(profile);
    const sides = [2 * radius, height, 2 * radius];
    return build(latheFacets(profile, segments, repeats, tile), { ...options, crease: smooth }, sides);
  };

  const cylinder: Forms['cylinder'] = (radius, height, options = {}) => {
    const { top = radius } = options;
    const bevel = bevelOf(options.bevel);
    const profile: [number, number][] = [[0, 0]];
    if (bevel > 0)
      profile.push([radius - bevel, 0], [radius, bevel], [top, height - bevel], [top - bevel, height]);
    else profile.push([radius, 0], [top, height]);
    if (top > 0) profile.push([0, height]);
    return lathe(profile, {
      ...options,
      ...(bevel > 0 && { crease: Math.max(options.crease ?? 0, roundBevel) }),
    });
  };

  const arc = (radius: number, from: number, to: number, steps: number, y: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      const r = radius * Math.cos(angle);
      return [Math.abs(r) < 1e-9 ? 0 : r, y + radius * Math.sin(angle)];
    });

  const loft: Forms['loft'] = (rings, options) => {
    const bent = bentRings(rings, gap);
    // What has a point at both ends is nothing without a ring between them.
    const kept =
      bent.length > 2 || rings.length < 3
        ? bent
        : [0, 0.5, 1].map((t) => rings[Math.floor(t * (rings.length - 1))]!);
    return build(loftFacets(kept, tile), options);
  };

  return {
    lathe,
    cylinder,
    loft,
    cone: (radius, height, options) => cylinder(radius, height, { ...options, top: 0 }),
    box: (width, height, depth, options = {}) =>
      build(
        boxFacets(width / 2, height / 2, depth / 2, bevelOf(options.bevel)),
        { crease: roundBevel, ...options },
        [width, height, depth],
      ),
    sphere: (radius, { segments = 24, exact = false } = {}) => {
      const [x, y, z] = typeof radius === 'number' ? [radius, radius, radius] : radius;
      // A chord of an ellipse is as far from it as that of a circle with the mean radius, but at its tips.
      const mean = Math.sqrt(x * z);
      const rings = Math.max(
        isTiny(mean) || mean < edge / 2 ? 3 : 4,
        Math.round(across(Math.sqrt(Math.max(x, z) * y), segments) / 2),
      );
      const options = { segments, exact, crease: roundCrease(segments) };
      return lathe(arc(mean, -90, 90, rings, 0), options).scale(x / mean, y / mean, z / mean);
    },
    capsule: (radius, height, { top = radius, segments = 20, exact = false } = {}) => {
      const steps = Math.max(
        isTiny(Math.max(radius, top)) ? 1 : 2,
        Math.round(across(Math.max(radius, top), segments) / 4),
      );
      return lathe([...arc(radius, -90, 0, steps, radius), ...arc(top, 0, 90, steps, height - top)], {
        segments,
        exact,
        crease: roundCrease(segments),
      });
    },
    torus: (radius, thickness, { segments = 32, sides = 12, exact = false } = {}) => {
      const rim = Math.max(Math.min(4, sides), Math.round(across(thickness, sides)));
      const profile = Array.from({ length: rim + 1 }, (_, i): [number, number] => {
        const angle = ((i % rim) / rim) * 2 * Math.PI;
        return [radius + thickness * Math.cos(angle), thickness * Math.sin(angle)];
      });
      return lathe(profile, { segments, exact, crease: allFaces });
    },
    extrude: (outline, depth, options = {}) =>
      build(extrudeFacets(outline, depth / 2, bevelOf(options.bevel)), { crease: 50, ...options }, [
        depth,
        ...sidesOf(outline),
      ]),
    tube: (path, radius, { sides = 10, closed = false, crease = 80 } = {}) => {
      const radiusAt = typeof radius === 'number' ? () => radius : radius;
      const widest = Math.max(...[0, 0.5, 1].map(radiusAt));
      return build(tubeFacets(path, radiusAt, around(widest, sides), closed, tile, gap), { crease }, [
        2 * widest,
      ]);
    },
    blob: (radius, { rough, seed, lumps = 2, crease = allFaces, rings = 12 }) => {
      // Lumps of a few gaps have fewer rings, down to those of a ball.
      const seen = Math.min(1, Math.sqrt((rough * radius) / (10 * gap)));
      const needed = Math.max(
        Math.min(rings, 3 * lumps) * Math.min(1, detail) * seen,
        around(radius, 2 * rings) / 2,
      );
      const whole = Math.max(4, Math.round(Math.min(needed, longEnough(radius) / 2)));
      // Faces of few segments differ more than those of a fine ball, and are one surface as well.
      return build(blobFacets(radius, rough, lumps, seed, whole, tile), {
        crease: Math.max(crease, 400 / whole),
      });
    },
    facets: build,
  };
}

/** Returns the width and the height of a flat outline. */
function sidesOf(outline: Profile): [number, number] {
  const side = (k: 0 | 1): number => {
    const values = outline.map((point) => point[k]);
    return Math.max(...values) - Math.min(...values);
  };
  return [side(0), side(1)];
}
