import { type Material, materialOfLook, materials } from '../../content/materials.ts';
import { isInTable } from '../../content/subjects.ts';
import { grow } from '../grow.ts';
import { type FlatPoint, hullOf } from '../shapes/hull.ts';
import type { Subject } from '../subject.ts';
import { wordTable } from '../word-table.ts';
import { isCounted } from './complete-clauses.ts';
import { isDescription } from './head-noun.ts';
import { isThing } from './material-words.ts';
import { shownOf } from './paint-words.ts';
import { lengthUnits } from './prompt-words.ts';
import { isContainer } from './scene-words.ts';
import { singular } from './singulars.ts';

/** Factors of width, height and depth. */
export type Stretch = readonly [x: number, y: number, z: number];

/** What a subject is without any words, in its coarsest form. */
interface Form {
  /** Width, height and depth, of a height of 1. */
  readonly size: Stretch;
  /** Share of the circle around the outline that it fills, from above, the front and the side. */
  readonly circle: Stretch;
  /** Share of the rectangle around the outline that it fills, from above, the front and the side. */
  readonly rectangle: Stretch;
  /** Materials of the slots with triangles, the first slot first. */
  readonly materials: readonly Material[];
}

/** Words for one side of a thing, and how they change it: more or less. */
const sides = {
  wide: ['width', 1.45],
  broad: ['width', 1.45],
  narrow: ['width', 0.65],
  tall: ['height', 1.4],
  high: ['height', 1.4],
  short: ['height', 0.75],
  low: ['height', 0.65],
  thick: ['thickness', 1.6],
  fat: ['thickness', 1.6],
  thin: ['thickness', 0.6],
  slim: ['thickness', 0.6],
  skinny: ['thickness', 0.6],
  chubby: ['thickness', 1.6],
  long: ['length', 1.5],
  deep: ['depth', 1.4],
  shallow: ['depth', 0.6],
  flat: ['flatness', 0.5],
} as const;

const livingOnly = new Set(['chubby', 'skinny']);

/** Returns whether a word says how long one side of a thing is: "wide", "flat". */
export function isSide(word: string): word is keyof typeof sides {
  return Object.hasOwn(sides, word);
}

/** Returns whether a word is a unit and not a noun of the name: "two meters wide" but "a wide parking meter". */
function isUnit(word: string, phrase: readonly string[]): boolean {
  return singular(word) in lengthUnits && !phrase.includes(word);
}

/**
 * Returns how the words for its sides change a subject, and those that do: "a wide gravestone" is wider alone. A round thing is wider on
 * both sides, a thin one thinner where it is thin.
 */
export function stretchOf(
  words: readonly string[],
  phrase: readonly string[],
  subject: Subject,
): { readonly stretch: Stretch; readonly used: ReadonlySet<string>; readonly unused: readonly string[] } {
  const said = words.filter(
    (word, i) => isSide(word) && !phrase.includes(word) && !isUnit(words[i - 1] ?? '', phrase),
  );
  const used = new Set<string>();
  const factors: [number, number, number] = [1, 1, 1];
  // A square table is as wide as deep.
  if (words.includes('square') && !phrase.includes('square') && canBeEven(subject)) {
    const [x, , z] = sizeOf(subject);
    [factors[0], factors[2]] = [Math.sqrt(z / x), Math.sqrt(x / z)];
    used.add('square');
  }
  if (said.length === 0) return { stretch: factors, used, unused: [] };
  const form = formOf(subject);
  for (const word of said) {
    if (!isSide(word)) continue;
    const [side, factor] = sides[word];
    const axes = axesOf(side, subject, form, {
      isLiving: livingOnly.has(word),
      isLong: said.includes('long'),
    });
    // What is flat is deep with twice its height.
    for (const axis of axes ?? [])
      factors[axis]! *=
        subject.plan !== undefined
          ? Math.sqrt(factor)
          : side === 'depth' && axis === 1 && form.size[1] < flat * form.size[0]
            ? factor ** 2.5
            : factor;
    // What is flat already stays so.
    if (axes !== null) used.add(word);
  }
  return { stretch: factors, used, unused: said.filter((word) => !used.has(word)) };
}

