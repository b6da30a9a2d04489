import { plainText } from './plain-text.ts';

/** Formats rows with each column as wide as its widest cell; numbers are right-aligned. */
export function tableText(rows: readonly (readonly (string | number)[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(0, ...rows.map((row) => String(row[i] ?? '').length)),
  );
  const numeric = widths.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  const line = (row: readonly (string | number)[]) =>
    widths.map((width, i) => {
      const cell = String(row[i] ?? '');
      return numeric[i] ? cell.padStart(width) : cell.padEnd(width);
    });
  return rows.map((row) => plainText(line(row).join('  ').trimEnd())).join('\n');
}
