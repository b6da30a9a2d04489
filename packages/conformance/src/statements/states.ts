import { expect } from '../expect.ts';
import type { Section, Statement } from '../statement.ts';
import { brick, generic, lab, reach } from '../tasks-in-states.ts';
import type { World } from '../world.ts';

type Kind = typeof generic | typeof lab | typeof brick;

/** Status of DELETE, status of a read after it, and whether DELETE refunds the price. */
const deletes = [
  ['generic-family', generic, 'PENDING', 200, 404, true],
  ['generic-family', generic, 'IN_PROGRESS', 409, 'IN_PROGRESS', false],
  ['generic-family', generic, 'SUCCEEDED', 200, 404, false],
  ['generic-family', generic, 'FAILED', 200, 404, false],
  ['keycap', lab, 'PENDING', 204, 'CANCELED', true],
  ['keycap', lab, 'IN_PROGRESS', 204, 'CANCELED', false],
  ['keycap', lab, 'SUCCEEDED', 400, 'SUCCEEDED', false],
  ['keycap', lab, 'FAILED', 400, 'FAILED', false],
  ['keycap', lab, 'CANCELED', 400, 'CANCELED', false],
  ['brick-figure', brick, 'PENDING', 204, 'CANCELED', true],
  ['brick-figure', brick, 'IN_PROGRESS', 204, 'CANCELED', false],
  ['brick-figure', brick, 'SUCCEEDED', 400, 'SUCCEEDED', false],
  ['brick-figure', brick, 'FAILED', 400, 'FAILED', false],
  ['brick-figure', brick, 'CANCELED', 400, 'CANCELED', false],
] as const;

function removal(row: (typeof deletes)[number]): Statement {
  const [kind, family, state, status, after, refunded] = row;
  const left = after === 404 ? 'the task is removed' : `the task is ${after}`;
  return {
    title: `States: DELETE of a ${state} ${kind} task answers ${status}, ${left}, ${refunded ? 'refunded' : 'no refund'}`,
    needs: ['held-jobs'],
    async holds(world) {
      const bench = await world.control();
      const { rich } = bench;
      const { path, leave } = await reach(bench, family, state);
      const price = (await rich.get(path)).body.consumed_credits;
      const before = await rich.balance();
      const answer = await rich.remove(path);
      expect([answer.status, answer.body]).toEqual([
        status,
        status < 300 ? {} : { message: expect.any(String) },
      ]);
      expect((await rich.balance()) - before).toBe(refunded ? price : 0);
      const read = await rich.get(path);
      expect(after === 404 ? read.status : read.body.status).toBe(after);
      await leave();
    },
  };
}

/** `consumed_credits` of a task in each state, as a function of the price. */
const shown = [
  ['PENDING', (price: number) => price],
  ['IN_PROGRESS', (price: number) => price],
  ['SUCCEEDED', (price: number) => price],
  ['FAILED', () => 0],
] as const;

const prices = [
  ['a generic-family', generic, 30],
  ['a keycap prototype', lab, 12],
  ['a brick-figure prototype', brick, 6],
] as const;

function credits(
  [title, kind, price]: (typeof prices)[number],
  [state, expected]: (typeof shown)[number],
): Statement {
  return {
    title: `Common task object: consumed_credits of ${title} task that is ${state} is ${expected(price)}`,
    needs: ['held-jobs'],
    async holds(world) {
      const bench = await world.control();
      const { path, leave } = await reach(bench, kind, state);
      expect((await bench.rich.get(path)).body).toMatchObject({
        status: state,
        consumed_credits: expected(price),
      });
      await leave();
    },
  };
}

function canceled(state: 'PENDING' | 'IN_PROGRESS', kind: Kind, price: number): Statement {
  const expected = state === 'PENDING' ? 0 : price;
  return {
    title: `Common task object: consumed_credits of a ${price} credit task cancelled while ${state} is ${expected} (R44)`,
    needs: ['held-jobs'],
    async holds(world) {
      const bench = await world.control();
      const { path, leave } = await reach(bench, kind, state);
      await bench.rich.remove(path);
      expect((await bench.rich.get(path)).body).toMatchObject({
        status: 'CANCELED',
        consumed_credits: expected,
      });
      await leave();
    },
  };
}

