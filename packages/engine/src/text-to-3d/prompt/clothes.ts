import type { Subject } from '../subject.ts';
import { isDescription, isSurfaceWord } from './head-noun.ts';
import { singular } from './singulars.ts';
import type { Clause } from './split-prompt.ts';

/** What words can say that a person wears. */
interface Garment {
  /** Nouns, singular: "coat". */
  readonly nouns: readonly string[];
  /**
   * Adjectives of who wears it: "hooded".
   * @default none
   */
  readonly adjectives?: readonly string[];
  /** Parameters of the body plan. */
  readonly wear: readonly string[];
}

const list = (words: string): string[] => words.split(' ');

const garmentTable: readonly Garment[] = [
  {
    nouns: list('coat raincoat overcoat trenchcoat parka labcoat greatcoat'),
    wear: ['top=coat', 'buttons', 'belt=none'],
  },
  {
    nouns: list('jacket blazer hoodie cardigan sweater pullover jumper anorak'),
    wear: ['top=jacket', 'stripe', 'belt=none'],
  },
  { nouns: list('shirt tshirt blouse polo jersey tee'), wear: ['top=shirt'] },
  { nouns: list('vest waistcoat singlet'), wear: ['top=vest'] },
  { nouns: ['tunic'], wear: ['top=tunic'] },
  { nouns: list('dress sundress frock'), wear: ['top=dress'] },
  { nouns: list('gown ballgown'), wear: ['top=gown'] },
  { nouns: list('robe kimono toga cassock bathrobe'), adjectives: ['robed'], wear: ['top=robe'] },
  {
    nouns: list('armor armour chainmail breastplate cuirass'),
    adjectives: list('armored armoured'),
    wear: ['top=armor'],
  },
  { nouns: list('suit tuxedo'), wear: ['top=suit', 'tie'] },
  { nouns: list('trouser trousers pants jeans leggings slacks'), wear: ['bottom=trousers'] },
  { nouns: ['shorts'], wear: ['bottom=shorts'] },
  { nouns: list('skirt miniskirt'), wear: ['bottom=skirt'] },
  { nouns: ['kilt'], wear: ['bottom=kilt'] },
  { nouns: list('cloak cape mantle'), adjectives: list('cloaked caped'), wear: ['cape'] },
  { nouns: ['apron'], wear: ['apron'] },
  { nouns: list('tie necktie'), wear: ['tie'] },
  { nouns: ['belt'], wear: ['belt=on'] },
  { nouns: list('boot shoe sneaker sandal trainer slipper'), wear: ['feet=boots'] },
  { nouns: list('glove mitten gauntlet'), wear: ['hands=glove'] },
  { nouns: list('glasses spectacles'), adjectives: ['bespectacled'], wear: ['glasses'] },
  { nouns: ['goggles'], wear: ['goggles'] },
  { nouns: ['mask'], adjectives: ['masked'], wear: ['mask'] },
  { nouns: ['eyepatch'], wear: ['patch'] },
  { nouns: ['hood'], adjectives: ['hooded'], wear: ['hat=hood'] },
  { nouns: ['scarf'], wear: ['scarf'] },
  { nouns: ['beard'], adjectives: ['bearded'], wear: ['beard=long'] },
  { nouns: list('moustache mustache'), wear: ['beard=mustache'] },
  { nouns: ['ponytail'], wear: ['hair=ponytail'] },
  { nouns: ['mohawk'], wear: ['hair=mohawk'] },
  { nouns: ['afro'], wear: ['hair=afro'] },
  { nouns: [], adjectives: ['bald'], wear: ['hair=bald'] },
  { nouns: [], adjectives: ['barefoot'], wear: ['feet=bare'] },
];

/** Adjectives of who wears something. */
export const wearingAdjectives: ReadonlySet<string> = new Set(
  garmentTable.flatMap(({ adjectives = [] }) => adjectives),
);

/** Nouns of what a person can wear. */
export const garmentNouns: readonly string[] = garmentTable.flatMap(({ nouns }) => nouns);

