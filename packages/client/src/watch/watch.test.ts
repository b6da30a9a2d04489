import type { ServerResponse } from 'node:http';
import { keycapBuild, remesh, type TaskOf, textToImage } from '@meshwright/contract';
import { describe, expect, test } from 'vitest';
import { setting, timelessSetting } from '../testing/clients.ts';
import { counter } from '../testing/counter.ts';
import { cutStream, paths } from '../testing/cut-stream.ts';
import { expectCode } from '../testing/failure-of.ts';
import { reply, type Script } from '../testing/fault-server.ts';
import { finished, recordedStream } from '../testing/recorded-stream.ts';

const running = { id: 'a-task', status: 'IN_PROGRESS', progress: 50 };

function streamed(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(text);
}

function framed(...tasks: object[]): string {
  return tasks.map((task) => `data: ${JSON.stringify(task)}\n\n`).join('');
}

async function all<T>(tasks: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const task of tasks) seen.push(task);
  return seen;
}

describe('while the stream works', () => {
  test('yields whole tasks, merged from short frames, without further requests', async () => {
    const { client, server } = await setting(paths((_, response) => streamed(response, recordedStream)));
    const seen = await all(client.watch(client.ref(remesh, 'a-task')));
    expect(seen).toMatchObject([
      { status: 'PENDING', progress: 0, preceding_tasks: 2 },
      { status: 'IN_PROGRESS', progress: 40, preceding_tasks: 2 },
      { status: 'IN_PROGRESS', progress: 80, preceding_tasks: 2 },
      finished,
    ]);
    expect(server.arrivals.map(({ path }) => path)).toEqual(['/v1/remesh/a-task/stream']);
    expect(server.arrivals[0]?.headers.accept).toBe('text/event-stream');
  });

  test('does not wait for the close after the last frame', async () => {
    const { client, server } = await setting(paths((_, response) => streamed(response, framed(finished))));
    expect(await client.result(client.ref(remesh, 'a-task'))).toEqual(finished);
    expect(server.arrivals).toHaveLength(1);
  });

  test('a FAILED task is a value', async () => {
    const failed = { ...running, status: 'FAILED', created_at: 1, task_error: { message: 'no body found' } };
    const { client } = await setting(paths((_, response) => streamed(response, framed(running, failed))));
    const task = await client.result(client.ref(remesh, 'a-task'));
    expect(task).toMatchObject({ status: 'FAILED', task_error: { message: 'no body found' } });
  });

  for (const last of [
    { id: 'a-task', status: 'SUCCEEDED', progress: 100 },
    { ...finished, model_urls: {}, thumbnail_url: null },
    { id: 'a-task', status: 'FAILED', progress: 50 },
  ]) {
    test(`a last frame without results leads to one look: ${JSON.stringify(last).slice(0, 60)}`, async () => {
      const { client, server } = await setting(
        paths((_, response) => streamed(response, framed(running, last))),
      );
      const seen = await all(client.watch(client.ref(remesh, 'a-task')));
      expect(seen).toEqual([running, finished]);
      expect(server.arrivals).toHaveLength(2);
    });
  }

  test('unknown statuses do not end the wait and are reported once', async () => {
    const notices: string[] = [];
    const odd = { ...running, status: 'PAUSED' };
    const { client } = await setting(
      paths((_, response) => streamed(response, framed(odd, odd, finished))),
      { onNotice: ({ kind }) => notices.push(kind) },
    );
    const seen = await all(client.watch(client.ref(remesh, 'a-task')));
    expect(seen.map(({ status }) => status as string)).toEqual(['PAUSED', 'PAUSED', 'SUCCEEDED']);
    expect(notices).toEqual(['unknown_status']);
  });

  test('frames that are no tasks are skipped', async () => {
    const { client } = await setting(
      paths((_, response) =>
        streamed(response, `data: {"id"\n\ndata: null\n\ndata: 5\n\n${framed(finished)}`),
      ),
    );
    expect(await all(client.watch(client.ref(remesh, 'a-task')))).toEqual([finished]);
  });

  test('a full frame of a creative-lab family with empty outputs is not the end', async () => {
    const early = { ...running, created_at: 1, finished_at: null, model_urls: {}, name: '' };
    const late = { ...early, status: 'SUCCEEDED', model_urls: { glb: 'https://f.example.com/k.glb' } };
    const { client, server } = await setting(paths((_, response) => streamed(response, framed(early, late))));
    expect(await client.result(client.ref(keycapBuild, 'a-task'))).toEqual(late);
    expect(server.arrivals).toHaveLength(1);
  });

  test('leaving the loop closes the stream', async () => {
    let closed = () => {};
    const streamClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { client } = await setting(
      paths((_, response) => {
        response.on('close', closed);
        streamed(response, framed(running));
      }),
    );
    for await (const task of client.watch(client.ref(remesh, 'a-task'))) {
      expect(task.status).toBe('IN_PROGRESS');
      break;
    }
    await streamClosed;
  });
});

