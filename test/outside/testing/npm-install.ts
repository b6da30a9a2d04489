import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependencies } from './packed.ts';
import { runCommand } from './run-command.ts';

/** @param overrides addresses of packages that others depend on, for npm, pnpm and Yarn */
export function writeManifest(folder: string, dependencies: Dependencies, overrides?: Dependencies): void {
  mkdirSync(folder, { recursive: true });
  const text = {
    name: 'outside',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies,
    ...(overrides && { overrides, resolutions: overrides }),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(text, null, 2));
}

/** Runs `npm install` in a folder. Install scripts are off. @param ours address of the registry of our packages */
export async function npmInstall(folder: string, ours?: string, ...flags: string[]): Promise<void> {
  if (ours) writeFileSync(join(folder, '.npmrc'), `@meshwright:registry=${ours}\n`);
  const usual = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runCommand('npm', ['install', ...usual, ...flags], folder);
}
