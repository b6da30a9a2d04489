import { minus, unit } from '@meshwright/gltf/math';
import type { Point, Shape } from '../shapes/shape.ts';
import type { Form } from './form.ts';
import { splineThrough } from './piece.ts';
import { isSmooth, numbers, outlineOf, surface, triples } from './piece-args.ts';

/** The radius along a tube: ".1", ".1>.02", or more stops at equal distances. */
function radiusOf(text: string): number | ((t: number) => number) {
  const stops = text.split('>').map(Number);
  const last = stops.length - 1;
  if (last === 0) return stops[0]!;
  return (t) => {
    const i = Math.min(last - 1, Math.floor(t * last));
    const [from, to] = [stops[i]!, stops[i + 1]!];
    return from + (to - from) * (t * last - i);
  };
}

/** Adds round ends to a path, where it does not end in a point. */
function rounded(
  path: readonly Point[],
  radius: (t: number) => number,
): { points: Point[]; radii: number[] } {
  const last = path.length - 1;
  const radii = path.map((_, i) => radius(i / last));
  const thickest = Math.max(...radii);
  const end = (at: number, before: number): { point: Point; radius: number }[] => {
    const r = radii[at]!;
    const out = unit(minus(path[at]!, path[before]!));
    // What stands on the ground stays flat.
    if (r < thickest * 0.25 || out[1] < -0.7) return [];
    return [
      { share: 0.5, radius: r * 0.82 },
      { share: 0.8, radius: r * 0.4 },
    ].map((ring) => ({
      point: [0, 1, 2].map((k) => path[at]![k]! + out[k]! * r * ring.share) as unknown as Point,
      radius: ring.radius,
    }));
  };
  const rings = [
    ...end(0, 1).reverse(),
    ...path.map((point, i) => ({ point, radius: radii[i]! })),
    ...end(last, last - 1),
  ];
  return { points: rings.map(({ point }) => point), radii: rings.map((ring) => ring.radius) };
}

export const long: Record<string, Form> = {
  /** A bar with corners through points. */
  bar: ({ tube }, words) =>
    tube(triples(words), radiusOf(words.args[0]!), { sides: words.options.s ?? 10, ...surface(words) }),
  /** A smooth tube with round ends through points; "~" closes it. */
  tube: ({ tube }, words) => {
    const closed = isSmooth(words);
    const path = splineThrough(triples(words), 5, closed);
    const radius = radiusOf(words.args[0]!);
    const style = { sides: words.options.s ?? 12, closed, ...surface(words) };
    if (closed) return tube(path, radius, style);
    const { points, radii } = rounded(path, typeof radius === 'number' ? () => radius : radius);
    return tube(points, (t) => radii[Math.round(t * (radii.length - 1))]!, style);
  },
  /** A surface over rings with equal numbers of points, with "/" between the rings. */
  loft: ({ loft }, words) => {
    const rings: Point[][] = [[]];
    for (const arg of words.args) {
      if (arg === '/') rings.push([]);
      else if (arg.includes(',')) rings.at(-1)!.push(arg.split(',').map(Number) as unknown as Point);
    }
    return loft(rings, { crease: 40, ...surface(words) });
  },
  /** A body along z over upright ovals: half its width, half its height and its z at each. */
  ovals: ({ loft }, words) => {
    const count = words.options.s ?? 18;
    const oval = ([width, height, z]: Point): Point[] =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI;
        return [Math.cos(angle) * width, Math.sin(angle) * height, z];
      });
    return loft(triples(words).map(oval), { crease: 80, ...surface(words) });
  },
  /** A flat outline that swells to the front and the back: half its thickness in the middle, then the outline. */
  dome: ({ loft }, words) => {
    const outline = outlineOf(words);
    const front = [1, 0.97, 0.88, 0.74, 0.55, 0.3, 0.02].map((k) => [k, (1 - k ** 2.4) ** 0.6] as const);
    const back = front.slice(1).map(([k, out]) => [k, -out] as const);
    const [height = 1] = numbers(words);
    return loft(
      [...back.reverse(), ...front].map(([k, out]) =>
        outline.map(([x, y]): Point => [x * k, y * k, out * height]),
      ),
      { crease: 50, ...surface(words) },
    );
  },
  /** A two-edged blade to the top: length, width, thickness, share of the tip. */
  blade: ({ loft }, words) => {
    const [height = 1, width = 0.1, thick = width * 0.25, tip = 0.2] = numbers(words);
    const section = (y: number, k: number): Point[] => [
      [(width / 2) * k, y, 0],
      [0, y, (thick / 2) * k],
      [(-width / 2) * k, y, 0],
      [0, y, (-thick / 2) * k],
    ];
    return loft([section(0, 1), section(height * (1 - tip), 0.86), section(height, 0.03)], { crease: 10 });
  },
  /** A leaf that rises to its tip and bends to the front: length, width, bend. */
  leaf: ({ loft }, words) => {
    const [height = 1, width = 0.3, bend = 0.2] = numbers(words);
    const rings = [0, 0.25, 0.5, 0.75, 1].map((t): Point[] => {
      const isEnd = t === 0 || t === 1;
      const half = isEnd ? 0 : Math.sin(t * Math.PI) ** 0.8 * (width / 2);
      const [y, z] = [height * t * (1 - 0.25 * bend * t), bend * height * t * t];
      const thick = isEnd ? 0 : Math.min(width, height) * 0.04;
      return [
        [half, y, z + half * 0.25],
        [0, y, z + thick],
        [-half, y, z + half * 0.25],
        [0, y, z - thick],
      ];
    });
    return loft(rings, { crease: 50 });
  },
};

