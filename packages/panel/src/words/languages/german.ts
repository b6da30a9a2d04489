import type { Translations } from '../say.ts';

/** German. */
export const german: Translations = {};
