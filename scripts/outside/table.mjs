// The outcomes: a line for each as it comes, and at the end one table with a row for each package manager.

/** @returns { check, skip, print, counts }: `check` runs one piece of work and notes whether it succeeded */
export function outcomes() {
  const noted = [];

  function note(row, column, faults, seconds) {
    noted.push({ row, column, state: faults.length === 0 ? 'ok' : 'FAIL' });
    const took = seconds === undefined ? '' : `  ${seconds.toFixed(0)} s`;
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${`${row}: ${column}`.padEnd(50)}${took}`);
    for (const fault of faults) console.error(`     ${fault}`);
    return faults.length === 0;
  }

  return {
    /** Notes an outcome that is known: `faults` has a sentence for each thing that is wrong. */
    note,
    /** Runs `work`, which throws or returns sentences of what is wrong. Resolves to whether nothing is. */
    async check(row, column, work) {
      const started = performance.now();
      const faults = await Promise.resolve()
        .then(work)
        .then(
          (found) => (Array.isArray(found) ? found : []),
          (error) => [error.message],
        );
      return note(row, column, faults, (performance.now() - started) / 1000);
    },
    skip(row, column, reason) {
      noted.push({ row, column, state: 'skipped' });
      console.log(`skip ${row}: ${column}: ${reason}`);
    },
    counts() {
      const of = (state) => noted.filter((each) => each.state === state).length;
      return { passed: of('ok'), failed: of('FAIL'), skipped: of('skipped') };
    },
    /** Returns a Markdown table. A cell with several outcomes shows the worst. */
    table(rows, columns) {
      const cell = (row, column) => {
        const found = noted.filter((each) => each.row === row && each.column.startsWith(column));
        const states = new Set(found.map(({ state }) => state));
        return ['FAIL', 'skipped', 'ok'].find((state) => states.has(state)) ?? '-';
      };
      const seen = rows.filter((row) => noted.some((each) => each.row === row));
      if (seen.length === 0) return '';
      const wanted = columns.filter((column) => seen.some((row) => cell(row, column) !== '-'));
      const lines = [
        ['', ...wanted],
        ...seen.map((row) => [row, ...wanted.map((column) => cell(row, column))]),
      ];
      const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
      const text = lines.map((line) => `| ${line.map((part, i) => part.padEnd(widths[i])).join(' | ')} |`);
      text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
      return text.join('\n');
    },
  };
}
