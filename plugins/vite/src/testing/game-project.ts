import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '@meshwright/pipeline';
import { lockFileName, lockfileText } from '@meshwright/pipeline/lockfile';
import { folderProject } from '@meshwright/pipeline/node';
import { boxGlb } from '../page/box-glb.ts';
import { type Game, newGame } from './game.ts';

/** A game with one asset, a chest, made elsewhere. */
export interface GameProject extends Game {
  /** Declares a chest of this height and writes the result of a sync made elsewhere. */
  makeChest(height: number): Promise<Uint8Array>;
}

export async function createGameProject(): Promise<GameProject> {
  const game = newGame();
  const made: GameProject = {
    ...game,
    async makeChest(height) {
      game.declare({ chest: { prompt: 'a chest', place: { height } } });
      const { assets } = await readProject(folderProject(game.folder));
      const glb = boxGlb(height, [-height / 2, 0, -height / 2]);
      mkdirSync(join(game.folder, 'assets'), { recursive: true });
      writeFileSync(join(game.folder, 'assets/chest.glb'), glb);
      const file = {
        sha256: createHash('sha256').update(glb).digest('hex'),
        bytes: glb.byteLength,
        report: {
          triangles: 12,
          size: [height, height, height] as [number, number, number],
          min: [-height / 2, 0, -height / 2] as [number, number, number],
          clips: [],
          weight: {},
        },
      };
      const locked = { recipe: assets[0]!.hash, tasks: {}, files: { 'assets/chest.glb': file } };
      game.write(lockFileName, lockfileText({ lockfileVersion: 1, assets: { chest: locked } }));
      return glb;
    },
  };
  mkdirSync(join(game.folder, 'node_modules/@meshwright'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../..'), join(game.folder, 'node_modules/@meshwright/vite'));
  return made;
}
