import { smallPanel, type Till } from '@meshwright/testing/panel/small-panel';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Panel } from '../panel.ts';
import { messagePipe, type Pipe } from './pipe.ts';
import { portChannel } from './port-channel.ts';
import { type RemotePanel, remotePanel } from './remote-panel.ts';
import { servePanel } from './serve-panel.ts';
import { type SceneHost, sceneHost } from './testing/scene-host.ts';

/** Two ends of a pipe whose frames the test delivers. */
interface ManualPipes {
  readonly ends: readonly [Pipe, Pipe];
  /** Pending frames of each end. */
  readonly under: readonly [unknown[], unknown[]];
  /** Delivers one frame to that end; false when there is none. */
  deliver(end: 0 | 1): boolean;
  /** Disconnects both ends; pending frames are lost. */
  cut(): void;
}

function manualPipes(): ManualPipes {
  const under: [unknown[], unknown[]] = [[], []];
  const listeners: [((frame: unknown) => void)[], ((frame: unknown) => void)[]] = [[], []];
  let cut = () => {};
  let isCut = false;
  const closed = new Promise<void>((resolve) => {
    cut = () => {
      isCut = true;
      under[0].length = 0;
      under[1].length = 0;
      resolve();
    };
  });
  const end = (own: 0 | 1): Pipe => ({
    // Serialized, as in every real pipe.
    post: (frame) => void (isCut || under[own === 0 ? 1 : 0].push(JSON.stringify(frame))),
    subscribe(listener) {
      listeners[own].push(listener);
      return () => {};
    },
    closed,
    close: () => cut(),
  });
  return {
    ends: [end(0), end(1)],
    under,
    deliver(to) {
      const frame = under[to].shift();
      if (frame === undefined) return false;
      for (const listener of listeners[to]) listener(JSON.parse(frame as string));
      return true;
    },
    cut: () => cut(),
  };
}

interface Linked {
  readonly remote: RemotePanel;
  readonly core: Panel;
  cut(): void;
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function linked(host: SceneHost, till: Till): Promise<Linked> {
  const { port1, port2 } = new MessageChannel();
  open.push(() => port1.close());
  const served = servePanel(portChannel(messagePipe(port2)), (remote) => smallPanel(remote, till));
  const [remote, core] = await Promise.all([remotePanel(portChannel(messagePipe(port1)), host), served]);
  return { remote, core, cut: () => port1.close() };
}

const press = (control: string) => ({ do: 'press', control }) as const;

describe('a panel whose core runs elsewhere', () => {
  it('shows the views of the core and sends intents to it', async () => {
    const { remote, core } = await linked(sceneHost(), { paid: 0 });
    expect(remote.view()).toEqual(core.view());
    await remote.send({ do: 'set', control: 'field/prompt', value: 'a chair' });
    expect(remote.view().sections[0]?.controls[0]).toMatchObject({ value: 'a chair' });
    await remote.send({ do: 'select', selection: { id: '1', name: 'Chair', hasMesh: true } });
    expect(remote.view()).toEqual(core.view());
    expect(remote.view().announcement).toBe('selected Chair');
  });

  it('carries out every call of the core in the local host, files included', async () => {
    const host = sceneHost();
    const { remote } = await linked(host, { paid: 0 });
    const steps = ['make', 'job/1/import', 'job/1/show', 'export', 'play', 'save', 'job/1/remove'];
    const seen: string[] = [];
    for (const step of steps) {
      await remote.send(press(step));
      seen.push(remote.view().announcement);
    }
    expect(host.calls).toEqual([
      ...[
        'import asset-1',
        'show asset-1#0',
        'export',
        'play a Idle',
        'save a.txt saved',
        'remove asset-1#0',
      ],
    ]);
    expect(seen).toEqual([
      ...['Job 1 is made.', 'asset-1 stands in the scene.', 'shown: true', 'exported 700000 bytes'],
      ...['exported 700000 bytes', 'downloads/a.txt', 'removed: true'],
    ]);
    expect(JSON.parse(host.kept ?? '')).toEqual({ jobs: [{ id: 1, asset: 'asset-1#0' }] });
  });

  it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 1_000_003])(
    'transfers a file of %i bytes unchanged in both directions',
    async (size) => {
      const { remote, core } = await linked(sceneHost(), { paid: 0 });
      const bytes = new Uint8Array(size).map((_, at) => at * 31);
      const kept = await remote.keep('a.png', bytes);
      expect(kept).toMatchObject({ name: 'a.png', size });
      // Read twice: a sent file is gone once taken.
      for (const read of [core.read, remote.read, remote.read]) {
        expect(Buffer.compare((await read(kept.file))!, bytes)).toBe(0);
      }
      expect(await remote.read('f'.repeat(64))).toBeUndefined();
    },
  );

  it('passes errors on with their code, in both directions', async () => {
    const host = sceneHost();
    host.exportSelection = async () => {
      throw new Error('The disk is full.');
    };
    const { remote } = await linked(host, { paid: 0 });
    await expect(remote.send(press('fail'))).rejects.toMatchObject({
      code: 'refused',
      message: 'It was refused; nothing was paid.',
    });
    await expect(remote.send(press('export'))).rejects.toMatchObject({
      code: 'host_failed',
      message: 'The disk is full.',
    });
    await expect(remote.send(press('nothing'))).rejects.toMatchObject({ code: 'bad_intent' });
  });

