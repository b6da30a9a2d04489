import { assertProperty } from '@meshwright/testing/property';
import { samples } from '@meshwright/testing/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretTraces, textClues } from '../text-clues.ts';
import { secretForms } from './secret-forms.ts';

const key = 'msw_Canary-77ab.Q9/x+Z=';
const hex = (text: string) => Buffer.from(text).toString('hex');
const each = (text: string, form: (character: string, code: string) => string) =>
  [...text].map((character) => form(character, hex(character))).join('');

/** Ways in which a program may encode the key, by name. */
const forms: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'upper case': (secret) => secret.toUpperCase(),
  'lower case': (secret) => secret.toLowerCase(),
  'percent-encoded': (secret) => encodeURIComponent(secret),
  'percent-encoded, every character': (secret) => each(secret, (_, code) => `%${code.toUpperCase()}`),
  'percent-encoded in lower case': (secret) => each(secret, (_, code) => `%${code}`),
  'percent-encoded, every other': (secret) =>
    [...secret].map((character, i) => (i % 2 ? `%${hex(character)}` : character)).join(''),
  'percent-encoded twice': (secret) => each(secret, (_, code) => `%25${code}`),
  'percent-encoded three times': (secret) => each(secret, (_, code) => `%2525${code}`),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 without padding': (secret) => Buffer.from(secret).toString('base64').replaceAll('=', ''),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  'base64 after a name': (secret) => Buffer.from(`user:${secret}`).toString('base64'),
  'base64 after one byte': (secret) => Buffer.from(`:${secret}`).toString('base64'),
  'base64 between others': (secret) => Buffer.from(`{"key":"${secret}","a":1}`).toString('base64'),
  'base64, percent-encoded': (secret) => encodeURIComponent(Buffer.from(secret).toString('base64')),
  'base64 of UTF-16': (secret) => Buffer.from(secret, 'utf16le').toString('base64'),
  'escapes of JSON': (secret) => each(secret, (_, code) => `\\u00${code}`),
  'escapes of JSON in JSON': (secret) => each(secret, (_, code) => `\\\\u00${code.toUpperCase()}`),
  'escaped slashes': (secret) => secret.replaceAll('/', '\\/'),
  'escapes of JavaScript': (secret) => each(secret, (_, code) => `\\x${code}`),
  'HTML entities': (secret) => each(secret, (_, code) => `&#x${code};`),
  'decimal HTML entities': (secret) => each(secret, (character) => `&#${character.charCodeAt(0)};`),
  'HTML entities, escaped': (secret) => each(secret, (_, code) => `&amp;#x${code};`),
  hex,
  'hex in upper case': (secret) => hex(secret).toUpperCase(),
  'hex with blanks': (secret) => each(secret, (_, code) => `${code} `).trim(),
  'hex of UTF-16': (secret) => Buffer.from(secret, 'utf16le').toString('hex'),
  'UTF-16': (secret) => Buffer.from(secret, 'utf16le').toString('latin1'),
  'UTF-16, percent-encoded': (secret) => each(secret, (character) => `${character}%00`),
};

// Each secret compiles its own patterns.
const numRuns = 40;
describe('a secret is cut out', () => {
  it.each(Object.entries(forms))('%s', (name, form) => {
    const cut = secretForms(key).cut(`before ${form(key)} after`, '[removed]');
    expect(cut).toMatch(/^before .*\[removed\].* after$/s);
    // Text before and after the secret within the base64 of a longer text stays.
    expect(cut.length).toBeLessThan('before [removed] after'.length + (/between|after/.test(name) ? 40 : 8));
    expect(cut.toLowerCase()).not.toContain('canary');
  });

  it('leaves other texts unchanged, and cuts out a short key only where it stands alone', () => {
    const prompt = 'a wooden chest with iron bands, 100 % oak &amp; brass \\u00e9';
    expect(secretForms(key).cut(prompt, '[removed]')).toBe(prompt);
    expect(secretForms('k').cut('K is ok: Bearer k', '_')).toBe('K is ok: Bearer _');
    expect(secretForms('').cut('text', '_')).toBe('text');
  });

  const secrets = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 8,
    maxLength: 48,
  });
  const others = fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes));

  it('in every form, for any secret', () => {
    assertProperty(
      fc.property(secrets, fc.constantFrom(...Object.keys(forms)), (secret, name) => {
        const sent = forms[name]!(secret);
        const cut = secretForms(secret).cut(`\n<${sent}>\n`, '\t');
        expect(cut).toMatch(/^\n<.*\t.*>\n$/s);
        expect(cut).not.toContain(sent);
      }),
      { numRuns },
    );
  });

  it.each(['base64', 'base64url'] as const)(
    'with every character of %s that holds a bit of it, at any position in a longer text',
    (encoding) => {
      assertProperty(
        fc.property(others, secrets, others, (before, secret, after) => {
          const whole = Buffer.concat([before, Buffer.from(secret), after]);
          // A text with two overlapping occurrences is cut at the first.
          fc.pre(whole.indexOf(secret) === before.length && whole.lastIndexOf(secret) === before.length);
          const text = whole.toString(encoding);
          const end = before.length + secret.length;
          const expected = `${text.slice(0, Math.floor((before.length * 8) / 6))}\t${text.slice(Math.ceil((end * 8) / 6))}`;
          expect(secretForms(secret).cut(text, '\t')).toBe(expected);
        }),
        { numRuns },
      );
    },
  );

  it('in limited time from a text of backslashes only', () => {
    const secret = '\\'.repeat(40);
    const forms = secretForms(`${secret}x`);
    expect(forms.cut(JSON.stringify(`${secret}x`), '_')).toBe('"_"');
    expect(forms.cut('\\'.repeat(2_000), '_')).toHaveLength(2_000);
  });
});

