import { secretTraces, type TextClues, textClues } from '../text-clues.ts';

/** Matches a secret in a text in every form that programs encode it in. */
export interface SecretForms {
  /**
   * Returns the text with every form of the secret replaced.
   * @param clues of the text. Default: computed again; many secrets can share them
   */
  cut(text: string, replacement: string, clues?: TextClues): string;
}

/** A shorter secret is removed only as a separate word: other matches would hit ordinary text. */
const shortest = 8;

/**
 * Returns the forms of a secret: verbatim, in any case, percent-encoded once or more, with JSON or JavaScript
 * escapes, as HTML entities, with bytes of UTF-16 between, all of these mixed; in hex; and in base64 or base64url
 * alone or within a longer text, padded or not.
 */
export function secretForms(secret: string): SecretForms {
  if (secret === '') return { cut: (text) => text };
  if (secret.length < shortest) {
    const alone = new RegExp(`(?<![A-Za-z0-9])${[...secret].map(literal).join('')}(?![A-Za-z0-9])`, 'g');
    return { cut: (text, replacement) => text.replace(alone, replacement) };
  }
  const traces = secretTraces(secret);
  let patterns: readonly RegExp[] | undefined;
  return {
    // Compiling the patterns takes up to half a second, and few texts contain a secret.
    cut(text, replacement, clues = textClues(text)) {
      if (!clues.mayHold(traces)) return text;
      patterns ??= patternsOf(secret);
      return patterns.reduce((rest, pattern) => rest.replace(pattern, replacement), text);
    },
  };
}

function patternsOf(secret: string): RegExp[] {
  const letters = secret
    .match(/\\+|[^\\]/gsu)!
    .map(anyEscape)
    .join(between);
  const hex = [...utf8(secret)].map((byte) => byte.toString(16).padStart(2, '0')).join(hexBetween);
  const encoded = [utf8(secret), Buffer.from(secret, 'utf16le'), Buffer.from(secret, 'utf16le').swap16()];
  const base64 = [...new Set(encoded.flatMap(base64Patterns))].join('|');
  return [new RegExp(`${letters}|${hex}`, 'gi'), new RegExp(base64, 'g')];
}

/**
 * Every repetition is bounded, so that no received text makes the search slow. Matches a zero byte of UTF-16 in any
 * form; hex may have blanks, colons or zero bytes between its bytes.
 */
const between = '(?:\\0|%(?:25){0,4}00|\\\\{1,8}u0000|\\\\{1,8}x00|\\\\{1,8}0)?';
const hexBetween = '(?:00|[\\s:,-]|0x|\\\\{1,8}x){0,3}';

const named: Readonly<Record<string, string>> = {
  '-': 'hyphen|dash',
  _: 'lowbar|UnderBar',
  '.': 'period',
  '/': 'sol',
  '+': 'plus',
  '=': 'equals',
  ':': 'colon',
};

/** @param text one character, or a run of backslashes, which has a single reading at any length */
function anyEscape(text: string): string {
  const character = text[0] === '\\' ? '\\' : text;
  const coded = encodedForms(character);
  if (character !== '\\') return `(?:\\\\{0,8}${literal(character)}|${coded})`;
  return `(?:\\\\{${text.length},${text.length * 16}}|(?:${coded}){${text.length}})`;
}

function encodedForms(character: string): string {
  const code = character.codePointAt(0)!;
  const hex = code.toString(16);
  const bytes = [...utf8(character)]
    .map((byte) => `%(?:25){0,4}${byte.toString(16).padStart(2, '0')}`)
    .join('');
  const entity = `&(?:amp;){0,3}(?:#0{0,5}${code}|#x0{0,5}${hex}${named[character] ? `|${named[character]}` : ''});?`;
  const escapes = `\\\\{1,8}u(?:${hex.padStart(4, '0')}|\\{0{0,5}${hex}\\})|\\\\{1,8}x${hex.padStart(2, '0')}`;
  return `${bytes}|${escapes}|${entity}`;
}

/**
 * Matches the base64 of these bytes at each of the three alignments within a group, with every character that
 * contains bits of them; the remaining bits of the first and last character belong to the neighbouring text.
 */
function base64Patterns(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const [firstBit, endBit] = [before * 8, (before + bytes.length) * 8];
    const text = Buffer.concat([Buffer.alloc(before), bytes, Buffer.alloc(2)]).toString('base64');
    const characters: string[] = [];
    for (let at = Math.floor(firstBit / 6); at * 6 < endBit; at += 1) {
      const free =
        // Bits of the preceding byte are high, those of the following byte are low.
        at * 6 < firstBit ? 0x3f & ~(0x3f >> (firstBit - at * 6)) : 0x3f >> Math.min(6, endBit - at * 6);
      characters.push(anyOf(alphabet.indexOf(text[at]!), free));
    }
    return characters.join('');
  });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the characters of a value whose free bits are arbitrary. */
function anyOf(value: number, free: number): string {
  const characters = [...alphabet].filter((_, other) => (other & ~free) === (value & ~free));
  return characters.length === 1
    ? anyAlphabet(characters[0]!)
    : `(?:${characters.map(anyAlphabet).join('|')})`;
}

/** Matches a character of either alphabet; they differ in two characters, which may be percent-encoded as well. */
function anyAlphabet(character: string): string {
  if (/[+-]/.test(character)) return '(?:[+-]|%(?:25){0,4}2[bBdD])';
  if (/[/_]/.test(character)) return '(?:\\\\{0,8}/|_|%(?:25){0,4}(?:2[fF]|5[fF]))';
  return character;
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}

function utf8(text: string): Buffer {
  return Buffer.from(text, 'utf8');
}
