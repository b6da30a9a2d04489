import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locked, project, sample } from '../testing/module-project.ts';
import { moduleText } from './module-text.ts';

describe('the module', () => {
  it('compiles, and a wrong asset or clip does not', () => {
    const uses = `
import { type AssetName, assets, type BoneName, type ClipName, type MaterialName, type MorphName, type NodeName } from './assets.ts';
export const name: AssetName = 'big-lamp';
export const clip: ClipName<'hero'> = 'idle';
export const light: string = assets.hero.targets.mobile.url;
export const height: number = assets.chest.size[1];
// @ts-expect-error no such asset
export const noName: AssetName = 'spear';
// @ts-expect-error no such clip
export const noClip: ClipName<'hero'> = 'jump';
// @ts-expect-error the chest has none
export const noneAtAll: ClipName<'chest'> = 'idle';
export const bone: BoneName<'sword'> = 'Hips';
export const morph: MorphName<'sword'> = 'Blink_L';
export const node: NodeName<'sword'> = 'blade';
export const material: MaterialName<'sword'> = 'steel plate';
// @ts-expect-error no such bone
export const noBone: BoneName<'sword'> = 'hips';
// @ts-expect-error a bone is no node
export const noNode: NodeName<'sword'> = 'Hips';
// @ts-expect-error made by an earlier version, without names
export const unknown: NodeName<'chest'> = 'lid';
// @ts-expect-error it was not made for this one
export const noTarget = assets.hero.targets.engine;
`;
    const sword = locked(['public/assets/sword.glb']);
    const [file] = Object.values(sword.files);
    const names = { nodes: ['blade'], materials: ['steel plate'], bones: ['Hips'], morphs: ['Blink_L'] };
    Object.assign(file!.report, { names });
    const all = { ...sample, sword, 'big-lamp': locked(['public/assets/big-lamp.glb']) };
    const declared = project().manifest.assets;
    const assets = { ...declared, sword: { prompt: 'a sword' } };
    const folder = mkdtempSync(join(tmpdir(), 'meshwright-module-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'assets.ts'), moduleText(project({ assets }, all)));
    writeFileSync(join(folder, 'uses.ts'), uses);
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions'];
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...flags, 'uses.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});
