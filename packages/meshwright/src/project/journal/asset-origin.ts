import { parseTaskRef } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { filesOf, type LockedAsset, missingTakes, needsDrawing } from '@meshwright/pipeline/lockfile';
import { type Spending, spendings } from '@meshwright/purchase';
import { normalHost } from '@meshwright/purchase/identity';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { journalEntries } from '../../purchase/open-journal.ts';
import { bytesText, lines, sizeText } from '../../text/report-text.ts';
import { creditsText } from '../credits-text.ts';
import { knownNames, openProject } from '../open-project.ts';

type Line = readonly [label: string, text: string];

/** Reports the origin of an asset from the manifest, the lockfile and this machine's journal. */
export async function assetOrigin(name: string, terminal: Terminal): Promise<Answer> {
  const { project } = await openProject(terminal);
  knownNames([name], project);
  const asset = project.assets.find((each) => each.name === name)!;
  const { recipe, spec, hash } = asset;
  const locked = project.lock.assets[name];
  const state = !locked
    ? 'new'
    : missingTakes(asset, locked).length === 0 && !needsDrawing(asset, locked)
      ? 'locked'
      : 'changed';
  const all = spendings(await journalEntries(terminal));
  const tasks = Object.entries(locked?.tasks ?? {}).map(([node, { ref, credits }]) => {
    const bought = spendingOf(all, ref);
    const times = bought && { createdAt: isoTime(bought.sending.at), endedAt: isoTime(bought.endedAt) };
    return { node, ref, credits, purchase: bought?.sending.purchase, ...times };
  });
  const takes = Object.keys(locked?.takes ?? {});
  const choice = takes.length > 0 ? { picked: locked?.picked, takes: takes.map(Number) } : {};
  const data = {
    name,
    state,
    ...choice,
    recipe: { hash, ...recipe },
    tasks,
    files: locked ? filesOf(locked) : {},
  };
  const source =
    spec.prompt ?? spec.image ?? (typeof spec.recipe === 'string' ? spec.recipe : 'a recipe in the manifest');
  return {
    data,
    text: lines([
      ['asset', `${name}, ${stateText[state]}`],
      ['from', source],
      [
        'recipe',
        Object.entries(recipe.nodes)
          .map(([node]) => `${node} (${asset.plan.nodes.find(({ name }) => name === node)?.does})`)
          .join(', '),
      ],
      ['hash', locked?.recipe ?? hash],
      ...(takes.length > 0 ? [['takes', `${takes.join(', ')}; ${locked?.picked} is picked`] as const] : []),
      ...tasks.map(({ node, ref, credits, createdAt }): Line => {
        const cost = credits === null ? '' : `, ${creditsText(credits)}`;
        return ['task', `${node}: ${ref}${cost}${createdAt ? `, ${createdAt}` : ''}`];
      }),
      ...(locked ? fileLines(locked) : []),
    ]),
  };
}

const stateText = {
  locked: 'as declared',
  changed: 'changed since it was made: the next sync makes it again',
  new: 'not made yet',
} as const;

function fileLines({ files, drawn = {} }: LockedAsset): Line[] {
  const pictures = Object.entries(drawn).flatMap(([path, { sha256, bytes }]): Line[] => [
    ['file', `${path}, ${bytesText(bytes)}`],
    ['sha256', sha256],
  ]);
  const models = Object.entries(files).flatMap(([path, { sha256, bytes, report }]): Line[] => {
    const size = report.size ? `, ${sizeText(report.size, 'metre')}` : '';
    return [
      ['file', `${path}, ${bytesText(bytes)}${size}, ${report.triangles.toLocaleString('en')} triangles`],
      ['sha256', sha256],
      ...report.clips.map((clip): Line => ['clip', `${clip.name}, ${clip.seconds} s`]),
    ];
  });
  return [...models, ...pictures];
}

/** Returns the purchase of a task by its reference, whatever the journal's spelling of the host. */
export function spendingOf(all: readonly Spending[], text: string): Spending | undefined {
  const { family, id, host = '' } = parseTaskRef(text, families);
  return all.find(
    ({ sending, task }) =>
      task === id && sending.family === family.name && normalHost(sending.host) === normalHost(host),
  );
}

function isoTime(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}
