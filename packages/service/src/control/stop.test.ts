import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';
import { controller } from './testing/controller.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = [{ name: 'a', key: 'k', credits: 1000 }] as const;

it('leaves no timer and no socket when it stops during faults', async () => {
  const open = () => process.getActiveResourcesInfo().filter((name) => /^(Timeout|TCP)/.test(name)).length;
  const before = open();
  const own = await startService({ accounts, engine: instantEngine(), workers: 1 });
  const [a, c] = [caller(own, 'k'), controller(own)];
  await c.faults([
    { when: { nth: 1 }, fault: { kind: 'stuck_task' } },
    { when: { nth: 1 }, fault: { kind: 'slow_task', ms: 10_000_000 } },
    { when: { route: 'list' }, fault: { kind: 'delay', ms: 10_000_000 } },
    { when: { route: 'stream' }, fault: { kind: 'mute_stream', frames: 1 } },
  ]);
  const id = await a.create(prefix, body);
  const waiting = a.get(prefix).catch(() => 'refused');
  const frames = a.frames(`${prefix}/${id}/stream`);
  await frames.next();
  const muted = frames.next();
  await own.stop();
  expect(await waiting).toBe('refused');
  expect((await muted).done).toBe(true);
  expect(open()).toBeLessThanOrEqual(before);
});
