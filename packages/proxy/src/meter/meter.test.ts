import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteMeter } from '@meshwright/pipeline/node';
import { bundleProgram, type Program } from '@meshwright/testing/bundle-program';
import { assertProperty } from '@meshwright/testing/property';
import { type MeterServer, meterServer } from '@meshwright/testing/proxy/meter-server';
import { redisSocket } from '@meshwright/testing/proxy/redis-socket';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { short } from '../../../../test/short.ts';
import { missingRedis, type RedisServer, startRedis } from '../testing/redis-server.ts';
import { memoryMeter } from './memory-meter.ts';
import type { Meter, MeterLimits, Reservation } from './meter.ts';
import { redisMeter } from './redis-meter.ts';

const hour = 3_600_000;
const day = 24 * hour;
const limits = { creditsPerDay: 50, totalCreditsPerDay: 90 };
/** Each run of a property starts two processes, on machines with other load. */
const timeoutMs = full ? 1_800_000 : 240_000;

/** Moments at which clocks change: midnight, and both changes of summer time in two places with unusual rules. */
const moments = [
  Date.UTC(2026, 0, 1),
  Date.UTC(2026, 2, 8, 5, 30), // St. John's springs forward at 2:00 of its own time
  Date.UTC(2026, 3, 4, 15), // Lord Howe Island goes back by half an hour
  Date.UTC(2028, 1, 29),
] as const;
const zones = ['America/St_Johns', 'Australia/Lord_Howe'] as const;

interface Opened {
  readonly meter: Meter;
  close(): void;
}
type Open = (limits: MeterLimits) => Promise<Opened>;

let redis: RedisServer | undefined;
let program: Program;
const folder = mkdtempSync(join(tmpdir(), 'meshwright-meter-'));
let places = 0;
const place = () => `${folder}/${++places}`;
beforeAll(async () => {
  [redis, program] = await Promise.all([
    missingRedis ? undefined : startRedis(),
    bundleProgram('kills/metering-process'),
  ]);
});
afterAll(async () => {
  await redis?.stop();
  await program.remove();
  rmSync(folder, { recursive: true, force: true });
});

const meters: Record<string, { readonly missing?: string | undefined; readonly open: Open }> = {
  'in memory': { open: async (own) => ({ meter: memoryMeter(own), close() {} }) },
  'in SQLite': {
    async open(own) {
      const meter = sqliteMeter(place(), own);
      return { meter, close: meter.close };
    },
  },
  'in Redis': {
    missing: missingRedis,
    async open(own) {
      const socket = redisSocket(redis!.path);
      return { meter: redisMeter(socket.command, { ...own, key: place() }), close: socket.close };
    },
  },
};

