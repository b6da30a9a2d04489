import { type Say, speaker, type Translations } from '@meshwright/panel';
import { readKeptView } from '../kept-view.ts';
import { german } from './languages/german.ts';
import { japanese } from './languages/japanese.ts';

/** The languages of the page, beside English. */
export const languages: Readonly<Record<string, Translations>> = { de: german, ja: japanese };

/** The words of the page: in the chosen language, else in that of the browser. */
export const say: Say = speaker(languages)(readKeptView().language ?? globalThis.navigator?.language);