/** Returns the axes that a word changes; null where the subject has no such side. */
function axesOf(
  side: (typeof sides)[keyof typeof sides][0],
  { plan }: Subject,
  { size, circle }: Form,
  { isLiving, isLong }: { readonly isLiving: boolean; readonly isLong: boolean },
): readonly (0 | 1 | 2)[] | null {
  const [x, y, z] = size;
  const isRound = circle[0] > round && Math.min(x, z) / Math.max(x, z) > 0.9;
  if (plan !== undefined) {
    if (side === 'depth') return null;
    // A tall person is larger in all.
    if (side === 'height') return [0, 1, 2];
    if (side === 'width' || side === 'thickness') return plan === 'person' ? [0, 2] : [0];
    return side === 'length' && plan === 'beast' ? [2] : null;
  }
  if (isLiving) return null;
  const [least, middle, most] = ([0, 1, 2] as const).toSorted((a, b) => size[a] - size[b]) as [
    0 | 1 | 2,
    0 | 1 | 2,
    0 | 1 | 2,
  ];
  switch (side) {
    case 'width':
      // "A long narrow bridge" is narrow across.
      return isRound ? [0, 2] : isLong && x >= z ? [2] : [0];
    case 'height':
      return [1];
    case 'length':
      // A spear is long upwards.
      return y > 2 * Math.max(x, z) ? [1] : [x >= z ? 0 : 2];
    case 'depth':
      // A deep bowl is higher.
      return isRound ? [1] : [2];
    case 'thickness':
      if (size[most] > 2.5 * size[middle]) return [least, middle];
      return size[least] < 0.6 * size[middle] ? [least] : isRound || most === 1 ? [0, 2] : [2];
    case 'flatness':
      return size[least] < flat * size[middle] ? [] : [1];
  }
}

/** Least share of the circle around it that the outline of a round thing fills. */
const round = 0.9;

/** Most share of the rectangle around it that the outline of a round thing fills; a circle fills 0.785. */
const angular = 0.86;

/** Most share of the other sides that a disc is thick. */
const slim = 0.6;

/** Least share of the rectangle around it that the outline of a square thing fills. */
const square = 0.93;

/** Share of the next side that a flat thing is thick. */
const flat = 0.3;

/** Names of parts that close a thing; those that close only what has room in it; and of what is in it. */
const closing = new Set('lid cork door doors stopper shutter'.split(' '));
const capping = new Set('cap cover plug'.split(' '));
const contents = new Set(
  'liquid water drink honey load hay ore rock straw coal content contents food fruit apple apples coin coins egg eggs book books flower flowers foam arrow arrows'.split(
    ' ',
  ),
);

/** Things with room in them, besides those that others lie in. */
const hollow = new Set(
  (
    'bottle potion jar flask glass goblet cup coffee_cup vase sack cage shelf bookshelf cabinet trash_can coffin backpack ' +
    'suitcase toolbox tent rowboat boat cart wagon freight_wagon box gift_box safe pot clay_pot flower_pot wine_bottle teapot ' +
    'kettle bathtub sink aquarium well quiver envelope tray mailbox dumpster shopping_cart drawer wardrobe honey_jar glass_jar ' +
    'water_bottle ketchup_bottle mustard_bottle pill_bottle jerrycan spray_can test_tube fish_tank drinking_glass blender milkshake ' +
    'bird_nest nest fountain pond'
  ).split(' '),
);

/** Things that nothing closes. */
const openTopped = new Set(
  (
    'basket bowl plate bucket horse_cart wheelbarrow mine_cart cauldron mug nest bird_nest vase glass goblet coffee_cup flower_pot ' +
    'rowboat raft bathtub sink shopping_cart freight_wagon cart tray spell_book'
  ).split(' '),
);

