import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram, type Program } from '@meshwright/testing/bundle-program';
import { assertProperty } from '@meshwright/testing/property';
import { type MeterServer, meterServer } from '@meshwright/testing/proxy/meter-server';
import { redisSocket } from '@meshwright/testing/proxy/redis-socket';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour, ledger, limits, moments, releaseOne } from '../testing/meter-ledger.ts';
import { describeMeter } from '../testing/meter-rules.ts';
import { missingRedis, type RedisServer, startRedis } from '../testing/redis-server.ts';
import { redisMeter } from './redis-meter.ts';

const zones = ['America/St_Johns', 'Australia/Lord_Howe'] as const;

let redis: RedisServer | undefined;
let program: Program;
const folder = mkdtempSync(join(tmpdir(), 'meshwright-meter-'));
let places = 0;
const place = () => `${folder}/${++places}`;
beforeAll(async () => {
  [redis, program] = await Promise.all([
    missingRedis ? undefined : startRedis(),
    bundleProgram('purchase', 'kills/metering-process'),
  ]);
});
afterAll(async () => {
  await redis?.stop();
  await program.remove();
  rmSync(folder, { recursive: true, force: true });
});

describeMeter(
  'in Redis',
  async (own) => {
    const socket = redisSocket(redis!.path);
    return { meter: redisMeter(socket.command, { ...own, key: place() }), close: socket.close };
  },
  missingRedis,
);

describe.each([
  ['one SQLite file', 'sqlite', undefined],
  ['one Redis', 'redis', missingRedis],
] as const)('two servers over %s', (_, kind, missing) => {
  const name = missing ? ` (skipped: ${missing})` : '';

  it.skipIf(missing)(
    `keep one budget, through midnight, changed clocks and creates that fail after it${name}`,
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
      await assertProperty(property, { numRuns: 6 });
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
