import type { Arrangement, Placement } from './arrange.ts';
import { arrange } from './arrange.ts';
import type { Model } from './grow.ts';
import { heapIn } from './heap.ts';
import { spotsInCrown, spotsOnFront, spotWithin } from './hung-on.ts';
import { heightOnTop, spotsOnTop } from './on-top.ts';
import type { Place } from './prompt/scene-words.ts';
import type { Random } from './random.ts';

/** Grown models of one kind of thing, and where the prompt puts them. */
export interface SceneThing {
  readonly models: readonly Model[];
  readonly count: number;
  readonly arrangement: Arrangement;
  readonly lying: boolean;
  /** Whether the prompt states how many there are; otherwise as many as have room are enough. */
  readonly isCounted?: boolean;
  /** Whether what it carries may lie on each other: apples in a bowl. */
  readonly isContainer?: boolean;
  /** Whether the first thing, a person, sits on what is below it. */
  readonly isSeated?: boolean;
  /** Null for the first thing, around which the others are placed. */
  readonly place: Place | null;
  /**
   * Things with the same number are placed by each other.
   * @default 0
   */
  readonly group?: number;
}

/** A scene of several things on one ground. */
export interface ArrangedScene {
  /** `model` counts through the models of all things. */
  readonly placements: readonly Placement[];
  /** Whether something stands beside what it should lie on or in, for want of room. */
  readonly isCrowded: boolean;
}

const upright: Placement['turn'] = [0, 0, 0, 1];

/** Most things that hang on all copies of another, but for one on each. */
const mostHung = 40;

/** A quarter of a turn around the upright axis. */
const quarter: Placement['turn'] = [0, Math.SQRT1_2, 0, Math.SQRT1_2];

/**
 * Arranges things on one ground: the first in the middle, others beside it in turns, three or more of a kind around it, on
 * top of it, below or around it, in its hands or on its head. Groups stand beside each other. Sizes are those of the real
 * world.
 */
export function arrangeScene(things: readonly SceneThing[], random: Random): ArrangedScene {
  const firstOf = new Map<SceneThing, number>();
  let count = 0;
  for (const thing of things) {
    firstOf.set(thing, count);
    count += thing.models.length;
  }
  const models = things.flatMap((thing) => thing.models);
  const placements: Placement[] = [];
  const sides: Record<'left' | 'right', number> = { left: 0, right: 0 };
  let isCrowded = false;
  for (const [at, group] of [...new Set(things.map(({ group = 0 }) => group))].entries()) {
    const [first, ...others] = things.filter((thing) => (thing.group ?? 0) === group) as [SceneThing];
    const { placements: own, ...rest } = arrangeGroup([{ ...first, place: null }, ...others], random);
    isCrowded ||= rest.isCrowded;
    const members = [first, ...others].flatMap((thing) =>
      thing.models.map((_, i) => firstOf.get(thing)! + i),
    );
    const placed = own.map((placement) => ({ ...placement, model: members[placement.model]! }));
    const { low, high } = reachOf(placed, models);
    const isHigher = heightOf(placed, models) > heightOf(placements, models) * 1.5;
    // Pictures are taken from the right: what is higher stands on the left and hides nothing.
    const side = at % 2 === 1 && !isHigher ? 'right' : 'left';
    const gap = 0.15 * (high - low);
    const x = at === 0 ? 0 : side === 'right' ? sides.right + gap - low : -sides.left - gap - high;
    placements.push(...placed.map((each) => ({ ...each, position: shifted(each.position, [x, 0, 0]) })));
    sides.right = Math.max(sides.right, x + high);
    sides.left = Math.max(sides.left, -x - low);
  }
  return { placements, isCrowded };
}

function heightOf(placements: readonly Placement[], models: readonly Model[]): number {
  return Math.max(0, ...placements.map(({ model, position }) => position[1] + models[model]!.size[1]));
}

/** Returns how far placed models reach along X. */
function reachOf(placements: readonly Placement[], models: readonly Model[]): { low: number; high: number } {
  const half = ({ model, scale = 1 }: Placement): number => (models[model]!.size[0] / 2) * scale;
  return {
    low: Math.min(...placements.map((each) => each.position[0] - half(each))),
    high: Math.max(...placements.map((each) => each.position[0] + half(each))),
  };
}

/** Where the first thing is to one that holds it, by the place of that. */
const heldBy: Partial<Record<Place, Place>> = { behind: 'face', tree: 'crown', around: 'within' };

