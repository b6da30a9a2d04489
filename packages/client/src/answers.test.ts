import { STATUS_CODES } from 'node:http';
import { remesh } from '@meshwright/contract';
import { sampleOf } from '@meshwright/testing/samples';
import { expect, test } from 'vitest';
import { setting } from './testing/clients.ts';
import { answerWith, bodies, outcome, statuses } from './testing/odd-answers.ts';

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
