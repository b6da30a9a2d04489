import { expect, it } from 'vitest';
import { sessions } from './sessions.ts';

const asking = (cookie?: string) =>
  new Request('http://game.test/api/purse', { headers: cookie ? { cookie } : {} });

it('knows a visitor by the cookie it gave, and nobody by another', () => {
  const { open, callerOf } = sessions(() => 'id-1');
  const given = open(undefined)!;
  expect(given).toBe('garden=id-1; Path=/; HttpOnly; SameSite=Strict');
  expect(callerOf(asking('a=b; garden=id-1'))).toBe('id-1');
  for (const forged of [undefined, 'garden=id-2', 'agarden=id-1', 'garden=', 'garden=id-11']) {
    expect([forged, callerOf(asking(forged))]).toEqual([forged, null]);
  }
});

it('gives a known visitor no other cookie, as that would be another purse', () => {
  const { open } = sessions(() => 'id-1');
  open(undefined);
  expect(open('garden=id-1')).toBeUndefined();
  expect(open('garden=unknown')).toBeDefined();
});