/** Arranges the things of one group around the one without a place. */
function arrangeGroup(things: readonly SceneThing[], random: Random): ArrangedScene {
  const main = things.find(({ place }) => place === null)!;
  // "A wreath on a wall", "a bird in a cage": what hangs or is within is the thing, and the wall or the cage has it.
  const holder = things.find(({ place }) => place !== null && place in heldBy);
  if (holder) {
    const place = heldBy[holder.place!]!;
    return reordered(
      things,
      things.map((thing) =>
        thing === holder ? { ...holder, place: null } : thing === main ? { ...main, place } : thing,
      ),
      random,
    );
  }
  const firstOf = new Map<SceneThing, number>();
  let models = 0;
  for (const thing of things) {
    firstOf.set(thing, models);
    models += thing.models.length;
  }
  const placed: Placement[] = [];
  const model = main.models[0]!;
  // "Apples in a bowl on a table": the bowl is on the table.
  const [below, lowest] = things.filter(({ place }) => place === 'below');
  const lift: Placement['position'] =
    below && lowest ? restOn(lowest.models[0]!, below.models[0]!) : [0, 0, 0];
  if (lowest) placed.push({ model: firstOf.get(lowest)!, position: [0, 0, 0], turn: upright });
  if (below) placed.push({ model: firstOf.get(below)!, position: lift, turn: upright });
  const along = things.filter(({ place }) => place === 'along');
  const seated = below && main.isSeated && main.count === 1 ? seatedOn(below.models[0]!, model) : null;
  const carried = below && !seated ? onBelow([main, ...along], below, random) : null;
  const own = (
    seated ??
    carried?.placements[0] ??
    arrange(main.models, main.count, main.arrangement, main.lying, random)
  ).map((placement) => ({ ...placement, position: shifted(placement.position, lift) }));
  for (const placement of own) placed.push({ ...placement, model: placement.model + firstOf.get(main)! });
  for (const [i, thing] of along.entries())
    for (const placement of carried?.placements[i + 1] ?? [])
      placed.push({
        ...placement,
        model: placement.model + firstOf.get(thing)!,
        position: shifted(placement.position, lift),
      });
  const [{ position: at }] = own as [Placement];
  const left = main.count - own.length;
  const rest = left > 0 ? [{ ...main, place: 'beside' as const, count: left }] : [];
  for (const thing of rest) firstOf.set(thing, firstOf.get(main)!);
  let isCrowded = left > 0;
  const spread = extent(own, main.models);
  const widest = (lowest ?? below ?? main).models[0]!.size;
  const base = below ? below.models[0]!.size.map((size, k) => Math.max(size, widest[k]!)) : [0, 0, 0];
  const sides = {
    right: Math.max(spread.x, base[0]! / 2),
    left: Math.max(spread.x, base[0]! / 2),
    around: Math.max(Math.hypot(spread.x, spread.z), Math.hypot(base[0]!, base[2]!) / 2),
  };
  let turns = 0;
  let hand = 0;
  const onTop = things.filter(({ place }) => place === 'on');
  const copies = onTop.flatMap(({ models, count }) =>
    Array.from({ length: count }, (_, i) => models[i % models.length]!),
  );
  const lies = onTop.flatMap(({ lying, count }) => Array.from({ length: count }, () => lying));
  const spots =
    main.isContainer === true
      ? heapIn(
          model,
          copies.map((copy, i) => ({ model: copy, lying: lies[i]! })),
        )
      : laidOut(model, copies);
  for (const each of [...things, ...rest]) {
    if (each === main || each === below || each === lowest) continue;
    let thing = each;
    const first = firstOf.get(each)!;
    const put = (index: number, position: Placement['position'], turn = upright, scale = 1): void => {
      placed.push({
        model: first + (index % thing.models.length),
        position,
        turn,
        ...(scale !== 1 && { scale }),
      });
    };
    const other = thing.models[0]!;
    if (thing.place === 'along' && carried) {
      const missing = thing.count - carried.placements[along.indexOf(each) + 1]!.length;
      if (missing === 0) continue;
      isCrowded = true;
      thing = { ...thing, count: missing };
    }
    if (thing.place === 'on') {
      const here = spots.splice(0, thing.count);
      here.forEach((spot, i) => {
        if (spot) put(i, shifted(spot.position, at), spot.turn);
      });
      const rest = here.filter((spot) => spot === null).length;
      if (rest === 0 || (rest < here.length && each.isCounted === false)) continue;
      // What finds no room on top stands beside it.
      isCrowded = true;
      thing = { ...thing, count: rest };
    }
    if (thing.place === 'face' || thing.place === 'crown') {
      const spotsOf = thing.place === 'face' ? spotsOnFront : spotsInCrown;
      const each = Math.max(1, Math.min(thing.count, Math.floor(mostHung / own.length)));
      for (const base of own)
        for (const [i, { position, scale }] of spotsOf(main.models[base.model]!, other, each).entries())
          put(i, shifted(turned(position, base.turn), base.position), base.turn, scale);
      continue;
    }
    if (thing.place === 'within') {
      const { position, scale } = spotWithin(model, other);
      put(0, shifted(position, at), upright, scale);
      if (thing.count === 1) continue;
      thing = { ...thing, count: thing.count - 1 };
    }
    if (thing.place === 'top') {
      put(0, shifted(other.name === 'smoke' ? highestOf(model) : [0, heightOnTop(model, 0, 0), 0], at));
      if (thing.count === 1) continue;
      thing = { ...thing, count: thing.count - 1 };
    }
    if (thing.place === 'hand' && hand < 2) {
      const count = Math.min(thing.count, 2 - hand);
      for (let i = 0; i < count; i++) {
        const held = inHand(model, thing.models[i % thing.models.length]!, hand === 0 ? -1 : 1);
        hand++;
        put(i, shifted(held.position, at), held.turn);
      }
      if (thing.count === count) continue;
      thing = { ...thing, count: thing.count - count };
    }
    if (thing.place === 'head') {
      const { position, scale } = onHead(model, other);
      put(0, shifted(position, at), upright, scale);
    } else if (
      thing.count >= 3 &&
      thing.arrangement !== 'pile' &&
      thing.arrangement !== 'stack' &&
      main.count === 1 &&
      // "A red knight and five blue ones": none is hidden by the others.
      other.name !== model.name
    ) {
      const radius = Math.max(
        sides.around + Math.max(other.size[0], other.size[2]) * 0.7,
        (thing.count * Math.hypot(other.size[0], other.size[2]) * 1.1) / (2 * Math.PI),
      );
      for (let i = 0; i < thing.count; i++) {
        const angle = (2 * Math.PI * (i + 0.5)) / thing.count;
        const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
        put(i, [x, 0, z], facing(x, z));
      }
      const grown = radius + Math.max(other.size[0], other.size[2]) * 0.6;
      Object.assign(sides, { right: grown, left: grown, around: grown });
    } else {
      const group = arrange(thing.models, thing.count, thing.arrangement, thing.lying, random);
      const { x: half } = extent(group, thing.models);
      // Pictures are taken from the right: a chest stands on the left of a key and does not hide it.
      const side = other.size[1] > model.size[1] * 1.2 || turns++ % 2 === 1 ? 'left' : 'right';
      const gap = 0.15 * Math.min(half, spread.x) + 0.05 * Math.max(half, spread.x);
      const at = (sides[side] + gap + half) * (side === 'right' ? 1 : -1);
      for (const { model: index, position, turn } of group)
        put(index, [position[0] + at, position[1], position[2]], turn);
      sides[side] += gap + 2 * half;
      sides.around = Math.max(sides.around, sides[side]);
    }
  }
  return { placements: placed, isCrowded };
}

