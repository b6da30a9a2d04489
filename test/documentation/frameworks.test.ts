// The pages of web frameworks print the files of the apps in test/frameworks, and the route that the command writes.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { blocksOf } from '@meshwright/tools/documentation/code-blocks';
import { createProxyRoute, type Framework, frameworks } from 'create-meshwright';
import { expect, it } from 'vitest';

const names = Object.keys(frameworks) as Framework[];
const pageOf = (name: string) => `docs/frameworks/${name}.md`;

it('each framework of the command has a page and an app', () => {
  const pages = readdirSync(join(repository, 'docs/frameworks')).map((file) => file.replace('.md', ''));
  const apps = readdirSync(join(repository, 'test/frameworks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(pages.toSorted()).toEqual(names.toSorted());
  expect(apps.toSorted()).toEqual(names.toSorted());
});

it.each(names)('the page of %s prints the files of its app', async (name) => {
  const app = join(repository, 'test/frameworks', name);
  const text = readFileSync(join(repository, pageOf(name)), 'utf8');
  const blocks = blocksOf(pageOf(name), text).filter(({ language }) => language !== 'sh');
  const route = await routeOf(name, existsSync(join(app, 'tsconfig.json')));
  const paths = blocks.map(({ code }) => {
    // The first line names the file: in Astro it is within the frontmatter.
    const [, path = ''] = /^(?:---\n)?(?:\/\/|<!--) (\S+?)(?: -->|:.*)?\n/.exec(code) ?? [];
    const expected =
      path === route.file ? `// ${route.file}\n${route.text}` : readFileSync(join(app, path), 'utf8');
    expect(code).toBe(expected);
    return path;
  });
  expect(paths).toContain(route.file);
  expect(paths.length).toBeGreaterThan(1);
});

/** Returns what the command writes into such an app. */
async function routeOf(name: Framework, isTyped: boolean): Promise<{ file: string; text: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-page-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{}');
    if (isTyped) writeFileSync(join(folder, 'tsconfig.json'), '{}');
    if (existsSync(join(repository, 'test/frameworks', name, 'src'))) mkdirSync(join(folder, 'src'));
    const route = await createProxyRoute(folder, name);
    if (route.status !== 'created') throw new Error(`no route for ${name}`);
    return { file: route.file, text: readFileSync(join(folder, route.file), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
