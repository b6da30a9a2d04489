import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { type TestS3, testS3 } from '@meshwright/testing/service/s3';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createS3Requests } from '../files/s3-requests.ts';
import { startService } from '../start/start-service.ts';
import { describeUpkeep, startReceiver } from '../testing/upkeep.ts';

// Retention and webhooks on PostgreSQL and S3, for one service and for several.

const postgres = await testPostgres();
const missing = typeof postgres === 'string' ? ` (skipped: ${postgres})` : '';
const s3 = missing === '' ? await testS3() : undefined;
afterAll(async () => {
  await s3?.remove();
  if (typeof postgres !== 'string') await postgres.remove();
});

const lifetimeMs = 3_000;

async function shared(name: string): Promise<{
  readonly options: {
    readonly database: string;
    readonly files: string;
    readonly fileCredentials: TestS3['credentials'];
  };
  readonly files: (task: string) => Promise<string[]>;
}> {
  const { endpoint, bucket, credentials } = s3 as TestS3;
  const requests = createS3Requests({ endpoint, bucket, region: 'us-east-1', prefix: '', ...credentials });
  return {
    options: {
      database: await (postgres as TestPostgres).database(),
      files: `s3://${bucket}/${name}?endpoint=${endpoint}`,
      fileCredentials: credentials,
    },
    async files(task) {
      const keys: string[] = [];
      for await (const key of requests.list(`${name}/`)) if (key.includes(task)) keys.push(key);
      return keys;
    },
  };
}

describe.skipIf(missing !== '')(`services on one database and one bucket${missing}`, () => {
  describeUpkeep(async () => {
    const { options, files } = await shared('one');
    return {
      options: { ...options, resultLifetimeMs: lifetimeMs },
      files,
      // They keep the time of day.
      expire: async () => {},
    };
  });

  it('call a webhook once for each change, and delete expired results, at any number of them', async () => {
    const { options, files } = await shared('several');
    const receiver = await startReceiver();
    const accounts = [{ name: 'a', key: 'k', credits: 10_000, webhooks: [receiver.url] }];
    const common = {
      ...options,
      engine: instantEngine(),
      allowLoopback: true,
      resultLifetimeMs: lifetimeMs,
      port: 0,
    };
    const services = await Promise.all(
      (['api', 'api', 'all', 'worker'] as const).map((role) =>
        startService({ ...common, role, ...(role === 'worker' ? {} : { accounts }) }),
      ),
    );
    const users = services.slice(0, 3).map((service) => caller(service, 'k'));
    const prefix = '/v1/image-to-3d';
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, i) => users[i % 3]!.create(prefix, { image_url: pictureUri })),
    );
    for (const id of ids) expect((await users[0]!.settled(prefix, id)).status).toBe('SUCCEEDED');
    await vi.waitFor(() => expect(receiver.received).toHaveLength(24), { timeout: 30_000 });
    for (const id of ids) {
      const statuses = receiver.received.filter((task) => task.id === id).map(({ status }) => status);
      expect(statuses).toEqual(['IN_PROGRESS', 'SUCCEEDED']);
    }
    for (const id of ids) {
      await vi.waitFor(async () => expect(await files(id)).toEqual([]), { timeout: 30_000 });
    }
    await Promise.all(services.map((service) => service.stop()));
    await receiver.close();
  });
});
