import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from './property.ts';
import { seed } from './random.ts';

it('accepts a property that holds', async () => {
  assertProperty(fc.property(fc.nat(), (n) => n >= 0));
  await assertProperty(fc.asyncProperty(fc.nat(), async (n) => n >= 0));
});

it('names the smallest counterexample, what went wrong, and the line that runs it again', () => {
  const property = fc.property(fc.nat(1000), (n) => void expect(n).toBeLessThan(50));
  expect(() => assertProperty(property)).toThrow(/Counterexample: \[50\]\nexpected 50 to be less than 50/);
  expect(() => assertProperty(property)).toThrow(new RegExp(`MESHWRIGHT_SEED=${seed} npm test`));
});

it('finds the same counterexample each time', async () => {
  const failing = () =>
    assertProperty(fc.asyncProperty(fc.double(), async (x) => void expect(x).toBe(0))).catch(String);
  expect(await failing()).toBe(await failing());
});

it('keeps the message short when no smaller counterexample is quick to find', () => {
  const texts = fc.array(fc.string({ minLength: 100, maxLength: 100 }), { minLength: 100, maxLength: 100 });
  const message = (() => {
    try {
      assertProperty(fc.property(texts, () => false));
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  expect(message.length).toBeGreaterThan(100);
  expect(message.length).toBeLessThan(3_000);
});
