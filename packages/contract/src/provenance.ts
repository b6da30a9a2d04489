/**
 * Where a fact comes from, by authority: `specification`, the document this project implements; `public-A` to
 * `public-C`, what the public service and its clients do where the specification is silent; `own`, this project's
 * choice where both are silent.
 */
export type Source = keyof typeof sources;

/** What each source means, the most certain first. */
export const sources = {
  specification: 'Stated by the specification.',
  'public-A': 'Done by the public service: two independent sources, one of them official.',
  'public-B': 'Done by the public service: one official source.',
  'public-C': 'Seen in clients that users of the public service wrote.',
  own: 'Chosen by this project, because neither the specification nor the public service states it.',
} as const;
