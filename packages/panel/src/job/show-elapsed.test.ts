import type { Buyer } from '@meshwright/purchase';
import { virtualClock } from '@meshwright/testing/client/virtual-clock';
import { expect, it } from 'vitest';
import type { Job } from './job.ts';
import { showElapsed } from './show-elapsed.ts';

it.each(['returns', 'throws'])(
  'shows the seconds of a long step every two seconds until it %s',
  async (end) => {
    const clock = virtualClock();
    const buyer = { connection: { clock }, now: clock.now } as unknown as Buyer;
    const steps: Job['step'][] = [];
    let finish = () => {};
    const change = async ({ step }: Partial<Job>) => {
      steps.push(step!);
      throw new Error('The state cannot be saved.');
    };
    const work = new Promise<string>((resolve, reject) => {
      finish = () => (end === 'returns' ? resolve('done') : reject(new Error('broken')));
    });
    const shown = showElapsed('importing', change, buyer, () => work).catch(({ message }) => message);
    clock.advance(5_000);
    expect(steps).toEqual([
      { at: 'importing', seconds: 2 },
      { at: 'importing', seconds: 4 },
    ]);
    finish();
    expect(await shown).toBe(end === 'returns' ? 'done' : 'broken');
    expect(clock.delays()).toEqual([]);
  },
);
