import type { Part } from '../../kit.ts';
import type { Point } from '../../shapes/shape.ts';
import { mapped, pointsOf } from '../part-shapes.ts';

/** Proportions of a figure other than the usual ones, by the words of a prompt. */
export type BodyType = 'chibi' | 'heroic' | 'realistic';

/** Measures of a type. Factors of width hold from the feet, the hips, the waist and the shoulders up. */
interface Proportions {
  /** Height without a hat, in heights of the head. */
  readonly heads: number;
  /** Height of the hips, as a share of the height without a hat. */
  readonly hips: number;
  readonly widths: readonly [feet: number, hips: number, waist: number, shoulders: number];
  /** Factor of the width of the head, of its height. */
  readonly headWidth: number;
  /** Factor of the thickness of the arms, and of the size of the hands. */
  readonly arms: number;
  readonly hands: number;
}

const proportions: Readonly<Record<BodyType, Proportions>> = {
  chibi: { heads: 2.75, hips: 0.25, widths: [1.25, 1.05, 1, 0.92], headWidth: 0.95, arms: 1.15, hands: 1.1 },
  heroic: { heads: 8.7, hips: 0.53, widths: [1.1, 0.98, 0.92, 1.34], headWidth: 1.1, arms: 1.3, hands: 1.15 },
  realistic: {
    heads: 7.7,
    hips: 0.52,
    widths: [0.95, 0.95, 0.9, 0.98],
    headWidth: 1,
    arms: 0.9,
    hands: 0.95,
  },
};

/** Every type. */
export const bodyTypes = Object.keys(proportions) as readonly BodyType[];

/** Length of a hand from the wrist, of the usual figure. */
const handLength = 0.14;

/** Share of the height of a head that is above its middle, in radii: a skull is 2.2 radii high and 1.96 deep. */
const skullHeight = 2.2;
const skullDepth = 0.98;

/** Parts of a body and of what is worn; others near a hand are held in it. */
const worn =
  /^(?:torso|hips|skirt|belt|apron|cape|quiver|head|hair|hat|horns?|tail|robe|body|pack|tank|coat|trim)(?:_|$)|^(?:arm|leg)_/;

/**
 * Gives the parts of a figure the proportions of a type. Everything but the arms follows one continuous map of space, so
 * what touches still does; arms keep their direction, and what is held moves with its hand.
 */
export function withBodyType(parts: readonly Part[], type: BodyType): readonly Part[] {
  const body = measuresOf(parts);
  if (body === null) return parts;
  const map = bodyMap(body, proportions[type]);
  // Wings, and what is held down to the ground, are as much smaller as the body.
  const size = map(0, body.shoulders, 0)[1] / body.shoulders;
  const arms = parts
    .filter(({ name }) => /^arm_/.test(name))
    .map((arm) => armMap(arm, body, map, proportions[type]));
  return parts.map((part) => {
    const arm = arms.find(({ name }) => name === part.name);
    if (arm) return shaped(part, arm.map, map(...part.pivot));
    if (/^wings?/.test(part.name)) {
      const root = rootOf(part);
      return resized(part, root, map(...root), size);
    }
    const held = worn.test(part.name) ? undefined : arms.find(({ hand }) => isHeld(part, hand));
    if (held) {
      const hand = held.map(...held.hand);
      const low = Math.min(...pointsOf([...part.surfaces.values()].flat()).map(([, y]) => y));
      const room = hand[1] / Math.max(0.01, held.hand[1] - low);
      return resized(part, held.hand, hand, Math.max(size, Math.min(room, 0.9)));
    }
    return shaped(part, map, map(...part.pivot));
  });
}

type SpaceMap = (x: number, y: number, z: number) => Point;

interface Measures {
  readonly hips: number;
  readonly shoulders: number;
  readonly chin: number;
  readonly top: number;
}

/** Returns the heights of a figure; null for what has no head or no shoulders. */
function measuresOf(parts: readonly Part[]): Measures | null {
  const head = parts.find(({ name }) => name === 'head');
  const arm = parts.find(({ name }) => /^arm_/.test(name));
  const skull = head && [...head.surfaces.values()][0];
  if (!skull || !arm) return null;
  const points = pointsOf(skull);
  const top = Math.max(...points.map(([, y]) => y));
  const radius = -Math.min(...points.map(([, , z]) => z)) / skullDepth;
  const leg = parts.find(({ name }) => /^leg_/.test(name));
  const shoulders = arm.pivot[1];
  const chin = Math.max(shoulders + 0.03, top - skullHeight * radius);
  return { hips: leg?.pivot[1] ?? 0.56 * shoulders, shoulders, chin, top };
}