  it('does not send the message of an internal core error to the host', async () => {
    const till = { paid: 0 };
    const host = sceneHost();
    const { remote, core } = await linked(host, till);
    core.keep = async () => {
      throw new Error('canary-key');
    };
    const kept = remote.keep('a.png', new Uint8Array(1));
    await expect(kept).rejects.toThrow(/internal error occurred in the panel/);
    await expect(kept).rejects.not.toThrow(/canary/);
  });

  it('reports to the host why it cannot be opened', async () => {
    const { port1, port2 } = new MessageChannel();
    open.push(() => port1.close());
    const served = servePanel(portChannel(messagePipe(port2)), () => Promise.reject(new Error('x')));
    const remote = remotePanel(portChannel(messagePipe(port1)), sceneHost());
    await Promise.all([
      expect(served).rejects.toThrow('x'),
      expect(remote).rejects.toThrow(/internal error occurred in the panel/),
    ]);
  });

  it('rejects all pending work with connection_lost when the channel is lost, at both ends', async () => {
    const host = sceneHost();
    let onImport = () => {};
    const importing = new Promise<void>((resolve) => {
      onImport = resolve;
    });
    host.importAsset = () => {
      onImport();
      return new Promise(() => {});
    };
    const { remote, core, cut } = await linked(host, { paid: 0 });
    await remote.send(press('make'));
    const there = core.send(press('job/1/import'));
    const here = remote.send(press('job/1/import'));
    await importing;
    cut();
    await expect(here).rejects.toMatchObject({ code: 'connection_lost' });
    await expect(there).rejects.toMatchObject({ code: 'connection_lost' });
    await remote.closed;
    await expect(remote.send(press('make'))).rejects.toMatchObject({ code: 'connection_lost' });
    await expect(remote.keep('a', new Uint8Array(1))).rejects.toMatchObject({ code: 'connection_lost' });
    // The drawn view stays.
    expect(remote.view().sections[1]?.controls).toHaveLength(1);
  });

  it('shows the same jobs over a new channel', async () => {
    const host = sceneHost();
    const till = { paid: 0 };
    const first = await linked(host, till);
    await first.remote.send(press('make'));
    await first.remote.send(press('job/1/import'));
    const before = first.remote.view().sections;
    first.cut();
    await first.remote.closed;
    const second = await linked(host, till);
    expect(second.remote.view().sections).toEqual(before);
    expect(till.paid).toBe(1);
  });

  it('closes the core when it is closed', async () => {
    const { remote, core } = await linked(sceneHost(), { paid: 0 });
    await remote.close();
    await expect(remote.send(press('make'))).rejects.toMatchObject({ code: 'closed' });
    await expect.poll(() => core.send(press('make')).catch(({ code }) => code)).toBe('closed');
  });
});

/** Waits for everything due in this turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

type Step = 'make' | 'import' | 'export' | 'keep' | 'core' | 'host' | 'cut';

describe('for any order of messages', () => {
  it('every intent is answered once, runs at most once, and the last view is that of the core', async () => {
    const steps = fc.array(
      fc.constantFrom<Step>('make', 'import', 'export', 'keep', 'core', 'host', 'core', 'host'),
      { maxLength: 60 },
    );
    await assertProperty(
      fc.asyncProperty(steps, fc.option(fc.nat(60)), async (walk, cutAt) => {
        const pipes = manualPipes();
        const host = sceneHost('{"jobs":[{"id":1000}]}');
        host.exportSelection = async () => new Uint8Array(3);
        const till = { paid: 0 };
        const served = servePanel(portChannel(pipes.ends[1]), (remote) => smallPanel(remote, till));
        const opening = remotePanel(portChannel(pipes.ends[0]), host);
        const settled = async <T>(work: Promise<T>): Promise<T> => {
          let over = false;
          const end = () => {
            over = true;
          };
          work.then(end, end);
          while (!over) {
            await turn();
            while (pipes.deliver(0) || pipes.deliver(1));
          }
          return await work;
        };
        const [remote, core] = await settled(Promise.all([opening, served]));
        const results: Promise<string>[] = [];
        const track = (work: Promise<unknown>) =>
          results.push(
            work.then(
              () => 'done',
              (error: { code: string }) => error.code,
            ),
          );
        let made = 0;
        for (const [at, step] of walk.entries()) {
          if (at === cutAt) pipes.cut();
          if (step === 'core') pipes.deliver(1);
          else if (step === 'host') pipes.deliver(0);
          else if (step === 'keep') track(remote.keep('a', new Uint8Array([at])));
          else if (step === 'import') track(remote.send(press('job/1000/import')));
          else {
            if (step === 'make') made += 1;
            track(remote.send(press(step)));
          }
          if (at % 3 === 0) await turn();
        }
        const isCut = cutAt !== null && cutAt < walk.length;
        const answers = await settled(Promise.all(results));
        expect(answers.filter((each) => each !== 'done' && !(isCut && each === 'connection_lost'))).toEqual(
          [],
        );
        if (isCut) {
          expect(till.paid).toBeLessThanOrEqual(made);
        } else {
          expect(till.paid).toBe(made);
          expect(remote.view()).toEqual(core.view());
        }
      }),
      { numRuns: 30 },
    );
  });
});
