import { keycapBuild, remesh } from '@meshwright/contract';
import { describe, expect, test } from 'vitest';
import { timelessSetting } from '../testing/clients.ts';
import { expectCode } from '../testing/failure-of.ts';
import { reply, type Script } from '../testing/fault-server.ts';

const task = (status: string, more: object = {}) => ({ id: 'a-task', status, progress: 0, ...more });
const looks = (...tasks: (object | undefined)[]): Script =>
  (() => {
    let look = 0;
    return (_, response) => {
      const next = tasks[Math.min(look++, tasks.length - 1)];
      if (next) reply(response, 200, next);
      else reply(response, 404, { message: 'no such task' });
    };
  })();
const answers = (...scripts: Script[]): Script =>
  (() => {
    let request = 0;
    return (arrival, response, socket) =>
      scripts[Math.min(request++, scripts.length - 1)]?.(arrival, response, socket);
  })();
const deleted: Script = (_, response) => void response.writeHead(200).end();
const canceled: Script = (_, response) => void response.writeHead(204).end();
const status =
  (code: number): Script =>
  (_, response) =>
    reply(response, code, { message: 'because' });
const lost: Script = (_, __, socket) => void socket.destroy();

interface Case {
  readonly what: string;
  readonly look: Script;
  readonly remove: Script;
  readonly expected: object;
  readonly deletes: number;
}

const generic: readonly Case[] = [
  {
    what: 'a PENDING task is removed and refunded',
    look: looks(task('PENDING')),
    remove: deleted,
    expected: { outcome: 'removed', refunded: true },
    deletes: 1,
  },
  {
    what: 'a finished task is removed without refund',
    look: looks(task('SUCCEEDED')),
    remove: deleted,
    expected: { outcome: 'removed', refunded: false, task: { status: 'SUCCEEDED' } },
    deletes: 1,
  },
  {
    what: 'a task of unknown status: the refund is unknown',
    look: looks(task('PAUSED')),
    remove: deleted,
    expected: { outcome: 'removed', refunded: 'unknown' },
    deletes: 1,
  },
  {
    what: 'a running task goes on: 409 is an outcome, and not repeated',
    look: looks(task('IN_PROGRESS')),
    remove: status(409),
    expected: { outcome: 'task_running', refunded: false },
    deletes: 1,
  },
  {
    what: 'a lost answer is looked into: the task is gone',
    look: looks(task('PENDING'), undefined),
    remove: lost,
    expected: { outcome: 'removed', refunded: true },
    deletes: 1,
  },
  {
    what: 'a lost answer is looked into: the task still exists, so the request is repeated',
    look: looks(task('PENDING'), task('PENDING')),
    remove: answers(lost, deleted),
    expected: { outcome: 'removed', refunded: true },
    deletes: 2,
  },
  {
    what: 'a removal that landed after the look is not an error the second time',
    look: looks(task('PENDING'), task('PENDING'), undefined),
    remove: answers(status(502), status(404)),
    expected: { outcome: 'removed', refunded: true },
    deletes: 2,
  },
  {
    what: '429 is waited out',
    look: looks(task('SUCCEEDED')),
    remove: answers(status(429), deleted),
    expected: { outcome: 'removed' },
    deletes: 2,
  },
];

const lab: readonly Case[] = [
  {
    what: 'a PENDING task is canceled and refunded',
    look: looks(task('PENDING'), task('CANCELED', { consumed_credits: 0 })),
    remove: canceled,
    expected: { outcome: 'canceled', refunded: true, task: { status: 'CANCELED' } },
    deletes: 1,
  },
  {
    what: 'a running task is canceled without refund',
    look: looks(task('IN_PROGRESS'), task('CANCELED', { consumed_credits: 50 })),
    remove: canceled,
    expected: { outcome: 'canceled', refunded: false },
    deletes: 1,
  },
  {
    what: 'one that started between look and cancel: the refund is unknown',
    look: looks(task('PENDING'), task('CANCELED', { consumed_credits: 50, started_at: 5 })),
    remove: canceled,
    expected: { outcome: 'canceled', refunded: 'unknown' },
    deletes: 1,
  },
  {
    what: 'a finished task sends no cancel',
    look: looks(task('SUCCEEDED')),
    remove: canceled,
    expected: { outcome: 'already_finished', refunded: false },
    deletes: 0,
  },
  {
    what: 'one that finished between look and cancel: 400 is an outcome',
    look: looks(task('IN_PROGRESS'), task('SUCCEEDED')),
    remove: status(400),
    expected: { outcome: 'already_finished', refunded: false, task: { status: 'SUCCEEDED' } },
    deletes: 1,
  },
  {
    what: '500 leaves the outcome unknown until the task is read again: canceled',
    look: looks(task('PENDING'), task('CANCELED', { consumed_credits: 0 })),
    remove: status(500),
    expected: { outcome: 'canceled', refunded: true },
    deletes: 1,
  },
  {
    what: '500 leaves the outcome unknown until the task is read again: not canceled, so the request is repeated',
    look: looks(task('PENDING'), task('PENDING'), task('CANCELED')),
    remove: answers(status(500), canceled),
    expected: { outcome: 'canceled', refunded: true },
    deletes: 2,
  },
  {
    what: 'a look that fails after the service agreed does not change the outcome',
    look: looks(task('IN_PROGRESS'), undefined),
    remove: canceled,
    expected: { outcome: 'canceled', refunded: false },
    deletes: 1,
  },
  {
    what: 'a cancel that landed late is still ours',
    look: looks(task('PENDING'), task('PENDING'), task('CANCELED', { consumed_credits: 0 })),
    remove: answers(lost, status(400)),
    expected: { outcome: 'canceled', refunded: true },
    deletes: 2,
  },
];

for (const [kind, family, cases] of [
  ['delete', remesh, generic],
  ['cancel', keycapBuild, lab],
] as const) {
  describe(`families that ${kind}`, () => {
    for (const { what, look, remove, expected, deletes } of cases) {
      test(what, async () => {
        const { client, clock, server } = await timelessSetting((arrival, response, socket) =>
          (arrival.method === 'DELETE' ? remove : look)(arrival, response, socket),
        );
        expect(await clock.run(client.remove(client.ref(family, 'a-task')))).toMatchObject(expected);
        expect(server.arrivals.filter(({ method }) => method === 'DELETE')).toHaveLength(deletes);
      });
    }
  });
}

test('a task that never existed is not_found', async () => {
  const { client } = await timelessSetting(status(404));
  await expectCode(client.remove(client.ref(remesh, 'a-task')), 'not_found');
});

test('400 for a running task is an error', async () => {
  const { client } = await timelessSetting(({ method }, response) =>
    method === 'DELETE'
      ? reply(response, 400, { message: 'why not' })
      : reply(response, 200, task('PENDING')),
  );
  await expectCode(client.remove(client.ref(keycapBuild, 'a-task')), 'bad_request');
});
