import {
  colorOfLook,
  type Look,
  type Material,
  type MaterialName,
  materialOfLook,
  materials,
} from '../../content/materials.ts';
import { isInTable } from '../../content/subjects.ts';
import { type ColorShift, colorShifts, colors, shiftColor } from '../colors.ts';
import { grow, type Model } from '../grow.ts';
import { areaOf } from '../shapes/shape.ts';
import type { Subject } from '../subject.ts';
import { wordTable } from '../word-table.ts';
import { isDescription, isSurfaceWord } from './head-noun.ts';
import { finishes as finishWords, isThing, materialOf, materialWords } from './material-words.ts';
import { numberWords } from './prompt-words.ts';
import type { SurfaceWords } from './read-surface.ts';
import { singular } from './singulars.ts';
import type { Clause } from './split-prompt.ts';

/** Surfaces that words of a prompt name, by slot of the subject. */
export interface Paint {
  readonly slots: Readonly<Record<string, SurfaceWords>>;
  /**
   * The slot that words for the whole of the thing change.
   * @default the first
   */
  readonly main?: string;
  /** Factors of lightness and saturation of the colours that no word names: "a dark tree". */
  readonly tone?: ColorShift;
  /** Words of surfaces and of parts that had an effect. */
  readonly used: ReadonlySet<string>;
}

/** Nouns for the second surface of a thing. */
export const trimNouns = new Set(
  (
    'band trim edge edging rim border detail accent fitting handle hilt grip strap lining ornament decoration marking ' +
    'stripe pattern hoop ring frame bar pole leg lid spot highlight line corner bolt rivet stud hinge'
  ).split(' '),
);

/** Those of them that are parts: no other surface takes the colour of a handle. */
const ownTrims = new Set(
  'handle hilt grip strap bar pole lid spot frame stripe pattern marking line decoration ornament'.split(' '),
);
/** Slots that words for a trim mean. */
const trims = /^(?:trim|edge|rim|border|band|hoops?|frame|lining|ring|metal|iron|steel|gold)$/;

/** Parts of metal on things of other materials. */
const fittings = new Set(
  'handle bolt rivet stud hinge fitting lock nail knob buckle latch corner band hoop'.split(' '),
);

/** Nouns for the whole of a thing. */
export const wholeNouns = new Set(
  'scale skin fur feather hide body coat color colour paint finish surface texture plumage shell material wall metal wool hull bark'.split(
    ' ',
  ),
);

/** Slots by what is worn there; the noun itself has no effect unless the subject has a part of its name. */
export const garments: Readonly<Record<string, readonly string[]>> = {
  hair: ['hair', 'beard', 'moustache', 'mustache', 'braid', 'eyebrow'],
  beard: ['beard', 'moustache', 'mustache'],
  mane: ['mane'],
  trousers: [
    'trouser',
    'trousers',
    'pants',
    'jeans',
    'shorts',
    'leggings',
    'slacks',
    'skirt',
    'miniskirt',
    'dress',
    'sundress',
    'leg',
  ],
  boots: ['boot', 'shoe', 'sandal', 'sneaker', 'trainer', 'slipper'],
  cape: ['cape', 'cloak', 'mantle'],
  glove: ['glove', 'mitten', 'gauntlet'],
  cloth: ['scarf'],
  hat: ['hat', 'hood', 'cap'],
  main: [
    'coat',
    'raincoat',
    'jacket',
    'shirt',
    'tunic',
    'robe',
    'dress',
    'clothes',
    'clothing',
    'armor',
    'armour',
    'suit',
    'uniform',
    'outfit',
    'gown',
    'vest',
    'sweater',
    'cloth',
    'kimono',
    'costume',
    'sundress',
    'blouse',
    'sweater',
    'hoodie',
    'pullover',
    'jumper',
    'cardigan',
    'blazer',
    'waistcoat',
    'tuxedo',
    'skirt',
    'overcoat',
  ],
  trim: ['roof', 'apron'],
  wing: ['wing'],
  horn: ['horn', 'claw', 'antler'],
  eyes: ['eye'],
  pupil: ['eye'],
  belly: ['belly', 'chest', 'stomach'],
};

/** Words for what a person wears, by its name in a table. */
const sameGarments: ReadonlyMap<string, readonly string[]> = new Map([
  ['dress', ['dress', 'gown']],
  ['gown', ['dress', 'gown']],
]);

/** Colours that are jewels behind "with". */
const gems = new Set('ruby rubies emerald sapphire amber'.split(' '));

