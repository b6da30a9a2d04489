import { createHash } from 'node:crypto';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controller } from '../../control/testing/controller.ts';
import { type Service, startService } from '../../start/start-service.ts';

const keycap = '/creative-lab/keycap/v1/prototype';
const picture = Buffer.from(pictureUri.slice(pictureUri.indexOf(',') + 1), 'base64');
const other = Buffer.concat([picture, Buffer.from('more')]);
const uri = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let service: Service;
let user: Caller;
beforeAll(async () => {
  service = await startService({
    engine: instantEngine(),
    workers: 1,
    flagged: new Map([
      [sha256(picture), 'nsfw'],
      [sha256(other), 'ip'],
    ]),
    accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

describe('a picture on the list of this service', () => {
  it.each([
    ['400 where one is not safe for work', picture, 400],
    ['403 where one is property', other, 403],
    ['202 where its bytes are others', Buffer.concat([picture, Buffer.from('!')]), 202],
  ])('%s', async (_, bytes, status) => {
    const before = await user.balance();
    expect((await user.post(keycap, { image_url: uri(bytes) })).status).toBe(status);
    if (status !== 202) expect(await user.balance()).toBe(before);
  });

  it('passes a family that screens only on request', async () => {
    expect((await user.post('/v1/image-to-3d', { image_url: uri(picture) })).status).toBe(202);
    const screened = await user.post('/v1/image-to-3d', { image_url: uri(picture), moderation: true });
    expect(screened.status).toBe(400);
  });
});

describe('a task marked slow or to fail', () => {
  it('waits by the service clock, occupies no worker meanwhile, and is refunded when it fails', async () => {
    const { post } = controller(service);
    await post('/clock', { mode: 'frozen' });
    const create = (prompt: string) => user.create('/v2/text-to-3d', { mode: 'preview', prompt });
    const slow = await create('a crate [[slow 9m]]');
    const quick = await create('a crate');
    expect((await user.settled('/v2/text-to-3d', quick)).status).toBe('SUCCEEDED');
    expect((await user.get(`/v2/text-to-3d/${slow}`)).body.status).toBe('IN_PROGRESS');
    await post('/clock/advance', { ms: 9 * 60_000 });
    expect((await user.settled('/v2/text-to-3d', slow)).status).toBe('SUCCEEDED');
    const failed = await user.settled('/v2/text-to-3d', await create('a crate [[fail]]'));
    expect(failed).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
  });
});