describe.each(Object.entries(meters))('a meter %s', (_, { missing, open }) => {
  const rule = it.skipIf(missing);
  const name = missing ? ` (skipped: ${missing})` : '';
  async function using(own: MeterLimits, work: (meter: Meter) => Promise<void>): Promise<void> {
    const { meter, close } = await open(own);
    try {
      await work(meter);
    } finally {
      close();
    }
  }
  const order = (id: string, caller = 'ada', credits = 30) => ({ id, caller, credits });

  rule(`says what a caller may still spend, by day and by caller${name}`, () =>
    using({ creditsPerDay: 50 }, async (meter) => {
      expect(await meter.left('ada', 0)).toBe(50);
      const first = await meter.reserve(order('a'), 0);
      expect(first).toEqual({ ...order('a'), day: 0 });
      expect(await meter.reserve(order('b'), 1)).toBeUndefined();
      expect([await meter.left('ada', 1), await meter.left('bob', 1)]).toEqual([20, 50]);
      await meter.release(first!);
      expect([await meter.left('ada', 2), await meter.left('ada', day)]).toEqual([50, 50]);
    }),
  );

  rule(`keeps one limit over all callers${name}`, () =>
    using(limits, async (meter) => {
      expect(await meter.reserve(order('a', 'ada', 50), 0)).toBeDefined();
      expect(await meter.reserve(order('b', 'bob', 50), 0)).toBeUndefined();
      expect(await meter.reserve(order('c', 'bob', 40), 0)).toBeDefined();
      expect([await meter.left('eve', 0), await meter.left('bob', 0)]).toEqual([0, 0]);
      expect(await meter.reserve(order('d', 'eve', 1), 0)).toBeUndefined();
      expect(await meter.reserve(order('e', 'eve', 1), day)).toBeDefined();
    }),
  );

  rule(`gives nothing back to a day that was not charged${name}`, () =>
    using({ creditsPerDay: 60 }, async (meter) => {
      const before = await meter.reserve(order('a', 'ada', 60), day - 1);
      expect(await meter.reserve(order('b', 'ada', 60), day)).toBeDefined();
      await meter.release(before!);
      expect(await meter.left('ada', day)).toBe(0);
      expect(await meter.reserve(order('a', 'ada', 60), day)).toBeUndefined();
    }),
  );

  rule(`begins no day twice, however the clock is set back${name}`, () =>
    using({ creditsPerDay: 60 }, async (meter) => {
      expect(await meter.reserve(order('a', 'ada', 60), 5 * day)).toBeDefined();
      for (const now of [5 * day - 1, 4 * day, 0, 5 * day + 1, 3 * day]) {
        expect(await meter.reserve(order(`at ${now}`), now)).toBeUndefined();
        expect(await meter.left('ada', now)).toBe(0);
      }
    }),
  );

  rule(`sets a purchase aside once, and gives it back when its last holder lets go${name}`, () =>
    using({ creditsPerDay: 50 }, async (meter) => {
      const [first, second] = [await meter.reserve(order('a'), 0), await meter.reserve(order('a'), 0)];
      expect([first, await meter.left('ada', 0)]).toEqual([second, 20]);
      await meter.release(first!);
      expect(await meter.left('ada', 0)).toBe(20);
      await meter.release(second!);
      await meter.release(second!);
      expect(await meter.left('ada', 0)).toBe(50);
    }),
  );

  rule(`takes any text for a name${name}`, () =>
    using({ creditsPerDay: 50 }, async (meter) => {
      for (const caller of ['day', 'total', '__proto__', "x'); DROP TABLE held; --", 'a\r\nb', '\u{1f600}']) {
        expect(await meter.reserve(order(`of ${caller}`, caller, 50), 0)).toBeDefined();
        expect(await meter.left(caller, 0)).toBe(0);
      }
    }),
  );

  it.each([NaN, -1, '60' as unknown as number])(`has no limit of %s${name}`, async (value) => {
    if (missing) return;
    await expect(open({ creditsPerDay: value })).rejects.toThrow(TypeError);
    await expect(open({ creditsPerDay: 1, totalCreditsPerDay: value })).rejects.toThrow(TypeError);
  });

  rule(`never passes its limits, and refuses nothing that fits${name}`, { timeout: timeoutMs }, () =>
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
      { numRuns: full ? 200 : short ? 20 : 60 },
    ),
  );
});

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

/** Reference model of a meter: a list of the reservations that were not returned. */
function ledger() {
  const open: Reservation[] = [];
  let today = 0;
  const begin = (now: number) => {
    today = Math.max(today, Math.floor(now / day));
  };
  const unique = (of: (each: Reservation) => boolean) => [
    ...new Map(open.filter(of).map((each) => [each.id, each])).values(),
  ];
  const sum = (of: (each: Reservation) => boolean) =>
    unique(of).reduce((all, { credits }) => all + credits, 0);
  const room = (caller: string) =>
    Math.min(
      limits.creditsPerDay - sum((each) => each.day === today && each.caller === caller),
      limits.totalCreditsPerDay - sum((each) => each.day === today),
    );
  return {
    open,
    add: (reservation: Reservation) => void open.push(reservation),
    fits(id: string, caller: string, credits: number, now: number): boolean {
      begin(now);
      return open.some((each) => each.day === today && each.id === id) || credits <= room(caller);
    },
    left(caller: string, now: number): number {
      begin(now);
      return Math.max(0, room(caller));
    },
    expectWithin(): void {
      for (const each of new Set(open.map((reservation) => reservation.day))) {
        expect(sum((reservation) => reservation.day === each)).toBeLessThanOrEqual(limits.totalCreditsPerDay);
        for (const caller of ['ada', 'bob', 'eve']) {
          const own = sum((reservation) => reservation.day === each && reservation.caller === caller);
          expect(own).toBeLessThanOrEqual(limits.creditsPerDay);
        }
      }
    },
  };
}