/** Slots that words for the whole or the second surface do not mean. */
const small = new Set(['white', 'pupil', 'dark', 'nose', 'tyre', 'hub', 'cap', 'lamp', 'eyes']);

/**
 * Returns the surfaces that the words of a prompt give a subject: those before its noun and alone in a clause ("painted
 * red and white") are its first and second surface; those of a clause with a noun are of the part that the noun names.
 * @param phrase the words that name the subject, whose surfaces are its own: a water tower is not of water
 */
export function paintOf(
  subject: Subject,
  head: readonly Clause[],
  phrase: readonly string[],
  clauses: readonly Clause[],
): Paint {
  const isFood = isInTable(subject, 'food', 'fruit');
  const isFlavour = (word: string): boolean => isFood && word in flavours;
  const says = (words: readonly string[]): boolean =>
    words.some((word) => !phrase.includes(word) && (isSurfaceWord(word) || isFlavour(word)));
  const used = new Set<string>();
  let join = '';
  for (const clause of clauses) {
    if (clause.join !== 'and' && clause.join !== ',') join = clause.join;
    for (const noun of ownParts(subject, { join, words: clause.words })) used.add(noun);
  }
  const worn = sameGarments.get(subject.wears ?? '') ?? [subject.wears];
  for (const { words } of [...head, ...clauses])
    for (const word of words) if (worn.includes(word)) used.add(word);
  // A ruby is a red gem.
  const noun = singular(phrase.at(-1) ?? '');
  const isColor = noun in colors && !subject.name.includes(noun);
  const tones = head.flatMap(({ words }) => words.filter((_, i) => isTone(words, i, phrase)));
  const tone = tones.map((word) => colorShifts[word]!).at(0);
  const isShifted = clauses.some(({ words }) => words.some((word) => word in colorShifts));
  for (const word of tones.slice(0, 1)) used.add(word);
  if (!isColor && !isShifted && ![...head, ...clauses].some(({ words }) => says(words)))
    return { slots: {}, ...(tone && { tone }), used };
  const { slots: own, parts } = shownOf(subject);
  const isSmall = (slot: string): boolean =>
    slot === 'skin'
      ? shareOf(subject, slot) < leastSeen
      : small.has(slot) && !(slot === 'white' && !own.includes('pupil'));
  const large = own.filter((slot) => !isSmall(slot));
  const body = bodyOf(subject);
  const [first = own[0], second] = body ? [body, ...large.filter((slot) => slot !== body)] : large;
  const slots: Record<string, SurfaceWords> = {};
  const give = (wanted: string | undefined, surface: Named): boolean => {
    const slot = surface.material && wanted !== undefined ? takerOf(wanted, surface.material.value) : wanted;
    if (slot === undefined) return false;
    const known = slots[slot] ?? { material: null, color: null };
    // The leaves of an oak are not of its wood.
    const isTimber = surface.material?.words.every((word) => timber.has(word)) && growsItself(subject);
    const material = known.material === null && !isTimber ? surface.material : null;
    const color = known.color === null ? surface.color : null;
    if (!material && !color) return false;
    slots[slot] = { material: material?.value ?? known.material, color: color?.value ?? known.color };
    for (const found of [material, color]) for (const word of found?.words ?? []) used.add(word);
    return true;
  };
  // "A chocolate ice cream" is so in all its scoops.
  const [flavour] = head.flatMap(({ words }) =>
    words.filter((word) => isFlavour(word) && !phrase.includes(word)),
  );
  if (flavour !== undefined) {
    const tasted = own.filter((slot) => flavoured.test(slot) || (slot === 'second' && own.includes('scoop')));
    const color = { value: flavours[flavour]!, words: [flavour] };
    for (const slot of tasted.length > 0 ? tasted : [first]) give(slot, { material: null, color });
  }
  const ofHead = head.flatMap(({ join, words }) =>
    namedSurfaces(words.filter((word) => !phrase.includes(word) && word !== flavour)).map((surface) => ({
      join,
      surface,
    })),
  );
  for (const [i, { join, surface }] of ofHead.entries()) {
    // "Black and gold" is no black gold.
    if (join !== 'and' || i === 0 || !give(second, surface)) give(first, surface);
    // A second colour of one thing, "red and white", is of its second surface.
    if (surface.color && !used.has(surface.color.words.at(-1)!)) give(second, surface);
    if (surface.material && !used.has(surface.material.words[0]!)) give(second, { ...surface, color: null });
  }
  // "A golden arrow" is of gold in most of it.
  const precious = slots[first ?? '']?.material;
  if (precious && isPrecious(precious) && subject.plan === undefined)
    for (const slot of large) {
      const gilded = Object.keys(slots).filter((each) => slots[each]!.material === precious);
      if (gilded.reduce((sum, each) => sum + shareOf(subject, each), 0) >= mostly) break;
      const own = materialOfLook(subject.looks[slot]!);
      if (!fluids.has(own) && !growing.has(own) && !glows(own) && !isGlazed(slot, own) && !slots[slot])
        slots[slot] = { material: precious, color: slots[first!]!.color };
    }
  if (isColor && !slots[first ?? '']?.color)
    give(first, { material: null, color: { value: colors[noun]!, words: [] } });
  for (const { join, words } of joined(clauses)) {
    // "With green vines": what grows on a thing is not what it is made of.
    // "A bucket filled with water" is not painted with it.
    if (join === 'containing') {
      const held = namedSurfaces(words).find(({ material }) => material && holds(material.value));
      for (const word of held?.material?.words ?? []) used.add(word);
      continue;
    }
    const isCounted = words.some((word) => numberWords[word] !== undefined || Number(word) > 0);
    // A patch of grass with foliage is no patch of leaves, and a tree with autumn leaves has them in another colour.
    const isOther = ({ material, color }: Named): boolean =>
      material !== null &&
      (isCounted || (growing.has(material.value) && !(growsItself(subject) && color !== null)));
    const surfaces = namedSurfaces(words).filter((surface) => join !== 'with' || !isOther(surface));
    const nouns = words
      .filter((word) => !isDescription(word) && !isSurfaceWord(word) && !(word in colorShifts))
      .map(singular);
    const slot = slotOf(nouns);
    const shift = words.find((word) => word in colorShifts);
    // "With dark wheels": the part has a colour of its own.
    if (surfaces.length === 0 && slot !== undefined && shift !== undefined)
      surfaces.push({
        material: null,
        color: {
          value: shiftColor(colorOfLook(subject.looks[slot.split(ofPart)[0]!]!), colorShifts[shift]!),
          words: [shift],
        },
      });
    if (surfaces.length === 0) continue;
    for (const surface of surfaces) {
      const material = surface.material?.value;
      // "With a ruby": the jewel that it has, and never all of it.
      const gem = surface.color?.words.find((word) => gems.has(word));
      if (gem && join === 'with' && nouns.length === 0 && !material) {
        const jewel = own.find((name) => /^(?:jewel|gem|orb|stone|crystal)$/.test(name));
        if (jewel) give(jewel, surface);
        continue;
      }
      // "A boat in the water" is not made of it.
      if (join === 'in' && material && (fluids.has(material) || growing.has(material))) continue;
      // "With green glass": the glass that a lantern has.
      const part = surface.color && surface.material?.words.find((word) => own.includes(word));
      if (part && nouns.length === 0) {
        if (give(part, { material: null, color: surface.color })) used.add(part);
      } else if (slot !== undefined) {
        if (give(slot, asPart(slot, surface))) for (const noun of nouns) if (isShown(noun)) used.add(noun);
      } else if (nouns.length === 0 && join === 'with' && surface.material) {
        // "With gold" and "with blue glass": what it has of that kind already, and not all of it.
        const other = sameKind(surface.material.value);
        // The leaves of a tree are its first surface.
        const isFirst =
          first !== undefined &&
          (materialOfLook(subject.looks[first]!) === surface.material.value ||
            isFoliage(first, surface.material.value));
        if (other && isPane(other)) {
          if (give(other, { ...surface, material: null })) used.add(surface.material.words[0]!);
        } else if (other) give(other, surface);
        else if (isFirst && give(first, surface)) used.add(surface.material.words[0]!);
      } else if (nouns.length === 0 && !standsOn.has(join)) {
        if (!give(first, surface)) give(second, surface);
      }
    }
  }
  return { slots, ...(body && { main: body }), ...(tone && { tone }), used };

  /** Returns the surface of a part that words name: panes that cannot be of gold have its colour. */
  function asPart(slot: string, surface: Named): Named {
    const { material, color } = surface;
    if (!material || takerOf(slot, material.value) === slot) return surface;
    return {
      material: null,
      color: color ?? { value: materials[material.value].color, words: material.words },
    };
  }

  /** Returns the slot that takes a material in place of one that cannot be of it: the logs of a fire. */
  function takerOf(wanted: string, material: MaterialName): string | undefined {
    const materialAt = (slot: string): MaterialName => materialOfLook(subject.looks[slot.split(ofPart)[0]!]!);
    const isLamp = own.some((slot) => glows(materialAt(slot)));
    if (canBecome(materialAt(wanted), material, isLamp)) return wanted;
    const others = large.filter((slot) => canBecome(materialAt(slot), material, isLamp));
    const kin = kinds.find((kind) => kind.has(material));
    return others.find((slot) => kin?.has(materialAt(slot))) ?? others[0];
  }

  /** Returns the second slot of the thing that is of the kind of a material: the panes of a house for glass. */
  function sameKind(material: MaterialName): string | undefined {
    const kin = kinds.find((kind) => kind.has(material));
    const others = own.filter((slot) => slot !== first);
    const materialAt = (slot: string): MaterialName => materialOfLook(subject.looks[slot]!);
    return (
      others.find((slot) => materialAt(slot) === material || singular(slot) === material) ??
      others.find((slot) => material === 'glass' && isPane(slot)) ??
      others.find((slot) => isFoliage(slot, material)) ??
      others.find((slot) => kin?.has(materialAt(slot)))
    );
  }

  /** Returns whether a surface of the thing is of a material: the water in a bucket. */
  function holds(name: MaterialName): boolean {
    return own.some((slot) => materialOfLook(subject.looks[slot]!) === name);
  }

  function isShown(noun: string): boolean {
    return (
      trimNouns.has(noun) ||
      fittings.has(noun) ||
      wholeNouns.has(noun) ||
      [...own, ...parts].some((name) => singular(name) === noun)
    );
  }

  /** Returns the slot of a part; where other parts have it as well, one for the part alone: "a mug with a blue handle". */
  function ownSlot(index: number): string {
    const { mainOf } = shownOf(subject);
    const [part, slot] = [parts[index]!.split('_')[0]!, mainOf[index]!];
    const isShared = parts.some((other, i) => mainOf[i] === slot && other.split('_')[0] !== part);
    return isShared ? slot + ofPart + part : slot;
  }

  function slotOf(nouns: readonly string[]): string | undefined {
    const names = nouns.flatMap((word) => [word, ...(sameParts[word] ?? [])]);
    for (const noun of names) {
      const exact = own.find((slot) => singular(slot) === noun);
      if (exact) return exact;
      const part = parts.findIndex((name) => singular(name) === noun);
      if (part >= 0) return ownSlot(part);
      // Armour is the metal of who wears it.
      if (
        own.includes('metal') &&
        subject.wears === 'armor' &&
        /^(?:armou?r|chainmail|breastplate|cuirass)$/.test(noun)
      )
        return 'metal';
      const worn = Object.entries(garments).find(
        ([slot, nouns]) =>
          own.includes(slot) &&
          nouns.includes(noun) &&
          (slot !== 'trim' || noun !== 'roof' || isInTable(subject, 'buildings')),
      );
      if (worn) return worn[0];
      const oneOf = parts.findIndex((name) => singular(name.split('_')[0]!) === noun);
      if (oneOf >= 0) return ownSlot(oneOf);
    }
    if (names.some((noun) => wholeNouns.has(noun))) return first;
    const metal = own.find((slot) => slot !== first && /^(?:metal|iron|steel|gold)$/.test(slot));
    if (metal && names.some((noun) => fittings.has(noun))) return metal;
    const isTrim = nouns.some((noun) => trimNouns.has(noun) && !ownTrims.has(noun));
    if (isTrim) return large.find((slot) => slot !== first && trims.test(slot));
    return undefined;
  }
}

