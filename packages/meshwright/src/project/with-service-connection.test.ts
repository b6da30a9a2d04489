import { memoryJournal, type Spending } from '@meshwright/purchase';
import { accountDigest } from '@meshwright/purchase/identity';
import { expect, it } from 'vitest';
import { withServiceConnection } from './with-service-connection.ts';

const key = 'key-of-the-account';

async function sentTo(host: string, boughtWith = key): Promise<string | undefined> {
  const journal = memoryJournal();
  const sending: Spending['sending'] = {
    kind: 'sending',
    purchase: 'p',
    at: 0,
    family: 'remesh',
    request: 'r',
    host,
    account: await accountDigest(boughtWith),
    reserved: 5,
    until: 0,
    run: 'run-1',
  };
  await journal.append(sending);
  const terminal = {
    stdout: { write: () => true },
    stderr: { write: () => true },
    env: { MESHWRIGHT_BASE_URL: 'http://127.0.0.1:8080/openapi', MESHWRIGHT_API_KEY: key },
    cwd: '/',
    signal: new AbortController().signal,
    now: () => 0,
  };
  return withServiceConnection(journal, sending, {}, terminal, async ({ payer }) => payer.host).catch(
    (error: Error) => error.message,
  );
}

it.each(['127.0.0.1:8080', 'localhost:8080', 'LOCALHOST.:8080', '[::1]:8080'])(
  'uses 127.0.0.1:8080 for creates sent to %s',
  async (host) => {
    expect(await sentTo(host)).toBe('localhost:8080');
  },
);

it('leaves creates of another service or key unchanged', async () => {
  expect(await sentTo('localhost:8081')).toMatch(/was sent at localhost:8081: nothing was changed/);
  expect(await sentTo('localhost:8080', 'another')).toMatch(/was sent with another key: nothing was changed/);
});
