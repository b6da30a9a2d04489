import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAccounts } from './accounts-file.ts';

const ann = { name: 'ann', key: 'canary-of-ann', plan: 'pro', credits: 100 };
const eve = {
  name: 'eve',
  key: 'canary-of-eve',
  credits: 5,
  keys: [{ name: 'game', key: 'canary-of-game', monthlyCredits: 5 }],
  webhooks: ['https://hooks.example/canary'],
};
const bob = { name: 'bob', key: 'canary-of-bob', plan: 'free', credits: 0 };
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'accounts-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

it('reads accounts', async () => {
  expect(await readAccounts(await file([ann, bob, eve]))).toEqual([ann, bob, eve]);
});

it.each([
  ['{', 'the file must be a JSON array'],
  ['canary-of-ann', 'the file must be a JSON array'],
  [{}, 'the file must be a JSON array'],
  [[], 'the file must be a JSON array'],
  [[ann, null], '/1 must be an account'],
  [[{ ...ann, name: '' }], '/0/name must be a non-empty string'],
  [
    [ann, { ...bob, plan: 'canary-of-bob' }],
    '/1/plan must be one of free, pro, premium, studio, ultra, enterprise',
  ],
  [[{ ...ann, credits: -1 }], '/0/credits must be a whole number'],
  [
    [{ ...ann, key: 'canary with blanks' }],
    '/0/key must be a string of visible ASCII characters without spaces',
  ],
  [[{ ...ann, 'a/b': 1 }], '/0/a~1b must be removed'],
  [[{ ...eve, keys: 'canary' }], '/0/keys must be a list'],
  [[{ ...eve, keys: [{ ...eve.keys[0], key: 'canary b' }] }], '/0/keys/0/key must be a string'],
  [[{ ...eve, keys: [{ ...eve.keys[0], monthlyCredits: -1 }] }], '/0/keys/0/monthlyCredits must be a whole'],
  [[{ ...eve, keys: [{ ...eve.keys[0], limit: 1 }] }], '/0/keys/0/limit must be removed'],
  [[{ ...eve, webhooks: [1] }], '/0/webhooks must be a list of URLs'],
  [[ann, { ...bob, key: ann.key }], '/1/key must be unique: /0 has the same key'],
])('points at the error in %j, without quoting it', async (content, message) => {
  const reading = readAccounts(await file(content));
  await expect(reading).rejects.toMatchObject({ code: 'bad_input' });
  const error = await reading.catch((reason: Error) => reason);
  expect(String(error)).toContain(message);
  expect(String(error)).not.toContain('canary');
});

it('reports a file that cannot be read', async () => {
  await expect(readAccounts(join(home, 'missing'))).rejects.toMatchObject({ code: 'local_io' });
});

async function file(content: unknown): Promise<string> {
  const path = join(home, 'accounts.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
