/** What a prompt of Auto Split says: the names of parts in its order, or nothing that can be read. */
type PartsInPrompt =
  | { readonly kind: 'parts'; readonly names: readonly string[] }
  | { readonly kind: 'unreadable' };

/** Fewest and most parts that a prompt may name; the service refuses other numbers. */
export const promptParts = { least: 2, most: 10 } as const;

/** Longest name of a part in words; a longer stretch between commas is a sentence and no name. */
const longestName = 4;
const between = /[,;:/+&|\n•·]+|\s-\s|\b(?:and|as well as|plus|with|then|from|into)\b/;
const fillers =
  /\b(?:please|split|separate|separated|separately|cut|divide|break|off|out|apart|up|make|made|keep|it|its|his|her|their|this|that|these|those|the|an?|each|both|all|every|own|one|two|three|four|parts?|pieces?|of|in|by|at|on|to|for|my|model|object)\b/g;

/** Reads the names of parts in a prompt: "head, arms and legs", "separate the lid from the chest". Loads no job. */
export function partsInPrompt(prompt: string): PartsInPrompt {
  const stretches = prompt
    .toLowerCase()
    .replace(/[.!?"“”'’()[\]{}\d]+/g, ' ')
    .split(between)
    .map((stretch) =>
      stretch
        .replace(fillers, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s*-]+|\s+$/g, ''),
    )
    .filter((stretch) => /\p{L}/u.test(stretch));
  const isRead = stretches.every((stretch) => stretch.split(' ').length <= longestName);
  if (stretches.length === 0 || !isRead) return { kind: 'unreadable' };
  return { kind: 'parts', names: [...new Set(stretches)] };
}

/**
 * Returns why Auto Split refuses a create body, or null: a readable prompt names 2 to 10 parts.
 * @example
 * import { invalidRequest } from '@meshwright/engine/pool';
 *
 * invalidRequest('auto-split', { mode: 'by_parts', prompt: 'the head' }); // prompt must name 2 to 10 parts; ...
 */
export function invalidRequest(family: string, request: Readonly<Record<string, unknown>>): string | null {
  const { mode, prompt } = request;
  if (family !== 'auto-split' || mode === 'auto' || typeof prompt !== 'string') return null;
  const read = partsInPrompt(prompt);
  if (read.kind === 'unreadable') return null;
  const { length } = read.names;
  if (length >= promptParts.least && length <= promptParts.most) return null;
  return `prompt must name ${promptParts.least} to ${promptParts.most} parts; it names ${read.names.join(', ')}.`;
}