/** Returns the map of the body: heights by pieces, widths between them by straight lines. */
function bodyMap({ hips, shoulders, chin, top }: Measures, wanted: Proportions): SpaceMap {
  const head = top / wanted.heads;
  const grown = head / (top - chin);
  const neck = (chin - shoulders) * Math.min(1, (top - head) / chin);
  const waist = hips + 0.35 * (shoulders - hips);
  const high = top - head - neck;
  const low = wanted.hips * top;
  const [feetWide, hipsWide, waistWide, shouldersWide] = wanted.widths;
  const headWide = grown * wanted.headWidth;
  const knots: readonly (readonly [from: number, to: number, wide: number])[] = [
    [0, 0, feetWide],
    [hips, low, hipsWide],
    [waist, low + 0.35 * (high - low), waistWide],
    [shoulders, high, shouldersWide],
    [chin, top - head, headWide],
    [top, top, headWide],
  ];
  const at = (y: number, k: 1 | 2): number => {
    const i = Math.min(
      knots.length - 2,
      Math.max(
        0,
        knots.findLastIndex(([from]) => from <= y),
      ),
    );
    const [a, b] = [knots[i]!, knots[i + 1]!];
    const t = (y - a[0]) / (b[0] - a[0]);
    // Widths end at the top; heights go on above it, for hats.
    return a[k] + (b[k] - a[k]) * (k === 2 ? Math.min(1, Math.max(0, t)) : t);
  };
  return (x, y, z) => {
    const wide = at(y, 2);
    // A chest grows less forwards than to the sides.
    const deep = y < shoulders ? 1 + 0.7 * (wide - 1) : wide;
    return [x * wide, at(y, 1), z * deep];
  };
}

interface ArmMap {
  readonly name: string;
  /** Middle of the hand before it is moved. */
  readonly hand: Point;
  readonly map: SpaceMap;
}

function armMap(arm: Part, body: Measures, map: SpaceMap, wanted: Proportions): ArmMap {
  const points = pointsOf([...arm.surfaces.values()].flat());
  const [px, py, pz] = arm.pivot;
  const reach = ([x, y, z]: Point): number => Math.hypot(x - px, y - py, z - pz);
  const length = Math.max(...points.map(reach));
  const ends = points.filter((point) => reach(point) > length * 0.85);
  const middle = [0, 1, 2].map((k) => ends.reduce((sum, point) => sum + point[k]!, 0) / ends.length) as [
    number,
    number,
    number,
  ];
  const far = reach(middle);
  const along: Point = [(middle[0] - px) / far, (middle[1] - py) / far, (middle[2] - pz) / far];
  const wrist = length - handLength;
  // As long as an arm that hangs down beside the body.
  const shorter = (map(0, body.shoulders, 0)[1] - map(0, body.shoulders - wrist, 0)[1]) / wrist;
  const pivot = map(px, py, pz);
  return {
    name: arm.name,
    hand: middle,
    map: (x, y, z) => {
      const [dx, dy, dz] = [x - px, y - py, z - pz];
      const t = dx * along[0] + dy * along[1] + dz * along[2];
      const far = t <= wrist ? t * shorter : wrist * shorter + (t - wrist) * wanted.hands;
      const blend = Math.min(1, Math.max(0, (t - wrist + 0.05) / 0.1));
      const wide = wanted.arms + (wanted.hands - wanted.arms) * blend;
      const place = (k: 0 | 1 | 2, d: number): number =>
        pivot[k] + along[k] * far + (d - along[k] * t) * wide;
      return [place(0, dx), place(1, dy), place(2, dz)];
    },
  };
}

/** Returns a part with another size around a point, which moves to a place. */
function resized(part: Part, [x, y, z]: Point, [ax, ay, az]: Point, size: number): Part {
  const map: SpaceMap = (px, py, pz) => [ax + (px - x) * size, ay + (py - y) * size, az + (pz - z) * size];
  return shaped(part, map, map(...part.pivot));
}

/** Returns the middle of the points of a wing that are nearest to the back. */
function rootOf({ surfaces }: Part): Point {
  const points = pointsOf([...surfaces.values()].flat()).sort(([a], [b]) => Math.abs(a) - Math.abs(b));
  const near = points.slice(0, Math.max(1, Math.round(points.length / 20)));
  return [0, 1, 2].map((k) => near.reduce((sum, point) => sum + point[k]!, 0) / near.length) as [
    number,
    number,
    number,
  ];
}

/** Returns whether a part is on the side of a hand and its box reaches the hand. */
function isHeld({ surfaces }: Part, hand: Point): boolean {
  const points = pointsOf([...surfaces.values()].flat());
  const gaps = [0, 1, 2].map((k) => {
    const values = points.map((point) => point[k]!);
    return Math.max(Math.min(...values) - hand[k]!, hand[k]! - Math.max(...values), 0);
  });
  return Math.hypot(...gaps) < 0.12 && points.every(([x]) => x * hand[0] > -0.02);
}

function shaped(part: Part, map: SpaceMap, pivot: Point = part.pivot): Part {
  return mapped(
    part,
    (shape) => shape.warp(map),
    () => pivot,
  );
}
