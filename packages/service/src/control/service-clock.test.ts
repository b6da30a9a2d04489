import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { describe, expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';
import { createServiceClock, latestMoment } from './service-clock.ts';
import { controller } from './testing/controller.ts';

const accounts = [{ name: 'a', key: 'k', credits: 1000 }] as const;
const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const day = 86_400_000;
const never = new AbortController().signal;

/** A clock that only the test advances. */
function manualTime(start = 1_000_000): { now(): number; pass(ms: number): void } {
  let at = start;
  return {
    now: () => at,
    pass(ms) {
      at += ms;
    },
  };
}

describe('the service clock', () => {
  it('follows the time of day until it is set', () => {
    const base = manualTime();
    const clock = createServiceClock(base);
    base.pass(1234);
    expect(clock.now()).toBe(1_001_234);
    expect(clock.state()).toEqual({ mode: 'real', scale: 1, now: 1_001_234 });
  });

  it('runs faster by the scale, from its time at that moment', () => {
    const base = manualTime();
    const clock = createServiceClock(base);
    clock.set({ mode: 'scaled', scale: 60 });
    base.pass(1000);
    expect(clock.now()).toBe(1_060_000);
    clock.set({ mode: 'scaled', scale: 0.5 });
    base.pass(1000);
    expect(clock.now()).toBe(1_060_500);
  });

  it('stands still when it is frozen, and jumps', () => {
    const base = manualTime();
    const clock = createServiceClock(base);
    clock.set({ mode: 'frozen', at: 5_000 });
    base.pass(day);
    expect(clock.now()).toBe(5_000);
    clock.jump(7_000);
    base.pass(day);
    expect(clock.now()).toBe(7_000);
    clock.set({ mode: 'real' });
    expect(clock.now()).toBe(base.now());
  });

  it('keeps its pace after a jump', () => {
    const base = manualTime();
    const clock = createServiceClock(base);
    clock.jump(clock.now() + 3 * day);
    base.pass(1000);
    expect(clock.now()).toBe(1_001_000 + 3 * day);
  });

  it('ends with the year 9999', () => {
    const clock = createServiceClock(manualTime());
    clock.set({ mode: 'frozen', at: latestMoment });
    clock.jump(latestMoment + day);
    expect(new Date(clock.now()).toISOString()).toBe('9999-12-31T23:59:59.999Z');
  });

  it('wakes sleepers at their moments, in every mode and in order', async () => {
    const base = manualTime();
    const clock = createServiceClock(base);
    clock.set({ mode: 'frozen' });
    const woken: string[] = [];
    const late = clock.sleep(2 * day, never).then(() => woken.push('late'));
    const early = clock.sleep(day, never).then(() => woken.push('early'));
    clock.jump(clock.now() + day);
    await early;
    expect(woken).toEqual(['early']);
    // A million times as fast: the rest of the day takes no time.
    clock.set({ mode: 'scaled', scale: 1e6 });
    base.pass(1000);
    clock.jump(clock.now());
    await late;
    expect(woken).toEqual(['early', 'late']);
  });

  it('wakes every sleeper when it is reset', async () => {
    const clock = createServiceClock(manualTime());
    clock.set({ mode: 'frozen', at: latestMoment - day });
    const sleeping = clock.sleep(day, never);
    clock.reset();
    await sleeping;
    expect(clock.state()).toEqual({ mode: 'real', scale: 1, now: 1_000_000 });
  });

  it('ends a sleep with the reason of its signal, and keeps no timer', async () => {
    const clock = createServiceClock({ now: () => Date.now() });
    const abort = new AbortController();
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const sleeping = clock.sleep(day, abort.signal);
    expect(timers()).toBe(before + 1);
    abort.abort(new Error('enough'));
    await expect(sleeping).rejects.toThrow('enough');
    await expect(clock.sleep(day, abort.signal)).rejects.toThrow('enough');
    expect(timers()).toBe(before);
  });
});

describe('the clock of a service', () => {
  it.each(['real', 'scaled', 'frozen'] as const)(
    'expires files three days after their task when it is %s',
    async (mode) => {
      const time = manualTime(Date.UTC(2026, 10, 20));
      const service = await startService({ accounts, engine: instantEngine(), clock: time });
      const [user, control] = [caller(service, 'k'), controller(service)];
      await control.post('/clock', { mode });
      const id = await user.create(prefix, body);
      const task = await user.settled(prefix, id);
      expect(Number(task.expires_at) - Number(task.finished_at)).toBe(3 * day);
      const status = async () =>
        (await service.fetch(new Request((task.model_urls as { glb: string }).glb))).status;
      const pass = async (ms: number): Promise<unknown> => {
        if (mode === 'real') return time.pass(ms);
        if (mode === 'scaled') return time.pass(ms / 60);
        return await control.post('/clock/advance', { ms });
      };
      await pass(3 * day - 60);
      expect(await status()).toBe(200);
      await pass(60);
      expect(await status()).toBe(403);
      await service.stop();
    },
  );

  it('moves forward by milliseconds or to a date, never back', async () => {
    const service = await startService({ accounts, engine: instantEngine() });
    const control = controller(service);
    await control.post('/clock', { mode: 'frozen', at: '2026-10-29T23:59:59Z' });
    expect(await control.post('/clock/advance', { ms: 500 })).toEqual({
      mode: 'frozen',
      scale: 0,
      now: Date.parse('2026-10-29T23:59:59.500Z'),
      date: '2026-10-29T23:59:59.500Z',
    });
    expect(await control.post('/clock/advance', { to: '2026-11-01T00:00:00Z' })).toMatchObject({
      date: '2026-11-01T00:00:00.000Z',
    });
    expect((await control.send('POST', '/clock/advance', { to: '2026-10-01' })).status).toBe(400);
    expect(await control.get('/clock')).toMatchObject({ date: '2026-11-01T00:00:00.000Z' });
    await service.stop();
  });

  it('retires a deprecated version on the date of the specification', async () => {
    const service = await startService({ accounts, engine: instantEngine() });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const lowpoly = { ...body, model_type: 'lowpoly' };
    await control.post('/clock', { mode: 'frozen', at: '2026-10-29T23:59:59Z' });
    expect((await user.post(prefix, lowpoly)).status).toBe(202);
    await control.post('/clock/advance', { to: '2026-10-31T00:00:00Z' });
    expect((await user.post(prefix, lowpoly)).status).toBe(400);
    await service.stop();
  });

  it('times slow tasks', async () => {
    const service = await startService({ accounts, engine: instantEngine(), workers: 1 });
    const [user, control] = [caller(service, 'k'), controller(service)];
    await control.post('/clock', { mode: 'frozen' });
    await control.faults([{ fault: { kind: 'slow_task', ms: 2 * day }, when: { nth: 1 } }]);
    const slow = await user.create(prefix, body);
    // The held task occupies no worker: a later task finishes first on the only worker.
    await user.settled(prefix, await user.create(prefix, body));
    expect((await user.get(`${prefix}/${slow}`)).body).toMatchObject({ status: 'IN_PROGRESS' });
    await control.post('/clock/advance', { ms: 2 * day });
    const task = await user.settled(prefix, slow);
    expect(task.status).toBe('SUCCEEDED');
    expect(Number(task.finished_at) - Number(task.started_at)).toBe(2 * day);
    await service.stop();
  });

  it('follows real time again after a reset', async () => {
    const service = await startService({ accounts, engine: manualEngine() });
    const control = controller(service);
    await control.post('/clock', { mode: 'frozen', at: 0 });
    await control.post('/reset');
    expect(await control.get('/clock')).toMatchObject({ mode: 'real', scale: 1 });
    await service.stop();
  });
});

it.each([
  [{}, 'mode'],
  [{ mode: 'fast' }, 'mode'],
  [{ mode: 'scaled', scale: 0 }, 'scale'],
  [{ mode: 'scaled', scale: 1e7 }, 'scale'],
  [{ mode: 'frozen', scale: 2 }, 'scale'],
  [{ mode: 'frozen', at: 'yesterday' }, 'at'],
  [{ mode: 'frozen', at: -1 }, 'at'],
  [{ mode: 'frozen', at: latestMoment + 1 }, 'at'],
  [{ mode: 'frozen', at: '10000-01-01' }, 'at'],
  [{ mode: 'real', speed: 1 }, 'speed'],
  [[], ''],
])('refuses the setting %j, naming %j', async (setting, path) => {
  const service = await startService({ accounts, engine: instantEngine() });
  const { status, body } = await controller(service).send('POST', '/clock', setting);
  expect([status, (body as { issues: { path: string }[] }).issues[0]?.path]).toEqual([400, path]);
  await service.stop();
});