/** Colours of what food tastes of. */
const flavours: Readonly<Record<string, string>> = wordTable({
  chocolate: colors.chocolate!,
  caramel: colors.caramel!,
  vanilla: colors.vanilla!,
  mint: colors.mint!,
  lemon: colors.lemon!,
  lime: colors.lime!,
  orange: colors.orange!,
  strawberry: '#e8798a',
  raspberry: '#c8305a',
  cherry: '#b3122a',
  blueberry: '#5a5fa8',
  blackberry: '#3a2a4f',
  grape: '#6a2f8f',
  banana: '#f0dc7a',
  peach: '#f2b07a',
  mango: '#f0a530',
  pumpkin: '#d9782a',
  coffee: '#7a5234',
  mocha: '#6a4630',
  cocoa: '#5a3622',
  honey: '#e0a02a',
  pistachio: '#a8c47a',
  matcha: '#8fae5a',
  coconut: '#f4f0e6',
  cinnamon: '#a8622f',
  tomato: '#d13a22',
});

/** Least share of a golden thing that is of gold. */
const mostly = 0.5;
const isPrecious = (name: MaterialName): boolean => /^(?:gold|silver|bronze|copper)$/.test(name);

/** Slots of food that have its flavour. */
const flavoured =
  /^(?:scoop|icing|glaze|frosting|cream|fill|filling|jam|sauce|syrup|drink|liquid|milk|shake|custard|topping)$/;

