import type { NewChangeset, VersionType } from '@changesets/types';

/** Titles of the parts of a section, the greatest change first. */
const titles = { major: 'Breaking', minor: 'New', patch: 'Mended' } as const;
type Kind = keyof typeof titles;

/**
 * Returns a changelog with a section of the notes before that of the last release. Notes that name no package change nothing.
 * Changesets writes a changelog into each package only; here one note of three packages is one entry of one page.
 * @throws Error for a note that names packages and says nothing
 */
export function withSection(changelog: string, version: string, notes: readonly NewChangeset[]): string {
  const silent = notes.find(({ releases, summary }) => releases.length > 0 && summary.trim() === '');
  if (silent) throw new Error(`.changeset/${silent.id}.md says nothing; see .changeset/README.md.`);
  const parts = Object.entries(titles).flatMap(([kind, title]) => {
    const own = notes.filter((note) => kindOf(note) === kind);
    return own.length === 0 ? [] : [`### ${title}\n\n${own.map(itemOf).join('\n')}\n`];
  });
  const text = parts.length > 0 ? parts.join('\n') : 'No changes since the last candidate.\n';
  const section = `## ${version}\n\n${text}`;
  const last = changelog.search(/^## /m);
  if (last === -1) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, last)}${section}\n${changelog.slice(last)}`;
}

function kindOf({ releases }: NewChangeset): Kind | undefined {
  const types = new Set<VersionType>(releases.map(({ type }) => type));
  return (Object.keys(titles) as Kind[]).find((kind) => types.has(kind));
}

function itemOf({ releases, summary }: NewChangeset): string {
  const packages = releases.map(({ name }) => name.replace('@meshwright/', ''));
  return `- ${packages.join(', ')}: ${summary.trim().replaceAll('\n', '\n  ')}`;
}
