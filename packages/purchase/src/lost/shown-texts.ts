import type { Family } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { sha256 } from '../identity/sha256.ts';

/** Digests of a create body's texts by field: sufficient for comparison, but not readable. */
export type ShownTexts = Readonly<Record<string, string>>;

/**
 * Returns texts that distinguish tasks of a family where a service shows them: the specification promises the `name` of
 * Creative Lab tasks, and services show prompts. Enumerated values do not help, because a service may show the resolved
 * ones.
 */
export function shownTexts(family: Family, body: Readonly<Record<string, unknown>>): ShownTexts {
  const texts: Record<string, string> = {};
  for (const name of textFields(family)) {
    const value = body[name];
    if (typeof value === 'string') texts[name] = mark + [...digests(value)].sort().join('');
  }
  return texts;
}

/** Returns the fields of a create body that contain free text. */
export function textFields(family: Family): string[] {
  const { entries } = detailsOf(family).request;
  return Object.keys(entries).filter((name) => {
    const facts = factsOf(entries[name]!) as { kind?: string } | undefined;
    return facts?.kind === 'text';
  });
}

/**
 * Returns how much of the shorter text (of the task or the create) the other one contains, 0 to 1, tolerating changes
 * of case, quotes, accents and entities, cuts and additions. Undefined if the task shows no texts, or none were sent.
 */
export async function likeness(task: object, texts: ShownTexts): Promise<number | undefined> {
  let [common, least] = [0, 0];
  for (const [name, sent] of Object.entries(texts)) {
    const shown = (task as Readonly<Record<string, unknown>>)[name];
    if (typeof shown !== 'string' || shown.trim() === '') continue;
    if (!sent.startsWith(mark)) {
      // Older journals contain one digest of the whole text.
      least += 1;
      common += (await wholeDigest(shown)) === sent ? 1 : 0;
      continue;
    }
    const [own, other] = [new Set(sent.match(/[0-9a-f]{4}/g)), digests(shown)];
    least += Math.min(own.size, other.size);
    for (const digest of other) common += own.has(digest) ? 1 : 0;
  }
  return least === 0 ? undefined : common / least;
}

/** Prefix of digests of parts; a digest of the whole text has none. */
const mark = '~';

/** Returns digests of all runs of four characters: they survive a cut in the middle of a word. */
function digests(text: string): Set<string> {
  const plain = plainText(text);
  const texts = new Set<string>();
  if (plain === '') return texts;
  const padded = ` ${plain} `;
  for (let at = 0; at === 0 || at + 4 <= padded.length; at++) texts.add(digest(padded.slice(at, at + 4)));
  return texts;
}

/** FNV-1a, folded to 16 bits: many texts share each digest. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/** Reduces a text to letters and digits, lower case, without accents, words separated by one space. */
function plainText(text: string): string {
  const plain = unescaped(unescaped(text)).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes HTML entities once; text escaped twice needs two calls. */
function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Collapses whitespace, which a service may change, before hashing. */
async function wholeDigest(text: string): Promise<string> {
  return (await sha256(text.trim().replace(/\s+/g, ' '))).slice(0, 16);
}