/** Things that are drawn open. */
const gaping = new Set('trapdoor bear_trap mussel tent doorway cardboard_box'.split(' '));

/** What is not there in a state: what a thing holds where it is empty, and what closes it where it is open. */
const absent: Readonly<Record<string, ReadonlySet<string>>> = wordTable({
  empty: contents,
  open: new Set(['cork']),
});

/** Returns the parts that a thing has not in the states that words say, and these words: "an empty bottle". */
export function absentParts(
  subject: Subject,
  words: readonly string[],
): { readonly parts: readonly string[]; readonly used: readonly string[] } {
  const states = words.flatMap((word) => {
    const names = absent[word];
    if (!names || !isHollow(subject)) return [];
    const all = shownOf(subject).parts;
    const parts = all.filter((part) => names.has(part.split('_')[0]!));
    return parts.length > 0 && parts.length < all.length ? [{ word, parts }] : [];
  });
  return { parts: states.flatMap(({ parts }) => parts), used: states.map(({ word }) => word) };
}

/** Returns the words that say what a subject is or has already: "round" of a barrel, "empty" of a bucket, "stones" of a campfire. */
export function alreadyTrue(words: readonly string[], phrase: readonly string[], subject: Subject): string[] {
  return words.filter(
    (word, at) =>
      !phrase.includes(word) &&
      (word in truths
        ? truths[word]!(subject)
        : word in kinds
          ? kinds[word]!(subject)
          : // Growing a form takes milliseconds, and parts have names of things.
            // "The roof of a tower" is not a whole tower.
            words[at + 1] !== 'of' &&
            !ofSides.has(word) &&
            (!isDescription(word) || (isThing(words, at) && !isCounted(words.slice(Math.max(0, at - 1))))) &&
            partsOf(subject).includes(word)),
  );
}

/** Words in the names of parts that say which of several parts it is, and in which shade. */
const ofSides = new Set('left right front back rear upper lower inner outer middle dark light'.split(' '));

/** Returns the words of the names of the parts of a subject. */
export const partsOf = (subject: Subject): string[] =>
  shownOf(subject).parts.flatMap((part) => part.split('_'));
/** Returns whether a subject has room for what it holds. */
const isHollow = (subject: Subject): boolean =>
  isContainer(subject) || hollow.has(subject.name) || openTopped.has(subject.name);
const isOpen = ({ name }: Subject): boolean =>
  name.startsWith('open_') || openTopped.has(name) || gaping.has(name);
/** Returns whether a thing is broken by its name: rubble, a shipwreck. */
export const isRuin = ({ name }: Subject): boolean => /broken|rubble|debris|ruin|wreck/.test(name);
const isFilled = (subject: Subject): boolean => partsOf(subject).some((part) => contents.has(part));
const isClosed = (subject: Subject): boolean =>
  !isOpen(subject) &&
  (shut.test(subject.name) ||
    partsOf(subject).some((part) => closing.has(part) || (isHollow(subject) && capping.has(part))));
/** Things that are closed as they are made. */
const shut =
  /(?:^|_)(?:door|gate|book|window|window_wall|trapdoor|hatch|portcullis|can|drum|barrel|crate|suitcase|safe|box)(?:_of_\w+)?$/;
/** Things of which a level is put together: each is a middle piece as well as one of an end or a side. */
export const isModule = ({ name }: Subject): boolean =>
  /(?:^|_)(?:wall|fence|railing|stairs|staircase|road|path|tile|pipe|track|bridge|platform|ramp|hedge|curb|barrier|catwalk|beam|rail|floor|roof|column|pillar)$/.test(
    name,
  );
