import { createHash } from 'node:crypto';
import { seed } from '@meshwright/testing/random';
import { afterAll, describe, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { testPostgres } from '../service/postgres.ts';
import { testS3 } from '../service/s3.ts';
import { sections } from './sections.ts';
import { createWorld } from './service-under-test.ts';

// Runs the statements on PostgreSQL, pg-boss and S3: all of them in the full form, one in twelve in the short one.
// Servers and processes start here, so the time limits are long for busy machines.

const postgres = await testPostgres();
const s3 = typeof postgres === 'string' ? undefined : await testS3();
let count = 0;
const world = createWorld(async () => {
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

const drawn = sections
  .map(({ title, statements }) => ({
    title,
    statements: statements.filter(({ title }) => full || isDrawn(title)),
  }))
  .filter(({ statements }) => statements.length > 0);

if (typeof postgres === 'string') console.info(`not run: ${postgres}`);
describe.skipIf(typeof postgres === 'string')(`on a cluster (seed ${seed})`, () => {
  describe.each(drawn)('$title', ({ statements }) => {
    it.each(statements)('$title', ({ holds }) => holds(world));
  });
});

function isDrawn(title: string): boolean {
  return createHash('sha256').update(`${seed} ${title}`).digest().readUInt32BE() % 12 === 0;
}
