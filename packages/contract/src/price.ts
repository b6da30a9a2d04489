import type { Source } from './provenance.ts';
import type { Condition } from './rules/rules.ts';
import { valueAt } from './value-at.ts';

/** Price of a create. Not every price is published, so `unknown` is a result, not an error. */
export interface Price {
  readonly credits: number | 'unknown';
  /** Price that the local service charges; equals `credits` where that is known (readings R52). */
  readonly local: number;
}

/**
 * A price list as rows: the first row whose conditions all hold gives the price, then every matching `extra` is
 * added. `per` multiplies by the length of a list field.
 */
export interface Cost {
  readonly rows: readonly CostRow[];
  readonly extras?: readonly {
    readonly when: readonly Condition[];
    readonly credits: number;
    /** @default the source of the family */
    readonly source?: Source;
  }[];
}

interface CostRow {
  readonly when?: readonly Condition[];
  readonly credits: number | 'unknown';
  /** The local service's own price where none is published. */
  readonly local?: number;
  readonly per?: string;
  /** @default the source of the family */
  readonly source?: Source;
}

/** A family with one price. */
export function fixed(credits: number, source?: Source): Cost {
  return { rows: [{ credits, ...(source && { source }) }] };
}

/** A family whose price is not published; `local` is the local service's price. */
export function unknownCost(local: number): Cost {
  return { rows: [{ credits: 'unknown', local, source: 'own' }] };
}

/**
 * Returns the price of a create.
 * @param filled a valid create body with its defaults filled in
 * @example
 * import { detailsOf, priceOf, withDefaults } from '@meshwright/contract/schema';
 *
 * const details = detailsOf('text-to-3d');
 * const { credits } = priceOf(details.cost, withDefaults(details, { mode: 'preview', prompt: 'a chest' }));
 */
export function priceOf(cost: Cost, filled: Readonly<Record<string, unknown>>): Price {
  const matches = (when: readonly Condition[] = []) =>
    when.every(({ field, is }) => is.includes(valueAt(filled, field) as never));
  const row = cost.rows.find(({ when }) => matches(when));
  if (!row) throw new Error('a price list must end in a row without conditions');
  const list = row.per === undefined ? undefined : valueAt(filled, row.per);
  const times = Array.isArray(list) ? list.length : 1;
  const extra = (cost.extras ?? [])
    .filter(({ when }) => matches(when))
    .reduce((sum, { credits }) => sum + credits, 0);
  const local = (row.credits === 'unknown' ? (row.local ?? 0) : row.credits) * times + extra;
  return { credits: row.credits === 'unknown' ? 'unknown' : local, local };
}
