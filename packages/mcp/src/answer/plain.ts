// Control characters, and characters that are invisible or turn the direction of text.
const hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** Returns a text of others on one line, without hidden characters, cut to `max` characters. */
export function plain(text: string, max = 300): string {
  // Only what can be shown is cleaned: a text may have megabytes.
  const line = text
    .slice(0, max * 4)
    .replace(hidden, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > max || text.length > max * 4 ? `${line.slice(0, max - 1)}…` : line;
}

/** Returns a text of others in quotes, for a sentence of this program. */
export function quoted(text: string, max = 300): string {
  return JSON.stringify(plain(text, max));
}
