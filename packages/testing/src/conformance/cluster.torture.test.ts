import { sections } from '@meshwright/conformance';
import { afterAll, describe, it } from 'vitest';
import { testPostgres } from '../service/postgres.ts';
import { testS3 } from '../service/s3.ts';
import { ownWorld } from './service-under-test.ts';

// All statements on PostgreSQL and S3.

const postgres = await testPostgres();
const s3 = typeof postgres === 'string' ? undefined : await testS3();
let count = 0;
const world = ownWorld(async () => {
  if (typeof postgres === 'string' || !s3) throw new Error(String(postgres));
  count += 1;
  return {
    database: await postgres.database(),
    files: `s3://${s3.bucket}/${count}?endpoint=${s3.endpoint}`,
    fileCredentials: s3.credentials,
  };
});
afterAll(async () => {
  await world.close();
  await s3?.remove();
  if (typeof postgres !== 'string') await postgres.remove();
});

const missing = typeof postgres === 'string' ? ` (skipped: ${postgres})` : '';
describe.skipIf(missing !== '')(`on a cluster${missing}`, () => {
  for (const { title, statements } of sections) {
    describe(title, () => {
      for (const { title, holds } of statements) it(title, () => holds(world));
    });
  }
});