const isGlazed = (slot: string, material: MaterialName): boolean =>
  material === 'glass' || isPane(slot) || slot === 'glass';

const isPane = (slot: string): boolean => /^(?:window|pane)$/.test(slot);

/** Materials of one kind, by which a word finds its part. */
const kinds: readonly ReadonlySet<MaterialName>[] = [
  new Set(['wood', 'grain', 'bark', 'thatch']),
  new Set(['stone', 'marble', 'obsidian', 'blocks', 'bricks', 'cobbles', 'roofTiles', 'plaster', 'ceramic']),
  new Set(['iron', 'steel', 'silver', 'gold', 'copper', 'bronze', 'rust']),
  new Set(['cloth', 'leather', 'rubber', 'paint']),
];

const fluids: ReadonlySet<MaterialName> = new Set([
  'liquid',
  'potion',
  'ember',
  'ice',
  'wax',
  'earth',
  'snow',
]);
/** Materials that foliage is not made of. */
const timberAndStone = new Set([...kinds[0]!, ...kinds[1]!, 'iron', 'steel', 'rust', 'rubber', 'leather']);

const glows = (name: MaterialName): boolean => ((materials[name] as Material).glow ?? 0) >= 0.5;

/** Returns whether a surface of one material can be of another: no fire is of wood, and the glass of a lamp stays. */
function canBecome(own: MaterialName, material: MaterialName, isLamp: boolean): boolean {
  if (glows(own)) return glows(material);
  if (own === 'liquid') return fluids.has(material);
  if (own === 'glass' && isLamp) return material === 'glass';
  return !growing.has(own) || !timberAndStone.has(material);
}

