import { type LockedAsset, type Spending, spendings } from '@meshwright/pipeline';
import { bytesText, lines, sizeText } from '../report-text.ts';
import type { Answer, Terminal } from '../terminal.ts';
import { creditsText } from './credits-text.ts';
import { knownNames, openProject } from './open-project.ts';
import { journalEntries } from './project-journal.ts';

type Line = readonly [label: string, text: string];

/** Where an asset comes from, by manifest, lockfile and the journal of this machine. */
export async function assetOrigin(name: string, terminal: Pick<Terminal, 'cwd' | 'now'>): Promise<Answer> {
  const { folder, project } = await openProject(terminal);
  knownNames([name], project);
  const { recipe, hash, spec } = project.assets.find((asset) => asset.name === name)!;
  const locked = project.lock.assets[name];
  const state = !locked ? 'new' : locked.recipe === hash ? 'locked' : 'changed';
  const all = spendings(await journalEntries(folder));
  const tasks = Object.entries(locked?.tasks ?? {}).map(([node, { ref, credits }]) => {
    const bought = spendingOf(all, ref);
    const times = bought && { createdAt: isoTime(bought.sending.at), endedAt: isoTime(bought.endedAt) };
    return { node, ref, credits, purchase: bought?.sending.purchase, ...times };
  });
  const data = { name, state, recipe: { hash, ...recipe }, tasks, files: locked?.files ?? {} };
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
          .map(
            ([node, each]) =>
              `${node} (${'task' in each ? each.task : each.process.flatMap(Object.keys).join(', ')})`,
          )
          .join(', '),
      ],
      ['hash', locked?.recipe ?? hash],
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
  changed: 'changed since it was made: the next sync makes it anew',
  new: 'not made yet',
} as const;

function fileLines({ files }: LockedAsset): Line[] {
  return Object.entries(files).flatMap(([path, { sha256, bytes, report }]): Line[] => {
    const size = report.size ? `, ${sizeText(report.size, 'metre')}` : '';
    return [
      ['file', `${path}, ${bytesText(bytes)}${size}, ${report.triangles.toLocaleString('en')} triangles`],
      ['sha256', sha256],
      ...report.clips.map((clip): Line => ['clip', `${clip.name}, ${clip.seconds} s`]),
    ];
  });
}

/** A reference is FAMILY:ID@HOST. */
function spendingOf(all: readonly Spending[], ref: string): Spending | undefined {
  return all.find(({ sending, task }) => task && ref === `${sending.family}:${task}@${sending.host}`);
}

function isoTime(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}
