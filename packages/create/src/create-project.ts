import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Kinds of projects, with what each is in words. */
export const templates = {
  three: 'three.js with Vite',
  babylon: 'Babylon.js with Vite',
  playcanvas: 'PlayCanvas with Vite',
  react: 'react-three-fiber with Vite',
  vue: 'TresJS with Vite',
  svelte: 'Threlte with Vite',
  html: 'plain HTML with an import map, without a bundler',
} as const;

export type Template = keyof typeof templates;

export type CreatedProject =
  | { readonly status: 'created'; readonly folder: string; readonly files: readonly string[] }
  /** The folder has files already, and nothing was written. */
  | { readonly status: 'not_empty'; readonly folder: string };

const home = fileURLToPath(new URL('../', import.meta.url));

/** Packages of a template beside the shared ones, with the versions that its test uses. */
const packages: Readonly<Record<Template, { readonly page: readonly string[]; readonly engine: object }>> = {
  three: { page: ['three'], engine: { three: '0.187.0' } },
  babylon: { page: ['babylon'], engine: { '@babylonjs/core': '9.28.0', '@babylonjs/loaders': '9.28.0' } },
  playcanvas: { page: ['playcanvas'], engine: { playcanvas: '2.23.3' } },
  react: {
    page: ['react'],
    engine: { '@react-three/fiber': '9.8.2', react: '19.3.1', 'react-dom': '19.3.1', three: '0.187.0' },
  },
  vue: {
    page: ['vue'],
    engine: { '@tresjs/core': '5.9.1', '@vitejs/plugin-vue': '6.0.11', three: '0.187.0', vue: '3.5.45' },
  },
  svelte: {
    page: ['svelte'],
    engine: {
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      '@threlte/core': '8.6.0',
      svelte: '5.57.3',
      three: '0.187.0',
    },
  },
  html: { page: ['element'], engine: { three: '0.187.0' } },
};

/**
 * Writes a project that shows one generated asset; `npm install` and `npm run dev` then start it, without an account.
 * @param folder is made; an existing one must be empty
 * @example
 * import { mkdtemp } from 'node:fs/promises';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { createProject } from '@meshwright/create';
 *
 * const folder = join(await mkdtemp(join(tmpdir(), 'example-')), 'my-game');
 * const made = await createProject(folder, 'three');
 * if (made.status === 'created') console.log(made.files); // package.json, index.html, main.js ...
 */
export async function createProject(folder: string, template: Template): Promise<CreatedProject> {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) return { status: 'not_empty', folder: target };
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const files = new Map([['package.json', manifestOf(basename(target), template, version)]]);
  for (const part of ['shared', template]) {
    const from = join(home, 'templates', part);
    for (const name of (await readdir(from)).sort()) {
      // npm leaves a file named .gitignore out of a package.
      files.set(name === 'gitignore' ? '.gitignore' : name, await readFile(join(from, name), 'utf8'));
    }
  }
  for (const [name, text] of files) await writeFile(join(target, name), text, { flag: 'wx' });
  return { status: 'created', folder: target, files: [...files.keys()] };
}

function manifestOf(name: string, template: Template, version: string): string {
  const { page, engine } = packages[template];
  const own = ['client', 'proxy', 'purchase', 'service', ...page].map((each) => [
    `@meshwright/${each}`,
    version,
  ]);
  const vite = template !== 'html';
  const manifest = {
    name: nameOf(name),
    private: true,
    type: 'module',
    scripts: vite ? { dev: 'vite', build: 'vite build', preview: 'vite preview' } : { dev: 'node serve.js' },
    dependencies: { ...Object.fromEntries(own), ...engine, ...(vite && { vite: '8.3.8' }) },
  };
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
