import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProject, templates } from './create-project.ts';
import { runCreate } from './run-create.ts';

const root = join(import.meta.dirname, '../../..');
const names = Object.keys(templates);
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'meshwright-new-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

describe.each(names)('%s', (template) => {
  it('has less than 160 lines, and versions that this repository tests', async () => {
    const folder = join(parent, `My ${template}`);
    const project = await createProject(folder, template);
    expect(project.status).toBe('created');
    const all = await readdir(folder);
    // Node runs no TypeScript without a bundler.
    const server = template === 'html' ? 'meshwright.js' : 'meshwright.ts';
    expect(all).toEqual(
      expect.arrayContaining(['.gitignore', 'README.md', 'index.html', 'style.css', server]),
    );
    expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain(`: ${templates[template]}.`);
    const written = all.filter((name) => /\.(tsx?|jsx?|html|vue|svelte)$/.test(name));
    const texts = await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.join('').split('\n').length - 1).toBeLessThan(160);

    const manifest = await read(join(folder, 'package.json'));
    expect(manifest.name).toBe(`my-${template}`);
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      const installed = await read(join(root, 'node_modules', name, 'package.json'));
      expect([name, version]).toEqual([name, installed.version]);
    }
    const imported = texts.join('').matchAll(/(?:from|import\()\s*'((?:@[^/']+\/)?[^./'][^/']*)/g);
    const packages = new Set(
      [...imported].map(([, name]) => name).filter((name) => !name!.startsWith('node:')),
    );
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...packages]));
  });
});

it('refuses a template that there is not, and names those that there are', async () => {
  const folder = join(parent, 'nothing');
  await expect(createProject(folder, 'unity')).rejects.toThrow(/no template unity; there are babylon, .*vue/);
  await expect(readdir(folder)).rejects.toThrow(/ENOENT/);
});

it('writes nothing into a folder with files', async () => {
  const folder = await mkdtemp(join(parent, 'mine-'));
  await writeFile(join(folder, 'mine.txt'), 'mine');
  expect(await createProject(folder, 'three')).toEqual({ status: 'not_empty', folder });
  expect(await readdir(folder)).toEqual(['mine.txt']);
});

it('is a command that says what to do next, and what is wrong', async () => {
  const said: string[] = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text: string) => void said.push(text));
  }
  const folder = join(parent, 'game');
  expect(await runCreate([folder, '--template', 'html'])).toBe(0);
  expect(said.pop()).toMatch(/cd .*game\n +npm install\n +npm run dev\n/);
  expect(await runCreate([folder])).toBe(11);
  expect(said.pop()).toMatch(/is not empty\. Nothing was written/);
  expect(await runCreate(['other', '--template', 'unity'])).toBe(2);
  expect(said.pop()).toMatch(/no template unity[\s\S]*babylon +Babylon/);
  expect(await runCreate([])).toBe(2);
  expect(said.pop()).toMatch(/^Give the name of a folder\./);
  expect(await runCreate(['my-game', 'react'])).toBe(2);
  expect(said.pop()).toMatch(/^Write: npm create meshwright@latest my-game -- --template react\n/);
  expect(await runCreate(['--no-such'])).toBe(2);
  expect(await runCreate(['--help'])).toBe(0);
  vi.restoreAllMocks();
});
