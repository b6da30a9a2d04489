import { openSuiteBackend, type SuiteBackend } from '@meshwright/host-suite';
import { browserMissing } from '@meshwright/testing/browser';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KilledStudio, killedStudio } from './testing/killed-studio.ts';

const missing = browserMissing();
const kills = samples(3);
/** Credits for text to 3D with textures. */
const price = 30;
/** Upper bound for the request starts and ends between the press and the asset. */
const events = 12;

describe.skipIf(missing)(
  `Studio in a browser that is killed${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    let harness: SuiteBackend;
    let studio: KilledStudio;
    beforeAll(async () => {
      harness = await openSuiteBackend();
      studio = await killedStudio(harness);
    });
    afterAll(async () => {
      await studio?.stop();
      await harness?.stop();
    });

    const random = createRandom();
    const moments = Array.from({ length: kills }, (_, at) => ({
      name: `a robot of kill ${at + 1}`,
      // Covers every event after the press in turn, at a random time after it.
      moment: { events: (5 * at) % events, laterMs: random.int(40) },
    }));

    it.each(moments)(
      `pays once for $name and has it in the scene ($moment.events requests and $moment.laterMs ms later)`,
      async ({ name, moment }) => {
        const before = await harness.spent();
        const passed = await studio.generateAndDie(name, moment);
        const [died, did] = [await harness.spent(), await studio.runPanelJob(name)];
        console.info(
          `died after ${passed.length}: ${passed.at(-1) ?? 'nothing'}; ${did.join(', ') || 'by itself'}`,
        );
        expect((await harness.spent()) - before).toBe(price);
        const titles = (await studio.scene()).map(
          ({ provenance }) => (provenance as { title: string }).title,
        );
        // The scene of earlier runs is restored: every robot stands in it once.
        expect(titles.filter((title) => title === name)).toHaveLength(1);
        expect(new Set(titles).size).toBe(titles.length);
        // Paid jobs resume by themselves; an interrupted import needs one press.
        if (died > before) expect(['', 'Import']).toContain(did.join());
      },
      400_000,
    );
  },
);