/** Returns whether a word lightens or darkens what no word colours: "a dark tree", but no "dark blue car" or "dark wooden car". */
function isTone(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  const word = words[index]!;
  const next = words[index + 1] ?? '';
  const name = words.findIndex((each) => phrase.includes(each));
  const isBefore = index < name || (index === words.length - 1 && name >= 0);
  return (
    tones.has(word) && !phrase.includes(word) && isBefore && !(isSurfaceWord(next) && !phrase.includes(next))
  );
}

/** Words for the lightness of a thing; "deep" is a size. */
const tones: ReadonlySet<string> = new Set(['dark', 'light', 'pale', 'bright', 'pastel']);

/** Woods that are trees as well. */
const timber = new Set('oak birch maple pine cherry willow cedar ash walnut teak mahogany'.split(' '));

/** Other nouns for a part. */
const sameParts: Readonly<Record<string, readonly string[]>> = wordTable({
  dot: ['spot', 'mark'],
  speckle: ['spot', 'mark'],
  spot: ['dot', 'mark'],
  stripe: ['mark'],
  patch: ['mark'],
  marking: ['mark'],
  tyre: ['tire', 'wheel'],
  tire: ['tyre', 'wheel'],
  cap: ['hat'],
  flame: ['fire'],
  banner: ['flag'],
  pane: ['window', 'glass'],
  leaf: ['crown'],
  foliage: ['crown', 'leaf'],
  bow: ['ribbon'],
  ring: ['hoop', 'band'],
  gem: ['jewel'],
  jewel: ['gem'],
  handle: ['grip', 'hilt', 'shaft', 'knob'],
  knob: ['handle'],
  hilt: ['grip', 'handle'],
  grip: ['handle', 'hilt'],
  hoop: ['band', 'ring'],
  band: ['hoop', 'ring', 'strap'],
  strap: ['band', 'belt'],
  pole: ['shaft', 'post', 'stick'],
});

/** Clauses that say where a thing is: a boat on water is not of it. */
const standsOn: ReadonlySet<string> = new Set(
  'on atop upon onto under below beneath beside near by at behind'.split(' '),
);

/** Clauses that say what a thing has. */
const having: ReadonlySet<string> = new Set(['with', 'having', 'featuring', 'on', 'on top']);

/**
 * Returns the nouns of a clause for parts that a thing has of its own: "a castle with flags". A number of parts has to
 * be that of the thing: a dragon has no three heads.
 * @param isAnyNumber whether the number may be another one
 */
