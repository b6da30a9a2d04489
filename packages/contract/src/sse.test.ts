import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SseFrame, sseParser } from './sse.ts';

const encoder = new TextEncoder();
const tooLong = () => new Error('endless');

function parse(...parts: (string | Uint8Array)[]): SseFrame[] {
  const next = sseParser(4096, tooLong);
  return parts.flatMap((part) => next(typeof part === 'string' ? encoder.encode(part) : part));
}

const frame = (data: string, event = 'message') => ({ event, data });

const table: readonly [rule: string, stream: string, frames: SseFrame[]][] = [
  ['an event ends at an empty line', 'data: a\n\ndata: b\n\n', [frame('a'), frame('b')]],
  ['CRLF ends a line', 'data: a\r\n\r\ndata: b\r\n\r\n', [frame('a'), frame('b')]],
  ['CR alone ends a line', 'data: a\r\rdata: b\r\r', [frame('a'), frame('b')]],
  ['line ends may be mixed', 'data: a\r\n\ndata: b\r\r\n', [frame('a'), frame('b')]],
  [
    'CR alone ends comments, names and parts of data',
    ':\revent: e\rdata: a\rdata: b\r\r',
    [frame('a\nb', 'e')],
  ],
  ['one byte order mark is skipped', '\ufeffdata: a\n\n', [frame('a')]],
  ['comments and heartbeats are no events', ': hello\n\n:\n\ndata: a\n: in between\n\n', [frame('a')]],
  ['several data lines are one text', 'data: {\ndata:  "a": 1\ndata: }\n\n', [frame('{\n "a": 1\n}')]],
  ['one space after the colon is not data', 'data:a\ndata:  b\n\n', [frame('a\n b')]],
  ['a field without a colon has an empty value', 'data\n\n', [frame('')]],
  [
    'the event name holds for one event',
    'event: error\ndata: a\n\ndata: b\n\n',
    [frame('a', 'error'), frame('b')],
  ],
  ['an event without data does not happen', 'event: error\n\ndata: a\n\n', [frame('a')]],
  ['unknown fields, id and retry are passed over', 'id: 1\nretry: 5\nfoo: bar\ndata: a\n\n', [frame('a')]],
  ['what the stream ends in the middle of never happened', 'data: a\n\ndata: b\n', [frame('a')]],
];

for (const [rule, stream, frames] of table) {
  test(rule, () => {
    expect(parse(stream)).toEqual(frames);
  });
}

test('an event is emitted at the byte that ends it, even a lone CR', () => {
  const next = sseParser(4096, tooLong);
  expect(next(encoder.encode('data: a\r'))).toEqual([]);
  expect(next(encoder.encode('\r'))).toEqual([frame('a')]);
  expect(next(encoder.encode('\n'))).toEqual([]);
});

test('an event beyond the size limit is refused, in one long line or many short ones', () => {
  const next = sseParser(100, tooLong);
  for (let events = 0; events < 10; events++) {
    expect(next(encoder.encode(`data: ${'a'.repeat(40)}\ndata: ${'b'.repeat(40)}\n\n`))).toHaveLength(1);
  }
  for (let beats = 0; beats < 200; beats++) expect(next(encoder.encode(':\n'))).toEqual([]);
  for (const line of ['data: aaaa', 'data: aaaa\n', ': aaaaaaaa', 'event: aaaa']) {
    const endless = sseParser(100, tooLong);
    const read = () => {
      for (let parts = 0; parts < 20; parts++) endless(encoder.encode(line));
    };
    expect(read, line).toThrow('endless');
  }
});

test('comments are reported in order, also within an event', () => {
  const comments: string[] = [];
  const next = sseParser(100, tooLong, (text) => comments.push(text));
  expect(next(encoder.encode(': hello\n\n:\n\ndata: a\n:in between\n\n'))).toEqual([frame('a')]);
  expect(comments).toEqual(['hello', '', 'in between']);
});

test('an empty part between CR and LF changes nothing', () => {
  expect(parse('data: a\r', '', '\ndata: b\r\n\r\n')).toEqual([frame('a\nb')]);
});

test('streams, split at random, yield the same frames as unsplit', () => {
  const eol = fc.constantFrom('\n', '\r', '\r\n');
  const text = fc.string({
    unit: fc.constantFrom('a', '"', ':', ' ', 'ü', '漢', '🦊', '\u2028'),
    maxLength: 12,
  });
  const line = fc.oneof(
    text.map((value) => `data: ${value}`),
    text.map((value) => `data:${value}`),
    text.map((value) => `:${value}`),
    text.map((value) => `event: ${value}`),
    text,
    fc.constant(''),
  );
  const stream = fc
    .tuple(fc.boolean(), fc.array(fc.tuple(line, eol), { maxLength: 30 }))
    .map(([mark, lines]) =>
      encoder.encode((mark ? '\ufeff' : '') + lines.map((each) => each.join('')).join('')),
    );
  const property = fc.property(stream, fc.infiniteStream(fc.integer({ min: 0, max: 7 })), (bytes, sizes) => {
    const parts: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; ) {
      const size = sizes.next().value ?? 1;
      parts.push(bytes.subarray(at, at + size));
      at += size;
    }
    expect(parse(...parts)).toEqual(parse(bytes));
  });
  assertProperty(property, { numRuns: 2_000 });
});