async function releaseOne(meter: Meter, { open }: ReturnType<typeof ledger>, which: number): Promise<void> {
  const [reservation] = open.length > 0 ? open.splice(which % open.length, 1) : [];
  if (reservation) await meter.release(reservation);
}

describe.each([
  ['one SQLite file', 'sqlite', undefined],
  ['one Redis', 'redis', missingRedis],
] as const)('two servers over %s', (_, kind, missing) => {
  const name = missing ? ` (skipped: ${missing})` : '';

  it.skipIf(missing)(
    `keep one budget, through midnight, changed clocks and creates that fail after it${name}`,
    { timeout: timeoutMs },
    async () => {
      let servers: MeterServer[] = [];
      const burst = fc.record({
        // Each server has its own clock.
        clocks: fc.tuple(fc.integer({ min: -12, max: 36 }), fc.integer({ min: -12, max: 36 })),
        orders: fc.array(
          fc.record({
            server: fc.constantFrom(0, 1),
            caller: fc.constantFrom('ada', 'bob', 'eve'),
            credits: fc.integer({ min: 1, max: 40 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        failures: fc.array(fc.nat(), { maxLength: 6 }),
      });
      const property = fc.asyncProperty(
        fc.constantFrom(...moments),
        fc.array(burst, { minLength: 1, maxLength: 5 }),
        async (start, bursts) => {
          const shared = { kind, place: kind === 'redis' ? redis!.path : place() };
          if (kind === 'redis') await forget(redis!.path);
          servers = await Promise.all(zones.map((zone) => meterServer(program.file, shared, limits, zone)));
          try {
            const seen = ledger();
            let orders = 0;
            for (const { clocks, orders: wanted, failures } of bursts) {
              const answers = await Promise.all(
                wanted.map(({ server, caller, credits }) =>
                  servers[server]!.reserve(
                    { id: `order ${++orders}`, caller, credits },
                    start + clocks[server]! * hour,
                  ),
                ),
              );
              for (const reservation of answers) if (reservation) seen.add(reservation);
              seen.expectWithin();
              for (const which of failures) await releaseOne(servers[which % 2]!, seen, which);
              const latest = start + Math.max(...clocks) * hour;
              const left = await Promise.all(servers.map((server) => server.left('ada', latest)));
              expect(left[0]).toBe(left[1]);
              expect(left[0]).toBeLessThanOrEqual(limits.creditsPerDay);
            }
          } finally {
            await Promise.all(servers.map((server) => server.stop()));
          }
        },
      );
      await assertProperty(property, { numRuns: full ? 20 : 3 });
    },
  );

  it.skipIf(missing)(`a server that was killed has spent what it had set aside${name}`, async () => {
    const shared = { kind, place: kind === 'redis' ? redis!.path : place() };
    if (kind === 'redis') await forget(redis!.path);
    const first = await meterServer(program.file, shared, limits, 'UTC');
    expect(await first.reserve({ id: 'a', caller: 'ada', credits: 40 }, day)).toBeDefined();
    await first.stop();
    const second = await meterServer(program.file, shared, limits, 'UTC');
    expect(await second.left('ada', day)).toBe(10);
    // Repeating the same purchase after the kill costs nothing more.
    expect(await second.reserve({ id: 'a', caller: 'ada', credits: 40 }, day)).toBeDefined();
    expect(await second.left('ada', day)).toBe(10);
    await second.stop();
  });
});

async function forget(path: string): Promise<void> {
  const { command, close } = redisSocket(path);
  await command('FLUSHALL');
  close();
}
