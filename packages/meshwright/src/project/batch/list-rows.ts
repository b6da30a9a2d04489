import { basename, dirname, resolve } from 'node:path';
import { closeName } from '@meshwright/contract/schema';
import type { PlaceOptions } from '@meshwright/gltf';
import { CliError } from '../../errors/cli-error.ts';
import { batchName } from './batch-name.ts';
import { type BatchDefaults, type BatchIssue, type BatchRow, type BatchRows, specFrom } from './batch-row.ts';
import { type Cell, cellOf, columns } from './cells.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';

/**
 * Returns an asset for each row of a list. Its first row names the columns; pictures and recipes are relative to it.
 * @throws CliError `bad_input` for a list whose columns are not known
 */
export function listRows(
  file: string,
  text: string,
  inside: (file: string) => string,
  defaults: BatchDefaults,
): BatchRows {
  const { rows, issues: broken } = parseCsv(text);
  const [header, ...records] = rows;
  const names = (header?.cells ?? []).map((cell) => cell.toLowerCase());
  checkColumns(file, names);
  const issues: BatchIssue[] = broken.map(({ row, message }) => ({
    place: `row ${row}`,
    field: 'cell',
    message,
  }));
  const atList = (path: string) => inside(resolve(dirname(file), path));
  const batch = records.flatMap((record): BatchRow[] => {
    const own: BatchIssue[] = [];
    const row = rowOf(record, names, { atList, defaults, report: (issue) => own.push(issue) });
    issues.push(...own);
    return row && own.length === 0 ? [row] : [];
  });
  return { rows: batch, issues, notes: [] };
}

interface RowContext {
  readonly atList: (path: string) => string;
  readonly defaults: BatchDefaults;
  readonly report: (issue: BatchIssue) => void;
}

function rowOf(
  { row, cells }: CsvRow,
  names: readonly string[],
  { atList, defaults, report }: RowContext,
): BatchRow | undefined {
  const place = `row ${row}`;
  const issue = (field: string, message: string): undefined => void report({ place, field, message });
  if (cells.length > names.length) {
    return issue(
      'cells',
      `it has ${cells.length} cells and the first row ${names.length}: put a text with a comma in double quotes`,
    );
  }
  const values: Record<string, Cell> = {};
  for (const [i, text] of cells.entries()) {
    const field = names[i]!;
    if (text === '') continue;
    const value = cellOf(field, text);
    if ('issue' in value) issue(field, `"${text.slice(0, 40)}": ${value.issue}`);
    else values[field] = value.value;
  }
  const { name, prompt, image, recipe, height, longest, factor, origin, ...others } = values;
  const sources = Object.entries({ prompt, image, recipe }).filter(([, value]) => value !== undefined);
  if (sources.length !== 1) {
    const has = sources.length === 0 ? 'none of them' : sources.map(([field]) => field).join(' and ');
    return issue('prompt, image, recipe', `it has ${has}: give exactly one`);
  }
  const [kind, source] = sources[0] as [string, string];
  const own =
    name === undefined ? batchName(kind === 'prompt' ? source : withoutEnding(source)) : String(name);
  if (own === '') return issue('name', 'there is no Latin letter or digit to name the asset by: give it one');
  const size = Object.fromEntries(
    Object.entries({ height, longest, factor }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(size).length > 1) {
    return issue(Object.keys(size).join(', '), 'each of them sets the size: give one');
  }
  // A size of the row stands in place of that of the flags.
  const all =
    Object.keys(size).length > 0 ? { ...defaults, place: { origin: defaults.place.origin } } : defaults;
  const placed = { ...size, ...(origin !== undefined && { origin }) };
  try {
    const spec = specFrom(
      { [kind]: kind === 'prompt' ? source : atList(source) },
      { ...others, ...(Object.keys(placed).length > 0 && { place: placed as PlaceOptions }) },
      all as BatchDefaults,
    );
    return { place, name: own, spec };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return issue(kind, error.message);
  }
}

function withoutEnding(path: string): string {
  return basename(path.replaceAll('\\', '/')).replace(/\.\w+$/, '');
}

/** @throws CliError `bad_input` naming each unknown column and the one that is meant */
function checkColumns(file: string, names: readonly string[]): void {
  const known = columns.join(', ');
  const mistakes = names.flatMap((name, i) => {
    if (names.indexOf(name) < i) return [`"${name}" is there twice`];
    if (columns.includes(name)) return [];
    const near = closeName(name, columns);
    return [`"${name}" is no column${near ? `; did you mean "${near}"?` : ''}`];
  });
  if (!['prompt', 'image', 'recipe'].some((source) => names.includes(source))) {
    mistakes.push('there is no column prompt, image or recipe');
  }
  if (mistakes.length === 0) return;
  throw new CliError(
    'bad_input',
    `${basename(file)}: ${mistakes.join('; ')}. The first row names the columns: ${known}. Nothing was declared.`,
  );
}
