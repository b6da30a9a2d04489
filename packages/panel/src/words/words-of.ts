import type { HostFacts } from '../host/host-port.ts';
import { german } from './languages/german.ts';
import { japanese } from './languages/japanese.ts';
import { type Say, speaker, type Translations } from './say.ts';

/** The languages that the panel speaks, beside English. */
export const languages: Readonly<Record<string, Translations>> = { de: german, ja: japanese };

const panelSpeaker = speaker(languages);

/**
 * Returns the words of the panel for a host: in its language where there are translations, else in English.
 * @example
 * import { wordsOf } from '@meshwright/panel';
 *
 * const say = wordsOf({ language: 'ja' });
 * console.log(say('Text to 3D'), say.metres(1.8)); // テキストから 3D 1.80 m
 */
export function wordsOf({ language }: Pick<HostFacts, 'language'>): Say {
  return panelSpeaker(language);
}
