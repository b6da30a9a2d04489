import { expect, it } from 'vitest';
import { memoryMeter } from './memory-meter.ts';

const day = 24 * 3600 * 1000;

it('says what a caller may still spend, by day and by caller', async () => {
  const meter = memoryMeter({ creditsPerDay: 50, requestsPerMinute: 10 });
  expect(meter.left('ada', 0)).toBe(50);
  expect(await meter.reserve('ada', 30, 0)).toBe(true);
  expect(await meter.reserve('ada', 30, 1)).toBe(false);
  expect(meter.left('ada', 1)).toBe(20);
  expect(meter.left('bob', 1)).toBe(50);
  await meter.release('ada', 10, 2);
  expect(meter.left('ada', 2)).toBe(30);
  expect(meter.left('ada', day)).toBe(50);
});
