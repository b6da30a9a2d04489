import type { Say } from '../../words/say.ts';

/** Texts of jobs that are saved and compared in English, and said in the language of the host when they are shown. */
export const storedTexts = {
  notInScene: 'Not in this scene.',
  removedFromScene: 'Removed from the scene.',
  anotherTake: 'Not placed: another take is chosen.',
  unlisted: 'Paid for, but missing from this list. Press Try again to download it at no cost.',
  closedDuringImport: 'The editor was closed during the import. Check whether the model is in the scene.',
} as const;

const stored: ReadonlySet<string> = new Set(Object.values(storedTexts));

/** Returns the text of a step as it is shown: one that was made for its job is in the language of its time. */
export function storedText(text: string, say: Say): string {
  return stored.has(text) ? say(text) : text;
}
