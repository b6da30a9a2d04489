import type { Option } from '../view/view.ts';

/** Option of a field that the contract does not list. */
export interface KnownOption extends Option {
  /** Further words by which it is found: its category. */
  readonly kind?: string | undefined;
  /** Address of its picture. */
  readonly preview?: string | undefined;
}

/** Most options of a control that needs no search, and most matches of a search. */
export const mostShown = 12;

/**
 * Returns the chosen options, and the first matches of a search among the others: those with all its words in their
 * name or kind, names that begin with it first.
 */
export function searchedOptions(
  options: readonly KnownOption[],
  chosen: readonly string[],
  search: string,
): readonly KnownOption[] {
  const sought = search.trim().toLowerCase();
  const words = sought.split(/\s+/);
  const rank = ({ label, kind = '' }: KnownOption): number => {
    const name = label.toLowerCase();
    if (name.startsWith(sought)) return 0;
    const isNamed = words.every((word) => name.includes(word));
    if (isNamed) return 1;
    return words.every((word) => `${name} ${kind.toLowerCase()}`.includes(word)) ? 2 : 3;
  };
  const others = options.filter(({ value }) => !chosen.includes(value));
  const found = [0, 1, 2].flatMap((wanted) => others.filter((option) => rank(option) === wanted));
  return [...options.filter(({ value }) => chosen.includes(value)), ...found.slice(0, mostShown)];
}