export function ownParts(subject: Subject, { join, words }: Clause, isAnyNumber = false): string[] {
  if (!having.has(join)) return [];
  const isNumber = (word: string): boolean => numberWords[word] !== undefined || Number(word) > 0;
  // "With three logs": what is counted is no material.
  const noun = words.findLast(
    (word) => !isDescription(word) || (isSurfaceWord(word) && words.some(isNumber)),
  );
  if (noun === undefined) return [];
  const names = [singular(noun), ...(sameParts[singular(noun)] ?? [])];
  const parts = shownOf(subject).parts.map((part) => part.split('_'));
  const own = parts.filter(([first = '']) => names.includes(singular(first)));
  const count = words.map((word) => numberWords[word] ?? Number(word)).find((number) => number > 0);
  const has = own.length > 0 && (isAnyNumber || count === undefined || count === own.length);
  return has ? [noun, singular(noun), ...words.filter((word) => names.includes(singular(word)))] : [];
}

/**
 * Returns the parts that a thing loses where words say that it is without them, and the nouns that none of its parts has:
 * "a tree with no leaves", "a wolf without a zorb".
 */
export function lostParts(
  subject: Subject,
  nouns: readonly string[],
): { readonly parts: readonly string[]; readonly unknown: readonly string[] } {
  const lost = nouns.map((noun) => {
    const names = [noun, ...(sameParts[noun] ?? [])];
    return {
      noun,
      parts: shownOf(subject).parts.filter((part) => names.some((name) => part.startsWith(name))),
    };
  });
  const unknown = lost.filter(({ noun, parts }) => parts.length === 0 && !isDescription(noun));
  const isNew = (part: string): boolean => !nouns.some((noun) => part.startsWith(noun));
  return {
    parts: lost.flatMap(({ parts }) => parts.filter(isNew)),
    unknown: unknown.map(({ noun }) => noun),
  };
}

/** Returns whether a surface is of leaves, whatever they are made of. */
const isFoliage = (slot: string, material: MaterialName): boolean =>
  material === 'leaves' && /^(?:leaf|leaves|crown|frond|needles?)$/.test(slot);

/** Materials that grow. */
const growing = new Set<MaterialName>(['plant', 'leaves', 'grass', 'moss'].filter(isMaterial));

function isMaterial(name: string): name is MaterialName {
  return name in materials;
}

/** Returns whether a subject has surfaces that grow. */
function growsItself({ looks }: Subject): boolean {
  return Object.values(looks).some((look) => growing.has(materialOfLook(look)));
}

/** Returns the words of clauses; colours alone are of the noun that follows them: "with red and white sails". */
function joined(clauses: readonly Clause[]): Clause[] {
  const lists: Clause[] = [];
  for (const { join, words } of clauses) {
    const before = lists.at(-1);
    const isAlone = before?.words.every((word) => isDescription(word)) === true;
    if (join === 'and' && before && isAlone && !words.every((word) => isDescription(word)))
      lists.splice(-1, 1, { join: before.join, words: [...before.words, ...words] });
    else lists.push({ join, words });
  }
  return lists;
}

/** Between a slot and the part that has it alone: "main of handle". */
const ofPart = ' of ';

/** Gives the parts that words colour alone slots of their own. */
export function withOwnSlots(model: Model, { slots }: Paint): Model {
  const own = Object.keys(slots).flatMap((name) => {
    const [slot = '', part] = name.split(ofPart);
    return part === undefined ? [] : [{ name, slot, part: `${model.name}_${part}` }];
  });
  if (own.length === 0) return model;
  const slotIn = (part: string, slot: string): string =>
    own.find((each) => each.slot === slot && (part === each.part || part.startsWith(`${each.part}_`)))
      ?.name ?? slot;
  return {
    ...model,
    parts: model.parts.map((part) => ({
      ...part,
      surfaces: part.surfaces.map(({ slot, shape }) => ({ slot: slotIn(part.name, slot), shape })),
    })),
  };
}

