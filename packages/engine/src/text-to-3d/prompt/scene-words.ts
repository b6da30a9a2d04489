import { isInTable } from '../../content/subjects.ts';
import type { Subject } from '../subject.ts';
import { singular } from './singulars.ts';

/**
 * Where a further thing of a prompt is: next to the first one, on it, over its middle, below or around it, with it on what is
 * below, in a hand of it, on its head, on its front, in its crown, within it; behind it where it hangs on that, a tree that it
 * hangs in, or around it where it is in that.
 */
export type Place =
  | 'beside'
  | 'on'
  | 'top'
  | 'below'
  | 'along'
  | 'hand'
  | 'head'
  | 'face'
  | 'crown'
  | 'within'
  | 'behind'
  | 'tree'
  | 'around';

/** Things that hang on walls and doors. */
const hanging = new Set(
  (
    'pine_wreath banner picture_frame poster wanted_poster wall_clock wall_lamp wall_mirror round_mirror dartboard target ' +
    'shield round_shield horseshoe christmas_stocking'
  ).split(' '),
);
/** Things with an upright front, on which others hang. */
const upright =
  /(?:^|_)(?:wall|door|doorway|gate|house|cabin|hut|cottage|shed|barn|tower|fence|palisade|fireplace|window)(?:$|_with)/;

/** Fruit that grows on trees. */
const treeFruit = new Set(
  'apple pear orange_fruit lemon cherry peach mango fig pomegranate avocado coconut olive'.split(' '),
);
const isTree = ({ name, looks }: Subject): boolean =>
  /(?:^|_)(?:tree|bush)$/.test(name) && !/dead|house/.test(name) && Object.keys(looks).length > 1;

/** Things that others lie in or on. */
const holders = new Set(
  (
    'basket bowl plate crate chest barrel bucket sack cart horse_cart wheelbarrow mine_cart cauldron cooking_pot frying_pan mug ' +
    'table desk dining_table round_table coffee_table altar bench bookshelf shelf cabinet nightstand dresser kitchen_sink market_stall shopping_bag picnic_table raft ' +
    'rowboat boat pickup_truck cake birthday_cake food_cart flower_pot vase nest bird_nest cardboard_box stool bed single_bed sofa armchair chair ' +
    'pillow rug tree_stump island throne weapon_rack flatcar pallet trailer hand_truck raft_with_a_sail flatbed_truck'
  ).split(' '),
);

/** Things that others lie in, on each other where there is no room. */
const containers = new Set(
  (
    'basket bowl plate crate chest barrel bucket horse_cart wheelbarrow mine_cart cauldron cooking_pot frying_pan mug ' +
    'shopping_bag cardboard_box nest bird_nest'
  ).split(' '),
);

/** Pieces of ground, which are as wide as what stands on them needs. */
const grounds = new Set('floor_tile platform floating_island island cloud hill'.split(' '));

/** Things that stand on a floor: two of them stand beside each other, "a table with four chairs". */
const furniture = new Set(
  (
    'table desk dining_table round_table coffee_table picnic_table altar bench bookshelf shelf cabinet bed single_bed sofa armchair chair stool ' +
    'office_chair rocking_chair folding_chair high_chair throne wardrobe dresser nightstand weapon_rack'
  ).split(' '),
);

/** Things worn on a head. */
const headwear = new Set(
  'ribbon_bow hat wizard_hat top_hat cowboy_hat baseball_cap pirate_hat witch_hat santa_hat chef_hat hard_hat crown tiara viking_helmet helmet space_helmet'.split(
    ' ',
  ),
);

/** Nouns of parts that a thing has of its own: "a car with four wheels" is no car beside wheels. */
const partNouns = new Set(
  (
    'wheel tire tyre door window horn lock gear chain rope feather leaf button bell gem vine crystal beard wing tail tooth eye ear handle ' +
    'lid roof chimney belt strap scarf cloak cape robe glove boots shoes boot shirt dress tie glasses sunglasses mask armor ' +
    'breastplate gauntlet scale stripe dot star heart skull spike web branch trunk root stone brick plank log arm leg head ' +
    'hand nose mouth shell fin antler mane coral moss grass light lamp antenna turret sail cannon key blade jewel pearl ruby ' +
    'floor storey story balcony porch entrance doorway emerald sapphire diamond cross word letter number map arrow tile pillar column step stairs ladder fence curtain ring drawer shelf panel shutter checker bar hole opening gap slot stock grip scope silencer bipod trigger handguard bumper'
  ).split(' '),
);

/** Things that a blade or a pole is stuck in. */
const stuckIn = new Set(['rock', 'boulder', 'tree_stump', 'log']);

/** Names of parts that are things as well where they lie on others: "a table with a lamp". */
const lies = new Set(
  'lamp gem jewel crystal pearl map arrow heart stone rock log bone skull ring key'.split(' '),
);

/** Names of parts that something can stand on: "a crow on a fence", but no moon on a door. */
const standable = new Set(
  'log fence pillar column step stairs ladder branch trunk root brick plank tile moss grass cannon chimney roof boot shoe'.split(
    ' ',
  ),
);

/** Returns whether one thing may lie on another: flat ones carry what is larger than they are high. */
function fits(main: Subject, other: Subject): boolean {
  return other.height < Math.max(main.height * 2.5, 0.5);
}

/** Persons have clothes and hands. */
function isFigure(subject: Subject): boolean {
  return subject.plan === 'person';
}

