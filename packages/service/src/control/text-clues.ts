/** Facts about a text, computed once for many secrets, that exclude secrets from the search. */
export interface TextClues {
  /** Returns false only when the text contains no form of the secret. */
  mayHold(traces: SecretTraces): boolean;
}

/** Fragments that every encoding of the secret contains. */
export interface SecretTraces {
  /** In lower case; null for a secret with characters used in escapes, which is always searched. */
  readonly letters: string | null;
  /** Minimum number of its hexadecimal digits. */
  readonly hexDigits: number;
  /** Every base64 of a text with the secret contains one of these. */
  readonly base64: readonly string[];
}

export function secretTraces(secret: string): SecretTraces {
  const bytes = Buffer.from(secret, 'utf8');
  const encoded = [bytes, Buffer.from(secret, 'utf16le'), Buffer.from(secret, 'utf16le').swap16()];
  return {
    letters: /^[\w.~+/=:-]+$/.test(secret) ? secret.toLowerCase() : null,
    hexDigits: 2 * bytes.length,
    base64: encoded.flatMap((one) => [0, 1, 2].map((before) => sharedBase64(one, before))),
  };
}

export function textClues(text: string): TextClues {
  const stages = decodings(text);
  const lower = stages.map((stage) => stage.toLowerCase());
  const base64 = stages.map((stage) => stage.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = longestHexRun(text);
  return {
    mayHold: ({ letters, hexDigits, base64: shared }) =>
      letters === null ||
      hexDigits <= digits ||
      lower.some((stage) => stage.includes(letters)) ||
      base64.some((stage) => shared.some((part) => stage.includes(part))),
  };
}

/** Percent signs are encoded up to five levels deep, and ampersands three. */
const mostRounds = 10;

/** Returns the text and its forms after decoding escapes once, twice and so on. */
function decodings(text: string): string[] {
  const stages = [text];
  for (let round = 0; round < mostRounds && /[%\\&]/.test(text); round += 1) {
    const next = decodeOnce(text);
    if (next === text) break;
    text = next;
    stages.push(text);
  }
  return [...new Set(stages.map((stage) => stage.replace(/[\\\0]/g, '')))];
}

function decodeOnce(text: string): string {
  return text
    .replace(/&amp;/gi, '&')
    .replace(/&#0{0,5}(\d{1,3});?/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&#x0{0,5}([0-9a-f]{1,2});?/gi, fromHex)
    .replace(
      /&(hyphen|dash|lowbar|underbar|period|sol|plus|equals|colon);?/gi,
      (_, name: string) => named[name.toLowerCase()]!,
    )
    .replace(/%([0-7][0-9a-f])/gi, fromHex)
    .replace(/\\{1,8}u(?:00([0-9a-f]{2})|\{0{0,5}([0-9a-f]{1,2})\})/gi, (_, short?: string, long?: string) =>
      fromHex('', short ?? long!),
    )
    .replace(/\\{1,8}x([0-9a-f]{2})/gi, fromHex)
    .replace(/\\{1,8}0/g, '\0');
}

const named: Readonly<Record<string, string>> = {
  hyphen: '-',
  dash: '-',
  lowbar: '_',
  underbar: '_',
  period: '.',
  sol: '/',
  plus: '+',
  equals: '=',
  colon: ':',
};

function fromHex(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

/** Returns the length of the longest run of hexadecimal digits, ignoring byte separators. */
function longestHexRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/[0-9a-fx\s:,\\-]+/gi)) {
    if (run.length > longest) longest = Math.max(longest, run.replace(/[^0-9a-f]/gi, '').length);
  }
  return longest;
}

/** Returns the base64 characters that `bytes` alone determine after `before` other bytes. */
function sharedBase64(bytes: Buffer, before: number): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
  return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}
