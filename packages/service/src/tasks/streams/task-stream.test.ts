import { type Caller, caller, type Frame } from '@meshwright/testing/service/caller';
import {
  type ManualEngine,
  type ManualJob,
  manualEngine,
  pictureUri,
} from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveHttp } from '../../http/serve-http.ts';
import { type Service, startService } from '../../start/start-service.ts';
import { createTaskEvents } from './task-events.ts';
import { taskStream } from './task-stream.ts';

const generic = { prefix: '/v1/image-to-3d', body: { image_url: pictureUri } };
const lab = { prefix: '/creative-lab/keycap/v1/prototype', body: { image_url: pictureUri } };

let engine: ManualEngine;
let service: Service;
let user: Caller;
beforeAll(async () => {
  engine = manualEngine();
  service = await startService({
    port: 0,
    engine,
    workers: 1,
    accounts: [{ name: 'a', key: 'k', credits: 10_000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

/** Reads a stream while the job runs its steps, one frame per step. */
async function watched(prefix: string, body: object, steps: ((job: ManualJob) => void)[]): Promise<Frame[]> {
  const id = await user.create(prefix, body);
  const job = await engine.next();
  const frames: Frame[] = [];
  for await (const frame of user.frames(`${prefix}/${id}/stream`)) {
    frames.push(frame);
    steps.shift()?.(job);
  }
  return frames;
}

const threeSteps = () => [
  (job: ManualJob) => job.context.progress(30),
  (job: ManualJob) => job.context.progress(60.7),
  (job: ManualJob) => job.finish(),
];

describe('the stream of a generic task (spec: Events)', () => {
  it('carries id, progress and status, then the whole task at the end, and closes', async () => {
    const frames = await watched(generic.prefix, generic.body, threeSteps());
    expect(frames.map(({ event }) => event)).toEqual(['message', 'message', 'message', 'message']);
    const id = frames[0]?.data.id;
    expect(frames.map(({ data }) => data)).toEqual([
      { id, progress: 0, status: 'IN_PROGRESS' },
      { id, progress: 30, status: 'IN_PROGRESS' },
      { id, progress: 60, status: 'IN_PROGRESS' },
      (await user.get(`${generic.prefix}/${id}`)).body,
    ]);
    expect(frames[3]?.data).toMatchObject({ status: 'SUCCEEDED', progress: 100, model_urls: {} });
  });

  it('ends in the failed task with its message', async () => {
    const frames = await watched(generic.prefix, generic.body, [(job) => job.fail('No luck.')]);
    expect(frames.at(-1)?.data).toMatchObject({ status: 'FAILED', task_error: { message: 'No luck.' } });
  });

  it('never decreases in progress and shows 100 only on success, for any report of the job', async () => {
    const frames = await watched(generic.prefix, generic.body, [
      (job) => job.context.progress(80),
      (job) => {
        job.context.progress(20);
        job.context.progress(100);
      },
      (job) => job.finish(),
    ]);
    expect(frames.map(({ data }) => data.progress)).toEqual([0, 80, 99, 100]);
  });
});

describe('the stream of a Creative Lab task (spec: Events)', () => {
  it('carries the whole task in every frame, empty outputs and null times until the end', async () => {
    const frames = await watched(lab.prefix, lab.body, threeSteps());
    for (const { data } of frames.slice(0, -1)) {
      expect(data).toMatchObject({ finished_at: null, image_urls: [], candidate_ids: [], name: '' });
    }
    expect(frames.at(-1)?.data).toMatchObject({
      finished_at: expect.any(Number),
      image_urls: [expect.any(String)],
    });
  });
});

describe('a stream of a missing task', () => {
  const unknown = '018a210d-8ba4-705c-b111-1f1776f7f578';
  it.each([
    ['an unknown task', async () => `${generic.prefix}/${unknown}`],
    [
      'a task of another stage',
      async () => {
        const id = await user.create(lab.prefix, lab.body);
        (await engine.next()).finish();
        await user.settled(lab.prefix, id);
        return `/creative-lab/keycap/v1/build/${id}`;
      },
    ],
  ])('%s is one error event with status_code 404, and closes (readings R13, R14)', async (_, path) => {
    const frames: Frame[] = [];
    for await (const frame of user.frames(`${await path()}/stream`)) frames.push(frame);
    expect(frames).toEqual([{ event: 'error', data: { status_code: 404, message: expect.any(String) } }]);
  });

  it('a task deleted while it waits ends its stream with an error event', async () => {
    await user.create(generic.prefix, generic.body);
    const job = await engine.next();
    const id = await user.create(generic.prefix, generic.body);
    const events: string[] = [];
    for await (const { event } of user.frames(`${generic.prefix}/${id}/stream`)) {
      events.push(event);
      if (event === 'message') await user.remove(`${generic.prefix}/${id}`);
    }
    expect(events).toEqual(['message', 'error']);
    job.finish();
  });

  it('needs a key', async () => {
    expect((await caller(service, 'unknown').get(`${generic.prefix}/x/stream`)).status).toBe(401);
  });
});

describe('an abandoned stream', () => {
  /** A stream of a number that the test controls. */
  function countingStream(heartbeatMs = 60_000) {
    const events = createTaskEvents();
    const stop = new AbortController();
    let count = 0;
    const stream = taskStream('t', {
      events,
      heartbeatMs,
      signals: [stop.signal],
      read: async () => ({ event: 'message', data: { count }, isLast: false }),
    });
    const advance = (next: number) => {
      count = next;
      events.publish('t');
    };
    return { events, stop, stream, advance };
  }
  const text = (chunk: { value?: Uint8Array | undefined }) => new TextDecoder().decode(chunk.value);

  it('holds nothing before it is read and nothing after it is cancelled', async () => {
    const { events, stream } = countingStream();
    expect(events.count()).toBe(0);
    const reader = stream.getReader();
    await reader.read();
    expect(events.count()).toBe(1);
    await reader.cancel();
    expect(events.count()).toBe(0);
  });

  it('has one timer while it is read, and none after', async () => {
    vi.useFakeTimers();
    try {
      for (const leave of ['cancel', 'abort'] as const) {
        const { stream, stop } = countingStream();
        const reader = stream.getReader();
        await reader.read();
        expect(vi.getTimerCount()).toBe(1);
        if (leave === 'cancel') await reader.cancel();
        else stop.abort();
        expect(vi.getTimerCount()).toBe(0);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends when its signal aborts, while a read waits', async () => {
    const { events, stream, stop } = countingStream();
    const reader = stream.getReader();
    await reader.read();
    const waiting = reader.read();
    stop.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(events.count()).toBe(0);
  });

  it('ends at once when it is aborted before it is read', async () => {
    const { events, stream, stop } = countingStream();
    stop.abort();
    expect((await stream.getReader().read()).done).toBe(true);
    expect(events.count()).toBe(0);
  });

  it('releases everything when reading the task fails', async () => {
    const events = createTaskEvents();
    const read = () => Promise.reject(new Error('disk'));
    const stream = taskStream('t', { events, heartbeatMs: 60_000, signals: [], read });
    await expect(stream.getReader().read()).rejects.toThrow('disk');
    expect(events.count()).toBe(0);
  });

  it('shows a slow reader the newest state, not the missed ones', async () => {
    const { stream, advance } = countingStream();
    const reader = stream.getReader();
    await reader.read();
    for (let i = 1; i <= 90; i += 1) advance(i);
    expect(text(await reader.read())).toBe('event: message\ndata: {"count":90}\n\n');
    await reader.cancel();
  });

  it('sends heartbeats', async () => {
    const { stream } = countingStream(5);
    const reader = stream.getReader();
    await reader.read();
    expect(text(await reader.read())).toBe(': still here\n\n');
    await reader.cancel();
  });

  it('releases 200 closed connections', async () => {
    const events = createTaskEvents();
    const read = async () => ({ event: 'message' as const, data: {}, isLast: false });
    const port = await serveHttp(
      async ({ signal }) =>
        new Response(taskStream('t', { events, heartbeatMs: 60_000, signals: [signal], read })),
      { host: '127.0.0.1', port: 0 },
    );
    const leave = new AbortController();
    const url = port.origin;
    const open = async () => (await fetch(url, { signal: leave.signal })).body!.getReader().read();
    await Promise.all(Array.from({ length: 200 }, open));
    expect(events.count()).toBe(200);
    leave.abort();
    await expect.poll(() => events.count()).toBe(0);
    await port.close();
  });
});
