import { families, taskErrorCodes } from '@meshwright/contract';
import { actionOf, detailsOf } from '@meshwright/contract/schema';
import { itTranslates, saidIn } from '@meshwright/testing/panel/catalogue';
import { describe, expect, it } from 'vitest';
import { formFields } from '../form/form-fields.ts';
import { offeredFamilies } from '../form/offered-families.ts';
import { storedTexts } from '../job/texts/stored-text.ts';
import { fieldLabel, optionLabel, plainHelp } from './plain-help.ts';
import { bracketed, keyOf } from './say.ts';
import { controlTexts } from './testing/control-texts.ts';
import { everyForm, everyJob, everySource } from './testing/every-text.ts';
import { languages, wordsOf } from './words-of.ts';

const meshes = { one: '{count} mesh', other: '{count} meshes' };

it.each([
  ['en', '1 mesh', '1,200 meshes', '1.80 m', 'a, b or c'],
  ['de', '1 Mesh', '1.200 Meshes', '1,80 m', 'a, b oder c'],
  ['ja', 'メッシュ 1 個', 'メッシュ 1,200 個', '1.80 m', 'a、b、またはc'],
])('counts and measures in %s', (language, one, many, height, list) => {
  const say = wordsOf({ language });
  expect(say(meshes, { count: 1 })).toBe(one);
  expect(say(meshes, { count: 1200 })).toBe(many);
  expect(say.metres(1.8)).toBe(height);
  expect(say.list(['a', 'b', 'c'], 'or')).toBe(list);
});

it.each([
  ['de-AT', 'Erzeugen'],
  ['ja_JP', '生成'],
  ['JA', '生成'],
  ['pt-BR', 'Generate'],
  ['constructor', 'Generate'],
  ['', 'Generate'],
])('takes the language %s as the host names it, and English where there is none', (language, text) => {
  expect(wordsOf({ language })('Generate')).toBe(text);
});

it('says a text without a translation in English', () => {
  expect(wordsOf({ language: 'de' })('{count} texts of another version.', { count: 3 })).toBe(
    '3 texts of another version.',
  );
});

const own = saidIn('packages/panel/src', (file) =>
  /^(view|form|job|words|controller|create-panel)\b/.test(file),
);
for (const text of Object.values(storedTexts)) own.set(text, text);
const messages = [...own.values(), ...contractTexts().filter((text) => !own.has(text))];

describe.each(Object.entries(languages))('the translations into %s', (language, translations) => {
  itTranslates(language, translations, messages);
});

it('reads the texts from the sources', () => {
  expect(own.size).toBeGreaterThan(200);
});

it('builds no sentence from pieces: what is outside of brackets is data', () => {
  const texts = [...everyForm(bracketed), ...everyJob(bracketed)].flatMap(controlTexts);
  expect(texts.length).toBeGreaterThan(300);
  expect(new Set(texts.filter((text) => !isWhole(text)))).toEqual(
    // Names of the library and of the service.
    new Set(['Walking', 'a knight', 'the service']),
  );
});

it.each([
  ['⟦Sending.⟧', true],
  ['⟦Finished.⟧ ⟦Nothing was paid.⟧', true],
  ['⟦2 credits⟧ for 3 takes', false],
  ['⟦Selected: Knight⟧ ⟦from a task⟧', false],
])('judges %s', (text, whole) => {
  expect(isWhole(text)).toBe(whole);
});

/** Whether a bracketed text is one text, or several whole sentences; a text within one is a term that it inserts. */
function isWhole(text: string): boolean {
  const parts: string[] = [];
  let [depth, outside, start] = [0, '', 0];
  for (const [at, letter] of [...text].entries()) {
    if (letter === '⟦' && depth++ === 0) start = at;
    else if (letter === '⟧' && --depth === 0) parts.push([...text].slice(start + 1, at).join(''));
    else if (depth === 0) outside += letter;
  }
  const areSentences = parts.length === 1 || parts.every((part) => /[.!?]⟧*$/.test(part));
  return parts.length > 0 && outside.trim() === '' && areSentences;
}

/** Returns the texts of the contract that a view shows: names of operations, fields, options and units, and helps. */
function contractTexts(): string[] {
  const errors = Object.values(taskErrorCodes).flatMap(({ meaning, remedy }) => [
    meaning,
    plainHelp(remedy, []),
  ]);
  return [
    ...errors,
    ...families.flatMap(({ name }) => [
      detailsOf(name).title,
      actionOf(detailsOf(name)),
      detailsOf(name).help,
    ]),
    ...everySource.flatMap(offeredFamilies).flatMap((family) => {
      const fields = formFields(family);
      return fields.flatMap((field) => {
        const { facts } = field;
        const unit = 'unit' in facts && facts.unit ? [facts.unit] : [];
        // Numbers and ids are the same in every language.
        const values =
          facts.kind === 'choice' ? facts.values.map(optionLabel).filter((text) => / /.test(text)) : [];
        return [fieldLabel(field), plainHelp(facts.help, fields), ...unit, ...values];
      });
    }),
  ];
}

it('has one key for each text with a number', () => {
  expect(keyOf(meshes)).toBe('{count} meshes');
});
