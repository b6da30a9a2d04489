import { describe, it } from 'vitest';
import { engineGame, type TestedEngine } from './testing/engine-game.ts';
import { installOldestEngines, type OldestEngines } from './testing/oldest-engines.ts';
import { engineSuite } from './testing/suite/engine-suite.ts';

const oldest = await installOldestEngines();

if (typeof oldest === 'string')
  describe.skip(`the oldest supported engines (skipped: ${oldest})`, () => {
    it.todo('the suite of the adapters');
  });
else {
  const engines = enginesOf(oldest);
  engineSuite(engineGame(engines), engines);
}

function enginesOf({ versions, plugin }: OldestEngines): readonly TestedEngine[] {
  const plugins = [plugin];
  return [
    { name: 'three-lowest', page: 'three', version: versions.three, plugins },
    { name: 'babylon-lowest', page: 'babylon', version: versions['@babylonjs/core'], plugins },
  ];
}