/** Returns whether a thing that is about as wide as deep has no square outline from above, so that it can get one. */
export const canBeSquare = (subject: Subject): boolean => {
  const [x, , z] = formOf(subject).size;
  return subject.plan === undefined && !isSquare(subject) && Math.min(x, z) / Math.max(x, z) > 0.8;
};
/** Returns whether a thing with the outline of a rectangle from above can have one as wide as deep. */
const canBeEven = (subject: Subject): boolean => {
  const [x, y, z] = sizeOf(subject);
  const isWide = y <= Math.max(x, z) && Math.min(x, z) > 0.3 * Math.max(x, z);
  return subject.plan === undefined && isWide && isRectangle(subject) && !isSquare(subject);
};
// A square fills more of the circle than a circle does.
const isRound = (subject: Subject): boolean => {
  // From above, the outline around two walls of a corner is as round as that of a circle.
  if (subject.name.includes('corner')) return false;
  const { size, circle, rectangle } = formOf(subject);
  const [x, y, z] = size;
  // A ring is round from the front, and a house with a gable is not.
  const isSeen = [true, z < slim * Math.min(x, y), x < slim * Math.min(y, z)];
  return isSeen.some((seen, view) => seen && circle[view]! > round && rectangle[view]! < angular);
};
const isRectangle = (subject: Subject): boolean => formOf(subject).rectangle[0] > square;
const isSquare = (subject: Subject): boolean => {
  const [x, , z] = formOf(subject).size;
  return isRectangle(subject) && Math.min(x, z) / Math.max(x, z) > 0.85;
};
const isShiny = (subject: Subject): boolean => {
  const [first] = formOf(subject).materials;
  return first !== undefined && (first.metallic > 0.5 || first.roughness <= 0.35);
};
const isRough = (subject: Subject): boolean => (formOf(subject).materials[0]?.roughness ?? 0) >= 0.75;
const isStanding = (subject: Subject): boolean => subject.plan !== undefined || subject.piles !== 'lying';
/** Returns whether something of a subject burns or shines. */
const isLit = (subject: Subject): boolean =>
  shownOf(subject).slots.some((slot) => {
    const look = subject.looks[slot]!;
    return /^(?:light|ember)$/.test(typeof look === 'string' ? look : look[0]);
  });
const isFurry = (subject: Subject): boolean => formOf(subject).materials[0] === materials.fur;

/** Things of these rooms alone. */
const ofBathroom = new Set(
  'bathtub sink toilet toilet_paper shower towel washing_machine toothbrush'.split(' '),
);
const ofKitchen = new Set(
  'oven refrigerator microwave blender coffee_machine toaster kitchen_sink range_hood kitchen_knife frying_pan cooking_pot dish_rack kettle'.split(
    ' ',
  ),
);

/** Words for a kind of thing, and whether a thing is of that kind: a "food ingredient tomato" is a tomato. */
const kinds: Readonly<Record<string, (subject: Subject) => boolean>> = wordTable({
  food: isIn('food', 'fruit'),
  ingredient: isIn('food', 'fruit'),
  tool: (subject) => isIn('tools')(subject) || /^(?:axe|hammer|pickaxe|saw|scythe|oar)$/.test(subject.name),
  utensil: isIn('household', 'tools'),
  weapon: (subject) => isIn('weapons')(subject) || /(?:gun|rifle|pistol)$/.test(subject.name),
  vehicle: isIn('vehicles'),
  building: isIn('buildings'),
  furniture: isIn('furniture'),
  animal: isIn('animals', 'beasts', 'birds', 'sea'),
});

function isIn(...tables: readonly string[]): (subject: Subject) => boolean {
  return (subject) => isInTable(subject, ...tables);
}

