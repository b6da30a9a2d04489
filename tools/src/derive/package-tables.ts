import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourPackages } from '../packages.ts';

/** Most packages on the first screen. */
const most = 10;

/**
 * Returns the README with its two tables of packages: those that are for its first screen, and all others, a line each.
 * @throws Error without the comments that enclose the tables, and for more than ten packages on the first screen
 */
export function withPackageTables(readme: string, root: string): string {
  const rows = ourPackages(root)
    .filter(({ folder, facts }) => !folder.startsWith('examples/') && facts.imports !== 'any')
    .map(({ folder, manifest, facts }) => ({
      place: facts.firstScreen,
      line: `| [\`${manifest.name}\`](${folder}) | ${manifest.description.replace(/\.$/, '')} |`,
    }));
  const first = rows.filter(({ place }) => place !== undefined).sort((a, b) => a.place! - b.place!);
  if (first.length > most)
    throw new Error(
      `${first.length} packages have "firstScreen" in their package.json; the README shows ${most} there.`,
    );
  const others = rows.filter(({ place }) => place === undefined);
  const head = ['| Package | What it is |', '|---|---|'];
  const withFirst = withTable(readme, 'first packages', [...head, ...first.map(({ line }) => line)]);
  return withTable(withFirst, 'other packages', [...head, ...others.map(({ line }) => line)]);
}

/** Returns the README of the creator with its table of templates, each as its `package.json` describes it. */
export function withTemplates(readme: string, folder: string): string {
  const rows = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort()
    .map((name) => {
      const { description } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      return `| \`${name}\` | ${description} |`;
    });
  return withTable(readme, 'templates', ['| Template | Project |', '|---|---|', ...rows]);
}

/** @throws Error without the comments that enclose the table */
function withTable(page: string, name: string, lines: readonly string[]): string {
  const block = new RegExp(`(<!-- derived: ${name} -->\\n)[\\s\\S]*?(<!-- /derived -->)`);
  if (!block.test(page))
    throw new Error(`The README needs the comments <!-- derived: ${name} --> and <!-- /derived -->.`);
  return page.replace(block, (_, begin: string, end: string) => `${begin}${lines.join('\n')}\n${end}`);
}
