import { expect, it } from 'vitest';
import type { IntentMessage } from '../../link/messages.ts';
import { pendingIntents } from './pending-intents.ts';

const set = (id: number): IntentMessage => ({
  ...{ type: 'intent', id },
  intent: { do: 'set', control: 'field/prompt', value: `prompt ${id}` },
});
const press = (id: number): IntentMessage => ({
  ...{ type: 'intent', id },
  intent: { do: 'press', control: 'make' },
});

it('refuses a press that waited for a value that did not arrive, also when it is sent again: nothing is bought with the value of before', async () => {
  const intents = pendingIntents({ intents: 10, orderMs: 5 });
  const begun: number[] = [];
  const run = (message: IntentMessage) =>
    intents.run(message, ({ id }) => {
      begun.push(id);
      intents.settle({ type: 'done', id });
    });
  await run(set(1));
  // The value 2 is on its way for too long.
  const [value, refused] = await Promise.all([run(set(3)), run(press(4))]);
  expect(value).toEqual({ type: 'done', id: 3 });
  expect(refused).toMatchObject({ id: 4, error: { code: 'disabled' } });
  expect(await run(press(4))).toEqual(refused);
  expect(await run(press(5))).toEqual({ type: 'done', id: 5 });
  expect(begun).toEqual([1, 3, 5]);
});
