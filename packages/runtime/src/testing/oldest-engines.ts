import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '@meshwright/testing/repository';
import type { Plugin } from 'esbuild';

/** The lower ends of the ranges in the packages of the adapters. */
const versions = { three: '0.179.1', '@babylonjs/core': '9.0.0', '@babylonjs/loaders': '9.0.0' };
const folder = join(repository, 'node_modules/.cache/meshwright/engines-lowest');

/** The oldest engines that the adapters support, in a folder of their own. */
export interface OldestEngines {
  readonly versions: typeof versions;
  /** For esbuild: takes the engines from that folder. */
  readonly plugin: Plugin;
}

/**
 * Installs them, unless an earlier run has.
 * @returns why they cannot be installed when no registry answers
 * @throws Error of npm when the registry refuses them
 */
export async function installOldestEngines(): Promise<OldestEngines | string> {
  if (!isInstalled()) {
    const reason = await install();
    if (reason) return reason;
  }
  return { versions, plugin: fromFolder };
}

function isInstalled(): boolean {
  return Object.entries(versions).every(([name, version]) => installedVersion(name) === version);
}

function installedVersion(name: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

async function install(): Promise<string | undefined> {
  await mkdir(join(folder, '..'), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  try {
    await writeFile(join(made, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
    const args = ['install', '--prefix', made, ...quiet, '--fetch-retries=0'];
    await promisify(execFile)('npm', args, { cwd: made, shell: process.platform === 'win32' });
    await rm(folder, { recursive: true, force: true });
    // Whole or not at all: a process may be killed while npm writes.
    await rename(made, folder);
    return undefined;
  } catch (error) {
    const [code] =
      /\bE(AI_AGAIN|CONN\w+|HOSTUNREACH|NETUNREACH|NOTFOUND|TIMEDOUT)\b/.exec(String(error)) ?? [];
    if (code) return `the npm registry does not answer here: ${code}`;
    throw error;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

const fromFolder: Plugin = {
  name: 'oldest-engines',
  setup(build) {
    build.onResolve({ filter: /^(three|@babylonjs\/(core|loaders))(\/|$)/ }, ({ path, kind, resolveDir }) =>
      resolveDir.startsWith(folder) ? undefined : build.resolve(path, { kind, resolveDir: folder }),
    );
  },
};
