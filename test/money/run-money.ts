import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type FaultCell, faultTable } from './faults/fault-table.ts';
import { type Fault, faults } from './faults/faults.ts';
import { killText, secondsText, totalsText } from './kills/kill-row.ts';
import { killTable } from './kills/kill-table.ts';
import { tableText } from './table-text.ts';
import type { Way } from './way.ts';
import { createImage, createText } from './ways/create.ts';
import { game } from './ways/game.ts';
import { panel } from './ways/panel.ts';
import { panelTakes } from './ways/panel-takes.ts';
import { studioWay } from './ways/studio.ts';
import { sync } from './ways/sync.ts';
import { createProduct, tasksCreate } from './ways/tasks-create.ts';
import { vite } from './ways/vite.ts';

const ways: Readonly<Record<string, Way>> = {
  create: createText,
  image: createImage,
  product: createProduct,
  tasks: tasksCreate,
  sync,
  panel,
  takes: panelTakes,
  studio: studioWay,
  vite,
  game,
};

const usage = `npm run money -- kills [--runs 20] [--ways ${Object.keys(ways).join(',')}]
                      [--from 1] [--seed 1] [--lanes 3] [--seconds-per-way 600] [--only RUN]
npm run money -- faults [--ways create,sync,panel] [--faults lost,307] [--lanes 8]`;

const options = {
  runs: { type: 'string', default: '20' },
  ways: { type: 'string' },
  faults: { type: 'string' },
  from: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  lanes: { type: 'string' },
  'seconds-per-way': { type: 'string' },
  only: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Prints a table and a closing line; resolves with the exit code. */
export async function runMoney(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
  const [table] = positionals;
  const chosen = waysOf(values.ways ?? (table === 'faults' ? 'create,sync,panel' : Object.keys(ways).join()));
  if (!chosen || (table !== 'kills' && table !== 'faults')) {
    console.error(usage);
    return 2;
  }
  // Child processes end with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      printAtEnd();
      process.exit(130);
    });
  }
  const counts = await (table === 'kills' ? runKills(chosen, values) : runFaults(chosen, values));
  console.log(countText(counts));
  return counts[1] === 0 ? 0 : 1;
}

/** Prints the results so far when it is interrupted. */
let printAtEnd = (): void => {};

function countText([passed, failed]: readonly [number, number]): string {
  return `${passed} passed, ${failed} failed`;
}

function waysOf(names: string): readonly Way[] | undefined {
  const found = names.split(',').map((name) => ways[name]);
  return found.includes(undefined) ? undefined : (found as Way[]);
}

async function runKills(chosen: readonly Way[], values: Values): Promise<[number, number]> {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const only = number(values.only);
  const table = killTable(chosen, {
    runs: only === undefined ? Number(values.runs) : 1,
    from: only ?? Number(values.from),
    seed: Number(values.seed),
    lanes: number(values.lanes) ?? availableParallelism() + 1,
    secondsPerWay: number(values['seconds-per-way']),
    log: (line) => console.error(line),
    onRow: (row) => console.error(totalsText(row)),
  });
  const count = (): [number, number] => {
    const rows = table.rows();
    const failed = rows.reduce((sum, row) => sum + row.failed, 0);
    return [rows.reduce((sum, row) => sum + row.runs, 0) - failed, failed];
  };
  printAtEnd = () => console.log(`${killText(table.rows())}\n${countText(count())}`);
  await table.over;
  console.log(killText(table.rows()));
  return count();
}

async function runFaults(chosen: readonly Way[], values: Values): Promise<[number, number]> {
  const wanted = values.faults?.split(',');
  const chosenFaults = faults.filter(({ name }) => wanted?.includes(name) ?? true);
  const cells = await faultTable(chosen, chosenFaults, {
    lanes: Number(values.lanes ?? 8),
    onCell: (cell) => console.error(storyText(cell)),
  });
  console.log(faultText(chosen, chosenFaults, cells));
  const goodCount = cells.filter(({ isGood }) => isGood).length;
  return [goodCount, cells.length - goodCount];
}

function storyText({ fault, way, isGood, charges, story, ...cell }: FaultCell): string {
  const grade = isGood ? 'good' : 'BAD ';
  const head = `${grade} ${fault} / ${way}: ${charges} charged, ${cell.outcome}, silent ${secondsText(cell.silentMs)}`;
  return [`${head}, ${cell.seconds.toFixed(0)} s`, ...story.map((line) => `       ${line}`)].join('\n');
}

function faultText(
  chosen: readonly Way[],
  chosenFaults: readonly Fault[],
  cells: readonly FaultCell[],
): string {
  const cellText = ({ isGood, charges, outcome, silentMs }: FaultCell): string =>
    `${isGood ? '' : 'BAD '}${charges} charged, ${outcome}, silent ${secondsText(silentMs)}`;
  const rows = chosenFaults.map(({ name }) => [
    name,
    ...chosen.map((way) => cellText(cells.find((cell) => cell.fault === name && cell.way === way.name)!)),
  ]);
  return tableText([['fault', ...chosen.map(({ name }) => name)], ...rows]);
}