const truths: Readonly<Record<string, (subject: Subject) => boolean>> = wordTable({
  empty: (subject) => isHollow(subject) && !isFilled(subject),
  full: (subject) => isHollow(subject) && isFilled(subject),
  filled: (subject) => isHollow(subject) && isFilled(subject),
  open: isOpen,
  closed: isClosed,
  broken: isRuin,
  damaged: isRuin,
  destroyed: isRuin,
  ruined: isRuin,
  wrecked: isRuin,
  round: isRound,
  circular: isRound,
  square: isSquare,
  rectangular: isRectangle,
  standing: isStanding,
  upright: isStanding,
  shiny: isShiny,
  glossy: isShiny,
  polished: isShiny,
  smooth: isShiny,
  hooded: ({ worn }) => worn?.includes('hat=hood') ?? false,
  matte: isRough,
  rough: isRough,
  lit: isLit,
  hairy: isFurry,
  furry: isFurry,
  middle: isModule,
  mid: isModule,
  center: isModule,
  centre: isModule,
  // A corner is an inner one from its other side.
  inner: ({ name }) => /corner/.test(name),
  outer: ({ name }) => /corner/.test(name),
  detailed: () => true,
  color: () => true,
  colored: () => true,
  side: isModule,
  end: isModule,
  modular: isModule,
  medium: () => true,
  single: () => true,
  default: () => true,
  basic: () => true,
  simple: () => true,
  plain: () => true,
  straight: ({ name }) => !/curve|corner|bend|crooked|twisted/.test(name),
  regular: () => true,
  normal: () => true,
  car: (subject) => shownOf(subject).slots.some((slot) => /^(?:wheels|tyre)$/.test(slot)),
  alive: ({ plan }) => plan !== undefined,
  young: ({ name, plan }) => plan === 'person' && !/^grand/.test(name),
  common: () => true,
  ordinary: () => true,
  whole: () => true,
  rectangle: isRectangle,
  cylindrical: isRound,
  cylindric: isRound,
  bathroom: ({ name }) => ofBathroom.has(name),
  kitchen: ({ name }) => ofKitchen.has(name),
});

const forms = new WeakMap<Subject, Form>();

/** Returns the width, height and depth of a subject of a height of 1. */
export const sizeOf = (subject: Subject): Stretch => formOf(subject).size;

function formOf(subject: Subject): Form {
  const known = forms.get(subject);
  if (known) return known;
  const { parts, size } = grow(subject, { seed: 1, height: 1, detail: 0.5 });
  const points: Stretch[] = [];
  for (const { pivot, surfaces } of parts)
    for (const { shape } of surfaces)
      for (let i = 0; i < shape.positions.length; i += 3)
        points.push([0, 1, 2].map((k) => shape.positions[i + k]! + pivot[k]!) as unknown as Stretch);
  const views = (
    [
      [0, 2],
      [0, 1],
      [2, 1],
    ] as const
  ).map((axes) => outlineOf(points.map((point) => [point[axes[0]], point[axes[1]]])));
  const used = new Set(parts.flatMap(({ surfaces }) => surfaces.map(({ slot }) => slot)));
  const form: Form = {
    size,
    circle: views.map((view) => view.circle) as unknown as Stretch,
    rectangle: views.map((view) => view.rectangle) as unknown as Stretch,
    materials: Object.entries(subject.looks)
      .filter(([slot]) => used.has(slot))
      .map(([, look]) => materials[materialOfLook(look)]),
  };
  forms.set(subject, form);
  return form;
}

/** Returns the shares of the circle and of the rectangle around them that the convex outline of points fills. */
function outlineOf(points: readonly FlatPoint[]): { circle: number; rectangle: number } {
  const hull = hullOf(points);
  let area = 0;
  hull.forEach(([x, y], i) => {
    const [nextX, nextY] = hull[(i + 1) % hull.length]!;
    area += (x * nextY - nextX * y) / 2;
  });
  const range = (k: 0 | 1): number =>
    Math.max(...hull.map((point) => point[k])) - Math.min(...hull.map((point) => point[k]));
  const [wide, high] = [range(0), range(1)];
  return {
    circle: area / ((Math.PI / 4) * Math.max(wide, high) ** 2),
    rectangle: area / (wide * high),
  };
}
