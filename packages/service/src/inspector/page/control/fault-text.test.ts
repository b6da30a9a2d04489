import { expect, it } from 'vitest';
import { faultText, whenText } from './fault-text.ts';

it.each([
  [{}, 'every call'],
  [{ when: { family: 'remesh' } }, 'every call of remesh'],
  [{ when: { route: 'create', nth: 3 } }, 'create, call 3'],
  [
    { when: { route: 'list', family: 'remesh', state: 'FAILED', nth: [1, 4], probability: 0.07 } },
    'list of remesh, while FAILED, call 1 and 4, 7 %',
  ],
])('describes when a rule applies: %j', (rule, text) => {
  expect(whenText(rule)).toBe(text);
});

it.each([
  [{ kind: 'garbage_body' }, 'garbage_body'],
  [{ kind: 'status', status: 503, executed: true }, 'status: 503, executed true'],
  [{ kind: 'rate_limit', retryAfterSeconds: 2 }, 'rate_limit: retryAfterSeconds 2'],
] as const)('describes what a fault does: %j', (fault, text) => {
  expect(faultText(fault)).toBe(text);
});
