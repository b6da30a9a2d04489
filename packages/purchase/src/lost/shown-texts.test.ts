import { keycapBuild, remesh, textTo3d } from '@meshwright/contract';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../identity/sha256.ts';
import { likeness, shownTexts } from './shown-texts.ts';

const prompt = 'A knight’s “Café & Sword”, worn leather grip — très élégant, 木の宝箱';
const sent = shownTexts(textTo3d, { prompt, ai_model: 'latest', target_polycount: 300 });
const plain = { '’': "'", '“': '"', '”': '"' } as const;
const escaped = { '&': '&amp;', '’': '&#8217;', '“': '&ldquo;', '”': '&quot;', é: '&#xE9;' } as const;
const swapped = (signs: Readonly<Record<string, string>>) =>
  [...prompt].map((sign) => signs[sign] ?? sign).join('');

describe('a task of the same words', () => {
  it.each([
    ['as they were sent', prompt],
    ['in lower case', prompt.toLowerCase()],
    ['in upper case', prompt.toUpperCase()],
    ['cut', prompt.slice(0, 24)],
    ['cut in the middle of a word', prompt.slice(0, 13)],
    ['taken apart (NFD)', prompt.normalize('NFD')],
    ['with plain quotes', swapped(plain)],
    ['escaped for HTML', swapped(escaped)],
    ['without accents', prompt.normalize('NFD').replace(/\p{M}/gu, '')],
    ['with other blanks', ` ${prompt.replaceAll(' ', '\n  ')} `],
    ['with words before and after', `High quality game asset: ${prompt}, studio light, 4k, centred`],
  ])('is known when the service shows them %s', async (_, shown) => {
    expect(await likeness({ prompt: shown }, sent)).toBeGreaterThanOrEqual(0.8);
  });

  it('is recognized when they are cut anywhere', async () => {
    for (let end = 6; end <= prompt.length; end++) {
      expect(await likeness({ prompt: prompt.slice(0, end) }, sent)).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('is recognized by older journals, which hold one digest of the whole text', async () => {
    const texts = { prompt: (await sha256('a sword')).slice(0, 16) };
    expect(await likeness({ prompt: ' a\n sword ' }, texts)).toBe(1);
    expect(await likeness({ prompt: 'a lamp' }, texts)).toBe(0);
  });
});

describe('a task of other words', () => {
  it.each([
    ['a sword', 'a lamp'],
    ['the sword', 'the lamp'],
    ['a wooden treasure chest', 'a stone bridge over a river'],
    ['木の宝箱', '石の橋'],
  ])('"%s" is not "%s"', async (own, other) => {
    expect(await likeness({ prompt: other }, shownTexts(textTo3d, { prompt: own }))).toBeLessThan(0.5);
  });

  it('is recognized by the name of a Creative Lab task', async () => {
    const texts = shownTexts(keycapBuild, { name: 'Esc' });
    expect([await likeness({ name: 'F1' }, texts), await likeness({ name: 'ESC' }, texts)]).toEqual([0, 1]);
  });
});

it.each([
  ['no words', {}],
  ['empty words, as tasks have for the sake of their shape', { prompt: '' }],
  ['words that are no text', { prompt: { text: 'a lamp' } }],
  ['what became of a choice', { ai_model: 'vendor-7.1' }],
  ['signs alone', { prompt: '!?' }],
])('a task that shows %s says nothing', async (_, shown) => {
  expect(await likeness({ id: 'a', status: 'PENDING', ...shown }, sent)).toBeUndefined();
});

it('links and ids do not count as words', () => {
  const body = { model_url: 'https://example.com/a.glb', input_task_id: 'a', target_formats: ['glb'] };
  expect(shownTexts(remesh, body)).toEqual({});
});

it('digests hold neither the text nor its order, and any text can be compared', async () => {
  const property = fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (own, other) => {
    const texts = shownTexts(textTo3d, { prompt: own });
    expect(texts.prompt).toMatch(/^~([0-9a-f]{4})*$/);
    const parts = texts.prompt!.slice(1).match(/.{4}/g) ?? [];
    expect(parts).toEqual([...parts].sort());
    const same = await likeness({ prompt: own }, texts);
    expect(same === undefined || same === 1).toBe(true);
    const score = await likeness({ prompt: other }, texts);
    expect(score === undefined || (score >= 0 && score <= 1)).toBe(true);
  });
  await assertProperty(property);
});
