import type { Arrangement } from '../arrange.ts';
import type { BodyType } from '../plans/person/body-type.ts';
import type { Posture } from '../plans/person/posture.ts';
import { wordTable } from '../word-table.ts';

/** Size words and their factors. */
export const sizeWords: Readonly<Record<string, number>> = wordTable({
  miniature: 0.25,
  tiny: 0.3,
  mini: 0.4,
  little: 0.6,
  small: 0.6,
  short: 0.75,
  smaller: 0.6,
  big: 1.5,
  bigger: 1.5,
  large: 1.5,
  larger: 1.5,
  taller: 1.4,
  tall: 1.4,
  huge: 2.5,
  enormous: 3,
  giant: 3,
  gigantic: 4,
  massive: 3,
  colossal: 5,
});

/** Number words. */
export const numberWords: Readonly<Record<string, number>> = wordTable({
  two: 2,
  couple: 2,
  pair: 2,
  both: 2,
  three: 3,
  trio: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  several: 4,
  few: 3,
  dozen: 12,
});

/** Words for several of a thing behind its noun. */
export const timesWords: Readonly<Record<string, number>> = wordTable({ triple: 3, quadruple: 4 });

export interface GroupWord {
  readonly count: number;
  readonly arrangement: Arrangement;
  /** Whether the word works without "of": "a pine forest". */
  readonly alone?: boolean;
}

/** Words for several things together. */
export const groupWords: Readonly<Record<string, GroupWord>> = wordTable({
  pile: { count: 14, arrangement: 'pile' },
  heap: { count: 16, arrangement: 'pile' },
  stack: { count: 6, arrangement: 'stack' },
  group: { count: 5, arrangement: 'group' },
  cluster: { count: 6, arrangement: 'group' },
  bunch: { count: 6, arrangement: 'group' },
  collection: { count: 6, arrangement: 'group' },
  row: { count: 5, arrangement: 'row' },
  line: { count: 5, arrangement: 'row' },
  set: { count: 4, arrangement: 'row' },
  bundle: { count: 5, arrangement: 'pile' },
  patch: { count: 6, arrangement: 'group' },
  forest: { count: 12, arrangement: 'group', alone: true },
  grove: { count: 7, arrangement: 'group', alone: true },
});

/** Participles for several things together: "stacked crates", "crates stacked". */
export const groupedWords: Readonly<Record<string, string>> = wordTable({
  stacked: 'stack',
  piled: 'pile',
  grouped: 'group',
});

/** Units of length in metres, singular. */
export const lengthUnits: Readonly<Record<string, number>> = wordTable({
  mm: 0.001,
  millimetre: 0.001,
  millimeter: 0.001,
  cm: 0.01,
  centimetre: 0.01,
  centimeter: 0.01,
  m: 1,
  km: 1000,
  kilometre: 1000,
  kilometer: 1000,
  metre: 1,
  meter: 1,
  in: 0.0254,
  inch: 0.0254,
  inche: 0.0254,
  ft: 0.3048,
  foot: 0.3048,
  feet: 0.3048,
});

/** Words that end the description of the preceding thing. */
export const separators = new Set([
  'with',
  'and',
  'on',
  'in',
  'inside',
  'under',
  'near',
  'beside',
  'holding',
  'wielding',
  'carrying',
  'containing',
  'on top',
  'riding',
  'wearing',
  'from',
  'for',
  'having',
  ',',
  'at',
  'by',
  'made',
  'to',
  'that',
  'which',
  'featuring',
  'covered',
  'but',
  'or',
  'who',
  'while',
  'about',
  'above',
  'across',
  'against',
  'along',
  'among',
  'around',
  'as',
  'atop',
  'behind',
  'below',
  'beneath',
  'between',
  'into',
  'onto',
  'over',
  'through',
  'upon',
]);

/** Words that begin a noun phrase. */
export const determiners = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'some', 'another']);

/** Phrases whose last known word is not their subject, read as one word; and names of things whose part other words may describe. */
export const compounds = [
  'key lime',
  'key board',
  'table tennis',
  'saw horse',
  'clothes horse',
  'car park',
  'no parking',
  'no entry',
  'no stopping',
  'wall with a door',
  'wall with door',
  'wall with a gate',
  'wall with gate',
  'arch with a gate',
  'arch with gate',
  'campfire with a pot',
  'ink bottle with a quill',
  'planet with rings',
  'window with bars',
  'club with spikes',
  'club with nails',
  'bat with nails',
];

