import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = { major: 'Breaking', minor: 'New', patch: 'Mended' };

/**
 * Moves the notes of `.changeset` into a section of CHANGELOG.md.
 * @throws Error when there is no note, or one that does not say what it changes
 */
export function gatherNotes(root, version) {
  const folder = join(root, '.changeset');
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  if (files.length === 0)
    throw new Error('There is no note in .changeset; write one with `npm run changeset`.');
  const notes = files
    .sort()
    .map((name) => noteOf(name, readFileSync(join(folder, name), 'utf8')))
    .filter((note) => note !== null);
  const page = join(root, 'CHANGELOG.md');
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), version, notes));
  for (const name of files) rmSync(join(folder, name));
}

/** Returns what a note says, with the greatest kind of its packages; null for an empty one, which changes nothing. */
export function noteOf(name, source) {
  if (/^---\s*---\s*$/.test(source)) return null;
  const [, head, text] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(source) ?? [];
  const named = [...(head ?? '').matchAll(/^['"]?([^'":]+)['"]?: *(major|minor|patch)$/gm)];
  if (named.length === 0 || text.trim() === '')
    throw new Error(`.changeset/${name} names no package, or says nothing; see .changeset/README.md.`);
  const kind = Object.keys(kinds).find((each) => named.some(([, , own]) => own === each));
  return { kind, packages: named.map(([, each]) => each.replace('@meshwright/', '')), text: text.trim() };
}

/** Returns the changelog with a section of the notes before the last release. */
export function withSection(changelog, version, notes) {
  const parts = Object.entries(kinds).flatMap(([kind, title]) => {
    const own = notes.filter((note) => note.kind === kind);
    if (own.length === 0) return [];
    const items = own.map(
      ({ packages, text }) => `- ${packages.join(', ')}: ${text.replaceAll('\n', '\n  ')}`,
    );
    return [`### ${title}\n\n${items.join('\n')}\n`];
  });
  const section = `## ${version}\n\n${parts.join('\n')}`;
  const last = changelog.search(/^## /m);
  if (last === -1) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, last)}${section}\n${changelog.slice(last)}`;
}
