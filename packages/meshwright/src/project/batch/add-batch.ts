import { join, resolve } from 'node:path';
import {
  type Manifest,
  manifestFile,
  type Project,
  type ProjectFiles,
  readProject,
} from '@meshwright/pipeline';
import { folderProject } from '@meshwright/pipeline/node';
import type { AddValues } from '../../commands/project/add.ts';
import { CliError } from '../../errors/cli-error.ts';
import { placeOptionsOf } from '../../flags/placement-flags.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { commandText } from '../../text/command-text.ts';
import { emptyManifest, ignoreJournal, pathInside, withText } from '../add-asset.ts';
import { creditsText } from '../credits-text.ts';
import { withJsonValue } from '../json-edit.ts';
import { projectFolder } from '../open-project.ts';
import { planAnswer } from '../plan/plan-answer.ts';
import { broken, purchaseText } from '../plan/plan-text.ts';
import { badPictures, issuesText, projectIssues, sameNames } from './batch-issues.ts';
import type { BatchIssue, BatchRow, BatchRows } from './batch-row.ts';
import { batchTable, creditsOf, type PricedRow } from './batch-table.ts';
import { readBatch } from './read-batch.ts';

export interface NewBatch extends AddValues {
  readonly from: string;
  readonly maxCredits?: number;
  readonly dryRun?: boolean;
  /** More fields for the create body of every asset. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Declares an asset for each picture of a folder or each row of a list, all or none, and shows what they cost. Buys
 * nothing. The same command again adds only what is new.
 * @throws CliError `bad_input` with every mistake; `over_budget` beyond `--max-credits`. The manifest is unchanged then
 */
export async function addBatch(values: NewBatch, terminal: Terminal): Promise<Answer> {
  const folder = await projectFolder(terminal.cwd);
  const files = folderProject(folder);
  const before = await files.read(manifestFile);
  // Reports existing mistakes of the manifest separately.
  const declared = before ? (await readProject(files, terminal.now())).manifest.assets : {};
  const { force, from, options, takes, target: targets, rig, animations } = values;
  const batch = await readBatch(resolve(terminal.cwd, from), (file) => pathInside(folder, file, '--from'), {
    options,
    takes,
    targets,
    rig,
    animations,
    place: placeOptionsOf(values),
  });
  const text = before ? new TextDecoder().decode(before) : emptyManifest();
  const { edited, changed, issues } = edit(text, batch, declared, force === true);
  const next = withText(files, edited);
  const all = [...issues, ...(await badPictures(batch.rows, folder))];
  if (issues.length === 0) {
    const others = await projectIssues(next, batch.rows, terminal.now());
    // A picture that cannot be read is one mistake, not two.
    all.push(
      ...others.filter(
        (issue) => !all.some(({ place, field }) => place === issue.place && field === issue.field),
      ),
    );
  }
  refuse(all, batch, from);
  const open = { folder, files, project: await readProject(next, terminal.now()) };
  return declare(open, { edited, changed, batch, declared }, values, terminal);
}

interface Edit {
  readonly edited: string;
  /** Names that are new, or declared with other fields. */
  readonly changed: readonly string[];
}

function edit(
  text: string,
  { rows, issues: known }: BatchRows,
  declared: Manifest['assets'],
  force: boolean,
): Edit & { readonly issues: readonly BatchIssue[] } {
  const issues = [...known, ...sameNames(rows)];
  const changed: string[] = [];
  let edited = text;
  for (const { place, name, spec } of rows) {
    const old = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (old && sameJson(old, spec)) continue;
    if (old && !force) {
      const message = `"${name}" is declared already with other fields: --force replaces it, another name adds it`;
      issues.push({ place, field: 'name', message });
      continue;
    }
    changed.push(name);
    edited = withJsonValue(edited, ['assets', name], spec);
  }
  return { edited, changed, issues };
}

/** @throws CliError `bad_input` */
function refuse(issues: readonly BatchIssue[], { rows }: BatchRows, from: string): void {
  if (issues.length === 0) return;
  const bad = new Set(issues.map(({ place }) => place)).size;
  const of = Math.max(bad, rows.length);
  const head = `--from ${from}: ${bad} of ${of} ${of === 1 ? 'row' : 'rows'} ${bad === 1 ? 'has' : 'have'} a mistake. Nothing was declared, and nothing was sent.`;
  throw new CliError('bad_input', [head, ...issuesText(issues)].join('\n'));
}

async function declare(
  open: { readonly folder: string; readonly files: ProjectFiles; readonly project: Project },
  { edited, changed, batch, declared }: Edit & { batch: BatchRows; declared: Manifest['assets'] },
  values: NewBatch,
  terminal: Terminal,
): Promise<Answer> {
  const { folder, files } = open;
  const names = batch.rows.map(({ name }) => name);
  const { data: plan } = await planAnswer(open, { names, ...limit(values) }, terminal);
  const priced = pricedRows(batch.rows, plan.assets, (name) =>
    changed.includes(name) ? Object.hasOwn(declared, name) : undefined,
  );
  const table = batchTable(priced);
  const { total } = plan.credits;
  const { maxCredits, dryRun = false } = values;
  if (maxCredits !== undefined && total > maxCredits) {
    throw new CliError(
      'over_budget',
      [
        ...table,
        `these assets cost ${creditsText(total)}, and --max-credits allows ${creditsText(maxCredits)}: raise it, or take rows out. Nothing was declared, and nothing was sent.`,
      ].join('\n'),
    );
  }
  if (!dryRun) {
    if (changed.length > 0) await files.write(manifestFile, new TextEncoder().encode(edited));
    await ignoreJournal(folder);
  }
  const done = dryRun ? 'would be declared' : 'declared';
  const unchanged = names.length - changed.length;
  const next = commandText(['sync', '--max-credits', String(total)], terminal);
  return {
    data: {
      file: join(folder, manifestFile),
      declared: dryRun ? [] : changed,
      unchanged,
      rows: priced,
      plan,
    },
    text: [
      ...table,
      '',
      `${names.length} ${names.length === 1 ? 'asset' : 'assets'}: ${changed.length} ${done} in ${join(folder, manifestFile)}, ${unchanged} there already; ${purchaseText(plan)}`,
      ...broken(plan, plan.budget),
      ...batch.notes.map((note) => `note: ${note}`),
      ...(dryRun ? [] : [`Nothing was sent. Next:\n  ${next}`]),
    ].join('\n'),
  };
}

function limit({ maxCredits }: NewBatch): { maxCredits?: number } {
  return maxCredits === undefined ? {} : { maxCredits };
}

function pricedRows(
  rows: readonly BatchRow[],
  planned: Awaited<ReturnType<typeof planAnswer>>['data']['assets'],
  wasDeclared: (name: string) => boolean | undefined,
): PricedRow[] {
  const costs = new Map(planned.map((asset) => [asset.name, creditsOf(asset)]));
  return rows.map((row) => {
    const was = wasDeclared(row.name);
    const state = was === undefined ? 'declared' : was ? 'changed' : 'new';
    return { ...row, state, credits: costs.get(row.name) ?? 0 };
  });
}

/** Compares what would be written with what is there, in any order of keys. */
function sameJson(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .sort(([x], [y]) => (x < y ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)])
        : value;
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