const byNoun = new Map(garmentTable.flatMap((garment) => garment.nouns.map((noun) => [noun, garment])));
const byAdjective = new Map(
  garmentTable.flatMap((garment) => (garment.adjectives ?? []).map((word) => [word, garment])),
);

/** Clauses that say what a person wears; what a list adds to one is worn as well. */
const wearing = new Set(list('in wearing with having featuring'));

export interface Dressed {
  readonly subject: Subject;
  /** The clauses that say what it wears. */
  readonly clauses: ReadonlySet<Clause>;
  /** The words for clothes that had an effect, or that it wears already. */
  readonly used: ReadonlySet<string>;
}

/**
 * Returns a person in the clothes that the words name: "a woman in a red coat", "a hooded man".
 * @param head index of the clause that names the person by `phrase`
 */
export function dressedAs(
  subject: Subject,
  clauses: readonly Clause[],
  head: number,
  phrase: readonly string[],
): Dressed {
  const used = new Set<string>();
  const worn = new Set<Clause>();
  const garments: Garment[] = [];
  let isWorn = false;
  for (const [i, { join, words }] of clauses.entries()) {
    if (i <= head) {
      const said = words.filter((word) => byAdjective.has(word) && !phrase.includes(word));
      for (const word of said) {
        garments.push(byAdjective.get(word)!);
        used.add(word);
      }
      // "A woman in a coat" begins behind the person.
      const gender = words.find((word) => /^(?:fe)?male$/.test(word) && !phrase.includes(word));
      if (gender === 'male' ? looksMale(subject) : gender && hasHair(subject)) {
        used.add(gender!);
        if (gender === 'female') garments.push({ nouns: [], wear: ['hair=long', 'beard=none'] });
      }
      isWorn = false;
      continue;
    }
    if (join !== 'and' && join !== ',') isWorn = wearing.has(join);
    // "Dressed in", "clad in".
    if (/^(?:dressed|clad|clothed)$/.test(words.join(' '))) {
      used.add(words[0]!);
      continue;
    }
    const noun =
      words.findLast((word) => byNoun.has(word) || !(isDescription(word) || isSurfaceWord(word))) ?? '';
    const garment = byNoun.get(noun) ?? byNoun.get(singular(noun));
    if (!isWorn || !garment) continue;
    garments.push(garment);
    worn.add(clauses[i]!);
    for (const word of [noun, singular(noun)]) used.add(word);
  }
  if (garments.length === 0 || !subject.dressed)
    return { subject, clauses: new Set(), used: garments.length === 0 ? used : new Set() };
  const others = garments.filter(({ wear: [first = ''] }) => !subject.worn?.includes(first));
  const dressed = others.length === 0 ? subject : subject.dressed(together(garments, subject.wears));
  return { subject: dressed, clauses: worn, used };
}

/** Returns whether a person has no long hair and no dress. */
const looksMale = ({ worn }: Subject): boolean =>
  worn !== undefined && !worn.some((word) => /^(?:hair=(?:long|ponytail)|top=(?:dress|gown))$/.test(word));

/** Returns whether a person has hair that is seen, and can be long. */
const hasHair = ({ worn = [] }: Subject): boolean => worn.some((word) => /^hair=(?!none|bald)/.test(word));

/** Returns the parameters of clothes worn together. */
function together(garments: readonly Garment[], before = 'tunic'): string[] {
  const words = garments.flatMap(({ wear }) => wear);
  const tops = words.filter((word) => word.startsWith('top='));
  const isLong = (top: string | undefined): boolean => /^(?:top=)?(?:dress|gown|robe)$/.test(top ?? '');
  const lower = words.some((word) => word.startsWith('bottom='));
  const outer = tops.find((top) => !isLong(top));
  // A shirt is above trousers where only these are said, and a jacket over a dress leaves its skirt.
  if (tops.length === 0 && lower && (isLong(before) || before === 'bare')) words.push('top=shirt');
  if (outer !== undefined && tops.some(isLong)) words.push(outer, ...(lower ? [] : ['bottom=skirt']));
  else if (tops.length > 0 && !lower && !/kilt|tunic/.test(words.join())) words.push('bottom=trousers');
  return words;
}