it('is cut out of a text that is only the secret, at the shortest length', () => {
  for (const secret of ['a-key_of.8', 'ünïcödé-key', 'back\\\\slash-key', 'emoji-😀-key']) {
    expect(secretForms(secret).cut(secret, '*')).toBe('*');
  }
});

describe('the clues of a text', () => {
  const letters = 'abcXYZ0189_-./+=:~'.split('');
  // Few, because compiling the patterns of one takes up to half a second.
  const secrets = fc.sample(fc.string({ unit: fc.constantFrom(...letters), minLength: 8, maxLength: 24 }), {
    seed: 20261122,
    numRuns: 8,
  });
  const searches = new Map(secrets.map((secret) => [secret, secretForms(secret)]));
  /** One character in all forms that the search knows, nested deeper than real programs do. */
  const forms: readonly ((character: string, code: string, depth: number) => string)[] = [
    (character) => character,
    (character) => character.toUpperCase(),
    (_, code, depth) => `%${'25'.repeat(depth)}${code}`,
    (_, code, depth) => `${'\\'.repeat(depth + 1)}u00${code}`,
    (_, code, depth) => `${'\\'.repeat(depth + 1)}u{${code}}`,
    (_, code, depth) => `${'\\'.repeat(depth + 1)}x${code}`,
    (_, code, depth) => `&${'amp;'.repeat(Math.min(depth, 3))}#x${code};`,
    (character, _, depth) => `&${'amp;'.repeat(Math.min(depth, 3))}#${character.charCodeAt(0)};`,
    // Programs escape punctuation; an escaped letter or digit has another meaning.
    (character, _, depth) => (/\w/.test(character) ? character : '\\'.repeat(depth) + character),
    (character) => `${character}\0`,
    (character, _, depth) => `${character}%${'25'.repeat(depth)}00`,
    (character, _, depth) => `${character}${'\\'.repeat(depth + 1)}u0000`,
  ];
  const written = fc.tuple(
    fc.constantFrom(...secrets),
    fc.array(fc.tuple(fc.nat({ max: forms.length - 1 }), fc.nat({ max: 4 })), {
      minLength: 24,
      maxLength: 24,
    }),
    fc.constantFrom('', '%', '\\', '&', 'k=', '%3D', '\\"'),
  );

  it('miss no secret, with each character in a different form', () => {
    let found = 0;
    assertProperty(
      fc.property(written, ([secret, choices, before]) => {
        const sent = [...secret].map((character, i) => {
          const [form, depth] = choices[i]!;
          return forms[form]!(character, hex(character), depth);
        });
        const text = `${before}${sent.join('')} and more`;
        // These clues exclude nothing, so that the patterns alone decide.
        const cut = searches.get(secret)!.cut(text, '\t', { mayHold: () => true });
        if (cut === text) return;
        found += 1;
        expect(textClues(text).mayHold(secretTraces(secret))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(found).toBeGreaterThan(0.9 * samples(1_000));
  });

  it.each([
    '/openapi/v2/text-to-3d/0192f0c1-7f3a-7c1e-9a51-5b1f6b0c2d3e',
    '/openapi/v1/remesh?page_num=1&page_size=50&sort_by=%2Bcreated_at',
    '{"mode":"preview","prompt":"a wooden chest \\u00e9 &amp; more"}',
  ])('rule the keys of other accounts out of %s', (text) => {
    const clues = textClues(text);
    expect(clues.mayHold(secretTraces(key))).toBe(false);
  });
});
