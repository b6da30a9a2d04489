import { expect, it } from 'vitest';
import { createRoom } from './create-room.ts';

it('refuses what is beyond the room without beginning it, but not an account that holds little', async () => {
  const room = createRoom({ most: 3, always: 1 });
  const ends: (() => void)[] = [];
  const begin = (account: string) => room.hold(account, () => new Promise<void>((end) => ends.push(end)));
  const full = { code: 'unavailable', retryAfterSeconds: 3 };
  const a = [begin('a'), begin('a'), begin('a')];
  expect(() => room.check('a')).toThrow(expect.objectContaining(full));
  await expect(begin('a')).rejects.toMatchObject(full);
  const b = begin('b');
  expect(ends.length).toBe(4);
  await expect(begin('b')).rejects.toMatchObject(full);
  ends.splice(0, 2).forEach((end) => void end());
  await Promise.all(a.slice(0, 2));
  room.check('a');
  a.push(begin('a'));
  for (const end of ends) end();
  await Promise.all([...a, b]);
});

it('frees the place of work that failed', async () => {
  const room = createRoom({ most: 1, always: 0 });
  await expect(room.hold('a', () => Promise.reject(new Error('bad body')))).rejects.toThrow('bad body');
  expect(await room.hold('a', async () => 'made')).toBe('made');
});
