import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folders = fileURLToPath(new URL('../templates/', import.meta.url));

/** The `package.json` of a template; packages of this repository get the version of this one. */
interface TemplateManifest {
  readonly description: string;
  /** Folders of `templates` whose files the project gets, too. */
  readonly parts: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Kinds of projects, with what each is in words. */
export const templates: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folders)
    .filter((name) => existsSync(join(folders, name, 'package.json')))
    .map((name) => [name, manifestOf(name).description]),
);

/** A key of `templates`. */
export type Template = string;

export type CreatedProject =
  | { readonly status: 'created'; readonly folder: string; readonly files: readonly string[] }
  /** The folder has files already, and nothing was written. */
  | { readonly status: 'not_empty'; readonly folder: string };

/**
 * Writes a project that shows one generated asset; `npm install` and `npm run dev` then start it, without an account.
 * @param folder is made; an existing one must be empty
 * @throws Error for a template that is none of `templates`
 * @example
 * import { mkdtemp } from 'node:fs/promises';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { createProject } from 'create-meshwright';
 *
 * const folder = join(await mkdtemp(join(tmpdir(), 'example-')), 'my-game');
 * const made = await createProject(folder, 'three');
 * if (made.status === 'created') console.log(made.files); // package.json, index.html, main.js ...
 */
export async function createProject(folder: string, template: Template): Promise<CreatedProject> {
  if (!Object.hasOwn(templates, template))
    throw new Error(`There is no template ${template}; there are ${Object.keys(templates).join(', ')}.`);
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) return { status: 'not_empty', folder: target };
  const files = new Map([['package.json', await projectManifest(basename(target), template)]]);
  const { parts, dependencies } = manifestOf(template);
  const hasBundler = 'vite' in dependencies;
  // A file of the template itself replaces one of its parts.
  for (const part of [...parts, template]) {
    const from = join(folders, part);
    for (const name of (await readdir(from)).sort()) {
      if (name === 'package.json') continue;
      const text = await readFile(join(from, name), 'utf8');
      files.set(writtenName(name, hasBundler), text.replace('{{words}}', templates[template]!));
    }
  }
  for (const [name, text] of files) await writeFile(join(target, name), text, { flag: 'wx' });
  return { status: 'created', folder: target, files: [...files.keys()] };
}

function writtenName(name: string, hasBundler: boolean): string {
  // npm leaves a file named .gitignore out of a package.
  if (name === 'gitignore') return '.gitignore';
  // Node runs no TypeScript without a bundler; the shared files have no types written out.
  return hasBundler ? name : name.replace(/\.ts$/, '.js');
}

function manifestOf(template: string): TemplateManifest {
  return JSON.parse(readFileSync(join(folders, template, 'package.json'), 'utf8')) as TemplateManifest;
}

async function projectManifest(name: string, template: Template): Promise<string> {
  const own = await readFile(join(folders, '../package.json'), 'utf8');
  const { version } = JSON.parse(own) as { version: string };
  const { description: _, parts: __, dependencies, ...rest } = manifestOf(template);
  const versions = Object.entries(dependencies).map(([each, range]) => [
    each,
    each.startsWith('@meshwright/') ? version : range,
  ]);
  const manifest = { name: nameOf(name), ...rest, dependencies: Object.fromEntries(versions) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A name that npm accepts. */
function nameOf(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '');
  return name || 'my-game';
}