describe('when the stream breaks', () => {
  cutStream(7);

  test('a stream that breaks once is opened again', async () => {
    const { client, clock, server } = await timelessSetting(
      paths(({ index }, response, socket) => {
        streamed(response, index === 0 ? framed(running) : framed({ ...running, progress: 70 }, finished));
        if (index === 0) socket.destroySoon();
      }),
    );
    const seen = await clock.run(all(client.watch(client.ref(remesh, 'a-task'))));
    expect(seen.map(({ progress }) => progress)).toEqual([50, 70, 100]);
    expect(server.arrivals.map(({ path }) => path.endsWith('/stream'))).toEqual([true, true]);
  });

  test('a stream that breaks five times is replaced by polling', async () => {
    const { client, clock, server } = await timelessSetting(paths((_, __, socket) => void socket.destroy()));
    expect(await clock.run(client.result(client.ref(remesh, 'a-task')))).toEqual(finished);
    expect(server.arrivals.filter(({ path }) => path.endsWith('/stream'))).toHaveLength(5);
    expect(server.arrivals).toHaveLength(6);
  });

  const mute: readonly [what: string, stream: Script, frames: number][] = [
    ['after a frame', (_, response) => streamed(response, framed(running)), 1],
    ['before its headers', () => {}, 0],
  ];
  for (const [what, script, frames] of mute) {
    test(`one that goes mute ${what} leads to a look at the task after 25 seconds`, async () => {
      const { client, clock, server } = await timelessSetting(paths(script));
      const start = clock.now();
      const updates = counter();
      const work = client.result(client.ref(remesh, 'a-task'), { onProgress: updates.count });
      await server.arrived(1);
      await updates.reached(frames);
      clock.advance(24_999);
      expect(server.arrivals).toHaveLength(1);
      clock.advance(1);
      expect(await clock.run(work)).toEqual(finished);
      expect(clock.now() - start).toBe(25_000);
      expect(server.arrivals.map(({ path }) => path.endsWith('/stream'))).toEqual([true, false]);
    });

    test(`one that goes mute ${what} is opened once more, then the task is polled`, async () => {
      let looks = 0;
      const { client, clock, server } = await timelessSetting(
        paths(script, (_, response) => reply(response, 200, looks++ < 2 ? running : finished)),
      );
      const updates = counter();
      const work = client.result(client.ref(remesh, 'a-task'), { onProgress: updates.count });
      for (const arrivals of [1, 3]) {
        await server.arrived(arrivals);
        // Every stream sends its frames, and every read returns the task.
        await updates.reached(((arrivals + 1) / 2) * frames + (arrivals - 1) / 2);
        clock.advance(25_000);
      }
      expect(await clock.run(work)).toEqual(finished);
      expect(server.arrivals.map(({ path }) => path.endsWith('/stream'))).toEqual([
        true,
        false,
        true,
        false,
        false,
      ]);
    });
  }

  test('a stream with an endless event is replaced by polling', async () => {
    const part = `data: ${'x'.repeat(2 ** 20)}`;
    const closed = counter();
    let sent = 0;
    const { client, server } = await setting(
      paths((_, response) => {
        response.on('close', closed.count);
        streamed(response, framed(running));
        const more = () => {
          sent += part.length;
          if (!response.destroyed) response.write(part, more);
        };
        more();
      }),
    );
    expect(await client.result(client.ref(remesh, 'a-task'))).toEqual(finished);
    await closed.reached(1);
    expect(server.arrivals.map(({ path }) => path.endsWith('/stream'))).toEqual([true, false]);
    expect(sent).toBeLessThan(100 * 2 ** 20);
  });

  test('heartbeats keep a silent stream alive', async () => {
    const { client, server } = await setting(
      paths((_, response) => {
        streamed(response, framed(running));
        let beats = 0;
        const timer = setInterval(() => {
          response.write(beats++ < 12 ? ':\n' : framed(finished));
          if (beats > 12) clearInterval(timer);
        }, 100);
      }),
    );
    expect(await client.result(client.ref(remesh, 'a-task'), { silenceMs: 1000 })).toEqual(finished);
    expect(server.arrivals).toHaveLength(1);
  });
});

