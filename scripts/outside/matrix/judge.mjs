// What a picture of the matrix may differ from that of the unoptimised file.

/** Fewest pixels that a model covers; fewer is a picture without it. */
const fewest = 500;

/**
 * Largest mean difference of 255, of the worst channel. Measured: 0.00 for exact files, at most 0.62 for Draco and
 * quantised ones, at most 3.07 for textures of lossy codecs; a wrong normal or texture gives 20.
 */
const limits = {
  plain: 0.2,
  'preset mobile': 4,
  'preset desktop': 4,
  'preset engine': 0.2,
  draco: 1,
  ktx2: 4,
  'meshopt + quantised': 1,
  quantised: 1,
  webp: 4,
};

/** @returns by kind { mean, covered } of the model that differs most and of the smallest, or { fault } */
export function differences(drawn, reference, pictureDifference) {
  return Object.fromEntries(
    Object.entries(drawn).map(([kind, { halves, fault }]) => {
      if (fault) return [kind, { fault }];
      if (!reference) return [kind, { fault: 'no picture of the unoptimised file' }];
      const models = halves.map((half, i) => pictureDifference(half, reference[i]));
      const mean = Math.max(...models.map((each) => each.mean));
      return [kind, { mean, covered: Math.min(...models.map(({ pixels }) => pixels)) }];
    }),
  );
}

/** @returns a sentence for each cell that is wrong */
export function unlike(found) {
  return Object.entries(found).flatMap(([kind, cell]) =>
    faultsOf(kind, cell).map((fault) => `${kind}: ${fault}`),
  );
}

function faultsOf(kind, { mean, covered, fault }) {
  if (fault) return [fault];
  if (covered < fewest) return [`only ${covered} pixels show something`];
  return mean <= limits[kind] ? [] : [`it looks unlike the unoptimised file: ${mean.toFixed(2)} of 255`];
}

/** @returns a Markdown table: a row for each kind and engine, the mean difference without and with a policy */
export function cellsTable(cells, bundlers, kinds) {
  const engines = [...new Set(cells.map(({ engine }) => engine))];
  const text = (engine, kind, bundler) =>
    cells
      .filter((cell) => cell.engine === engine && cell.bundler === bundler)
      .map(({ found }) => (faultsOf(kind, found[kind]).length > 0 ? 'FAIL' : found[kind].mean.toFixed(2)))
      .join(' / ');
  const rows = engines.flatMap((engine) =>
    kinds.map((kind) => [engine, kind, ...bundlers.map((bundler) => text(engine, kind, bundler))]),
  );
  const lines = [['engine', 'file', ...bundlers], ...rows];
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const printed = lines.map((line) => `| ${line.map((part, i) => part.padEnd(widths[i])).join(' | ')} |`);
  printed.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  const judged = cells.flatMap(({ found }) => Object.entries(found));
  const green = judged.filter(([kind, cell]) => faultsOf(kind, cell).length === 0).length;
  const title = `Mean difference of 255 without / with a Content-Security-Policy; ${green} of ${judged.length} cells are green.`;
  return `${title}\n\n${printed.join('\n')}`;
}
