import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { remesh } from '@meshwright/contract';
import { sampleOf } from '@meshwright/testing/samples';
import { expect, test } from 'vitest';
import { ClientError } from './client-error.ts';
import { canary, setting, timelessSetting } from './testing/clients.ts';
import { expectNoSecrets } from './testing/failure-of.ts';

/** Bodies a proxy, a broken server or an attacker may send. The raw ones write their own headers. */
const bodies: Readonly<Record<string, (status: number, response: ServerResponse, socket: Socket) => void>> = {
  empty: (status, response) => void response.writeHead(status).end(),
  'a page': (status, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(`<html>${canary}</html>`),
  huge: (status, response) => void response.writeHead(status).end(Buffer.alloc(200_000, 'x')),
  'invalid UTF-8': (status, response) =>
    void response.writeHead(status).end(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  'shorter than announced': (status, _, socket) =>
    void socket.end(`HTTP/1.1 ${status} Odd\r\ncontent-length: 100\r\n\r\n{"message":"cut`),
  'longer than announced': (status, _, socket) =>
    void socket.end(`HTTP/1.1 ${status} Odd\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}{}{}`),
  'a message with the key and a signed link': (status, response) =>
    void response
      .writeHead(status)
      .end(JSON.stringify({ message: `key ${canary}, see https://files.example.com/a.glb?sig=1&x=2` })),
  'nested nonsense': (status, response) =>
    void response.writeHead(status).end(JSON.stringify({ message: { a: 1 }, error: null, result: [] })),
  null: (status, response) => void response.writeHead(status).end('null'),
};

/** Every status but 421, which fetch itself repeats. */
const statuses: readonly number[] = Array.from({ length: 500 }, (_, index) => 100 + index).filter(
  (status) => status !== 421,
);

/** Answers with each of these statuses and every body. */
function answerWith(some: readonly number[]): void {
  for (const [what, answer] of Object.entries(bodies)) {
    test(`any status with a body that is ${what} is a typed error or a result, never a crash or a second create`, async () => {
      let status = 0;
      const { client, clock, server } = await timelessSetting((_, response, socket) => {
        // Node refuses to write interim statuses as final ones, so these go out by hand.
        if (status < 200) socket.end(`HTTP/1.1 ${status} Odd\r\n\r\n`);
        else answer(status, response, socket);
      });
      // Too short for a second attempt, so that each status is tested alone.
      const limits = { timeoutMs: 900 };
      for (status of some) {
        const before = server.arrivals.length;
        const created = await clock.run(outcome(client.create(remesh, { input_task_id: 'x' }, limits)));
        const posts = server.arrivals.length - before;
        expect(posts, `POSTs answered with ${status}`).toBe(1);
        const read = await clock.run(outcome(client.retrieve(client.ref(remesh, 'a'), limits)));
        expect(`${status} create: ${created}; read: ${read}`).toMatch(/create: [a-z_]+; read: [a-z_]+$/);
      }
    });
  }
}

/** The error code, or `result`. Any other error is a crash. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'result';
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    // Printing is slow; only these errors have something to hide.
    if (error.message.includes('[key]') || error.message.includes('files.example')) expectNoSecrets(error);
    expect(error.message).not.toMatch(new RegExp(`${canary}|sig=`));
    return error.code;
  }
}

// A few that HTTP gives a meaning, and a few that it does not; in torture all.
answerWith([
  ...sampleOf(
    statuses.filter((status) => status in STATUS_CODES),
    20,
  ),
  ...sampleOf(
    statuses.filter((status) => !(status in STATUS_CODES)),
    5,
  ),
]);

test('fetch itself repeats 421 on a new connection; the deadline ends the call if that hangs', async () => {
  for (const answer of Object.values(bodies)) {
    const { client, server } = await setting((_, response, socket) => answer(421, response, socket));
    const created = await outcome(client.create(remesh, { input_task_id: 'x' }, { timeoutMs: 300 }));
    expect(created).toMatch(/^(refused|unknown_outcome)$/);
    expect(server.arrivals.length).toBeLessThanOrEqual(2);
  }
});

test('an endless response is not read to the end', async () => {
  const part = Buffer.alloc(2 ** 20, ' ');
  let sent = 0;
  const { client } = await setting((_, response) => {
    const more = () => {
      if (response.destroyed) return;
      sent += part.length;
      response.write(part, more);
    };
    response.writeHead(202);
    more();
  });
  expect(await outcome(client.create(remesh, { input_task_id: 'x' }))).toBe('unknown_outcome');
  expect(sent).toBeLessThan(100 * 2 ** 20);
});