/** Arranges things of which another one is in the middle; `model` counts through them in their own order. */
function reordered(
  things: readonly SceneThing[],
  changed: readonly SceneThing[],
  random: Random,
): ArrangedScene {
  const order = changed
    .map((_, i) => i)
    .sort((a, b) => Number(changed[b]!.place === null) - Number(changed[a]!.place === null));
  const scene = arrangeGroup(
    order.map((i) => changed[i]!),
    random,
  );
  const first = (at: number): number =>
    things.slice(0, at).reduce((sum, { models }) => sum + models.length, 0);
  const indexes = order.flatMap((i) => things[i]!.models.map((_, k) => first(i) + k));
  return { ...scene, placements: scene.placements.map((each) => ({ ...each, model: indexes[each.model]! })) };
}

/** Returns the middle of what is highest of a thing: the opening of a chimney. */
function highestOf({ parts, size }: Model): Placement['position'] {
  const top = parts.flatMap(({ pivot, surfaces }) =>
    surfaces.flatMap(({ shape: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) =>
        [0, 1, 2].map((k) => positions[3 * i + k]! + pivot[k]!),
      ).filter(([, y]) => y! > 0.99 * size[1]),
    ),
  );
  const mean = (k: number): number => top.reduce((sum, point) => sum + point[k]!, 0) / top.length;
  return [mean(0), mean(1), mean(2)];
}

