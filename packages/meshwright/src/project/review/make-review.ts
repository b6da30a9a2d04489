import { basename, join, posix, resolve } from 'node:path';
import type { BudgetName } from '@meshwright/gltf/doctor';
import { checkOutput } from '../../files/check-output.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { missingPart } from '../../parts/parts.ts';
import { noteOn } from '../../progress/progress.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { bytesText, lines } from '../../text/report-text.ts';
import { type ChangedModel, changedModels, isLfsPointer } from './changed-models.ts';
import { type PaidTask, paidSum, paidTasks, paidText } from './paid-tasks.ts';
import { type ReviewedModel, reviewMarkdown, reviewPage } from './review-page.ts';

export interface ReviewValues {
  readonly since: string;
  readonly out: string;
  readonly budget?: BudgetName;
  readonly force?: boolean;
}

/** Most bytes of a picture: twenty of them are half a megabyte. */
const mostBytes = 25_000;

/**
 * Writes a page and a Markdown file of the models that differ from a git ref.
 * @throws CliError `invalid` | `local_io`
 */
export async function makeReview(
  { since, out, budget, force = false }: ReviewValues,
  terminal: Terminal,
): Promise<Answer> {
  const { cwd, signal } = terminal;
  const folder = resolve(cwd, out);
  const [page, markdown] = [join(folder, 'index.html'), join(folder, 'review.md')];
  for (const file of [page, markdown]) await checkOutput(`-o ${file}`, file, force);
  const changes = await changedModels(cwd, since, signal);
  const models: (ReviewedModel & { readonly tasks: readonly PaidTask[] })[] = [];
  const names = new Map<string, string>();
  const tasksOf = await paidTasks(changes);
  for (const [i, path] of changes.paths.entries()) {
    signal.throwIfAborted();
    noteOn(terminal.stderr, `${i + 1} of ${changes.paths.length}: ${path}`);
    const changed = await changes.read(path);
    const tasks = changed.after ? await tasksOf(path, changed.after) : [];
    const review = await reviewed(changed, budget, signal);
    const paid = paidText(tasks);
    const model = { ...review, tasks, facts: [...review.facts, ...(paid === undefined ? [] : [paid])] };
    models.push(model);
    if (!model.picture) continue;
    const name = posix.join(
      'pictures',
      `${String(i + 1).padStart(3, '0')}-${basename(path).replace(/[^\w.-]/g, '_')}.jpg`,
    );
    names.set(path, name);
    await writeWhole(join(folder, name), model.picture);
  }
  const credits = paidSum(models.flatMap(({ tasks }) => tasks));
  const html = reviewPage(models, since, credits);
  await writeWhole(page, html);
  await writeWhole(
    markdown,
    reviewMarkdown(models, since, credits, (path) => names.get(path)!),
  );
  return {
    data: {
      schema: 'meshwright-review/1',
      since: changes.commit,
      credits,
      page,
      markdown,
      models: models.map(({ picture, width: _, height: __, ...model }) => ({
        ...model,
        ...(picture && { picture: names.get(model.path) }),
      })),
    },
    text: lines([
      ['page', `${page}, ${bytesText(Buffer.byteLength(html))}`],
      ['markdown', markdown],
      ...models.map(({ change, path, facts }): [string, string] => [
        change,
        [path, ...facts.slice(0, 3)].join('; '),
      ]),
      ...(models.length === 0 ? [['models', `none differs from ${since}`] as [string, string]] : []),
    ]),
  };
}

async function reviewed(
  { path, before, after }: ChangedModel,
  budget: BudgetName | undefined,
  signal: AbortSignal,
): Promise<ReviewedModel> {
  if (!after) return { path, change: 'removed', bytes: 0, facts: [], findings: [] };
  const bytes = after.byteLength;
  try {
    const now = await opened(path, after);
    const was =
      before && (isLfsPointer(before) || /\.gltf$/i.test(path) ? undefined : await opened(path, before));
    const [
      { contactSheet, compareModels, figureText, namesText, smallPicture },
      { diagnose },
      { bytesSource },
    ] = await Promise.all([
      import('@meshwright/look'),
      import('@meshwright/gltf/doctor'),
      import('@meshwright/gltf'),
    ]);
    const options = { signal, ...(budget && { budget }) };
    const diagnosis = await diagnose(bytesSource(now, path), options);
    const known = new Set(
      was ? (await diagnose(bytesSource(was, path), options)).findings.map(({ code }) => code) : [],
    );
    const findings = diagnosis.findings
      .filter(({ severity }) => severity !== 'note')
      .map(({ severity, code, message }) => ({
        severity,
        code,
        message,
        isNew: was !== undefined && !known.has(code),
      }));
    if (before && was) {
      const compared = await compareModels(
        { name: 'before', model: was, bytes: before.byteLength },
        { name: 'after', model: now, bytes },
        { compact: true, cell: 260, signal },
      );
      const facts = [
        `${(compared.changedShare * 100).toFixed(1)} % of the picture differs`,
        ...compared.figures.filter((figure) => figure.changed).map(figureText),
        ...compared.names.map(namesText),
      ];
      return { path, change: 'changed', bytes, facts, findings, ...(await pictured(compared.png)) };
    }
    const sheet = await contactSheet(now, {
      ...{ title: path, compact: true, cell: 180, signal },
      findings: diagnosis.findings.filter(({ severity }) => severity !== 'note'),
    });
    const facts = [
      ...(before ? ['what it was is not in git as one file: it is shown as it is now'] : []),
      `${diagnosis.counts.error} errors, ${diagnosis.counts.warning} warnings, ${diagnosis.counts.note} notes`,
    ];
    return {
      path,
      change: before ? 'changed' : 'added',
      bytes,
      facts,
      findings,
      ...(await pictured(sheet.png)),
    };

    async function pictured(png: Uint8Array) {
      const small = await smallPicture(png, mostBytes);
      return small && { picture: small.bytes, width: small.width, height: small.height };
    }
  } catch (error) {
    signal.throwIfAborted();
    if (missingPart(error)) throw error;
    // One broken file must not hide the others.
    return { path, change: 'unreadable', bytes, facts: [(error as Error).message], findings: [] };
  }
}

/** Returns a model of any format as a GLB. A .gltf is read without the files beside it. */
async function opened(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const { readModel, sniffModel, writeGlb } = await import('@meshwright/formats');
  const file = { name: basename(path), bytes };
  return sniffModel(file) === 'glb' ? bytes : writeGlb(await readModel(file));
}