/** Forms of several surfaces, whose other slots have their own names. */
export const several: Record<string, Form> = {
  /** A tyre with a hub on the x axis: radius, width. */
  wheel: ({ lathe, cylinder }, words) => {
    const [r = 0.3, w = 0.2] = numbers(words);
    const tyre = lathe(
      [
        [r * 0.6, -w * 0.5],
        [r * 0.92, -w * 0.5],
        [r, -w * 0.32],
        [r, w * 0.32],
        [r * 0.92, w * 0.5],
        [r * 0.6, w * 0.5],
        [r * 0.6, -w * 0.5],
      ],
      { segments: 28 },
    );
    const hub = cylinder(r * 0.62, w * 0.84, { segments: 24, bevel: w * 0.1 }).move(0, -w * 0.42, 0);
    const cap = cylinder(r * 0.18, w * 1.04, { segments: 12, bevel: w * 0.05 }).move(0, -w * 0.52, 0);
    return { tyre: [tyre.turn('z', -90)], hub: [hub.turn('z', -90)], cap: [cap.turn('z', -90)] };
  },
  /** A wheel of spokes on the x axis: radius, width, spokes. */
  spokes: ({ lathe, cylinder, box, ring }, words) => {
    const [r = 0.5, w = 0.08, count = 8] = numbers(words);
    const rim = lathe(
      [
        [r * 0.86, -w / 2],
        [r, -w / 2],
        [r, w / 2],
        [r * 0.86, w / 2],
        [r * 0.86, -w / 2],
      ],
      { segments: 32 },
    );
    const nave = cylinder(r * 0.16, w * 1.5, { segments: 16, bevel: w * 0.1 }).move(0, -w * 0.75, 0);
    const spoke = box(r * 0.07, w * 0.5, r * 0.8).move(0, 0, r * 0.48);
    return { '': [rim, nave, ring(count, spoke)].map((shape) => shape.turn('z', -90)) };
  },
  /** A pair of eyes that look to the front: radius, distance from the middle. */
  eyes: ({ sphere }, words) => {
    const [r = 0.05, x = 0.1] = numbers(words);
    const at = (shape: Shape): Shape[] => [shape.move(x, 0, 0), shape.move(-x, 0, 0)];
    return {
      white: at(sphere(r, { segments: 16 })),
      pupil: at(sphere(r * 0.62, { segments: 12 }).move(0, 0, r * 0.5)),
    };
  },
};
