import { expect, it } from 'vitest';
import { models } from '../engines/suite/models.ts';
import type { ComponentGame } from './component-game.ts';
import type { ComponentScenarios } from './component-page.ts';

/** Scenarios of a page that replaces all its components at once, as a development server does after an edit. */
interface Reloading extends ComponentScenarios {
  reload(): Promise<void>;
}

/** Registers the test of a binding whose components a development server replaces. */
export function reloadSuite({ missing, run, requests, creates, engine }: ComponentGame<Reloading>): void {
  it.skipIf(missing)('a hot reload buys nothing again and requests no file again', async () => {
    const request = { key: 'made', prompt: 'a knight', refine: false, height: 1.8 };
    await run('show', [request, { key: 'box', source: '/box.glb', height: 2 }]);
    (await engine().next()).finish({
      files: { 'model.glb': models['/box.glb'] },
      result: { model_urls: { glb: 'model.glb' } },
    });
    await run('logged', 'made shown preview');
    await run('logged', 'box shown file');
    const before = await run('counters');
    await run('log');
    await run('reload');
    await run('logged', 'made shown preview');
    await run('logged', 'box shown file');
    expect([creates(), requests('/box.glb')]).toEqual([1, 1]);
    expect(await run('counters')).toEqual(before);
  });
}
