/** Control characters, also those that only terminals know, marks that turn text around, and other line breaks. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const REPLACEMENT = '\ufffd';

/** Text from a file or a service as one line that cannot drive the terminal it is printed on. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, REPLACEMENT);
}

/** The same for text of several lines. */
export function plainLines(text: string): string {
  return text.split('\n').map(plainText).join('\n');
}

/** A JSON document in which those characters are written as escapes. */
export function plainJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text.replace(UNSEEN, (char) => (char === '\n' ? char : char.split('').map(escaped).join('')));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
