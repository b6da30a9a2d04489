import { plainText } from '../../text/plain-text.ts';
import { creditsText } from '../credits-text.ts';
import type { PlannedAsset } from '../plan/purchase-plan.ts';
import type { BatchRow } from './batch-row.ts';

/** A row of the table: what an asset is made from, and what it costs. */
export interface PricedRow extends BatchRow {
  readonly state: 'new' | 'changed' | 'declared';
  /** Credits to pay at the next sync. */
  readonly credits: number;
}

/** Returns the credits that the steps of an asset still cost. */
export function creditsOf({ steps }: PlannedAsset): number {
  return steps.reduce((sum, { price }) => sum + (price?.credits ?? 0), 0);
}

/** Returns the table of a batch, one asset a line. */
export function batchTable(rows: readonly PricedRow[]): string[] {
  const cells = rows.map((row) => [
    row.place,
    row.name,
    sourceText(row),
    sizeText(row),
    row.spec.takes === undefined ? '' : `${row.spec.takes} takes`,
    row.state === 'declared' ? 'declared' : '',
    row.credits === 0 ? 'nothing to pay' : creditsText(row.credits),
  ]);
  const widths = cells[0]?.map((_, i) => Math.max(...cells.map((line) => line[i]!.length))) ?? [];
  return cells.map((line) =>
    plainText(
      line
        .map((cell, i) => (widths[i] === 0 ? '' : `${cell.padEnd(widths[i]!)}  `))
        .join('')
        .trimEnd(),
    ),
  );
}

const mostWords = 40;

function sourceText({ spec: { prompt, image, recipe } }: BatchRow): string {
  if (prompt !== undefined)
    return prompt.length > mostWords ? `${prompt.slice(0, mostWords - 3)}...` : prompt;
  return image ?? (typeof recipe === 'string' ? recipe : '');
}

function sizeText({ spec: { place } }: BatchRow): string {
  if (place?.height !== undefined) return `${place.height} m high`;
  if (place?.longest !== undefined) return `${place.longest} m long`;
  return place?.factor === undefined ? '' : `x ${place.factor}`;
}
