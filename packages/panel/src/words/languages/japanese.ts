import type { Translations } from '../say.ts';

/** Japanese. */
export const japanese: Translations = {};
