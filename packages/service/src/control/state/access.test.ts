import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAccess } from './access.ts';

it('runs shared work concurrently, and exclusive work only when nothing else runs', async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), fc.scheduler(), async (kinds, scheduler) => {
      const access = createAccess();
      let together = 0;
      let alone = 0;
      const broken: string[] = [];
      const work = kinds.map((isAlone) =>
        isAlone
          ? access.alone(async () => {
              alone += 1;
              if (together > 0 || alone > 1) broken.push('not alone');
              await scheduler.schedule(Promise.resolve());
              alone -= 1;
            })
          : access.shared(async () => {
              together += 1;
              if (alone > 0) broken.push('let in');
              await scheduler.schedule(Promise.resolve());
              together -= 1;
            }),
      );
      await scheduler.waitFor(Promise.all(work));
      expect(broken).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('gives up exclusive work after a time when shared work does not end, and admits shared work again', async () => {
  const access = createAccess(10);
  let leave = (): void => {};
  const staying = access.shared(
    () =>
      new Promise<void>((resolve) => {
        leave = resolve;
      }),
  );
  await expect(access.alone(async () => 'in')).rejects.toMatchObject({ code: 'running' });
  expect(await access.shared(async () => 'in')).toBe('in');
  leave();
  await staying;
  expect(await access.alone(async () => 'in')).toBe('in');
});

it('is open again after failed work', async () => {
  const access = createAccess();
  const fail = async () => {
    throw new Error('failed');
  };
  await expect(access.alone(fail)).rejects.toThrow('failed');
  await expect(access.shared(fail)).rejects.toThrow('failed');
  expect(await access.alone(async () => 'in')).toBe('in');
});