/** Returns the looks of a subject with the surfaces of a prompt. */
export function painted(own: Subject['looks'], { slots, main, tone }: Paint): Record<string, Look> {
  const looks = tone ? toned(own, tone) : own;
  const changed: Record<string, Look> = { ...looks };
  for (const [slot, words] of Object.entries(slots)) {
    const look = looks[slot.split(ofPart)[0]!];
    if (look === undefined) continue;
    const material = words.material ?? materialOfLook(look);
    const own = typeof look === 'string' || words.material ? materials[material].color : look[1];
    changed[slot] = [material, words.color ?? own];
  }
  const first = main ?? Object.keys(looks)[0] ?? '';
  const { color = null, material = null } = slots[first] ?? {};
  if (color) return { ...changed, ...shades(looks, color, Object.keys(slots), first) };
  // The steps of wooden stairs are of wood, in a shade of it.
  const whole = looks[first];
  if (material && whole !== undefined)
    for (const [slot, look] of Object.entries(looks))
      if (!(slot in slots) && slot !== first && isShade(whole, look))
        changed[slot] = [material, shadeOf(materials[material].color, colorOfLook(whole), colorOfLook(look))];
  return changed;
}

/** Returns looks in lighter or darker colours; what gives light keeps its own. */
function toned(looks: Subject['looks'], tone: ColorShift): Record<string, Look> {
  return Object.fromEntries(
    Object.entries(looks).map(([slot, look]): [string, Look] => {
      const material = materialOfLook(look);
      const stays = glows(material) || slot === 'eyes' || slot === 'pupil';
      return [slot, stays ? look : [material, shiftColor(colorOfLook(look), tone)]];
    }),
  );
}

/**
 * Returns the looks that are shades of the main one, in shades of another colour: the stripes of a cat are a darker shade of its
 * coat, in any colour, and the frame of a dresser is of the wood of its drawers.
 * @param except slots that words name
 */
export function shades(
  looks: Subject['looks'],
  color: string,
  except: readonly string[],
  first: string = Object.keys(looks)[0] ?? '',
): Record<string, Look> {
  const main = looks[first];
  if (main === undefined) return {};
  return Object.fromEntries(
    Object.entries(looks)
      .filter(([slot, look]) => slot !== first && !except.includes(slot) && isShade(main, look))
      .map(([slot, look]): [string, Look] => [
        slot,
        [materialOfLook(look), shadeOf(color, colorOfLook(main), colorOfLook(look))],
      ]),
  );
}

/** Woods, which differ in their pattern alone. */
const woods: ReadonlySet<MaterialName> = new Set(['wood', 'grain']);
/** What stones are laid in. */
const masonry: ReadonlySet<MaterialName> = new Set(['stone', 'blocks', 'bricks', 'cobbles']);

/** Returns whether a surface is of the same material and hue as another, in another lightness; of greys, in a like one. */
function isShade(look: Look, other: Look): boolean {
  const [own, material] = [materialOfLook(look), materialOfLook(other)];
  const isKin = [woods, masonry].some((kind) => kind.has(own) && kind.has(material));
  if (own !== material && !isKin) return false;
  const [a, b] = [hsvOf(colorOfLook(look)), hsvOf(colorOfLook(other))];
  if (masonry.has(own) && Math.max(a.saturation, b.saturation) < 0.25)
    return Math.min(a.value, b.value) > 0.6 * Math.max(a.value, b.value);
  return a.saturation > 0.25 && b.saturation > 0.25 && hueBetween(a.hue, b.hue) < 20;
}

/** Returns the degrees between two hues. */
function hueBetween(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 360 - apart);
}

