import { randomUUID } from 'node:crypto';
import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobInput } from '../job/job.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { comfyui } from './comfyui/comfyui.ts';
import { httpBackend } from './http-backend.ts';
import { hunyuan3d } from './hunyuan3d.ts';
import { fakeComfyui, pictureSlots, workflow } from './testing/fake-comfyui.ts';
import { fakeContract } from './testing/fake-contract.ts';
import { fakeHunyuan3d } from './testing/fake-hunyuan3d.ts';
import type { FakeServer, Sabotage } from './testing/fake-server.ts';
import { virtualTime } from './testing/virtual-time.ts';

// Rules that all backends share, tested against fakes of their protocols that misbehave.

const knot = knotDocument(24, 8);
const model = await writeGlb(knot);
const picture = new Uint8Array(
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#c33' } })
    .png()
    .toBuffer(),
);
const token = 'canary-token';

interface Subject {
  readonly server: FakeServer;
  readonly backend: Backend;
}

const subjects: Readonly<Record<string, Protocol>> = {
  comfyui: {
    phases: { upload: /^\/upload/, start: /^\/prompt/, wait: /^\/history/, file: /^\/view/ },
    async open(options, { bytes = model, isEndless = false } = {}) {
      const server = await fakeComfyui();
      server.output = bytes;
      if (isEndless) server.rounds = Number.POSITIVE_INFINITY;
      const given = { ...options, baseUrl: server.url, workflow, slots: pictureSlots, newId: randomUUID };
      return { server, backend: comfyui(given) };
    },
    stops: { path: /^\/interrupt/, phases: ['start', 'wait'] },
  },
  hunyuan3d: {
    phases: { start: /^\/send/, wait: /^\/status/ },
    async open(options, { bytes = model, isEndless = false } = {}) {
      const server = await fakeHunyuan3d();
      server.model = bytes;
      if (isEndless) server.rounds = Number.POSITIVE_INFINITY;
      return { server, backend: hunyuan3d({ ...options, baseUrl: server.url, version: '2' }) };
    },
  },
  http: {
    phases: { start: /^\/jobs$/, wait: /^\/jobs\/[^/]+$/, file: /\/files\// },
    async open(options, { bytes = model, isEndless = false } = {}) {
      const server = await fakeContract();
      server.files = { 'a model.glb': bytes };
      if (isEndless) server.rounds = Number.POSITIVE_INFINITY;
      return { server, backend: httpBackend({ ...options, baseUrl: server.url }) };
    },
    stops: { path: /^\/jobs\/job-1$/, phases: ['start', 'wait', 'file'] },
  },
};

interface Protocol {
  /** Requests by purpose. */
  readonly phases: Readonly<Record<string, RegExp>>;
  open(
    options: Omit<BackendOptions, 'baseUrl'>,
    what?: { readonly bytes?: Uint8Array; readonly isEndless?: boolean },
  ): Promise<Subject>;
  /** The request that ends work on the server, and the phases with work to end. */
  readonly stops?: { readonly path: RegExp; readonly phases: readonly string[] };
}

let time: ReturnType<typeof virtualTime>;
let opened: Subject[];
let stop: AbortController;
beforeEach(() => {
  time = virtualTime();
  opened = [];
  stop = new AbortController();
});
afterEach(async () => {
  for (const { backend, server } of opened) {
    time.advance(10_000);
    await backend.close();
    await server.close();
  }
});

async function open(
  protocol: Protocol,
  ...[what]: Parameters<Protocol['open']> extends [unknown, (infer W)?] ? [W?] : never
): Promise<Subject> {
  const options = { token, timeoutMs: 20_000, maxBytes: 100_000, sleep: time.sleep };
  const subject = await protocol.open(options, what);
  opened.push(subject);
  return subject;
}

function input(request: JobInput['request'] = {}): JobInput {
  const files = { image: { name: 'image', bytes: picture } };
  return { family: 'image-to-3d', request: { should_remesh: false, ...request }, files, seed: 7 };
}

function run({ backend }: Subject, job = input(), progress: (percent: number) => void = () => {}) {
  return backend.run(job, { progress, signal: stop.signal, thumbnailSize: 64 });
}

/** Returns the error of a run and its texts for users of the API and for the operator. */
async function failure(work: Promise<unknown>) {
  const error = (await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )) as Error & { code?: string };
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return { code: error.code, user: error.message, operator: cause };
}

