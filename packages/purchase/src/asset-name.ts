const MAX_LENGTH = 60;

/** Device names that Windows reserves, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Returns a file name for a sentence: lower case, words joined by dashes, without a leading article, at most 60
 * characters. Letters of every script stay. Empty or unusable text gives `asset`.
 */
export function assetName(sentence: string): string {
  const words = sentence
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const named = words.length > 1 && ['a', 'an', 'the'].includes(words[0]!) ? words.slice(1) : words;
  let name = '';
  for (const word of named) {
    const longer = name ? `${name}-${word}` : word;
    if ([...longer].length > MAX_LENGTH) break;
    name = longer;
  }
  name ||= [...(named[0] ?? '')].slice(0, MAX_LENGTH).join('');
  return !name || RESERVED.test(name) ? `asset${name && `-${name}`}` : name;
}
