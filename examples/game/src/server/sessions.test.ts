import { expect, it } from 'vitest';
import { sessions } from './sessions.ts';

const requestWith = (cookie?: string) =>
  new Request('http://game.test/api/budget', { headers: cookie ? { cookie } : {} });
const pairOf = (cookie: string) => cookie.split(';')[0]!;

it('identifies a visitor by the cookie it issued, and by no other cookie', () => {
  const { open, callerOf } = sessions(() => 'id-1', 'secret');
  const given = open(undefined)!;
  expect(given).toMatch(/^garden=id-1\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const value = pairOf(given);
  expect(callerOf(requestWith(`a=b; ${value}; c=d`))).toBe('id-1');
  const signature = value.split('.')[1]!;
  const forged = [
    undefined,
    'garden=id-1',
    'garden=id-1.',
    `garden=id-2.${signature}`,
    `agarden=${value.slice(7)}`,
    `${value}x`,
    value.slice(0, -1),
    `garden=.${signature}`,
  ];
  for (const cookie of forged) expect([cookie, callerOf(requestWith(cookie))]).toEqual([cookie, null]);
});

it('issues no second cookie to a known visitor, because each cookie has its own budget', () => {
  const { open } = sessions(() => 'id-1', 'secret');
  expect(open(pairOf(open(undefined)!))).toBeUndefined();
  expect(open('garden=unknown')).toBeDefined();
});

it('identifies its visitors after a restart, and those of no other server', () => {
  const value = pairOf(sessions(() => 'id-1', 'secret').open(undefined)!);
  expect(sessions(() => 'id-2', 'secret').callerOf(requestWith(value))).toBe('id-1');
  expect(sessions(() => 'id-2', 'another').callerOf(requestWith(value))).toBeNull();
});
