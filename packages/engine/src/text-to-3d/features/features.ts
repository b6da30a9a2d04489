import { colorOfLook, type Look, materialOfLook } from '../../content/materials.ts';
import { colorShifts, shiftColor } from '../colors.ts';
import type { Model } from '../grow.ts';
import { createNoise } from '../noise.ts';
import { createRandom, hashText } from '../random.ts';
import { createForms, type Forms } from '../shapes/forms.ts';
import { join, type Shape } from '../shapes/shape.ts';
import { type Bend, bent } from './bend.ts';
import { type CoverOptions, cover } from './cover.ts';
import { broken, brokenSlot, cracksOn, halved } from './damage.ts';
import { fillingOf } from './fill.ts';
import { garlandsOn, ivyOn } from './hang.ts';
import { boundsOf, changedParts, modelOf, type PlacedPart, placedParts, shapesOf } from './placed-parts.ts';
import { striped, stripedSlot } from './stripes.ts';

/** What any thing can be or have besides its own form. */
export interface Features {
  readonly bend?: Bend;
  /** Corners broken off, pieces missing. */
  readonly isBroken?: boolean;
  readonly isCracked?: boolean;
  /** One half of it: the right side is cut off, or the top. */
  readonly half?: 'side' | 'top';
  readonly isFlipped?: boolean;
  /** Colour of stripes across the largest surface. */
  readonly stripes?: string;
  /** The surface of a statue of the thing, which stands on a plinth. */
  readonly statue?: Look;
  /** What a container is full of. */
  readonly filling?: Filling;
  /** What is on the thing, each with the colour that a word gives it. */
  readonly on: Readonly<Partial<Record<Growth, string | null>>>;
}

/** A material and its colour, and whether it lies in a heap or is level. */
export interface Filling {
  readonly look: Look;
  readonly isHeaped: boolean;
}

/** What lies, grows or hangs on a thing. */
export type Growth = 'snow' | 'moss' | 'grass' | 'ivy' | 'garland';

export const noFeatures: Features = { on: {} };

/** Looks of what is on a thing, by slot. */
const looks: Readonly<Record<string, Look>> = {
  'on snow': 'snow',
  'on moss': ['leaves', '#6c8f2e'],
  'on grass': ['plant', '#6a9f3f'],
  'on ivy': ['plant', '#3f7a34'],
  'on garland': ['leaves', '#2f7a3a'],
  'on balls': ['paint', '#d1202a'],
  'on stars': 'gold',
  'on cracks': ['rubber', '#161412'],
  'on plinth': ['stone', '#8f8d88'],
};

/** Returns the looks of a thing with those of its features. */
export function featuredLooks(
  own: Readonly<Record<string, Look>>,
  { on, isBroken = false, isCracked = false, stripes, filling, statue }: Features,
): Readonly<Record<string, Look>> {
  const colored = Object.entries(on).flatMap(([name, color]): [string, Look][] =>
    color ? [[`on ${name}`, [materialOfLook(looks[`on ${name}`]!), color]]] : [],
  );
  const base = statue ? Object.fromEntries(Object.keys(own).map((slot) => [slot, statue])) : own;
  const breaks = Object.entries(base).map(([slot, look]): [string, Look] => {
    return [`${slot}${brokenSlot}`, [materialOfLook(look), shiftColor(colorOfLook(look), colorShifts.dark!)]];
  });
  const striped = Object.entries(own).map(([slot, look]): [string, Look] => [
    `${slot}${stripedSlot}`,
    [materialOfLook(look), stripes ?? ''],
  ]);
  const isPlain = Object.keys(on).length === 0 && !isBroken && !isCracked && !stripes && !filling && !statue;
  if (isPlain) return own;
  return {
    ...base,
    ...looks,
    ...(filling &&
      Object.fromEntries(
        ['on filling', ...Object.keys(own).filter(isContents)].map((slot) => [slot, filling.look]),
      )),
    ...Object.fromEntries([...colored, ...(isBroken ? breaks : []), ...(stripes ? striped : [])]),
  };
}

/** Returns whether a surface is of what is in a thing as it is made. */
export const isContents = (slot: string): boolean =>
  /^(?:water|liquid|drink|coffee|tea|soup|wine|beer|milk|juice|slime|soil|hay|ore|rock|load|coal)$/.test(
    slot,
  );

