import { imageTo3d } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { type FileIssue, PipelineError, type ProjectFiles, readProject } from '@meshwright/pipeline';
import { CliError } from '../../errors/cli-error.ts';
import { linkLocalFiles } from '../../session/local-links.ts';
import type { BatchIssue, BatchRow } from './batch-row.ts';

/** Returns rows whose names are one file on systems that ignore case. */
export function sameNames(rows: readonly BatchRow[]): BatchIssue[] {
  const first = new Map<string, string>();
  return rows.flatMap(({ place, name }) => {
    const other = first.get(name.toLowerCase());
    if (other === undefined) {
      first.set(name.toLowerCase(), place);
      return [];
    }
    return [
      { place, field: 'name', message: `"${name}" is the name of ${other}, too: give one of them another` },
    ];
  });
}

/** Returns the pictures that the service would refuse: their headers are read, as far as possible without a request. */
export async function badPictures(rows: readonly BatchRow[], folder: string): Promise<BatchIssue[]> {
  const issues: BatchIssue[] = [];
  for (const { place, spec } of rows) {
    if (spec.image === undefined) continue;
    try {
      await linkLocalFiles(detailsOf(imageTo3d), { image_url: spec.image }, folder, () => '');
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      issues.push({ place, field: 'image', message: error.message.trim() });
    }
  }
  return issues;
}

/** Returns the mistakes of the whole project with these rows in it, by row where one has them. */
export async function projectIssues(
  files: ProjectFiles,
  rows: readonly BatchRow[],
  at: number,
): Promise<BatchIssue[]> {
  try {
    await readProject(files, at);
    return [];
  } catch (error) {
    if (!(error instanceof PipelineError) || error.mistakes.length === 0) throw error;
    const places = new Map(rows.map(({ name, place }) => [name, place]));
    return error.mistakes.map((issue) => issueOf(issue, places));
  }
}

function issueOf({ file, pointer, message }: FileIssue, places: ReadonlyMap<string, string>): BatchIssue {
  const [, section, name = '', ...field] = pointer.split('/');
  const place = section === 'assets' ? places.get(name) : undefined;
  if (place === undefined) return { place: file, field: pointer, message };
  return { place, field: fieldText(field), message };
}

/** Names a field as the list or the command line does: `height`, `--target-polycount`. */
function fieldText([first = 'name', second, ...rest]: readonly string[]): string {
  if (first === 'place' && second !== undefined) return second;
  if (first === 'options' && second !== undefined)
    return `--${[second, ...rest].join('-').replaceAll('_', '-')}`;
  return first;
}

/** Returns every mistake in a line; rows with the same one share it. */
export function issuesText(issues: readonly BatchIssue[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { place, field, message } of issues) {
    const what = `${field}: ${message}`;
    groups.set(what, [...(groups.get(what) ?? []), place]);
  }
  return [...groups].map(([what, places]) => `${placesText(places)}, ${what}`);
}

/** `row 2, 5, 6 and 190 more`. */
function placesText(places: readonly string[]): string {
  const shown = places.slice(0, 5);
  const rows = shown.every((place) => place.startsWith('row '));
  const text = rows ? `row ${shown.map((place) => place.slice(4)).join(', ')}` : shown.join(', ');
  const more = places.length - shown.length;
  return more > 0 ? `${text} and ${more} more` : text;
}
