import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withPackageTables, withTemplates } from './package-tables.ts';

const page = `# A
<!-- derived: first packages -->
old
<!-- /derived -->
between
<!-- derived: other packages -->
<!-- /derived -->
`;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meshwright-tables-'));
  for (const room of ['packages', 'plugins', 'examples']) mkdirSync(join(root, room));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, meshwright: object, rest: object = {}): void {
  mkdirSync(join(root, folder));
  const manifest = { name: `@a/${folder.split('/')[1]}`, description: `What ${folder} is.`, ...rest };
  writeFileSync(
    join(root, folder, 'package.json'),
    JSON.stringify({ ...manifest, meshwright: { floor: 0, imports: [], ...meshwright } }),
  );
}

it('lists the packages of the first screen by their places, and all others by folder', () => {
  write('packages/b', { firstScreen: 2 });
  write('packages/c', {});
  write('packages/tests', { imports: 'any' }, { private: true });
  write('plugins/a', { firstScreen: 1 });
  write('examples/game', {});
  expect(withPackageTables(page, root)).toBe(`# A
<!-- derived: first packages -->
| Package | What it is |
|---|---|
| [\`@a/a\`](plugins/a) | What plugins/a is |
| [\`@a/b\`](packages/b) | What packages/b is |
<!-- /derived -->
between
<!-- derived: other packages -->
| Package | What it is |
|---|---|
| [\`@a/c\`](packages/c) | What packages/c is |
<!-- /derived -->
`);
});

it('refuses an eleventh package on the first screen, and a page without a place for the tables', () => {
  for (let place = 1; place <= 11; place++) write(`packages/p${place}`, { firstScreen: place });
  expect(() => withPackageTables(page, root)).toThrow(/^11 packages have "firstScreen"/);
  rmSync(join(root, 'packages/p11'), { recursive: true });
  expect(() => withPackageTables('# A\n', root)).toThrow(
    /needs the comments <!-- derived: first packages -->/,
  );
});

it('lists the templates as their manifests describe them', () => {
  mkdirSync(join(root, 'packages/shared'));
  for (const name of ['vue', 'html']) {
    mkdirSync(join(root, 'packages', name));
    writeFileSync(
      join(root, 'packages', name, 'package.json'),
      JSON.stringify({ description: `A ${name}.` }),
    );
  }
  expect(withTemplates('<!-- derived: templates -->\n<!-- /derived -->\n', join(root, 'packages'))).toBe(
    `<!-- derived: templates -->
| Template | Project |
|---|---|
| \`html\` | A html. |
| \`vue\` | A vue. |
<!-- /derived -->
`,
  );
});