/** Returns where things have room on another one; null for what has none. */
function laidOut(base: Model, things: readonly Model[]): (Pick<Placement, 'position' | 'turn'> | null)[] {
  return spotsOnTop(base, things).map(
    (spot) => spot && { position: spot.position, turn: spot.isTurned ? quarter : upright },
  );
}

/** Returns where a thing rests on another one: where it has room, else over its middle. */
function restOn(base: Model, thing: Model): Placement['position'] {
  const [spot] = spotsOnTop(base, [thing]);
  return spot?.position ?? [0, heightOnTop(base, 0, 0), 0];
}

/** How far in front of the middle of a seat a person sits, as a share of its depth, and how thick a thigh is, as one of the height. */
const [sitsForward, thigh] = [0.06, 0.055];

/** Returns the place of a person that sits on a thing, with the legs in front of it; the feet are not below the ground. */
function seatedOn(seat: Model, person: Model): Placement[] | null {
  const legs = person.parts.filter(({ name }) => /_leg_(?:right|left)$/.test(name));
  if (legs.length === 0) return null;
  const [x, y, z] = [0, 1, 2].map((k) =>
    legs.reduce((sum, { pivot }) => sum + pivot[k]! / legs.length, 0),
  ) as [number, number, number];
  const ahead = sitsForward * seat.size[2];
  const low = heightOnTop(seat, 0, ahead) - (y - thigh * person.size[1]);
  return [{ model: 0, position: [-x, Math.max(0, low), ahead - z], turn: upright }];
}

/**
 * Returns the places of things on what is below or around them, a list for each: in a container on each other, else where they
 * have room. What has no room is missing, but for the first thing, which is heaped over the middle if
 * it has none at all.
 */
function onBelow(
  things: readonly SceneThing[],
  { isContainer = false, models: [base] }: SceneThing,
  random: Random,
): { placements: Placement[][] } {
  const below = base!;
  const copies = things.flatMap(({ models, count }, thing) =>
    Array.from({ length: count }, (_, i) => ({ thing, model: i % models.length })),
  );
  const grown = copies.map(({ thing, model }) => ({
    model: things[thing]!.models[model]!,
    lying: things[thing]!.lying,
  }));
  const spots = isContainer
    ? heapIn(below, grown)
    : laidOut(
        below,
        grown.map(({ model }) => model),
      );
  const placements = things.map((): Placement[] => []);
  for (const [i, spot] of spots.entries())
    if (spot)
      placements[copies[i]!.thing]!.push({
        model: copies[i]!.model,
        ...spot,
      });
  const { models, count, arrangement, lying } = things[0]!;
  if (placements[0]!.length === count || (isContainer && placements[0]!.length > 0)) return { placements };
  const isRow = arrangement === 'row' || arrangement === 'group';
  const own = arrange(models, count, arrangement, lying, random);
  const isWithin = own.every(({ position: [x, , z] }) => heightOnTop(below, x, z) > 0);
  // What has no room side by side is heaped up.
  const heaped = isRow && !isWithin ? arrange(models, count, 'pile', lying, random) : own;
  return {
    placements: [
      heaped.map(({ position: [x, y, z], ...placement }) => ({
        ...placement,
        position: [x, y + heightOnTop(below, x, z), z],
      })),
      ...things.slice(1).map(() => []),
    ],
  };
}

/** Turns a position around the upright axis. */
function turned([x, y, z]: Placement['position'], [, sin, , cos]: Placement['turn']): Placement['position'] {
  const angle = 2 * Math.atan2(sin, cos);
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [x * c + z * s, y, z * c - x * s];
}

const shifted = ([x, y, z]: Placement['position'], by: Placement['position']): Placement['position'] => [
  x + by[0],
  y + by[1],
  z + by[2],
];

/** Returns every point of the parts of a model whose names a test accepts. */
function pointsOf(model: Model, isWanted: (name: string) => boolean): number[][] {
  return model.parts
    .filter(({ name }) => isWanted(name.slice(model.name.length + 1)))
    .flatMap(({ pivot, surfaces }) =>
      surfaces.flatMap(({ shape: { positions } }) =>
        Array.from({ length: positions.length / 3 }, (_, i) =>
          [0, 1, 2].map((k) => positions[i * 3 + k]! + pivot[k]!),
        ),
      ),
    );
}

