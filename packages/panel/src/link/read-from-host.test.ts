import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PanelError } from '../panel-error.ts';
import { readFromHost, resultReaders } from './read-from-host.ts';

const types = ['hello', 'intent', 'answer', 'keep', 'read'];
const names = [
  'id',
  'intent',
  'do',
  'control',
  'value',
  'selection',
  'file',
  'path',
  'name',
  'error',
  'host',
];

/** Any JSON value, biased towards values of the protocol. */
const messages = fc.letrec<{ any: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(fc.jsonValue(), fc.constantFrom('set', 'press', 'select', 1, 0, '0'.repeat(64), null)),
  any: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.dictionary(fc.constantFrom(...names, '__proto__'), tie('any')),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
})).any;

describe('any message of a host', () => {
  it('is a valid message, or is refused with a reason', () => {
    const message = fc.record({ type: fc.constantFrom(...types), version: fc.constant(1) });
    const properties = fc.dictionary(fc.constantFrom(...names), messages);
    assertProperty(
      fc.property(message, properties, (head, rest) => {
        try {
          expect(types).toContain(readFromHost({ ...rest, ...head }).type);
        } catch (error) {
          expect(error).toBeInstanceOf(PanelError);
          expect(error).toMatchObject({ code: 'bad_intent', message: expect.stringContaining('must be') });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is a valid result of the call, or is refused', () => {
    assertProperty(
      fc.property(messages, fc.constantFrom(...Object.values(resultReaders)), (value, read) => {
        try {
          read(value);
        } catch (error) {
          expect(error).toMatchObject({ code: 'bad_intent' });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('loses unknown properties', () => {
    const intent = { do: 'press', control: 'make', token: 'x' };
    expect(readFromHost({ type: 'intent', id: 1, intent, more: 1 })).toEqual({
      type: 'intent',
      id: 1,
      intent: { do: 'press', control: 'make' },
    });
  });
});
