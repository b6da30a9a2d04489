import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, describe, expect, it } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import type { ServiceOptions } from '../start/service-options.ts';
import { type Service, startService } from '../start/start-service.ts';
import { type Plan, planNames, plans, requirePlan } from './plans.ts';

const prefix = '/v1/image-to-3d';
const picture = { image_url: pictureUri };

let service: Service | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const account = (plan: Plan | undefined) => ({
  name: 'a',
  key: 'k',
  credits: 1_000_000,
  keys: [{ name: 'game', key: 'k-game' }],
  ...(plan && { plan }),
});

/** Starts a service whose rate limits see no time pass. */
async function start(plan: Plan | undefined, options: Partial<ServiceOptions> = {}): Promise<Service> {
  const at = Date.now();
  service = await startService({
    port: 0,
    engine: instantEngine(),
    accounts: [account(plan)],
    clock: { now: () => at },
    ...options,
  });
  return service;
}

describe('requests a second', () => {
  it.each(planNames)('on the plan %s: its number over all keys, then 429 with Retry-After', async (plan) => {
    const running = await start(plan);
    const keys = [caller(running, 'k'), caller(running, 'k-game')];
    const { requestsPerSecond } = plans[plan];
    for (let i = 0; i < requestsPerSecond; i += 1) {
      expect((await keys[i % 2]!.get('/v1/balance')).status).toBe(200);
    }
    for (const user of keys) {
      const { status, body, headers } = await user.get('/v1/balance');
      expect([status, body]).toEqual([429, { message: 'RateLimitExceeded' }]);
      expect(headers.get('Retry-After')).toBe('1');
      expect(headers.get('RateLimit-Limit')).toBe(String(requestsPerSecond));
    }
  });

  it('are those of a program on this machine without a plan, and those of rateLimit with any', async () => {
    const free = await start(undefined);
    expect((await caller(free, 'k').get('/v1/balance')).headers.get('RateLimit-Limit')).toBe('5000');
    await free.stop();
    const limited = await start('pro', { rateLimit: { burst: 3, perSecond: 1 } });
    expect((await caller(limited, 'k').get('/v1/balance')).headers.get('RateLimit-Limit')).toBe('3');
  });
});

describe('tasks in the queue', () => {
  it.each(['pro', 'studio'] as const)(
    'on the plan %s: its number waits or runs, the next is 429 and costs nothing',
    async (plan) => {
      const engine = manualEngine();
      const running = await start(plan, {
        engine,
        workers: 1,
        rateLimit: { burst: 1_000, perSecond: 1_000 },
      });
      const user = caller(running, 'k');
      for (let i = 0; i < plans[plan].queuedTasks; i += 1) await user.create(prefix, picture);
      const before = await user.balance();
      const { status, body, headers } = await user.post(prefix, picture);
      expect([status, body]).toEqual([429, { message: 'NoMoreConcurrentTasks' }]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await user.balance()).toBe(before);
      // A place is free once a task has ended.
      (await engine.next()).finish();
      await engine.next();
      await user.create(prefix, picture);
    },
  );

  it('are never more than the plan allows, however many creates arrive at once', async () => {
    const running = await start('pro', {
      engine: manualEngine(),
      rateLimit: { burst: 1_000, perSecond: 1_000 },
    });
    const user = caller(running, 'k');
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => (await user.post(prefix, picture)).status),
    );
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('have the same answer without Retry-After when answers are exact', async () => {
    const running = await start('pro', { engine: manualEngine(), exact: true });
    const user = caller(running, 'k');
    for (let i = 0; i < 10; i += 1) await user.create(prefix, picture);
    const { body, headers } = await user.post(prefix, picture);
    expect([body.message, headers.get('Retry-After')]).toEqual(['NoMoreConcurrentTasks', null]);
  });
});

describe('endpoints', () => {
  it.each([
    ['free', false, false],
    ['pro', false, false],
    ['premium', false, false],
    ['studio', true, false],
    ['ultra', false, false],
    ['enterprise', true, true],
    [null, true, true],
  ] as const)('on the plan %s: usage %s, showcases %s', (plan, usage, showcases) => {
    for (const [feature, allowed] of [
      ['usage', usage],
      ['showcases', showcases],
    ] as const) {
      const check = () => requirePlan({ plan }, feature);
      if (allowed) expect(check).not.toThrow();
      else
        expect(check).toThrow(
          expect.objectContaining({ code: 'wrong_plan', message: expect.stringMatching(`the ${plan} plan`) }),
        );
    }
  });

  it('name the plans that include them', async () => {
    const { status, body } = await caller(await start('pro'), 'k').get('/v1/usage');
    expect([status, body.message]).toEqual([
      403,
      'Usage requires the Studio or Enterprise plan; this account is on the pro plan.',
    ]);
  });
});

it('a plan can be tried with the account that the service makes for itself', async () => {
  service = await startService({ plan: 'free', engine: instantEngine() });
  const user = caller(service, service.accounts[0]!.key!);
  const { status, body } = await user.post(prefix, picture);
  expect([status, body.message]).toEqual([402, expect.stringMatching(/paid plan.*free plan/)]);
});

describe('a key with a monthly limit', () => {
  it('spends no more than it in a month, gets refunds back, and shows what it may spend', async () => {
    const running = await startService({
      port: 0,
      engine: manualEngine(),
      workers: 1,
      accounts: [
        { name: 'a', key: 'k', credits: 1_000, keys: [{ name: 'game', key: 'k-game', monthlyCredits: 70 }] },
      ],
    });
    service = running;
    const control = controller(running);
    await control.post('/clock', { mode: 'frozen', at: '2031-03-31T23:00:00Z' });
    const [owner, game] = [caller(running, 'k'), caller(running, 'k-game')];
    expect([await owner.balance(), await game.balance()]).toEqual([1_000, 70]);
    const [, second] = [await game.create(prefix, picture), await game.create(prefix, picture)];
    expect([await owner.balance(), await game.balance()]).toEqual([940, 10]);
    const refused = await game.post(prefix, picture);
    expect([refused.status, refused.body.message]).toEqual([
      402,
      expect.stringMatching(/monthly credit limit of this API key.*costs 30.*10 of 70 more until 2031-04-01/),
    ]);
    await owner.create(prefix, picture);
    // The next month begins with the whole limit; a refund counts for the month of its charge.
    await control.post('/clock/advance', { to: '2031-04-01T00:00:00Z' });
    expect(await game.balance()).toBe(70);
    await game.create(prefix, picture);
    expect((await game.remove(`${prefix}/${second}`)).status).toBe(200);
    expect([await owner.balance(), await game.balance()]).toEqual([910, 40]);
    const usage = (await owner.get('/v1/usage')).body as unknown as { api_key: string }[];
    expect(usage.map(({ api_key }) => api_key)).toEqual(['game', 'a', 'game']);
  });
});