/** Returns where a further thing stands to the first one; null where the words name a part, or another thing's subject. */
export function placeOf(
  join: string,
  main: Subject,
  other: Subject,
  noun: string,
  isFirstOfJoin: boolean,
): Place | null {
  const isPart = partNouns.has(singular(noun));
  if (/^(?:with|having|featuring|containing|of|on top)$/.test(join)) {
    if (isTreeFruit(other) && isTree(main)) return 'crown';
    if (hanging.has(other.name) && upright.test(main.name)) return 'face';
    if (main.name === 'cage' && isLiving(other) && join !== 'on top') return 'within';
  }
  if (/^(?:on|in|against|at)$/.test(join)) {
    if (isTreeFruit(main) && isTree(other)) return 'tree';
    if (hanging.has(main.name) && upright.test(other.name)) return 'behind';
    if (other.name === 'cage' && join === 'in') return 'around';
  }
  switch (join) {
    case 'wearing':
      return headwear.has(other.name) ? 'head' : null;
    case 'with':
    case 'having':
    case 'featuring':
    case 'containing':
    case 'of':
      if (join === 'containing' && isFigure(main)) return null;
      // A lion of a banner is a picture.
      if (isLiving(other) && /^(?:banner|flag|pennant|tapestry|poster)$/.test(main.name)) return null;
      if (isFigure(main)) {
        if (headwear.has(other.name)) return 'head';
        if (isHeld(main, other) && (!isPart || other.name === 'cannon')) return 'hand';
        return isPart ? null : 'beside';
      }
      if (!isPart && furniture.has(main.name) && furniture.has(other.name)) return 'beside';
      // Smoke rises from a thing.
      if (other.name === 'smoke' && !isLiving(main)) return 'top';
      // What has no head has a ribbon on its top.
      if (other.name === 'ribbon_bow' && !isLiving(main)) return 'top';
      if (headwear.has(other.name) && !holders.has(main.name)) return 'head';
      // The rings of a barrel are its hoops.
      if (other.name === 'ring' && main.name === 'barrel') return null;
      if (holders.has(main.name) && fits(main, other) && (!isPart || lies.has(singular(noun)))) return 'on';
      return isPart || join === 'containing' || join === 'of' ? null : 'beside';
    case 'on top':
      if (headwear.has(other.name) && !holders.has(main.name)) return 'head';
      if (isPart && !lies.has(singular(noun))) return null;
      if (!fits(main, other)) return 'beside';
      // A crate is in no barrel, but on it.
      if (containers.has(main.name) && other.height > 0.7 * main.height) return 'top';
      return holders.has(main.name) ? 'on' : 'top';
    case 'holding':
    case 'wielding':
    case 'carrying':
      return isFigure(main) ? (isHeld(main, other) ? 'hand' : 'beside') : 'beside';
    case 'on':
    case 'atop':
    case 'upon':
    case 'onto':
    case 'riding':
      if (other.name === 'broom') return 'hand';
      if (isPart && !standable.has(singular(noun)) && !lies.has(singular(noun))) return null;
      return other.height > main.height * 12 && !holders.has(other.name) && !isGround(other)
        ? 'beside'
        : 'below';
    case 'aiming':
    case 'shooting':
    case 'swinging':
    case 'throwing':
    case 'eating':
    case 'drinking':
    case 'reading':
    case 'playing':
      if (isFigure(main) && isHeld(main, other)) return 'hand';
      return isPart ? null : 'beside';
    case 'attacking':
    case 'chasing':
    case 'fighting':
    case 'guarding':
    case 'pulling':
    case 'pushing':
    case 'watching':
      return isPart ? null : 'beside';
    case 'in':
    case 'inside':
      // "A sword in a stone" stands on it.
      if (isFigure(main) && headwear.has(other.name)) return 'head';
      // A pot has the size of its plant.
      if (other.name === 'flower_pot') return 'below';
      // Spanish and Portuguese say "in" of what is on a rug.
      if (/^(?:rug|bed|single_bed|sofa|chair|armchair|bench)$/.test(other.name)) return 'below';
      if (holders.has(other.name) && other.height * 2.5 > main.height) return 'below';
      return stuckIn.has(other.name) ? 'below' : isPart ? null : 'beside';
    case 'and':
    case ',':
      return isPart && isFirstOfJoin ? null : 'beside';
    case 'above':
    case 'over':
      return holders.has(other.name) || /^(?:pedestal|podium|river|road)$/.test(other.name)
        ? 'below'
        : 'beside';
    case 'around':
    case 'under':
    case 'below':
    case 'beneath':
      // "Under the windows" is of the house.
      return isPart && /^(?:window|door|roof|eye|neck|handle|wheel|wall|rim|edge|base)s?$/.test(noun)
        ? null
        : 'beside';
    case 'beside':
    case 'near':
    case 'by':
    case 'at':
    case 'behind':
    case 'against':
    case 'between':
      return 'beside';
    default:
      return null;
  }
}

/** Animals that are no body plan. */
const animals = new Set(['dog', 'horse', 'fish', 'snowman', 'spider', 'crab', 'octopus', 'scarecrow']);

function isHeld(main: Subject, other: Subject): boolean {
  return other.height < main.height * 1.35 && !isLiving(other);
}

/** Returns whether a subject is a person or an animal. */
export function isLiving({ name, plan }: Subject): boolean {
  return plan !== undefined || animals.has(name);
}

/** Returns whether things lie in another one: apples in a bowl. */
export function isContainer(subject: Subject): boolean {
  return containers.has(subject.name);
}

/** Returns whether a thing is a piece of ground, of any width: a tile, an island, a cloud. */
export function isGround(subject: Subject): boolean {
  return isInTable(subject, 'tiles') || grounds.has(subject.name);
}

/** Returns whether a thing is a fruit that grows on trees. */
export function isTreeFruit(subject: Subject | undefined): boolean {
  return subject !== undefined && treeFruit.has(subject.name);
}

/** Returns whether a noun names what lies on or in things: "sushi" of "a sushi plate". */
export function isHolder(subject: Subject): boolean {
  return holders.has(subject.name);
}
