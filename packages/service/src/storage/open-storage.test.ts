import { describe, expect, it } from 'vitest';
import type { ServiceOptions } from '../start/service-options.ts';
import { startService } from '../start/start-service.ts';

const database = 'postgres://ann:canary-password@127.0.0.1:1/shared';
const accounts = [{ name: 'a', key: 'k', credits: 0 }] as const;
const fileCredentials = { accessKeyId: 'id', secretAccessKey: 'canary-secret' };
const s3 = 's3://bucket?endpoint=http://127.0.0.1:4';

const refused: readonly [code: string, expected: RegExp, options: ServiceOptions][] = [
  ['bad_options', /database must be a URL like/, { database: 'mysql://x', files: '/f', accounts }],
  [
    'bad_options',
    /database must be a URL like/,
    { database: 'ann:canary-password@host', files: '/f', accounts },
  ],
  ['bad_options', /files must be given with database/, { database, accounts }],
  ['bad_options', /files must be given only together with database/, { files: '/f' }],
  ['bad_options', /role must be all without a database/, { role: 'worker' }],
  [
    'bad_options',
    /role must be all, api or worker/,
    { role: 'boss' as 'api', database, files: '/f', accounts },
  ],
  [
    'bad_options',
    /dataDir must be omitted when database is given/,
    { database, files: '/f', dataDir: '/d', accounts },
  ],
  ['bad_options', /accounts must be given with database/, { database, files: '/f' }],
  ['bad_options', /files must be s3:/, { database, files: 'http://bucket', accounts, fileCredentials }],
  ['bad_options', /files must be s3:/, { database, files: 's3://', accounts, fileCredentials }],
  ['bad_options', /files must be s3:/, { database, files: 's3://b/a%20b', accounts, fileCredentials }],
  [
    'bad_options',
    /without access keys/,
    { database, files: 's3://id:canary-secret@b', accounts, fileCredentials },
  ],
  ['bad_options', /endpoint/, { database, files: 's3://b?endpoint=localhost', accounts, fileCredentials }],
  ['bad_options', /AWS_ACCESS_KEY_ID/, { database, files: s3, accounts }],
  [
    'no_storage',
    /bucket bucket at http:\/\/127\.0\.0\.1:4: connect ECONNREFUSED/,
    { database, files: s3, accounts, fileCredentials },
  ],
];

describe('an invalid storage', () => {
  it.each(refused)('is %s: %s', async (code, expected, options) => {
    const error: Error = await startService(options).then(
      async (service) => {
        await service.stop();
        return new Error('started');
      },
      (cause) => cause,
    );
    expect(error).toMatchObject({ code, message: expect.stringMatching(expected) });
    expect(error.message).not.toContain('canary');
  });
});
