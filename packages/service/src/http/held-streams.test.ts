import { once } from 'node:events';
import { connect } from 'node:net';
import { samples } from '@meshwright/testing/samples';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import {
  type ManualEngine,
  type ManualJob,
  manualEngine,
  pictureUri,
} from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';

const prefix = '/v1/image-to-3d';
const most = 40;

let engine: ManualEngine;
let service: Service;
let user: Caller;
let job: ManualJob;
let path: string;
beforeAll(async () => {
  engine = manualEngine();
  service = await startService({
    port: 0,
    engine,
    workers: 1,
    maxStreams: most,
    accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
  });
  user = caller(service, 'k');
  path = `${prefix}/${await user.create(prefix, { image_url: pictureUri })}/stream`;
  job = await engine.next();
});
afterAll(() => service.stop());

/** Opens a stream and reads its first frame. */
async function open(signal: AbortSignal): Promise<number> {
  const headers = { Authorization: 'Bearer k' };
  const response = await fetch(service.baseUrl + path, { headers, signal });
  await response.body?.getReader().read();
  return response.status;
}

describe('held and dropped streams', () => {
  const rounds = samples(2);
  it(`release all their slots, ${rounds} times ${most} of them`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      // The service notices each end when its connection has closed; then all slots are free again.
      await expect.poll(room).toBe(most);
    }
  });

  it('that are not read delay no other request', async () => {
    const { port, host } = new URL(service.baseUrl);
    const mute = connect({ port: Number(port), host: '127.0.0.1' });
    await once(mute, 'connect');
    mute.pause();
    mute.write(`GET /openapi${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer k\r\n\r\n`);
    const seen: unknown[] = [];
    let percent = 0;
    for await (const { data } of user.frames(path)) {
      seen.push(data.progress);
      percent += 1;
      if (percent < 100) job.context.progress(percent);
      else job.finish();
    }
    expect(seen).toEqual([...Array.from({ length: 100 }, (_, i) => i), 100]);
    mute.destroy();
  });
});

/** Returns how many streams can be opened now; tries one more than allowed. */
async function room(): Promise<number> {
  const leave = new AbortController();
  const statuses = await Promise.all(Array.from({ length: most + 1 }, () => open(leave.signal)));
  leave.abort();
  return statuses.filter((status) => status === 200).length;
}
