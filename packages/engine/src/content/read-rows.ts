/** An entry of a table: the columns of its own line, and the lines indented below it. */
export interface Row {
  /** The table and the entry, for messages. */
  readonly place: string;
  readonly columns: readonly string[];
  readonly below: readonly string[];
}

/**
 * Reads a table. An entry begins at the margin, with columns between "|". Lines indented by two spaces belong to it;
 * lines indented deeper continue the line above. Lines that begin with # are comments.
 */
export function readRows(table: string, text: string): Row[] {
  const entries: string[][] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const depth = line.length - line.trimStart().length;
    const last = entries.at(-1);
    if (depth === 0) entries.push([line.trim()]);
    else if (last === undefined || depth === 1)
      throw new RangeError(
        `read the table ${table}: the line "${line}" belongs to no entry; begin an entry at the margin and indent its lines by two spaces.`,
      );
    else if (depth === 2) last.push(line.trim());
    else last.push(`${last.pop()} ${line.trim()}`);
  }
  return entries.map(([head = '', ...below]) => {
    const columns = head.split('|').map((column) => column.trim());
    return { place: `the table ${table}, "${columns[0]}"`, columns, below };
  });
}

/** Refuses a word of a table, and says what to write instead. */
export function refuse({ place }: Pick<Row, 'place'>, word: string, why: string): never {
  throw new RangeError(`read ${place}: "${word}" ${why}.`);
}

/** Returns the numbers between commas, such as "0,.5,-1". */
export function numbersOf(row: Pick<Row, 'place'>, text: string, count: number, what: string): number[] {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (numbers.length !== count || !numbers.every(Number.isFinite))
    refuse(row, text, `is no ${what}; write ${count} number${count === 1 ? '' : 's with commas between'}`);
  return numbers;
}
