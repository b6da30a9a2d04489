// npm run bench -w packages/gltf: builds, generates the two models once, measures, prints ratios side by side.
import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { character, dancer, once, statue, walker } from './synthesise.mjs';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/meshwright-bench');
const output = join(folder, 'output.glb');

execFileSync(process.execPath, ['--import', 'tsx', '../../tools/src/build.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
const models = [
  ['character', once(join(folder, 'character.glb'), character)],
  ['statue', once(join(folder, 'statue.glb'), statue)],
];

const rows = [];
for (const [name, { path, bytes }] of models) {
  // Alternates the measurements, because other load on the machine varies; each runs in its own process and heap.
  const turns = [1, 2, 3].map(() => [measure('inspect', path, 80).inspect, measure('library', path, 3)]);
  const inspect = median(turns.map(([turn]) => turn));
  const library = { library: median(turns.map(([, turn]) => turn.library)), peakMiB: turns[0][1].peakMiB };
  const { copy, place } = measure('copy+place', path, 11);
  const peaks = { inspect: measure('inspect', path, 1).peakMiB, place: measure('place', path, 1).peakMiB };
  const title = `${name}, ${Math.round(bytes / 1e6)} MB`;
  rows.push(
    row(
      `${title}: inspect`,
      ms(inspect),
      `library read ${ms(library.library)}`,
      library.library / inspect,
      atLeast(100),
    ),
    row(`${title}: place to a new file`, ms(place), `file copy ${ms(copy)}`, place / copy, atMost(1.25)),
    row(
      `${title}: peak memory of inspect`,
      mib(peaks.inspect),
      `library ${mib(library.peakMiB)}`,
      peaks.inspect,
      under(64),
    ),
    row(`${title}: peak memory of place`, mib(peaks.place), '', peaks.place, under(64)),
  );
}
for (const [name, { path, bytes }] of models) {
  const title = `${name}, ${Math.round(bytes / 1e6)} MB`;
  const { through, stream } = measure('through+stream', path, 5);
  // Garbage collection times vary at random; the median of five is stable.
  const peakOf = (operation) => median([1, 2, 3, 4, 5].map(() => measure(operation, path, 1).peakMiB));
  const [peakMiB, bareStream] = [peakOf('stream'), peakOf('through')];
  const passing = `passing through ${ms(through)}`;
  rows.push(
    row(`${title}: place while it streams`, ms(stream), passing, stream / through, atMost(1.25)),
    row(
      `${title}: memory that placing adds to a stream`,
      mib(peakMiB),
      `passing through ${mib(bareStream)}`,
      Math.max(0, peakMiB - bareStream),
      under(32),
    ),
  );
}

const clips = once(join(folder, 'dancer.glb'), dancer);
for (const operation of ['inspect', 'place'])
  rows.push(
    row(
      `76 clips, 8,747 accessors: ${operation}`,
      ms(measure(operation, clips.path, 15)[operation]),
      `file copy ${ms(measure('copy', clips.path, 15).copy)}`,
      measure(operation, clips.path, 15)[operation],
      { bar: 'under 30 ms', holds: (time) => time < 30 },
    ),
  );

const far = measure('remote', models[0][1].path, 3);
const { clips: found, requests, bytes: taken } = far.facts;
rows.push(
  row(`clips of a remote 100 MB, 40 ms and 50 Mbit/s: time`, ms(far.remote), `${found} clips`, far.remote, {
    bar: 'at most 200 ms',
    holds: (time) => time <= 200,
  }),
  row('... requests', `${requests}`, '', requests, atMost(3)),
  row('... bytes', `${(taken / 1000).toFixed(0)} kB`, '', taken / 1000, atMost(256)),
);

const files = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
  once(join(folder, `walker-${index}.glb`), walker),
);
const [{ path: first, bytes: single }] = files;
const merging = measure('copy+merge', first, 11);
execFileSync(process.execPath, [join(import.meta.dirname, 'operation.mjs'), 'merge', first, output, '1']);
const merged = statSync(output).size;
const link = measure('download+downloadPlaced', first, 3);
rows.push(
  row(
    `${Math.round(single / 1e6)} MB placed while it downloads at 50 Mbit/s`,
    ms(link.downloadPlaced),
    `download ${ms(link.download)}`,
    link.downloadPlaced / link.download,
    atMost(1.01),
  ),
);
const title = `ten files of ${Math.round(single / 1e6)} MB merged`;
rows.push(
  row(
    `${title}: bytes`,
    `${(merged / 1e6).toFixed(2)} MB`,
    `one ${(single / 1e6).toFixed(2)} MB`,
    merged / single,
    atMost(1.1),
  ),
  row(
    `${title}: time`,
    ms(merging.merge),
    `copy of one ${ms(merging.copy)}`,
    merging.merge / merging.copy,
    atMost(2),
  ),
  row(
    `${title}: peak memory`,
    mib(measure('merge', first, 1).peakMiB),
    '',
    measure('merge', first, 1).peakMiB,
    under(64),
  ),
);
rmSync(output, { force: true });
const bare = measure('nothing', '', 1);
console.log(`Node ${process.version}; a process that does nothing peaks at ${bare.peakMiB.toFixed(1)} MiB`);
console.table(rows);

/** Median milliseconds by operation, and the peak memory of their process. */
function measure(operations, path, times) {
  const script = join(import.meta.dirname, 'operation.mjs');
  const arguments_ = [script, operations, path, output, String(times)];
  const { milliseconds, peakMiB, remote } = JSON.parse(
    execFileSync(process.execPath, arguments_, { encoding: 'utf8' }),
  );
  const medians = Object.entries(milliseconds).map(([name, all]) => [name, median(all)]);
  return { ...Object.fromEntries(medians), peakMiB, facts: remote };
}

function row(what, ours, beside, figure, { bar, holds }) {
  return {
    what,
    ours,
    beside,
    figure: Number(figure.toPrecision(3)),
    bar,
    verdict: holds(figure) ? 'pass' : 'FAIL',
  };
}

function atLeast(limit) {
  return { bar: `at least ${limit} times faster`, holds: (ratio) => ratio >= limit };
}

function atMost(limit) {
  return { bar: `at most ${limit}`, holds: (ratio) => ratio <= limit };
}

function under(mebibytes) {
  return { bar: `under ${mebibytes} MiB`, holds: (peak) => peak < mebibytes };
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function ms(value) {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

function mib(value) {
  return `${value.toFixed(1)} MiB`;
}
