import { type Features, noFeatures, withFeatures } from './features/features.ts';
import { createKit, type Part, type Pose } from './kit.ts';
import { isBeastPosture, withBeastPosture } from './plans/beast/beast-posture.ts';
import { type BodyType, withBodyType } from './plans/person/body-type.ts';
import { type Posture, withPosture } from './plans/person/posture.ts';
import { createRandom, hashText } from './random.ts';
import { liftCoplanar } from './shapes/lift-coplanar.ts';
import { join, type Point, type Shape } from './shapes/shape.ts';
import { joinTouching } from './shapes/touching-faces.ts';
import type { Subject } from './subject.ts';

export interface GrowOptions {
  /** Unsigned 32 bit; decides proportions and details. */
  readonly seed: number;
  /** Height of the result, metres. */
  readonly height: number;
  /**
   * Multiplies the segments of round forms.
   * @default 1
   */
  readonly detail?: number;
  /**
   * Largest gap between a circle and its segments, as a share of the longest side.
   * @default 0.002, a pixel of a picture of 500
   */
  readonly gap?: number;
  /**
   * Shortest edge of a round form, as a share of the longest side.
   * @default 0
   */
  readonly edge?: number;
  /**
   * Shades every face flat.
   * @default false
   */
  readonly faceted?: boolean;
  /**
   * Posture of figures.
   * @default 'rest'
   */
  readonly pose?: Pose;
  /** Proportions of a person other than the usual ones. */
  readonly body?: BodyType;
  /** What a person or an animal on four legs does in place of standing, in the pose `rest`; the height is that of the standing one. */
  readonly posture?: Posture;
  /**
   * Factors of width and depth besides.
   * @default 1
   */
  readonly stretch?: readonly [x: number, z: number];
  /** Names of parts to leave out. */
  readonly without?: readonly string[];
  /** What it is or has besides its own form. */
  readonly features?: Features;
}

/** A grown subject: parts in metres, standing on y = 0 around the origin. */
export interface Model {
  readonly name: string;
  readonly parts: readonly ModelPart[];
  readonly size: Point;
  readonly triangles: number;
  /** Whether the form depends on the pose. */
  readonly hasPose: boolean;
}

interface ModelPart {
  readonly name: string;
  readonly pivot: Point;
  /** One shape per slot, relative to the pivot. */
  readonly surfaces: readonly { readonly slot: string; readonly shape: Shape }[];
}

export function grow(subject: Subject, options: GrowOptions): Model {
  const {
    seed,
    height,
    detail = 1,
    gap = 0.002,
    edge = 0,
    faceted = false,
    pose = 'rest',
    body,
    posture,
    stretch = [1, 1],
    without = [],
    features = noFeatures,
  } = options;
  const random = createRandom(seed ^ hashText(subject.name));
  let hasPose = false;
  const build = (tile: number): Map<string, Part> => {
    const size = sizeOf(subject, tile);
    const style = {
      tile,
      gap: gap * size,
      edge: edge * size,
      fineGap: Math.min(gap, fineGap) * size,
      detail,
      faceted,
    };
    const { kit, parts } = createKit({ ...style, random, pose, body: body ?? null });
    const watched = Object.defineProperty({ ...kit }, 'pose', {
      get() {
        hasPose = true;
        return pose;
      },
    });
    subject.build(watched);
    return parts;
  };
  const parts = build(subject.tile ?? subject.height / 1.5);
  const kept = [...parts.values()].filter((part) => !without.some((word) => part.name.startsWith(word)));
  const all = kept.length > 0 ? kept : [...parts.values()];
  const shaped = body && subject.plan === 'person' ? withBodyType(all, body) : all;
  const posed = posture && pose === 'rest' ? postured(shaped, subject.plan === 'person', posture) : shaped;
  const share = posed === shaped ? 1 : heightOf(posed) / heightOf(shaped);
  const model = { ...placeParts(subject.name, posed, height * share, stretch), hasPose };
  return features === noFeatures ? model : withFeatures(model, features, seed);
}

/** Largest gap of fine forms, as a share of the longest side. */
const fineGap = 0.003;

const sizes = new WeakMap<Subject, number>();

/** Returns about how long the longest side of a subject is as it is built. */
function sizeOf(subject: Subject, tile: number): number {
  const known = sizes.get(subject);
  if (known !== undefined) return known;
  const style = { tile, gap: 0, fineGap: 0, detail: 0.1, faceted: false, body: null };
  const { kit, parts } = createKit({ ...style, random: createRandom(1), pose: 'rest' });
  subject.build(kit);
  const { low, high } = boundsOf(
    [...parts.values()].flatMap(({ surfaces }) => [...surfaces.values()].flat()),
  );
  const size = Math.max(...high.map((value, k) => value - low[k]!));
  sizes.set(subject, size);
  return size;
}

function postured(parts: readonly Part[], isPerson: boolean, posture: Posture): readonly Part[] {
  if (isPerson) return withPosture(parts, posture);
  return isBeastPosture(posture) ? withBeastPosture(parts, posture) : parts;
}

/** Returns the height of parts as they are built. */
function heightOf(parts: readonly Part[]): number {
  const { low, high } = boundsOf(parts.flatMap(({ surfaces }) => [...surfaces.values()].flat()));
  return high[1] - low[1];
}

/** Scales to the height and moves the middle of the footprint to the origin, the lowest point to the ground. */
function placeParts(
  name: string,
  parts: readonly Part[],
  height: number,
  [wide, deep]: readonly [number, number],
): Omit<Model, 'hasPose'> {
  const joined = parts.flatMap((part) =>
    [...part.surfaces].map(([slot, shapes]) => ({ part, slot, shape: joinTouching(join(shapes)) })),
  );
  const lifted = liftCoplanar(joined.map(({ shape }) => shape));
  const merged = parts.map((part) => ({
    part,
    surfaces: joined.flatMap((one, i) => (one.part === part ? [{ slot: one.slot, shape: lifted[i]! }] : [])),
  }));
  const { low, high } = boundsOf(merged.flatMap(({ surfaces }) => surfaces.map(({ shape }) => shape)));
  const scale = height / (high[1] - low[1]);
  const scales: Point = [scale * wide, scale, scale * deep];
  const shift: Point = [-(low[0] + high[0]) / 2, -low[1], -(low[2] + high[2]) / 2];
  let triangles = 0;
  const placed = merged.map(({ part, surfaces }): ModelPart => {
    const pivot = part.pivot.map((value, k) => (value + shift[k]!) * scales[k]!) as unknown as Point;
    return {
      name: `${name}_${part.name}`,
      // A part without a hinge keeps the model's own origin.
      pivot: part.pivot.every((value) => value === 0) ? [0, 0, 0] : pivot,
      surfaces: surfaces.map(({ slot, shape }) => {
        triangles += shape.indices.length / 3;
        const origin = part.pivot.every((value) => value === 0) ? [0, 0, 0] : pivot;
        return {
          slot,
          shape: shape
            .move(...shift)
            .scale(...scales)
            .move(-origin[0]!, -origin[1]!, -origin[2]!),
        };
      }),
    };
  });
  return {
    name,
    parts: placed,
    size: [0, 1, 2].map((k) => (high[k]! - low[k]!) * scales[k]!) as unknown as Point,
    triangles,
  };
}

function boundsOf(shapes: readonly Shape[]): {
  low: [number, number, number];
  high: [number, number, number];
} {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of shapes) {
    positions.forEach((value, i) => {
      const k = (i % 3) as 0 | 1 | 2;
      low[k] = Math.min(low[k], value);
      high[k] = Math.max(high[k], value);
    });
  }
  return { low, high };
}
