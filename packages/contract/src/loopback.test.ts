import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it('takes localhost, 127.0.0.1 and ::1 for this machine', () => {
  expect(['localhost', '127.0.0.1', '::1'].map(isLoopback)).toEqual([true, true, true]);
});

it.each(['game.localhost', '127.8.9.10', '[::1]'])('%s is this machine', (name) =>
  expect(isLoopback(name)).toBe(true),
);

it.each([
  ...[
    '',
    'localhost.example.com',
    'notlocalhost',
    '127.0.0.1.example.com',
    '128.0.0.1',
    '0.0.0.0',
    '::',
    '[::2]',
  ],
  ...['[::ffff:127.0.0.1]', 'example.com', 'localhost:80'],
])('%j is not', (name) => expect(isLoopback(name)).toBe(false));

it.each(['http://LOCALHOST:4810', 'http://127.1', 'http://2130706433', 'http://0x7f.1', 'http://[0:0::1]'])(
  'knows the host of %s after the URL parser',
  (url) => expect(isLoopback(new URL(url).hostname)).toBe(true),
);