describe.each(Object.entries(subjects))('%s', (_, protocol) => {
  it("returns the server's model in all requested formats, with thumbnails and no stand-in mark", async () => {
    const subject = await open(protocol);
    const seen: number[] = [];
    const formats = ['glb', 'obj', 'stl', 'usdz'];
    const job = input({ target_formats: formats, alpha_thumbnail: true });
    const { files, result, standIn } = await run(subject, job, (percent) => seen.push(percent));
    expect(Object.keys(result.model_urls as object)).toEqual(expect.arrayContaining(formats));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['thumbnail.png', 'thumbnail_alpha.png']));
    expect(standIn).toBeUndefined();
    const [before, after] = [knot, await readModel({ name: '', bytes: files['model.glb']! })].map(
      (document) => measure(documentCorners(document), 1e-5),
    );
    expect(after).toMatchObject({ triangles: before!.triangles });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
    expect(subject.server.received.every(({ headers }) => headers.authorization === `Bearer ${token}`)).toBe(
      true,
    );
    expect(subject.server.received.some(({ headers }) => 'origin' in headers)).toBe(false);
  });

  it('simplifies and places the model as requested', async () => {
    const subject = await open(protocol);
    const job = input({
      should_remesh: true,
      target_polycount: 150,
      auto_size: true,
      target_formats: ['glb'],
    });
    const { files } = await run(subject, job);
    const measured = measure(
      documentCorners(await readModel({ name: '', bytes: files['model.glb']! })),
      1e-5,
    );
    expect(measured.triangles).toBeLessThanOrEqual(150);
    expect([measured.min[1], measured.max[1]]).toEqual([expect.closeTo(0, 4), expect.closeTo(1, 4)]);
  });

  const codes: Readonly<Record<Sabotage, readonly string[]>> = {
    drop: ['backend_unreachable'],
    'half an answer': ['backend_unreachable'],
    'http 500': ['backend_failed'],
    '404 with JSON': ['backend_refused'],
    redirect: ['backend_refused'],
    'a page': ['backend_unusable'],
    'a body without end': ['backend_unusable'],
    silence: ['timed_out'],
  };
  const hostile = Object.keys(protocol.phases).flatMap((phase) =>
    Object.entries(codes).map(([how, expected]) => [phase, how as Sabotage, expected] as const),
  );
  it.each(hostile)(
    'in phase %s, %s ends the task with the documented error',
    async (phase, how, expected) => {
      const subject = await open(protocol);
      const path = protocol.phases[phase]!;
      subject.server.spoil(path, how);
      const failed = failure(run(subject));
      if (how === 'silence') {
        await subject.server.seen(phase === 'wait' || phase === 'file' ? 'GET' : 'POST', path);
        time.advance(20_000);
      }
      const { code, user, operator } = await failed;
      expect(expected).toContain(code);
      expect(user).toMatch(/^run image-to-3d: .* try again/);
      expect(operator).not.toBe('');
      expect(user + operator).not.toContain(token);
      expect(user).not.toMatch(/127\.0\.0\.1|inner trouble/);
      expect(subject.server.received.some((one) => one.path === '/elsewhere')).toBe(false);
    },
  );

  it('tolerates occasional lost connections while it polls', async () => {
    const subject = await open(protocol);
    subject.server.spoil(protocol.phases.wait!, 'drop', 3);
    expect(await run(subject)).toMatchObject({ result: { model_urls: { glb: 'model.glb' } } });
  });

  it('the deadline ends work that never finishes', async () => {
    const subject = await open(protocol, { isEndless: true });
    expect(await failure(run(subject))).toMatchObject({
      code: 'timed_out',
      user: expect.stringMatching(/within 20 s.*timeoutSeconds/),
    });
  });

  it('an unreachable server is reported to the operator with its address', async () => {
    const subject = await open(protocol);
    await subject.server.close();
    const { code, user, operator } = await failure(run(subject));
    expect(code).toBe('backend_unreachable');
    expect(operator).toContain(new URL(subject.server.url).host);
    expect(user).not.toContain('127.0.0.1');
  });

  const damaged: [string, Uint8Array, RegExp][] = [
    ['cut off', model.subarray(0, model.length / 2), /is cut off: \d+ of \d+ bytes/],
    ['a page', Buffer.from('\n<html><body>Please sign in</body></html>'), /web page: ".*sign in/],
    ['empty', new Uint8Array(), /empty/],
    ['noise', Buffer.alloc(5000, 0xa5), /format is unknown/],
    ['a GLB without a mesh', glb({ asset: { version: '2.0' } }), /cannot be read|no triangles/],
    ['too large', Buffer.alloc(3_000_000), /longer than \d+ bytes/],
  ];
  it.each(damaged)('a model that is %s is not delivered', async (__, bytes, reason) => {
    const subject = await open(protocol, { bytes });
    const { code, user, operator } = await failure(run(subject, input({ should_remesh: true })));
    expect([code, operator]).toEqual(['backend_unusable', expect.stringMatching(reason)]);
    expect(user).not.toContain('127.0.0.1');
  });

  it.each(Object.entries(protocol.phases))(
    'an abort in phase %s ends the exchange and the work on the server',
    async (phase, path) => {
      const subject = await open(protocol);
      const release = subject.server.hold(path);
      const failed = failure(run(subject));
      await subject.server.seen(phase === 'wait' || phase === 'file' ? 'GET' : 'POST', path);
      stop.abort();
      expect(await failed).toMatchObject({ code: 'aborted' });
      release();
      await subject.backend.close();
      const stopped = subject.server.received.filter(
        ({ method, path: requestPath }) => method !== 'GET' && protocol.stops?.path.test(requestPath),
      );
      expect(stopped).toHaveLength(protocol.stops?.phases.includes(phase) ? 1 : 0);
    },
  );

  it('waits at most ten seconds for aborted work to end', async () => {
    const subject = await open(protocol, { isEndless: true });
    subject.server.spoil(/./, 'silence');
    const failed = failure(run(subject));
    await subject.server.seen('POST', /./);
    stop.abort();
    expect(await failed).toMatchObject({ code: 'aborted' });
    time.advance(10_000);
    await subject.backend.close();
  });

  it('sends nothing when aborted before the start', async () => {
    const subject = await open(protocol);
    stop.abort();
    expect(await failure(run(subject))).toMatchObject({ code: 'aborted' });
    expect(subject.server.received).toEqual([]);
  });

  it('reports the families it does not support', async () => {
    const { backend } = await open(protocol);
    expect(backend.missing('image-to-3d', { target_formats: ['glb'] })).toBeNull();
    expect(backend.missing('rigging', {})).toMatch(/rigging|pictures only/);
  });
});

/** Returns a GLB with this JSON and no binary chunk. */
function glb(json: object): Uint8Array {
  const text = Buffer.from(JSON.stringify(json).padEnd(64));
  const bytes = Buffer.alloc(20 + text.length);
  bytes.write('glTF', 0, 'latin1');
  for (const [i, value] of [2, bytes.length, text.length, 0x4e4f534a].entries())
    bytes.writeUInt32LE(value, 4 + i * 4);
  text.copy(bytes, 20);
  return bytes;
}
