import { pickTake, type Remote } from '@meshwright/pipeline';
import { filesOf, type LockedAsset, type LockedTake, takesOf } from '@meshwright/pipeline/lockfile';
import type { ContentStore } from '@meshwright/purchase';
import { CliError } from '../../errors/cli-error.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { withJournal } from '../../purchase/open-journal.ts';
import { commandText } from '../../text/command-text.ts';
import { bytesText, sizeText } from '../../text/report-text.ts';
import { knownNames, openProject } from '../open-project.ts';
import { projectRemote } from '../project-remote.ts';
import { contactSheet } from '../report/contact-sheet.ts';
import { modelPictures } from '../report/model-pictures.ts';
import { contentStore } from '../sync/with-sync-context.ts';
import { contentOf } from './content-of.ts';

/** Makes a take the one that the project uses, by its number or by what doctor finds. */
export async function pickAsset(
  name: string,
  { take, best }: { readonly take: number | undefined; readonly best: boolean },
  terminal: Terminal,
): Promise<Answer> {
  const open = await openProject(terminal);
  knownNames([name], open.project);
  const locked = open.project.lock.assets[name];
  const takes = locked ? Object.keys(takesOf(locked)) : [];
  if ((take === undefined) === !best) {
    const has = takes.length > 0 ? `; "${name}" has takes ${takes.join(', ')}` : '';
    throw new CliError('usage', `give either the number of a take or --best${has}`);
  }
  if (!locked) {
    const first = commandText(['sync', name], terminal);
    throw new CliError(
      'invalid',
      `"${name}" was never made: there is nothing to pick. Make it with: ${first}`,
    );
  }
  const store = contentStore(terminal);
  const remote: Remote | undefined = projectRemote(open, terminal);
  const read = (path: string, hash: string) => contentOf({ path, hash }, open.files, store, remote);
  const ranked = best ? await rankTakes(locked, read) : undefined;
  const number = take ?? ranked![0]!.take;
  const now = await withJournal(terminal, (journal) =>
    pickTake(open.project, open.files, { store, journal }, name, number, { remote }),
  );
  return {
    picture: () => takesPicture(name, now, store, read),
    data: {
      name,
      picked: number,
      before: locked.picked ?? 1,
      takes: takes.map(Number),
      files: filesOf(now),
      ...(ranked && { ranked }),
    },
    text: [
      ...(ranked ? rankedText(ranked) : []),
      `${name}: take ${number} of ${takes.length} is picked`,
      ...fileLines(now),
    ].join('\n'),
  };
}

/** Returns all takes side by side, drawn by one camera, with the picked one marked; a take alone without its name. */
async function takesPicture(
  name: string,
  locked: LockedAsset,
  store: ContentStore,
  read: (path: string, hash: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const models: { take: number; path: string; hash: string; glb: Uint8Array }[] = [];
  for (const [number, { files }] of Object.entries(takesOf(locked))) {
    const take = Number(number);
    const [path, file] = Object.entries(files).find(([path]) => /\.(glb|vrm)$/i.test(path)) ?? [];
    // Another take may be on another machine alone.
    const glb = path !== undefined && file && (await read(path, file.sha256).catch(() => undefined));
    if (glb) models.push({ take, path, hash: file.sha256, glb });
  }
  if (models.length === 1) {
    const { renderModel } = await import('@meshwright/look');
    return renderModel(models[0]!.glb, { size: 384, transparent: true });
  }
  const pictures = await modelPictures(models, store);
  const tiles = models.map(({ take, path }, i) => {
    return { take, path, isPicked: take === locked.picked, picture: pictures[i]! };
  });
  return contactSheet([{ name, takes: tiles.length, tiles }]);
}

function rankedText(ranked: readonly RankedTake[]): string[] {
  const lines = ranked.map(
    ({ take, errors, warnings }) =>
      `  take ${take}  ${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  );
  const [first, second] = ranked;
  const tie = second && first!.errors === second.errors && first!.warnings === second.warnings;
  return [
    'by the doctor, which reads the geometry and does not look at the picture:',
    ...lines,
    ...(tie ? ['several are equal: the lowest number of them is picked'] : []),
  ];
}

function fileLines({ files, drawn = {} }: LockedAsset): string[] {
  const pictures = Object.entries(drawn).map(([path, { bytes }]) => `  ${path}, ${bytesText(bytes)}`);
  const models = Object.entries(files).map(([path, { bytes, report }]) => {
    const size = report.size ? `, ${sizeText(report.size, 'metre')}` : '';
    return `  ${path}${size}, ${report.triangles.toLocaleString('en')} triangles, ${bytesText(bytes)}`;
  });
  return [...models, ...pictures];
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** What doctor found in the files of a take. */
interface RankedTake {
  readonly take: number;
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Returns the takes of an asset, the one with the fewest problems first: errors, then warnings, then the lower number.
 * Doctor reads geometry, materials and clips; it does not look at the picture.
 * @param read returns the content of a finished file
 */
async function rankTakes(
  locked: LockedAsset,
  read: (path: string, hash: string) => Promise<Uint8Array>,
): Promise<RankedTake[]> {
  const ranked: RankedTake[] = [];
  for (const [take, made] of Object.entries(takesOf(locked))) {
    ranked.push({ take: Number(take), ...(await problemsOf(made, read)) });
  }
  return ranked.sort((a, b) => a.errors - b.errors || a.warnings - b.warnings || a.take - b.take);
}

async function problemsOf(
  { files }: LockedTake,
  read: (path: string, hash: string) => Promise<Uint8Array>,
): Promise<Omit<RankedTake, 'take'>> {
  const { diagnose } = await import('@meshwright/gltf/doctor');
  const sum = { errors: 0, warnings: 0 };
  for (const [path, { sha256 }] of Object.entries(files)) {
    const { counts } = await diagnose(await read(path, sha256));
    sum.errors += counts.error;
    sum.warnings += counts.warning;
  }
  return sum;
}