export const states: Section = {
  title: 'States and transitions',
  statements: [
    ...deletes.map(removal),
    ...prices.flatMap((price) => shown.map((state) => credits(price, state))),
    canceled('PENDING', lab, 12),
    canceled('IN_PROGRESS', lab, 12),
    canceled('PENDING', brick, 6),
    canceled('IN_PROGRESS', brick, 6),
    ...[generic, lab, brick].map(({ prefix, body }) => ({
      title: `States: a normal run of ${prefix} goes PENDING, IN_PROGRESS, SUCCEEDED with progress 100 and its times set`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const bench = await world.control();
        const { rich, engine } = bench;
        const blocker = await rich.create(generic.prefix, generic.body);
        const blocking = await engine.next();
        const path = `${prefix}/${await rich.create(prefix, body)}`;
        const pending = (await rich.get(path)).body;
        expect(pending).toMatchObject({ status: 'PENDING', progress: 0 });
        blocking.finish();
        await rich.settled(generic.prefix, blocker);
        const job = await engine.next();
        job.context.progress(40);
        const running = (await rich.get(path)).body;
        expect(running).toMatchObject({
          status: 'IN_PROGRESS',
          progress: 40,
          started_at: expect.any(Number),
        });
        job.finish();
        const done = await rich.settled(prefix, String(pending.id));
        expect(done).toMatchObject({ status: 'SUCCEEDED', progress: 100, started_at: running.started_at });
        expect(done.finished_at).toBeGreaterThanOrEqual(Number(done.started_at));
        expect(done.expires_at).toBeGreaterThan(Number(done.finished_at));
      },
    })),
    ...[generic, lab, brick].map(({ prefix, body }) => ({
      title: `States: a task of ${prefix} that fails is FAILED, shows its message and is refunded`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const bench = await world.control();
        const before = await bench.rich.balance();
        const { path } = await reach(bench, { prefix, body }, 'FAILED');
        expect((await bench.rich.get(path)).body).toMatchObject({
          status: 'FAILED',
          task_error: { message: 'The model has no faces.' },
          consumed_credits: 0,
          finished_at: expect.any(Number),
        });
        expect(await bench.rich.balance()).toBe(before);
      },
    })),
    {
      title: 'States: a task is charged at creation, before it runs',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const before = await bench.rich.balance();
        const { path, leave } = await reach(bench, generic, 'IN_PROGRESS');
        expect(before - (await bench.rich.balance())).toBe(
          (await bench.rich.get(path)).body.consumed_credits,
        );
        await leave();
      },
    },
    {
      title: 'States: a cancelled task is refunded once, however its job ends',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const before = await bench.rich.balance();
        const { path, leave } = await reach(bench, lab, 'PENDING');
        await bench.rich.remove(path);
        await bench.rich.remove(path);
        await leave();
        // The difference is the price of the task that ran before.
        expect(before - (await bench.rich.balance())).toBe(30);
      },
    },
    ...(['FAILED', 'CANCELED', 'PENDING', 'IN_PROGRESS'] as const).map((state) => ({
      title: `Task dependencies: a keycap build needs a SUCCEEDED prototype; ${state} is 400 (R56)`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const bench = await world.control();
        const { id, leave } = await reach(bench, lab, state);
        const body = { input_task_id: id, candidate_id: 'a-candidate' };
        expect((await bench.rich.post('/creative-lab/keycap/v1/build', body)).status).toBe(400);
        await leave();
      },
    })),
    ...(['FAILED', 'CANCELED'] as const).map((state) => ({
      title: `Task dependencies: a brick-figure build needs a SUCCEEDED prototype; ${state} is 400 (R56)`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const bench = await world.control();
        const { id } = await reach(bench, brick, state);
        const body = { input_task_id: id };
        expect((await bench.rich.post('/creative-lab/brick-figure/v1/build', body)).status).toBe(400);
      },
    })),
    {
      title:
        'Task dependencies: an animation needs a rig task that has completed successfully; a failed one is 400 (R04)',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const source = await reach(bench, generic, 'SUCCEEDED');
        const rig = { prefix: '/v1/rigging', body: { input_task_id: source.id } };
        const failed = await reach(bench, rig, 'FAILED');
        const answer = await bench.rich.post('/v1/animations', { rig_task_id: failed.id, action_id: 1 });
        expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('FAILED')]);
      },
    },
    {
      title:
        'Task dependencies: a motion-clip animation needs a SUCCEEDED Text to Motion task; others are 400',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const source = await reach(bench, generic, 'SUCCEEDED');
        const rig = await reach(
          bench,
          { prefix: '/v1/rigging', body: { input_task_id: source.id } },
          'SUCCEEDED',
        );
        const kind = { prefix: '/v1/text-to-motion', body: { mode: 'swift', duration: 2, prompt: 'waves' } };
        const motion = await reach(bench, kind, 'IN_PROGRESS');
        const body = { rig_task_id: rig.id, motion_task_id: motion.id };
        expect((await bench.rich.post('/v1/animations', body)).status).toBe(400);
        await motion.leave();
        expect((await bench.rich.post('/v1/animations', body)).status).toBe(202);
        (await bench.engine.next()).finish();
      },
    },
    {
      title:
        'Common task object: preceding_tasks counts the tasks ahead in the queue while PENDING, and is 0 after',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { rich, engine } = bench;
        const running = await rich.create(generic.prefix, generic.body);
        const job = await engine.next();
        const ids = [
          await rich.create(generic.prefix, generic.body),
          await rich.create(generic.prefix, generic.body),
        ];
        const ahead = await Promise.all([running, ...ids].map((id) => rich.get(`${generic.prefix}/${id}`)));
        expect(ahead.map(({ body }) => body.preceding_tasks)).toEqual([0, 0, 1]);
        for (const id of ids) await rich.remove(`${generic.prefix}/${id}`);
        job.finish();
        await rich.settled(generic.prefix, running);
      },
    },
  ],
};