/** Words that negate the words after them. */
export const negations = new Set(['without', 'no', 'not', 'never', 'minus', 'except']);
/** Words that say nothing of the model. */
export const fillers = new Set([
  'spilling',
  'a',
  'an',
  'the',
  'of',
  'very',
  'any',
  'its',
  'his',
  'her',
  'their',
  'it',
  'some',
  'my',
  'one',
  'old',
  'new',
  'style',
  'low',
  'poly',
  'game',
  'asset',
  'model',
  'please',
  'me',
  'make',
  'create',
  'generate',
  'want',
  'need',
  'i',
  'is',
  'are',
  'sized',
]);

/** Adjectives for the proportions of a person. */
export const bodyWords: Readonly<Record<string, BodyType>> = wordTable({
  chibi: 'chibi',
  superdeformed: 'chibi',
  heroic: 'heroic',
  muscular: 'heroic',
  herculean: 'heroic',
  realistic: 'realistic',
  photorealistic: 'realistic',
  lifelike: 'realistic',
});

/** Words for what a person does in place of standing. */
export const postureWords: Readonly<Record<string, Posture>> = wordTable({
  ...{ sitting: 'sitting', seated: 'sitting', resting: 'sitting', meditating: 'sitting' },
  ...{ kneeling: 'kneeling', praying: 'kneeling', begging: 'kneeling' },
  ...{ walking: 'walking', marching: 'walking' },
  ...{ running: 'running', racing: 'running', charging: 'running', chasing: 'running' },
  ...{ jumping: 'jumping', leaping: 'jumping' },
  ...{ crouching: 'crouching', sneaking: 'crouching' },
  ...{ waving: 'waving', throwing: 'waving' },
  ...{ cheering: 'cheering', celebrating: 'cheering' },
  ...{ pointing: 'pointing', casting: 'pointing' },
  ...{ aiming: 'aiming', shooting: 'aiming' },
  ...{ fighting: 'fighting', attacking: 'fighting' },
  dancing: 'dancing',
  ...{ lying: 'lying', sleeping: 'lying', unconscious: 'lying' },
  dead: 'dead',
  ...{ galloping: 'running', trotting: 'walking', prowling: 'walking' },
});

/** Words for a look of equal cubes in flat colours. */
export const voxelWords = new Set([
  'voxel',
  'voxels',
  'voxelized',
  'voxelised',
  'pixel',
  'pixelart',
  'pixelated',
]);

/** Adjectives without an effect: never the thing itself, and said to be left out. */
export const plainAdjectives = new Set([
  ...Object.keys(bodyWords),
  ...voxelWords,
  ...(
    'hooded masked bearded bald barefoot caped cloaked robed armored armoured bespectacled clad clothed dressed realistic photorealistic cute scary creepy evil good friendly angry happy sad ' +
    'mighty powerful legendary epic rare common cursed sacred holy mystical mythical fancy ornate elegant simple ' +
    'detailed cool nice beautiful pretty ugly strange weird medieval gothic modern futuristic steampunk cyberpunk ' +
    'fantasy rustic victorian roman greek egyptian japanese chinese asian western eastern oriental tribal ' +
    'textured rigged animated modular round square rectangular curved flat thin thick ' +
    'striped wide narrow shallow heavy sharp spiky broken cracked shattered torn dented bent open closed empty loaded fresh rotten ' +
    'cooked raw wild domestic young elderly fat chubby muscular skinny male female royal dead alive sleepy brave ' +
    'isometric abandoned haunted wrecked hanging standing floating fallen lonely tattered potted spooky shiny glossy ' +
    'matte polished smooth rough bumpy slimy hairy wet dry hot cold deluxe basic advanced premium overgrown mossy ' +
    'half double triple quadruple single multi full medium extra straight crooked crossed tropical military default future sliced ' +
    'left right front rear upper lower inner outer middle outside diagonal vertical horizontal decorated mounted labeled labelled sloped oval ' +
    'pointy folded harvested lit unlit casual formal covered inside under above below behind beneath across along around through over ' +
    'destroyed bare winged soft hard strong clean sunken buried hidden twisted rolled stacked locked melted collapsed upside down dark pale common ordinary whole rectangle cylindric cylindrical sports luxury separate complete multiple gable gabled decorative ripe colorful patterned electric mechanical portable'
  ).split(' '),
]);

/** Words for wear and weathering. */
export const wornWords = new Set([
  'old',
  'worn',
  'aged',
  'ancient',
  'weathered',
  'battered',
  'damaged',
  'scratched',
  'dirty',
  'dusty',
  'vintage',
  'ruined',
]);

/** Words for a look of few flat faces; "low poly" too. */
export const facetedWords = new Set(['lowpoly', 'faceted', 'blocky', 'angular']);

/** Words for the look of low-poly packs: flat colours with baked shade, in one material. */
export const paletteWords = new Set([
  ...facetedWords,
  'stylized',
  'stylised',
  'cartoon',
  'cartoony',
  'toon',
  'palette',
  'kenney',
  'kaykit',
  'quaternius',
  'handpainted',
]);
