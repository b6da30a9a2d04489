import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { faultEvents, faultRuns } from './testing/fault-runs.ts';

it.each(faultEvents.map((event, part) => [event, part] as const))(
  'faults of the service with the event "%s" give one charge and the asset',
  async (event, part) => {
    const { breaches, credits, purchases } = await faultRuns(
      samples(6),
      createRandom(undefined, part),
      event,
    );
    expect(breaches).toEqual([]);
    expect(credits).toBe(30 * purchases);
  },
  600_000,
);
