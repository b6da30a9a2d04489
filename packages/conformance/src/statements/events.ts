import type { Frame } from '../caller.ts';
import { expect } from '../expect.ts';
import type { Section } from '../statement.ts';
import { brick, generic, lab, reach, unknownId } from '../tasks-in-states.ts';
import type { HeldJob, World } from '../world.ts';

/** Returns the frames of a new task while its job runs the steps, one per frame, and the final task. */
async function watched(
  world: World,
  { prefix, body }: { readonly prefix: string; readonly body: object },
  steps: readonly ((job: HeldJob) => void)[],
): Promise<{ frames: Frame[]; task: Record<string, unknown> }> {
  const { rich, engine } = await world.control();
  const id = await rich.create(prefix, body);
  const job = await engine.next();
  const frames: Frame[] = [];
  for await (const frame of rich.frames(`${prefix}/${id}/stream`)) {
    frames.push(frame);
    steps[frames.length - 1]?.(job);
  }
  return { frames, task: (await rich.get(`${prefix}/${id}`)).body };
}

const advance = (job: HeldJob) => job.context.progress(50);
const finish = (job: HeldJob) => job.finish();

export const events: Section = {
  title: 'Events',
  statements: [
    {
      title: 'Events: progress and completion are message events with a JSON task object',
      needs: ['held-jobs'],
      async holds(world) {
        const { frames } = await watched(world, generic, [advance, finish]);
        expect(frames.map(({ event }) => event)).toEqual(['message', 'message', 'message']);
      },
    },
    {
      title: 'Events: a generic frame before the end has only id, progress and status',
      needs: ['held-jobs'],
      async holds(world) {
        const { frames, task } = await watched(world, generic, [advance, finish]);
        expect(frames.slice(0, 2).map(({ data }) => data)).toEqual([
          { id: task.id, progress: 0, status: 'IN_PROGRESS' },
          { id: task.id, progress: 50, status: 'IN_PROGRESS' },
        ]);
      },
    },
    {
      title: 'Events: a generic frame of a PENDING task has only id, progress and status',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { path, id, leave } = await reach(bench, generic, 'PENDING');
        for await (const { data } of bench.rich.frames(`${path}/stream`)) {
          expect(data).toEqual({ id, progress: 0, status: 'PENDING' });
          break;
        }
        await leave();
      },
    },
    ...[generic, lab, brick].map((kind) => ({
      title: `Events: the last frame of ${kind.prefix} is the complete task, then the stream closes (R15)`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const { frames, task } = await watched(world, kind, [advance, finish]);
        expect(frames.at(-1)).toEqual({ event: 'message', data: task });
        expect(task).toMatchObject({ status: 'SUCCEEDED', progress: 100 });
      },
    })),
    ...[generic, lab].map((kind) => ({
      title: `Events: a FAILED task of ${kind.prefix} ends its stream with its message (R15)`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const { frames } = await watched(world, kind, [(job) => job.fail('No luck.')]);
        expect(frames.at(-1)?.data).toMatchObject({
          status: 'FAILED',
          task_error: { message: 'No luck.' },
          consumed_credits: 0,
        });
      },
    })),
    {
      title: 'Events: a cancelled Creative Lab task ends its stream as CANCELED (R15)',
      needs: ['held-jobs'],
      async holds(world) {
        const { rich, engine } = await world.control();
        const id = await rich.create(lab.prefix, lab.body);
        await engine.next();
        const frames: Frame[] = [];
        for await (const frame of rich.frames(`${lab.prefix}/${id}/stream`)) {
          frames.push(frame);
          if (frames.length === 1) await rich.remove(`${lab.prefix}/${id}`);
        }
        expect(frames.at(-1)?.data).toMatchObject({ status: 'CANCELED', consumed_credits: 12 });
      },
    },
    ...[lab, brick].map((kind) => ({
      title: `Events: every frame of ${kind.prefix} is the full task object, as retrieve returns it`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const { frames, task } = await watched(world, kind, [advance, finish]);
        for (const { data } of frames) expect(Object.keys(data).sort()).toEqual(Object.keys(task).sort());
      },
    })),
    ...[lab, brick].map((kind) => ({
      title: `Events: outputs of ${kind.prefix} that do not exist yet are null, [] or {}, and finished_at is null (R01)`,
      needs: ['held-jobs'] as const,
      async holds(world: World) {
        const { frames } = await watched(world, kind, [advance, finish]);
        for (const { data } of frames.slice(0, -1)) {
          expect(data).toMatchObject({ finished_at: null, expires_at: null, image_urls: [] });
        }
      },
    })),
    {
      title: 'Events: outputs of a keycap build that do not exist yet are {}, and its name is the given name',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { id } = await reach(bench, lab, 'SUCCEEDED');
        const body = { input_task_id: id, candidate_id: 'a-candidate', name: 'Cat' };
        const build = { prefix: '/creative-lab/keycap/v1/build', body };
        const { frames } = await watched(world, build, [finish]);
        expect(frames[0]?.data).toMatchObject({
          name: 'Cat',
          model_urls: {},
          process_image_urls: {},
          finished_at: null,
        });
      },
    },
    ...[generic, lab].map(({ prefix }) => ({
      title: `Events: the stream of an unknown task under ${prefix} is one error event with status_code 404, then closes (R13)`,
      async holds(world: World) {
        const { rich } = await world.instant();
        const frames: Frame[] = [];
        for await (const frame of rich.frames(`${prefix}/${unknownId}/stream`)) frames.push(frame);
        expect(frames).toEqual([{ event: 'error', data: { status_code: 404, message: expect.any(String) } }]);
      },
    })),
    ...['keycap', 'brick-figure'].map((product) => ({
      title: `Events: a stage mismatch on the ${product} stream is one error event with status_code 404, then closes (R14)`,
      creates: [{ prepared: `${product}-prototype` }],
      async holds(world: World) {
        const { rich, made } = await world.instant();
        const id = await made.of(`${product}-prototype`);
        const frames: Frame[] = [];
        for await (const frame of rich.frames(`/creative-lab/${product}/v1/build/${id}/stream`))
          frames.push(frame);
        expect(frames).toEqual([{ event: 'error', data: { status_code: 404, message: expect.any(String) } }]);
      },
    })),
    {
      title: 'Events: the stream of a terminal task sends its last frame, then closes',
      creates: [{ prepared: 'text-to-3d' }],
      async holds(world) {
        const { rich, made } = await world.instant();
        const path = `/v2/text-to-3d/${await made.of('text-to-3d')}`;
        const frames: Frame[] = [];
        for await (const frame of rich.frames(`${path}/stream`)) frames.push(frame);
        expect(frames).toEqual([{ event: 'message', data: (await rich.get(path)).body }]);
      },
    },
    {
      title: 'Events: polling and stream show the same task',
      needs: ['held-jobs'],
      async holds(world) {
        const bench = await world.control();
        const { path, leave } = await reach(bench, generic, 'IN_PROGRESS');
        const { id, progress, status } = (await bench.rich.get(path)).body;
        for await (const { data } of bench.rich.frames(`${path}/stream`)) {
          expect(data).toEqual({ id, progress, status });
          break;
        }
        await leave();
      },
    },
    {
      title:
        'Events: a new stream over the limit of a key gets 429 with Retry-After before any frame; open streams continue (R59)',
      needs: ['held-jobs', 'own-instance'],
      async holds(world) {
        const bench = await world.open({ engine: (await world.control()).engine, workers: 1, maxStreams: 2 });
        const { engine } = await world.control();
        const { rich, studio } = bench;
        const path = `${generic.prefix}/${await rich.create(generic.prefix, generic.body)}/stream`;
        const job = await engine.next();
        const open = [rich.frames(path), rich.frames(path)];
        for (const frames of open) await frames.next();
        const over = await rich.get(path);
        expect([over.status, over.headers.get('Retry-After')]).toEqual([
          429,
          expect.stringMatching(/^[1-9]\d*$/),
        ]);
        // Another key has its own stream limit.
        for await (const { event } of studio.frames(path)) expect(event).toBe('error');
        job.finish();
        for (const frames of open) {
          const rest: Frame[] = [];
          for await (const frame of frames) rest.push(frame);
          expect(rest.at(-1)?.data.status).toBe('SUCCEEDED');
        }
        for await (const { data } of rich.frames(path)) expect(data.status).toBe('SUCCEEDED');
        await bench.stop();
      },
    },
  ],
};
