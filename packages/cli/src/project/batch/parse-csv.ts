/** One record of a list, by the number that a spreadsheet shows: the header is row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvIssue {
  readonly row: number;
  readonly message: string;
}

/**
 * Reads a list as RFC 4180 defines it: a record a line, cells in double quotes may hold separators, line ends and `""`
 * for a quote. The separator is the comma, semicolon or tab that the first line has most of, because spreadsheets write
 * different ones; a byte order mark is skipped, and so are empty lines.
 */
export function parseCsv(text: string): {
  readonly rows: readonly CsvRow[];
  readonly issues: readonly CsvIssue[];
} {
  const content = text.replace(/^\ufeff/, '');
  const separator = separatorOf(content);
  const rows: CsvRow[] = [];
  const issues: CsvIssue[] = [];
  let at = 0;
  for (let row = 1; at < content.length; row++) {
    const record = readRecord(content, at, separator);
    if (record.issue) issues.push({ row, message: record.issue });
    if (record.cells.some((cell) => cell.trim() !== '')) {
      rows.push({ row, cells: record.cells.map((cell) => cell.trim()) });
    }
    at = record.end;
  }
  return { rows, issues };
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const plain = first.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: plain.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

interface ReadRecord {
  readonly cells: string[];
  /** Where the next record begins. */
  readonly end: number;
  readonly issue?: string;
}

function readRecord(text: string, from: number, separator: string): ReadRecord {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const isQuoted = text[at] === '"';
    const close = isQuoted ? closingQuote(text, at) : at;
    if (close === undefined) {
      const issue = 'a cell begins with a double quote and never ends: close it with a second one';
      return { cells, end: text.length, issue };
    }
    let end = isQuoted ? close + 1 : close;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    const rest = text.slice(isQuoted ? close + 1 : at, end);
    if (isQuoted && rest.trim() !== '') {
      const issue = `text stands after the closing quote of a cell: ${rest.trim().slice(0, 20)}; inside quotes write "" for a quote`;
      return { cells, end: afterLine(text, end), issue };
    }
    cells.push(isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : rest);
    if (text[end] !== separator) return { cells, end: afterBreak(text, end) };
    at = end + 1;
  }
}

/** Returns the place of the quote that ends a cell: two in a row stand for one. */
function closingQuote(text: string, open: number): number | undefined {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at++;
  }
  return undefined;
}

function afterLine(text: string, from: number): number {
  const rest = /\r\n|\n|\r/g;
  rest.lastIndex = from;
  return rest.test(text) ? rest.lastIndex : text.length;
}

function afterBreak(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? at + 2 : at + 1;
}
