import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Meter, MeterLimits } from '../meter/meter.ts';
import { day, hour, ledger, limits, moments, releaseOne } from './meter-ledger.ts';

interface Opened {
  readonly meter: Meter;
  close(): void;
}
/** Opens a meter that has counted nothing. */
export type Open = (limits: MeterLimits) => Promise<Opened>;

/**
 * Rules of a meter.
 * @param where it counts, such as "in memory"
 * @param missing reason why it cannot run here
 */
export function describeMeter(where: string, open: Open, missing?: string): void {
  const name = missing ? ` (skipped: ${missing})` : '';
  describe.skipIf(missing)(`a meter ${where}${name}`, () => {
    async function using(own: MeterLimits, work: (meter: Meter) => Promise<void>): Promise<void> {
      const { meter, close } = await open(own);
      try {
        await work(meter);
      } finally {
        close();
      }
    }
    const order = (id: string, caller = 'ada', credits = 30) => ({ id, caller, credits });

    it('says what a caller may still spend, by day and by caller', () =>
      using({ creditsPerDay: 50 }, async (meter) => {
        expect(await meter.left('ada', 0)).toBe(50);
        const first = await meter.reserve(order('a'), 0);
        expect(first).toEqual({ ...order('a'), day: 0 });
        expect(await meter.reserve(order('b'), 1)).toBeUndefined();
        expect([await meter.left('ada', 1), await meter.left('bob', 1)]).toEqual([20, 50]);
        await meter.release(first!);
        expect([await meter.left('ada', 2), await meter.left('ada', day)]).toEqual([50, 50]);
      }));

    it('keeps one limit over all callers', () =>
      using(limits, async (meter) => {
        expect(await meter.reserve(order('a', 'ada', 50), 0)).toBeDefined();
        expect(await meter.reserve(order('b', 'bob', 50), 0)).toBeUndefined();
        expect(await meter.reserve(order('c', 'bob', 40), 0)).toBeDefined();
        expect([await meter.left('eve', 0), await meter.left('bob', 0)]).toEqual([0, 0]);
        expect(await meter.reserve(order('d', 'eve', 1), 0)).toBeUndefined();
        expect(await meter.reserve(order('e', 'eve', 1), day)).toBeDefined();
      }));

    it('gives nothing back to a day that was not charged', () =>
      using({ creditsPerDay: 60 }, async (meter) => {
        const before = await meter.reserve(order('a', 'ada', 60), day - 1);
        expect(await meter.reserve(order('b', 'ada', 60), day)).toBeDefined();
        await meter.release(before!);
        expect(await meter.left('ada', day)).toBe(0);
        expect(await meter.reserve(order('a', 'ada', 60), day)).toBeUndefined();
      }));

    it('begins no day twice, however the clock is set back', () =>
      using({ creditsPerDay: 60 }, async (meter) => {
        expect(await meter.reserve(order('a', 'ada', 60), 5 * day)).toBeDefined();
        for (const now of [5 * day - 1, 4 * day, 0, 5 * day + 1, 3 * day]) {
          expect(await meter.reserve(order(`at ${now}`), now)).toBeUndefined();
          expect(await meter.left('ada', now)).toBe(0);
        }
      }));

    it('sets a purchase aside once, and gives it back when its last holder lets go', () =>
      using({ creditsPerDay: 50 }, async (meter) => {
        const [first, second] = [await meter.reserve(order('a'), 0), await meter.reserve(order('a'), 0)];
        expect([first, await meter.left('ada', 0)]).toEqual([second, 20]);
        await meter.release(first!);
        expect(await meter.left('ada', 0)).toBe(20);
        await meter.release(second!);
        await meter.release(second!);
        expect(await meter.left('ada', 0)).toBe(50);
      }));

    it('takes any text for a name', () =>
      using({ creditsPerDay: 50 }, async (meter) => {
        for (const caller of [
          'day',
          'total',
          '__proto__',
          "x'); DROP TABLE held; --",
          'a\r\nb',
          '\u{1f600}',
        ]) {
          expect(await meter.reserve(order(`of ${caller}`, caller, 50), 0)).toBeDefined();
          expect(await meter.left(caller, 0)).toBe(0);
        }
      }));

    it.each([NaN, -1, '60' as unknown as number])('has no limit of %s', async (value) => {
      await expect(open({ creditsPerDay: value })).rejects.toThrow(TypeError);
      await expect(open({ creditsPerDay: 1, totalCreditsPerDay: value })).rejects.toThrow(TypeError);
    });

    it('never passes its limits, and refuses nothing that fits', () =>
      assertProperty(
        fc.asyncProperty(fc.constantFrom(...moments), fc.array(step, { maxLength: 40 }), (start, steps) =>
          using(limits, async (meter) => {
            let now = start;
            const seen = ledger();
            for (const next of steps) {
              if (next.do === 'wait') now += next.ms;
              if (next.do === 'give back') await releaseOne(meter, seen, next.which);
              if (next.do === 'reserve') {
                const { id, caller, credits } = next;
                const expected = seen.fits(id, caller, credits, now);
                const reservation = await meter.reserve({ id, caller, credits }, now);
                expect(reservation !== undefined).toBe(expected);
                if (reservation) seen.add(reservation);
              }
              seen.expectWithin();
              expect(await meter.left('ada', now)).toBe(seen.left('ada', now));
            }
          }),
        ),
        { numRuns: 20 },
      ));
  });
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        do: fc.constant('reserve' as const),
        id: fc.integer({ min: 0, max: 12 }).map((n) => `purchase ${n}`),
        caller: fc.constantFrom('ada', 'bob', 'eve'),
        credits: fc.integer({ min: 0, max: 40 }),
      })
      .map((each) => ({ ...each, id: `${each.id} of ${each.caller} for ${each.credits}` })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('give back' as const), which: fc.nat() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      // Forward and back: seconds, the hour and half hour of summer time, over midnight, days.
      ms: fc.constantFrom(
        1_000,
        -1_000,
        hour,
        -hour,
        hour / 2,
        -hour / 2,
        8 * hour,
        -8 * hour,
        day,
        -day,
        40 * day,
      ),
    }),
  },
);