/** Returns a colour as much lighter or darker than another as the third is than the second. */
function shadeOf(color: string, from: string, to: string): string {
  const ratio = hsvOf(to).value / Math.max(0.05, hsvOf(from).value);
  const channels = [1, 3, 5].map((at) =>
    Math.min(255, Math.round(Number.parseInt(color.slice(at, at + 2), 16) * ratio)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function hsvOf(color: string): { hue: number; saturation: number; value: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  const turn =
    range === 0 ? 0 : most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: (turn * 60 + 360) % 360, saturation: most === 0 ? 0 : range / most, value: most };
}

/** A material or a colour, and the words that name it. */
interface Named {
  readonly material: { readonly value: MaterialName; readonly words: readonly string[] } | null;
  readonly color: { readonly value: string; readonly words: readonly string[] } | null;
}

/** Returns every material and colour of some words, in their order; a material and the colour beside it together. */
export function namedSurfaces(words: readonly string[]): Named[] {
  const found: { material: Named['material']; color: Named['color'] }[] = [];
  const main = materialOf(words, (word) => [word, singular(word)]);
  words.forEach((word, i) => {
    const before = words[i - 1] ?? '';
    const shift = colorShifts[before];
    const material = isThing(words, i)
      ? undefined
      : (materialWords.get(word) ?? materialWords.get(singular(word)));
    const color = colors[word];
    const last = found.at(-1);
    // A finish beside what a thing is made of is no material of its own: "a painted wooden chair".
    if (material && (material === main || !finishWords.has(word))) {
      const named = { value: material, words: [word] };
      // Two words beside each other are of one material: "birch log".
      if (last?.material?.words.at(-1) === words[i - 1] && i > 0)
        last!.material = { ...last!.material!, words: [...last!.material!.words, word] };
      else if (last && last.material === null) last.material = named;
      else found.push({ material: named, color: null });
      const [before = '', at] = [words[i - 1], found.at(-1)!];
      const shift = colorShifts[before];
      // "Dark wooden": the wood is dark.
      if (shift && tones.has(before) && at.color === null)
        at.color = { value: shiftColor(materials[material].color, shift), words: [before] };
    }
    if (color) {
      const named = {
        value: shift ? shiftColor(color, shift) : color,
        words: shift ? [before, word] : [word],
      };
      // "Mint green" is mint.
      if (last?.color?.words.at(-1) === before && isShadeOf(before, word))
        last.color = { ...last.color, words: [...last.color.words, word] };
      else if (last && last.color === null) last.color = named;
      else found.push({ material: null, color: named });
    }
  });
  return found;
}

/** Colours that a shade may stand before: "navy blue", "olive green". */
const plainColors = new Set(
  'red orange yellow green blue purple pink brown black white gray grey'.split(' '),
);

/** Returns whether a word for a colour is for a shade of a plain one: "navy" of "blue", but no "red" of "orange". */
function isShadeOf(shade: string, plain: string): boolean {
  if (plainColors.has(shade) || !plainColors.has(plain)) return false;
  const [a, b] = [hsvOf(colors[shade]!), hsvOf(colors[plain]!)];
  const areGrey = Math.max(a.saturation, b.saturation) < 0.25;
  if (areGrey || Math.min(a.saturation, b.saturation) < 0.25)
    return areGrey && Math.abs(a.value - b.value) < 0.5;
  return hueBetween(a.hue, b.hue) < 65;
}

/** Least area of the skin of a creature beside that of its clothes and of all surfaces, and its share of those of a bare body. */
const [leastBare, leastSeen, mostlyBare] = [0.6, 0.1, 0.65];

/** Returns the skin of a creature of which clothes hide little, or the armour, where a colour is of that and not of the clothes: "a blue demon". */
function bodyOf(subject: Subject): string | null {
  const skin = subject.looks.skin;
  if (subject.plan !== 'person' || skin === undefined) return null;
  const [bare, clothes] = [shareOf(subject, 'skin'), shareOf(subject, 'main')];
  const isBare = bare > leastBare * clothes && bare > leastSeen && !isHuman(skin);
  if (isBare || bare > mostlyBare) return 'skin';
  // Who has no cloth of its own is in armour.
  return clothes === 0 && subject.wears === 'armor' ? 'metal' : null;
}

/** Returns the share of a slot of the area of all. */
function shareOf(subject: Subject, slot: string): number {
  const { areas } = shownOf(subject);
  return (areas.get(slot) ?? 0) / [...areas.values()].reduce((sum, area) => sum + area, 0);
}

/** Returns whether a surface has a colour of the skin of humans. */
function isHuman(look: Look): boolean {
  const { hue, saturation, value } = hsvOf(colorOfLook(look));
  return materialOfLook(look) === 'skin' && hue > 10 && hue < 40 && saturation < 0.65 && value > 0.3;
}

interface Shown {
  /** Slots with triangles, in the order of the looks. */
  readonly slots: readonly string[];
  readonly parts: readonly string[];
  /** The slot of the first surface of each part. */
  readonly mainOf: readonly string[];
  /** Areas by slot. */
  readonly areas: ReadonlyMap<string, number>;
}

const shown = new WeakMap<Subject, Shown>();

/** Returns the slots and parts that a subject has, grown once in its coarsest form. */
export function shownOf(subject: Subject): Shown {
  const known = shown.get(subject);
  if (known) return known;
  const { parts } = grow(subject, { seed: 1, height: 1, detail: 0.1 });
  const areas = new Map<string, number>();
  for (const { slot, shape } of parts.flatMap(({ surfaces }) => surfaces))
    areas.set(slot, (areas.get(slot) ?? 0) + areaOf(shape));
  const result = {
    areas,
    slots: Object.keys(subject.looks).filter((slot) => areas.has(slot)),
    parts: parts.map(({ name }) => name.slice(subject.name.length + 1)),
    mainOf: parts.map(({ surfaces }) => surfaces[0]!.slot),
  };
  shown.set(subject, result);
  return result;
}