describe('when there is no stream', () => {
  const refusals: readonly [what: string, script: Script][] = [
    ['404', (_, response) => reply(response, 404, { message: 'no such route' })],
    ['405', (_, response) => reply(response, 405)],
    ['501', (_, response) => reply(response, 501)],
    ['a page', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['JSON', (_, response) => reply(response, 200, running)],
    [
      'an error event',
      (_, response) => streamed(response, 'event: error\ndata: {"status_code":404,"message":"?"}\n\n'),
    ],
  ];
  for (const [what, script] of refusals) {
    test(`${what} leads to polling at once`, async () => {
      const { client, clock, server } = await timelessSetting(paths(script));
      const start = clock.now();
      expect(await clock.run(client.result(client.ref(textToImage, 'a-task')))).toMatchObject({
        id: 'a-task',
      });
      expect(server.arrivals).toHaveLength(2);
      expect(clock.now()).toBe(start);
    });
  }

  test('a task that does not exist is not_found, by stream event or by status', async () => {
    const missing: Script = (_, response) => reply(response, 404, { message: 'no such task' });
    for (const stream of [missing, refusals.at(-1)![1]]) {
      const { client } = await setting(paths(stream, missing));
      const error = await expectCode(client.result(client.ref(remesh, 'a-task')), 'not_found');
      expect(error.taskRef?.id).toBe('a-task');
    }
  });

  test('after 429 before any frame the stream is opened again', async () => {
    const opened: number[] = [];
    const { client, clock } = await timelessSetting(
      paths(({ index }, response) => {
        opened.push(clock.now());
        if (index === 0) reply(response, 429, {}, { 'retry-after': '9' });
        else streamed(response, framed(finished));
      }),
    );
    await clock.run(client.result(client.ref(remesh, 'a-task')));
    expect(opened[1]! - opened[0]!).toBeGreaterThanOrEqual(9000);
  });
});

describe('polling', () => {
  test('yields every response and ends with the terminal one', async () => {
    const looks = [{ ...running, status: 'PENDING' }, running, finished];
    const { client, clock, server } = await timelessSetting(({ index }, response) =>
      reply(response, 200, looks[index]),
    );
    const seen: TaskOf<typeof remesh>[] = [];
    const last = await clock.run(
      client.wait(client.ref(remesh, 'a-task'), { onProgress: (task) => seen.push(task) }),
    );
    expect(seen).toEqual(looks);
    expect(last).toEqual(finished);
    expect(server.arrivals.every(({ path }) => path === '/v1/remesh/a-task')).toBe(true);
  });

  test('honours Retry-After on success, and polls less often in a long queue', async () => {
    const times: number[] = [];
    const { client, clock } = await timelessSetting(({ index }, response) => {
      times.push(clock.now());
      if (index === 0) reply(response, 200, { ...running, status: 'PENDING', preceding_tasks: 10 });
      else if (index === 1) reply(response, 200, { ...running, status: 'PENDING', preceding_tasks: 1000 });
      else if (index === 2) reply(response, 200, running, { 'retry-after': '40' });
      else if (index === 3) reply(response, 200, { ...running, preceding_tasks: 1000 });
      else reply(response, 200, finished);
    });
    await clock.run(client.wait(client.ref(remesh, 'a-task')));
    const gaps = times.slice(1).map((time, i) => time - times[i]!);
    expect(gaps[0]).toBe(20_000);
    expect(gaps[1]).toBe(30_000);
    expect(gaps[2]).toBeGreaterThanOrEqual(40_000);
    expect(gaps[3]).toBeLessThanOrEqual(5000);
  });

  test('is never earlier than Retry-After, whatever the queue and the jitter say', async () => {
    for (const [random, queue] of [
      [() => 0, 0],
      [() => 0.999, 3],
    ] as const) {
      const times: number[] = [];
      const { client, clock } = await timelessSetting(
        ({ index }, response) => {
          times.push(clock.now());
          const pending = { ...running, status: 'PENDING', preceding_tasks: queue };
          if (index < 3) reply(response, 200, pending, { 'retry-after': '50' });
          else reply(response, 200, finished);
        },
        { random },
      );
      await clock.run(client.wait(client.ref(remesh, 'a-task')));
      for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).toBeGreaterThan(50_000);
    }
  });

  test('a Retry-After beyond the deadline ends the wait at once and is reported', async () => {
    const { client, clock } = await timelessSetting((_, response) =>
      reply(response, 200, running, { 'retry-after': '600' }),
    );
    const start = clock.now();
    const error = await expectCode(
      clock.run(client.wait(client.ref(remesh, 'a-task'), { timeoutMs: 60_000 })),
      'timeout',
    );
    expect(error).toMatchObject({ retryAfterMs: 600_000, taskRef: { id: 'a-task' } });
    expect(clock.now()).toBe(start);
  });

  test('ends at the deadline, with the reference needed to resume', async () => {
    const { client, clock } = await timelessSetting((_, response) => reply(response, 200, running));
    const start = clock.now();
    const error = await expectCode(
      clock.run(client.wait(client.ref(remesh, 'a-task'), { timeoutMs: 60_000 })),
      'timeout',
    );
    expect(error.taskRef).toMatchObject({ id: 'a-task', family: { name: 'remesh' } });
    expect(clock.now() - start).toBe(60_000);
  });

  test('jitter never shortens the pause', async () => {
    const times: number[] = [];
    const { client, clock } = await timelessSetting(
      ({ index }, response) => {
        times.push(clock.now());
        reply(response, 200, index < 3 ? running : finished);
      },
      { random: () => 0.999 },
    );
    await clock.run(client.wait(client.ref(remesh, 'a-task')));
    const least = [1000, 1400, 1960];
    for (const [i, ms] of least.entries()) expect(times[i + 1]! - times[i]!).toBeGreaterThanOrEqual(ms);
  });
});

test('a task of another service is refused before the client sends its key', async () => {
  const { client, server } = await setting(() => {});
  const ref = { family: remesh, id: 'a-task', host: 'elsewhere.example.com' };
  for (const work of [client.retrieve(ref), client.wait(ref), client.result(ref), client.remove(ref)]) {
    const error = await expectCode(work, 'foreign_ref');
    expect(error.message).toContain('elsewhere.example.com');
  }
  expect(server.arrivals).toHaveLength(0);
  expect(client.ref(ref.family, ref.id).host).toBe(new URL(server.baseUrl).host);
});
