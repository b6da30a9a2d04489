/** Control characters, also those that only terminals interpret, bidirectional marks, and other line breaks. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const REPLACEMENT = '\ufffd';

/** Converts text from a file or a service to one line without terminal control sequences. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, REPLACEMENT);
}

/** Does the same for text of several lines. */
export function plainLines(text: string): string {
  return text.split('\n').map(plainText).join('\n');
}

/** Returns a JSON document with those characters escaped. */
export function plainJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text.replace(UNSEEN, (char) => (char === '\n' ? char : char.split('').map(escaped).join('')));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
