import { taskRef } from '@meshwright/client';
import { textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import type { BuyTask } from './buy-task.ts';
import { oncePerKey } from './once-per-key.ts';

const knight = { mode: 'preview', prompt: 'a knight' };

function counted() {
  const sent: unknown[] = [];
  const buy: BuyTask = async (_, body, { signal }) => {
    sent.push(body);
    await Promise.resolve();
    if (signal.aborted) throw signal.reason;
    return taskRef(textTo3d, String(sent.length));
  };
  return { sent, buy: oncePerKey(buy) };
}

it('sends one create for concurrent purchases under one key, and another one for another key or body', async () => {
  const { sent, buy } = counted();
  const { signal } = new AbortController();
  const made = await Promise.all([
    buy(textTo3d, knight, { signal, idempotencyKey: 'a' }),
    buy(textTo3d, { ...knight }, { signal, idempotencyKey: 'a' }),
    buy(textTo3d, knight, { signal, idempotencyKey: 'b' }),
    buy(textTo3d, { ...knight, prompt: 'a king' }, { signal, idempotencyKey: 'a' }),
    buy(textTo3d, knight, { signal }),
    buy(textTo3d, knight, { signal }),
  ]);
  expect(sent).toHaveLength(5);
  expect(made[0]).toEqual(made[1]);
});

it('an abort ends only the wait of its caller: the create goes on, and a later caller receives its task', async () => {
  const { sent, buy } = counted();
  const stop = new AbortController();
  const first = buy(textTo3d, knight, { signal: stop.signal, idempotencyKey: 'a' });
  stop.abort();
  await expect(first).rejects.toMatchObject({ code: 'aborted' });
  const { signal } = new AbortController();
  expect(await buy(textTo3d, knight, { signal, idempotencyKey: 'a' })).toMatchObject({ id: '1' });
  await expect(buy(textTo3d, knight, { signal: stop.signal, idempotencyKey: 'b' })).rejects.toThrow();
  expect(sent).toHaveLength(1);
});

it('a create that failed is sent again', async () => {
  const answers = [Promise.reject(new Error('lost')), Promise.resolve(taskRef(textTo3d, '2'))];
  const buy = oncePerKey(() => answers.shift()!);
  const options = { signal: new AbortController().signal, idempotencyKey: 'a' };
  await expect(buy(textTo3d, knight, options)).rejects.toThrow('lost');
  expect(await buy(textTo3d, knight, options)).toMatchObject({ id: '2' });
});
