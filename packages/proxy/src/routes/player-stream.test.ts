import { expect, it } from 'vitest';
import { rewriteEvents } from './player-stream.ts';

const encoder = new TextEncoder();

async function rewritten(...parts: string[]): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(rewriteEvents(source, (event, data) => `${event}:${data.toUpperCase()}`)).text();
}

it.each([
  ['an event', ['event: error\ndata: a\n\n'], 'event: error\ndata: error:A\n\n'],
  ['an event without a name', ['data: a\r\n\r\n'], 'event: message\ndata: message:A\n\n'],
  ['an event cut in two parts', ['data: a', '\n\nda'], 'event: message\ndata: message:A\n\n'],
  ['a heartbeat', [':\n\n'], ':\n\n'],
  ['a comment and an event', [': hello\n\ndata: a\n\n'], ': hello\n\nevent: message\ndata: message:A\n\n'],
  ['half an event', ['data: a\n'], ''],
])('%s', async (_, parts, expected) => {
  expect(await rewritten(...parts)).toBe(expected);
});

it('refuses an event that is larger than any task object', async () => {
  const part = `data: ${'a'.repeat(2 ** 20)}\n`;
  await expect(rewritten(part, part, part, part, part)).rejects.toThrow('larger than any task object');
});
