import { ourPackages } from '../packages.ts';

const pattern = (name: string) => new RegExp(`(<!-- derived: ${name} -->\n)[\\s\\S]*?(<!-- /derived -->)`);
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
  const tables = [
    ['first packages', first],
    ['other packages', others],
  ] as const;
  return tables.reduce((text, [name, list]) => {
    const found = pattern(name);
    if (!found.test(text))
      throw new Error(`README.md needs the comments <!-- derived: ${name} --> and <!-- /derived -->.`);
    const table = ['| Package | What it is |', '|---|---|', ...list.map(({ line }) => line)];
    return text.replace(found, (_, begin: string, end: string) => `${begin}${table.join('\n')}\n${end}`);
  }, readme);
}
