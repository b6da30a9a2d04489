// What the projects are checked with, at exact versions, from the registry that npm is configured with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { npmInstall, writeManifest } from './npm-install.ts';
import type { Dependencies } from './packed.ts';
import { runCommand } from './run-command.ts';
import { once } from './run-folder.ts';

/** The first is the supported minimum. */
export const compilers = ['5.5.4', '5.9.3', '6.0.3', '7.0.2'];
/** The supported lines. That of the running Node is not installed. */
export const nodeLines = ['20', '22', '24'];
/** Vite and esbuild have the versions of this repository. */
export const bundlerVersions: Dependencies = {
  '@rollup/plugin-node-resolve': '16.0.3',
  rollup: '4.67.4',
  webpack: '5.112.2',
};

const windows = process.platform === 'win32';
const platform = `${windows ? 'win' : process.platform}-${process.arch}`;

/** Why nothing can be installed here; undefined where the registry answers. */
const unreachable = await once('registry-answers', async (folder) => {
  const quick = ['--fetch-retries=0', '--fetch-timeout=20000', '--prefer-online'];
  return runCommand('npm', ['view', `typescript@${compilers[0]}`, 'version', ...quick], folder).then(
    () => undefined,
    (error: Error) => /E[A-Z]{3,}\w*/.exec(error.message)?.[0] ?? 'npm view failed',
  );
});

/** A group of tests that need the npm registry. Where none answers they are skipped. */
export function describeInstalled(title: string, tests: () => void): void {
  if (unreachable === undefined) describe(title, tests);
  else describe.skip(`${title} (the npm registry does not answer here: ${unreachable})`, tests);
}

// Each in a folder of its own: it is installed when the first test needs it.
function program(name: string, dependency: string, version: string, path: string): Promise<string> {
  return once(name, async (folder) => {
    writeManifest(folder, { [dependency]: version });
    await npmInstall(folder);
    return join(folder, 'node_modules', path);
  });
}

export const pnpmProgram = (): Promise<string> => program('pnpm', 'pnpm', '10.34.8', 'pnpm/bin/pnpm.cjs');
export const yarnProgram = (): Promise<string> =>
  program('yarn', '@yarnpkg/cli-dist', '4.18.1', '@yarnpkg/cli-dist/bin/yarn.js');
export const attwProgram = (): Promise<string> =>
  program('attw', '@arethetypeswrong/cli', '0.18.5', '@arethetypeswrong/cli/dist/index.js');
export const phaserProgram = (): Promise<string> =>
  program('phaser', 'phaser', '4.2.1', 'phaser/dist/phaser.min.js');
export const pixiProgram = (): Promise<string> =>
  program('pixi', 'pixi.js', '8.22.0', 'pixi.js/dist/pixi.min.js');
/** The loader of NEEDLE_progressive, as npm has it. */
export const needleLoader = (): Promise<string> =>
  program('needle', '@needle-tools/gltf-progressive', '3.3.5', '@needle-tools/gltf-progressive/lib/index.js');
export const compilerProgram = (version: string): Promise<string> =>
  program(`typescript-${version}`, 'typescript', version, 'typescript/bin/tsc');

/** Returns the path of a Node, or undefined where npm has none of that line for this platform. */
export async function nodeProgram(line: string): Promise<string | undefined> {
  if (process.versions.node.startsWith(`${line}.`)) return process.execPath;
  const name = `node-${platform}`;
  const path = join(name, 'bin', windows ? 'node.exe' : 'node');
  const installed = await program(`node-${line}`, name, line, path).catch(() => undefined);
  return installed && existsSync(installed) ? installed : undefined;
}
