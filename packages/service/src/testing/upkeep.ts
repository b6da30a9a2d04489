import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, modelUri, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine-port.ts';
import type { ServiceOptions } from '../start/service-options.ts';
import { type Service, startService } from '../start/start-service.ts';

/** A place for the state of a service, and the ways that a test looks into it. */
export interface UpkeepPlace {
  readonly options: Partial<ServiceOptions>;
  /** Returns the paths of the stored files of a task. */
  files(task: string): Promise<readonly string[]>;
  /** Lets the results of ended tasks expire. */
  expire(service: Service): Promise<void>;
}

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string;
  /** The task objects that arrived, in order. */
  readonly received: Record<string, unknown>[];
  readonly headers: IncomingHttpHeaders[];
  /** Status of its answers; null answers nothing. @default 200 */
  status: number | null;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    // A delivery that is cut off has not arrived.
    text(request).then(
      (body) => {
        self.received.push(JSON.parse(body));
        self.headers.push(request.headers);
        if (self.status !== null) response.writeHead(self.status, { Location: '/elsewhere' }).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const self: Receiver = {
    url: `http://127.0.0.1:${port}/hooks?token=canary-of-the-receiver`,
    received: [],
    headers: [],
    status: 200,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

/** An engine whose remeshes wait for the test, while all other jobs end at once. */
function heldEngine(): { readonly engine: Engine; release(): void } {
  const instant = instantEngine();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    engine: {
      ...instant,
      async run(input, context) {
        if (input.family === 'remesh') {
          await new Promise<void>((resolve, reject) => {
            context.signal.addEventListener('abort', () => reject(new Error('stopped')));
            void released.then(resolve);
          });
        }
        return await instant.run(input, context);
      },
    },
  };
}

const prefix = '/v1/image-to-3d';
const picture = { image_url: pictureUri };

/** The rules of retention and webhooks, which hold wherever the state is. */
export function describeUpkeep(openPlace: () => Promise<UpkeepPlace>): void {
  const started: Service[] = [];
  let place: UpkeepPlace;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((service) => service.stop()));
  });

  async function start(options: Partial<ServiceOptions> = {}): Promise<{ service: Service; user: Caller }> {
    const service = await startService({
      port: 0,
      engine: instantEngine(),
      allowLoopback: true,
      accounts: [
        { name: 'a', key: 'k', credits: 100_000 },
        { name: 'kept', key: 'k-kept', credits: 100_000, plan: 'enterprise' },
      ],
      ...place.options,
      ...options,
    });
    started.push(service);
    return { service, user: caller(service, 'k') };
  }

  const filesAreGone = (task: string) =>
    vi.waitFor(async () => expect(await place.files(task)).toEqual([]), { timeout: 20_000 });

  describe('expired results', () => {
    it('are deleted; the task stays, its links are expired, and it is no source any more', async () => {
      const { service, user } = await start();
      const id = await user.create(prefix, picture);
      const task = await user.settled(prefix, id);
      expect((await place.files(id)).length).toBeGreaterThan(0);
      await place.expire(service);
      await filesAreGone(id);
      expect((await user.get(`${prefix}/${id}`)).body).toEqual(task);
      const link = await fetch((task.model_urls as { glb: string }).glb);
      expect([link.status, await link.json()]).toMatchObject([403, { message: /expired/ }].map(matching));
      const before = await user.balance();
      for (const [path, body, status] of [
        ['/v1/remesh', { input_task_id: id }, 400],
        ['/v1/uv-unwrap', { input_task_id: id }, 404],
      ] as const) {
        const refused = await user.post(path, body);
        expect([path, refused.status]).toEqual([path, status]);
        expect(refused.body.message).toMatch(
          /input_task_id: the files of this task expired on .*no longer kept/,
        );
      }
      expect(await user.balance()).toBe(before);
    });

    it('stay on the Enterprise plan', async () => {
      const { service, user } = await start();
      const owner = caller(service, 'k-kept');
      const kept = await owner.create(prefix, picture);
      const task = await owner.settled(prefix, kept);
      const other = await user.create(prefix, picture);
      await user.settled(prefix, other);
      await place.expire(service);
      await filesAreGone(other);
      expect((await fetch((task.model_urls as { glb: string }).glb)).status).toBe(200);
      await owner.create('/v1/remesh', { input_task_id: kept });
    });

    it('are not taken from a task that waits or runs: it keeps what it was created with', async () => {
      const { engine, release } = heldEngine();
      const { service, user } = await start({ engine, workers: 1 });
      const source = await user.create(prefix, picture);
      await user.settled(prefix, source);
      const [running, waiting] = [
        await user.create('/v1/remesh', { input_task_id: source }),
        await user.create('/v1/remesh', { input_task_id: source }),
      ];
      await place.expire(service);
      await filesAreGone(source);
      release();
      for (const id of [running, waiting]) {
        expect((await user.settled('/v1/remesh', id!)).status).toBe('SUCCEEDED');
      }
    });

    it('take the kept input of an analysis with them', async () => {
      const { service, user } = await start();
      const path = '/v1/print/analyze';
      const id = await user.create(path, { model_url: modelUri });
      await user.settled(path, id);
      expect((await place.files(id)).length).toBeGreaterThan(0);
      await place.expire(service);
      await filesAreGone(id);
      const refused = await user.post('/v1/print/repair', { input_task_id: id });
      expect([400, 404]).toContain(refused.status);
      expect(refused.body.message).toMatch(/no longer kept/);
    });
  });

  describe('webhooks', () => {
    let receiver: Receiver;
    beforeAll(async () => {
      receiver = await startReceiver();
    });
    afterEach(() => {
      receiver.received.length = 0;
      receiver.status = 200;
    });
    afterAll(() => receiver.close());

    const accounts = () => [{ name: 'a', key: 'k', credits: 100_000, webhooks: [receiver.url] }];
    const statuses = (id: string) =>
      receiver.received.filter((task) => task.id === id).map(({ status }) => status);

    it('receive each change of status as the task object, in order', async () => {
      const { user } = await start({ accounts: accounts() });
      const id = await user.create(prefix, picture);
      const task = await user.settled(prefix, id);
      await vi.waitFor(() => expect(statuses(id)).toEqual(['IN_PROGRESS', 'SUCCEEDED']), { timeout: 20_000 });
      expect(receiver.received.at(-1)).toEqual(task);
      expect(receiver.headers[0]).toMatchObject({ 'content-type': 'application/json' });
    });

    it('receive a failure with its refund', async () => {
      const instant = instantEngine();
      const engine: Engine = {
        ...instant,
        run: async () => {
          throw new Error('It cannot be made.');
        },
      };
      const { user } = await start({ accounts: accounts(), engine });
      const id = await user.create(prefix, picture);
      await vi.waitFor(() => expect(statuses(id)).toEqual(['IN_PROGRESS', 'FAILED']), { timeout: 20_000 });
      expect(receiver.received.at(-1)).toMatchObject({
        task_error: { message: 'It cannot be made.' },
        consumed_credits: 0,
      });
    });

    it('receive a cancel', async () => {
      const { engine, release } = heldEngine();
      const { user } = await start({ accounts: accounts(), engine, workers: 1 });
      await user.create('/v1/remesh', { model_url: modelUri });
      const lab = '/creative-lab/keycap/v1/prototype';
      const id = await user.create(lab, { image_url: pictureUri });
      expect((await user.remove(`${lab}/${id}`)).status).toBe(204);
      await vi.waitFor(() => expect(statuses(id)).toEqual(['CANCELED']), { timeout: 20_000 });
      release();
    });

    it('receive after the next start what could not be sent before', async () => {
      receiver.status = null;
      const { service, user } = await start({ accounts: accounts() });
      const id = await user.create(prefix, picture);
      await user.settled(prefix, id);
      await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
      await service.stop();
      started.length = 0;
      receiver.received.length = 0;
      receiver.status = 302;
      await start({ accounts: accounts() });
      await vi.waitFor(() => expect(statuses(id)).toEqual(['IN_PROGRESS', 'SUCCEEDED']), { timeout: 20_000 });
    });

    it('never see the task of another account', async () => {
      const [mine] = accounts();
      const both = [mine!, { name: 'other', key: 'k-other', credits: 1_000 }];
      const { service, user } = await start({ accounts: both });
      const other = caller(service, 'k-other');
      const foreign = await other.create(prefix, picture);
      await other.settled(prefix, foreign);
      const id = await user.create(prefix, picture);
      await vi.waitFor(() => expect(statuses(id)).toHaveLength(2), { timeout: 20_000 });
      expect(statuses(foreign)).toEqual([]);
    });
  });
}

function matching(part: number | { readonly message: RegExp }): unknown {
  return typeof part === 'number' ? part : { message: expect.stringMatching(part.message) };
}
