import Papa from 'papaparse';

/** One record of a list, by the number that a spreadsheet shows: the header is row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvIssue {
  readonly row: number;
  readonly message: string;
}

/** Separators that spreadsheets write, by their language. */
const separators = [',', ';', '\t'];

const messages: Readonly<Partial<Record<Papa.ParseError['code'], string>>> = {
  MissingQuotes: 'a cell begins with a double quote and never ends: close it with a second one',
  InvalidQuotes: 'text stands after the closing quote of a cell; inside quotes write "" for a quote',
};

/**
 * Reads a list as RFC 4180 defines it, with a comma, a semicolon or a tab between cells. A byte order mark is skipped, and
 * so are empty lines.
 */
export function parseCsv(text: string): {
  readonly rows: readonly CsvRow[];
  readonly issues: readonly CsvIssue[];
} {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimitersToGuess: separators,
  });
  const rows = data
    .map((cells, at): CsvRow => ({ row: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  // What follows the first broken cell of a row is read as part of it.
  const broken = new Map(errors.toReversed().map(({ code, row = 0 }) => [row + 1, messages[code]]));
  const issues = [...broken].flatMap(([row, message]): CsvIssue[] => (message ? [{ row, message }] : []));
  return { rows, issues };
}
