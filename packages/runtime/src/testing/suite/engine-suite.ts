import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineGame, TestedEngine } from '../engine-game.ts';
import type { EnginePage } from '../engine-page.ts';
import { attachingTests } from './attaching.ts';
import { clipsTests } from './clips.ts';
import { contentTests } from './content.ts';
import { crowdTests } from './crowd.ts';
import { loadingTests } from './loading.ts';
import { mainPathTests } from './main-path.ts';
import { progressiveTests } from './progressive.ts';
import { resourcesTests } from './resources.ts';
import { spawningTests } from './spawning.ts';
import type { SuiteContext } from './suite-context.ts';
import { wholeCharactersTests } from './whole-characters.ts';

/** Registers one suite for every engine and backend: results and errors of an asset do not depend on them. */
export function engineSuite(game: EngineGame, engines: readonly TestedEngine[]): void {
  const { missing, cannot, open, server, engine } = game;
  describe.skipIf(missing).each(engines.map(({ name, version }) => [name, version] as const))(
    `%s in a real browser${missing ? ` (skipped: ${missing})` : ''}`,
    (name, version) => {
      let page: EnginePage;
      const run: EnginePage['run'] = (scenario, ...args) => page.run(scenario, ...args);

      beforeAll(async () => {
        if (!cannot(name)) page = await open(name);
      });
      beforeEach((test) => test.skip(cannot(name) !== undefined, cannot(name)));
      afterAll(async () => {
        await page?.close();
        expect(page?.faults ?? []).toEqual([]);
      });

      it('is the engine in that version', async () => {
        expect(version).toMatch(new RegExp(`^(0\\.)?${await run('version')}\\b`));
      });

      const context: SuiteContext = { name, run, reload: () => page.reload(), server, engine };
      mainPathTests(context);
      loadingTests(context);
      resourcesTests(context);
      contentTests(context);
      attachingTests(context);
      crowdTests(context);
      clipsTests(context);
      spawningTests(context);
      progressiveTests(context);
      wholeCharactersTests(context);
    },
  );
}