/** Returns a model with features: bent first, then broken, then with what is on it. */
export function withFeatures(model: Model, features: Features, seed: number): Model {
  const {
    bend,
    isBroken = false,
    isCracked = false,
    isFlipped = false,
    half,
    stripes,
    filling,
    statue,
    on,
  } = features;
  const has = (growth: Growth): boolean => on[growth] !== undefined;
  const random = createRandom(seed ^ hashText('features'));
  const own = isFlipped
    ? changedParts(
        placedParts(model),
        (shape) => shape.turn('z', 180),
        ([x, y, z]) => [-x, -y, z],
      )
    : placedParts(model);
  const curved = bend ? bent(own, bend) : own;
  const cut = half ? halved(curved, half) : curved;
  const painted = stripes ? striped(cut) : cut;
  const parts = isBroken ? broken(painted, random) : painted;
  const shapes = shapesOf(parts);
  const { low, high } = boundsOf(shapes);
  const longest = Math.max(...high.map((value, k) => value - low[k]!));
  const tile = longest / 2;
  const forms = createForms({ tile, gap: 0.003 * longest, detail: 1, faceted: false });
  const garlands = has('garland') ? garlandsOn(shapes, forms) : null;
  const added: Readonly<Record<string, Shape | null | undefined>> = {
    cracks: isBroken || isCracked ? cracksOn(shapes, forms, random) : null,
    snow: has('snow') ? snowOn(shapes, longest, tile) : null,
    grass: has('grass')
      ? cover(shapes, { thickness: 0.02 * longest, slope: 1.2, tile, isCovered: () => true })
      : null,
    moss: has('moss') ? mossOn(shapes, longest, tile, seed) : null,
    ivy: has('ivy') ? ivyOn(shapes, forms, random) : null,
    filling:
      filling && !parts.some(({ surfaces }) => surfaces.some(({ slot }) => isContents(slot)))
        ? fillingOf(shapes, forms, filling.isHeaped)
        : null,
    plinth: statue && plinthUnder(shapes, forms),
    garland: garlands?.rope,
    balls: garlands?.balls,
    stars: garlands?.stars,
  };
  const more = Object.entries(added).flatMap(([name, shape]): PlacedPart[] =>
    shape && shape.indices.length > 0
      ? [{ name: `${model.name}_on_${name}`, pivot: [0, 0, 0], surfaces: [{ slot: `on ${name}`, shape }] }]
      : [],
  );
  return modelOf(model, [...parts, ...more]);
}

/** Returns a plinth under shapes. */
function plinthUnder(shapes: readonly Shape[], forms: Forms): Shape {
  const { low, high } = boundsOf(shapes);
  const [wide, tall, deep] = [0, 1, 2].map((k) => high[k]! - low[k]!) as [number, number, number];
  const height = 0.12 * tall;
  const at = [(low[0] + high[0]) / 2, low[1] - height / 2, (low[2] + high[2]) / 2] as const;
  return forms.box(wide * 0.9, height, deep * 1.1, { bevel: height * 0.15 }).move(...at);
}

function snowOn(shapes: readonly Shape[], longest: number, tile: number): Shape | null {
  return cover(shapes, { thickness: 0.03 * longest, slope: 2.4, tile, isCovered: () => true });
}

/** Returns patches of moss on the top of shapes, and at the foot of their front and right side. */
function mossOn(shapes: readonly Shape[], longest: number, tile: number, seed: number): Shape | null {
  const { low, high } = boundsOf(shapes);
  const noise = createNoise(seed);
  const scale = 5 / longest;
  const at = (x: number, y: number, z: number): number => noise.at(x * scale, y * scale, z * scale);
  const options: Omit<CoverOptions, 'isCovered'> = { thickness: 0.014 * longest, slope: 2, tile };
  const top = cover(shapes, { ...options, isCovered: ([x, y, z]) => at(x, y, z) > -0.05 });
  const height = high[1] - low[1];
  /** Moss is at the foot and at the top of a side. */
  const isGrown = (x: number, y: number, z: number): boolean => {
    const share = (y - low[1]) / height;
    return at(x, y, z) > -0.32 + 1.5 * Math.min(share, 1 - share);
  };
  const front = cover(
    shapes.map((shape) => shape.turn('x', -90)),
    { ...options, isCovered: ([x, y, z]) => isGrown(x, -z, y) },
  );
  const right = cover(
    shapes.map((shape) => shape.turn('y', -90).turn('x', -90)),
    { ...options, isCovered: ([x, y, z]) => isGrown(y, -z, -x) },
  );
  const grown = [top, front?.turn('x', 90), right?.turn('x', 90).turn('y', 90)].filter(
    (shape) => shape != null,
  );
  return grown.length > 0 ? join(grown) : null;
}
