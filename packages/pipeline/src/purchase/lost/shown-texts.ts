import type { Family } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { sha256 } from '../identity/sha256.ts';

/** By field, digests of what a create body says in words: enough to compare it, not to read it. */
export type ShownTexts = Readonly<Record<string, string>>;

/**
 * What tells tasks of a family apart where a service shows it: the specification promises the `name` of Creative Lab
 * tasks, and services show prompts. Chosen values are no help, for a service may show what it made of them.
 */
export function shownTexts(family: Family, body: Readonly<Record<string, unknown>>): ShownTexts {
  const texts: Record<string, string> = {};
  for (const name of textFields(family)) {
    const value = body[name];
    if (typeof value === 'string') texts[name] = mark + [...digests(value)].sort().join('');
  }
  return texts;
}

/** Fields of a create body that hold words. */
export function textFields(family: Family): string[] {
  const { entries } = detailsOf(family).request;
  return Object.keys(entries).filter((name) => {
    const facts = factsOf(entries[name]!) as { kind?: string } | undefined;
    return facts?.kind === 'text';
  });
}

/**
 * How much of the shorter text, that of the task or that of the create, is in the other one: 0 to 1, whatever the
 * service did with case, quotes, accents and entities, and though it cut the text or added to it. Undefined where the
 * task shows no words, or none were sent.
 */
export async function likeness(task: object, texts: ShownTexts): Promise<number | undefined> {
  let [common, least] = [0, 0];
  for (const [name, sent] of Object.entries(texts)) {
    const shown = (task as Readonly<Record<string, unknown>>)[name];
    if (typeof shown !== 'string' || shown.trim() === '') continue;
    if (!sent.startsWith(mark)) {
      // Journals of before hold one digest of the whole text.
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

/** Begins what holds digests of parts; a digest of the whole text begins without it. */
const mark = '~';

/** Digests of all runs of four characters of a text: they survive a cut in the middle of a word. */
function digests(text: string): Set<string> {
  const plain = plainText(text);
  const found = new Set<string>();
  if (plain === '') return found;
  const padded = ` ${plain} `;
  for (let at = 0; at === 0 || at + 4 <= padded.length; at++) found.add(digest(padded.slice(at, at + 4)));
  return found;
}

/** FNV-1a, folded to 16 bits: many texts share each digest. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/** Letters and digits alone, in lower case and without accents, words apart by one blank. */
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

/** A text without HTML entities. Escaped twice is unescaped twice. */
function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A service may take blanks away. */
async function wholeDigest(text: string): Promise<string> {
  return (await sha256(text.trim().replace(/\s+/g, ' '))).slice(0, 16);
}
