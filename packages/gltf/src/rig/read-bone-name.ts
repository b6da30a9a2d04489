/** The meaning of a joint name: body part, side and number. */
export interface NameReading {
  part: Part;
  side: Side | null;
  /** The last number in the name; null when there is none. */
  number: number | null;
}

export type Side = 'left' | 'right';

/** Parts that names can mean; the tree resolves `arm`, `leg` and `trunk`. */
export type Part = (typeof PARTS)[number][0];

/**
 * Reads a joint name of any common convention: `mixamorig:LeftForeArm`, `forearm.L`, `DEF-forearm.L.001`,
 * `lowerarm_l`, `Bip001 L Forearm`, `CC_Base_L_Forearm`, `J_Bip_L_LowerArm`, `b_LeftForeArm_010`. Null for controls,
 * twist helpers, ends and names without meaning.
 */
export function readBoneName(name: string): NameReading | null {
  const all = wordsOf(name);
  if (isHelper(all)) return null;
  const side = sideOf(all);
  const words = all.filter((word) => !SIDES.has(word) && !FILLERS.has(word) && !/^\d+$/.test(word));
  const bone = words.join('');
  const numbers = all.filter((word) => /^\d+$/.test(word));
  if (bone === 'finger') return numberedFinger(name, side);
  const part = PARTS.find(([, names]) => names.includes(bone))?.[0];
  if (part === undefined) return null;
  const number = numbers.length > 0 ? Number(numbers[0]) : null;
  return { part, side, number };
}

/** True for names of nodes that follow or control a bone: IK targets, twist helpers, ends, slots. */
export function isHelperName(name: string): boolean {
  return isHelper(wordsOf(name));
}

function isHelper(words: string[]): boolean {
  // One family of rigs names its neck bones NeckTwist and its jaw JawRoot.
  return words.some((word) => HELPERS.has(word) && !words.includes(EXCEPTIONS.get(word) ?? '-'));
}

/** Finger0, Finger01, Finger02 are the thumb and Finger1 the next finger; or finger1-1, finger1-2 and finger2-1. */
function numberedFinger(name: string, side: Side | null): NameReading | null {
  const [, from1, joint] = /finger([1-5])[-_]([1-4])(?!\d)/i.exec(name) ?? [];
  const [, from0, rest] = /finger_?(\d)(\d?)/i.exec(name) ?? [];
  const part = FINGERS[from1 === undefined ? Number(from0) : Number(from1) - 1];
  if (!part) return null;
  return { part, side, number: joint === undefined ? Number(rest) + 1 : Number(joint) };
}

function sideOf(words: string[]): Side | null {
  const side = words.find((word) => SIDES.has(word));
  return side === undefined ? null : side.startsWith('l') ? 'left' : 'right';
}

/** Lower-case words and numbers: `b_LeftForeArm_010` is b, left, fore, arm, 010. */
function wordsOf(name: string): string[] {
  return (
    name
      .replace(/^.*[:|]/u, '')
      // A single capital L or R before a capital is a side: RThigh, LFoot.
      .replace(/\b([LR])(?=[A-Z][a-z])/g, '$1 ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{L})(\d)/gu, '$1 $2')
      .replace(/(\d)(\p{L})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '')
      .flatMap((word) => {
        const side = /^(left|right)(.+)$/.exec(word);
        return side ? [side[1]!, side[2]!] : [word];
      })
  );
}

const SIDES: ReadonlySet<string> = new Set(['l', 'r', 'left', 'right', 'lft', 'rgt', 'lf', 'rt']);

/** Prefixes of exporters and rigs. */
const FILLERS: ReadonlySet<string> = new Set(
  'adj b bend bip biped bone cc base c character ctr def deform j jnt joint m mixamorig org rig sk skeleton valve'.split(
    ' ',
  ),
);

/** Words of nodes that follow or control a bone without being one. */
const HELPERS: ReadonlySet<string> = new Set(
  (
    'ik fk pole twist twister roll ctrl control controller target end nub effector helper slot handslot socket attach ' +
    'share corrective rootbone headfront prop weapon breast mch vis tweak root'
  ).split(' '),
);

/** Helper words that belong to a bone where another word is there, too. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['twist', 'neck'],
  ['root', 'jaw'],
]);

const PARTS = [
  ['hips', list('hips hip pelvis')],
  [
    'trunk',
    list(
      'spine chest upperchest chestlower chestupper torso waist abdomen abdomenlower abdomenupper ribcage ribs thorax lowerback upperback',
    ),
  ],
  ['neck', list('neck necktwist necklower neckupper')],
  ['head', list('head skull')],
  ['jaw', list('jaw jawroot lowerjaw')],
  ['eye', list('eye eyeball faceeye')],
  ['shoulder', list('shoulder clavicle collar collarbone scapula')],
  ['upperArm', list('upperarm uparm armupper bicep shldr')],
  ['arm', list('arm')],
  ['lowerArm', list('forearm lowerarm lowarm armlower elbow')],
  ['hand', list('hand')],
  ['wrist', list('wrist')],
  ['upperLeg', list('upleg upperleg legupper thigh femur')],
  ['leg', list('leg')],
  ['lowerLeg', list('lowerleg lowleg leglower calf shin knee')],
  ['foot', list('foot ankle feet')],
  ['toes', list('toes toe toebase ball')],
  [
    'thumb',
    list('thumb handthumb fthumb thumbfinger thumbmetacarpal thumbproximal thumbintermediate thumbdistal'),
  ],
  ['index', list('index handindex findex indexfinger pointer indexproximal indexintermediate indexdistal')],
  [
    'middle',
    list('middle mid handmiddle fmiddle middlefinger middleproximal middleintermediate middledistal'),
  ],
  ['ring', list('ring handring fring ringfinger ringproximal ringintermediate ringdistal')],
  [
    'little',
    list(
      'little pinky handpinky fpinky pinkyfinger littlefinger littleproximal littleintermediate littledistal',
    ),
  ],
  ['tail', list('tail')],
] as const;

const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

function list(words: string): readonly string[] {
  return words.split(' ');
}
