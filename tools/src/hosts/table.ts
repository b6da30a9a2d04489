import type { Counts } from '../package-reporter.ts';
import { tableOf } from '../run-parts.ts';

/** What a host suite found. */
export interface HostRow {
  readonly host: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Why statements were skipped: the reason of the suite, else their names. */
  readonly reasons: Set<string>;
  /** Of the first asset, and of the knight that can walk. */
  figures?: Figures & { readonly knight?: Figures };
}

/** What a user did, how long it took from Generate on, and the plugin's longest block of the editor until then. */
interface Figures {
  readonly inputs?: number;
  readonly seconds?: number;
  readonly blockMs?: number;
}

/** Returns a row for each host suite among the tests of a run. */
export function hostRows(tests: Counts['tests']): HostRow[] {
  const rows = new Map<string, HostRow>();
  for (const { file, name, state, meta } of tests) {
    const [, host, reason, title] = /^(.+?) as a host(?: \(skipped: (.+?)\))? > (.+)$/.exec(name) ?? [];
    if (host === undefined) continue;
    const key = `${file} ${host}`;
    const row = rows.get(key) ?? { host, passed: 0, failed: 0, skipped: 0, reasons: new Set() };
    rows.set(key, row);
    if ('host' in meta) row.figures = { ...row.figures, ...(meta.host as HostRow['figures']) };
    if (state === 'passed' || state === 'failed') row[state] += 1;
    else {
      row.skipped += 1;
      row.reasons.add(reason ?? title!);
    }
  }
  return [...rows.values()];
}

/** Returns the rows as a table, and a line with the reason of each skip. */
export function hostTable(rows: readonly HostRow[]): string {
  const cells = rows.map(({ host, passed, failed, skipped, figures }) => [
    host,
    ...[passed, failed, skipped].map(String),
    ...cellsOf(figures),
    ...cellsOf(figures?.knight),
  ]);
  const measured = ['inputs', 'seconds', 'block ms'];
  const head = [
    'host',
    'passed',
    'failed',
    'skipped',
    ...measured,
    ...measured.map((name) => `knight ${name}`),
  ];
  const reasons = rows.flatMap(({ host, reasons: each }) =>
    [...each].map((reason) => `skipped in ${host}: ${reason}`),
  );
  return [tableOf([head, ...cells], [0]), ...reasons].join('\n');
}

function cellsOf({ inputs, seconds, blockMs }: Figures = {}): string[] {
  return [`${inputs ?? ''}`, seconds?.toFixed(1) ?? '', blockMs?.toFixed(1) ?? ''];
}
