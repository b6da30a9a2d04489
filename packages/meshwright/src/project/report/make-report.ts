import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../../errors/cli-error.ts';
import { writeFailure } from '../../errors/write-failure.ts';
import { checkOutput } from '../../files/check-output.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { openProgress } from '../../progress/progress.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { commandText } from '../../text/command-text.ts';
import { openInBrowser } from '../../view/open-in-browser.ts';
import { creditsText } from '../credits-text.ts';
import { knownNames, openProject } from '../open-project.ts';
import { projectRemote } from '../project-remote.ts';
import { contentStore } from '../sync/with-sync-context.ts';
import { contactSheet } from './contact-sheet.ts';
import { type ReportData, type ReportTile, reportData } from './report-data.ts';
import { reportPage } from './report-page.ts';

export interface ReportValues {
  readonly out?: string;
  readonly force?: boolean;
  readonly open: boolean;
}

/** Writes the page and the contact sheet of a project's assets. Contacts no service. */
export async function makeReport(
  names: readonly string[],
  { out, force = false, open: opens }: ReportValues,
  terminal: Terminal,
): Promise<Answer> {
  const open = await openProject(terminal);
  if (out !== undefined) await checkOutput(`-o ${out}`, resolve(terminal.cwd, out), force);
  knownNames(names, open.project);
  const store = contentStore(terminal);
  const sources = { store, remote: projectRemote(open, terminal) };
  const progress = openProgress(terminal);
  const stop = 'Ctrl-C stops; the next report continues with it';
  progress.wait({ what: 'the pictures', since: terminal.now(), stop });
  const data = await store.inUse(() => reportData(open, names, sources, terminal)).finally(progress.close);
  if (data.assets.length === 0) {
    throw new CliError('not_found', `no asset is made yet: ${commandText(['sync'], terminal)}`);
  }
  const page = resolve(terminal.cwd, out ?? join(open.folder, '.meshwright', 'report.html'));
  const sheet = page.replace(/(\.html?)?$/i, '.png');
  const text = reportPage(`Assets of ${basename(open.folder)}`, data, await pictures(data));
  const write = async () => {
    await writeWhole(page, text);
    await writeWhole(sheet, await contactSheet(data.assets));
  };
  await write().catch((cause) => {
    throw writeFailure(`-o ${page}`, cause, 'name another file');
  });
  const isOpen = opens && (await openInBrowser(pathToFileURL(page).href));
  return {
    data: {
      page,
      sheet,
      opened: isOpen,
      credits: data.credits,
      missing: data.missing,
      absent: data.absent,
      assets: data.assets.map(withoutPictures),
    },
    text: [
      summary(data),
      ...data.assets
        .filter(({ takes }) => takes > 1)
        .map(
          ({ name, takes }) =>
            `${name} has ${takes} takes; choose with: ${commandText(['pick', name], terminal)} NUMBER`,
        ),
      ...data.absent.map((file) => `note: ${file} is left out: neither this machine nor the remote has it`),
      page,
      sheet,
    ].join('\n'),
  };
}

function summary({ assets, missing, credits }: ReportData): string {
  const tiles = assets.flatMap((asset) => asset.tiles);
  const verdicts = (['healthy', 'fair', 'unhealthy'] as const)
    .map((verdict) => [verdict, tiles.filter((tile) => tile.verdict === verdict).length] as const)
    .filter(([, number]) => number > 0)
    .map(([verdict, number]) => `${number} ${verdict}`);
  const rest = missing.length > 0 ? `; ${missing.length} not made yet` : '';
  return `${assets.length} ${assets.length === 1 ? 'asset' : 'assets'} for ${creditsText(credits)}: ${verdicts.join(', ')}${rest}`;
}

function withoutPictures({ tiles, ...asset }: ReportData['assets'][number]): object {
  return { ...asset, tiles: tiles.map(({ picture, findings, ...tile }) => tile) };
}

/** Returns the pictures of a page as small WebP data URLs: 200 PNGs would make it tens of megabytes. */
async function pictures({ assets }: ReportData): Promise<(tile: ReportTile) => string> {
  const { default: sharp } = await import('sharp');
  const urls = new Map<string, string>();
  for (const { sha256, picture } of assets.flatMap(({ tiles }) => tiles)) {
    if (urls.has(sha256)) continue;
    const webp = await sharp(picture).webp({ quality: 84 }).toBuffer();
    urls.set(sha256, `data:image/webp;base64,${webp.toString('base64')}`);
  }
  return ({ sha256 }) => urls.get(sha256)!;
}