/** Returns the place of a thing in a hand of a figure: long things stand, others are held by their handle or carried. */
function inHand(
  figure: Model,
  held: Model,
  side: number,
): { position: Placement['position']; turn: Placement['turn'] } {
  const arm = pointsOf(figure, (name) => name.startsWith(side < 0 ? 'arm_right' : 'arm_left'));
  // The hand is the end of the arm: the points farthest from the shoulder.
  const shoulder = arm.reduce((best, point) => (point[1]! > best[1]! ? point : best), arm[0] ?? [0, 0, 0]);
  const reach = (point: readonly number[]): number =>
    Math.hypot(point[0]! - shoulder[0]!, point[1]! - shoulder[1]!, point[2]! - shoulder[2]!);
  const far = Math.max(...arm.map(reach), 0);
  const ends = arm.filter((point) => reach(point) > far * 0.88);
  const middle = [0, 1, 2].map(
    (k) => ends.reduce((sum, point) => sum + point[k]!, 0) / Math.max(1, ends.length),
  );
  const [x, y, z] = ends.length > 0 ? middle : [side * figure.size[0] * 0.4, figure.size[1] * 0.45, 0];
  const names = held.parts.map(({ name }) => name.slice(held.name.length + 1));
  const grip = pointsOf(held, (name) => /^(?:grip|handle|hilt|stock|stick|pole|shaft|wood|haft)$/.test(name));
  const [gripX, at, gripZ] = [0, 1, 2].map(
    (k) => grip.reduce((sum, point) => sum + point[k]!, 0) / Math.max(1, grip.length),
  ) as [number, number, number];
  const isLong = held.size[1] > figure.size[1] * 0.75;
  if (isLong) {
    // A bow is held by its grip, a staff stands on the ground.
    const low = names.includes('grip') ? Math.max(0, y! - at) : 0;
    return { position: [x! - gripX, low, z! - gripZ + 0.02], turn: upright };
  }
  const isTop = at > held.size[1] * 0.6 && names.some((name) => /blade|head|metal|point/.test(name));
  const isHung = names.some((name) => /handle|ring|rope|strap/.test(name));
  if (isHung && !isTop && (grip.length === 0 || at > held.size[1] * 0.6))
    return { position: [x! + side * 0.02, Math.max(0, y! - held.size[1]), z!], turn: upright };
  if (grip.length > 0) {
    const isTall = held.size[1] > held.size[0] && held.size[1] > held.size[2];
    // A blade that was built downwards is held upwards.
    if (isTall && isTop) return { position: [x! + gripX, y! + at, z! - gripZ], turn: [0, 0, 1, 0] };
    const low = isTall ? Math.min(at, held.size[1] * 0.3) : at;
    return { position: [x! - gripX, Math.max(0, y! - low), z! - gripZ], turn: upright };
  }
  return { position: [x!, Math.max(0, y! - held.size[1] * 0.4), z! + held.size[2] / 2], turn: upright };
}

/** Returns the place and size of a thing on the head of a figure: as wide as the head, over its top. */
function onHead(figure: Model, worn: Model): { position: Placement['position']; scale: number } {
  const head = pointsOf(figure, (name) => name === 'head' || name === 'hair');
  if (head.length === 0) return { position: [0, figure.size[1], 0], scale: 1 };
  const low = [0, 1, 2].map((k) => Math.min(...head.map((point) => point[k]!)));
  const high = [0, 1, 2].map((k) => Math.max(...head.map((point) => point[k]!)));
  const wide = Math.min(high[0]! - low[0]!, high[2]! - low[2]!);
  // The hole of a hat is about half as wide as its brim.
  const inside = pointsOf(worn, () => true).filter((point) => point[1]! > worn.size[1] * 0.35);
  const crown = 2 * Math.max(...inside.map((point) => Math.abs(point[0]!)), worn.size[0] * 0.25);
  const scale = Math.min(1.6, Math.max(0.6, (wide * 1.12) / crown));
  const down = worn.name.includes('helmet') ? 0.75 : 0.3;
  return {
    position: [
      (low[0]! + high[0]!) / 2,
      high[1]! - down * Math.min(wide, worn.size[1] * scale),
      (low[2]! + high[2]!) / 2,
    ],
    scale,
  };
}

function extent(placements: readonly Placement[], models: readonly Model[]): { x: number; z: number } {
  const half = (k: 0 | 2): number =>
    Math.max(...placements.map(({ model, position }) => Math.abs(position[k]) + models[model]!.size[k] / 2));
  return { x: half(0), z: half(2) };
}

/** Faces from a place towards the middle. */
function facing(x: number, z: number): Placement['turn'] {
  const angle = Math.atan2(-x, -z);
  return [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
}
