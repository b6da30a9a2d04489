import type { Random } from '@meshwright/testing/random';

/** Returns a create body with some of its values, names or characters changed, as text. */
export function mutatedBody(random: Random, body: object, fields: readonly string[]): string | Uint8Array {
  const copy = structuredClone(body) as Record<string, unknown>;
  const changes = 1 + random.int(3);
  for (let i = 0; i < changes; i += 1) random.pick(valueChanges)(random, copy, fields);
  const text = JSON.stringify(copy);
  return random.int(4) === 0 ? random.pick(textChanges)(random, text) : text;
}

/** Returns a file with a few bytes changed: wrong lengths and counts, parts missing, doubled or swapped. */
export function mutatedBytes(random: Random, file: Uint8Array): Uint8Array {
  let bytes = Buffer.from(file);
  const changes = 1 + random.int(3);
  for (let i = 0; i < changes; i += 1) bytes = random.pick(byteChanges)(random, bytes);
  return bytes;
}

const odd: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.5,
    1e21,
    1e308,
    -1e308,
    5e-324,
    2 ** 31,
    2 ** 53,
    Number.MIN_SAFE_INTEGER,
  ],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '😀'.repeat(400),
    'x'.repeat(10_000),
    'null',
    '0',
    '-1',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '[[slow]]',
    '[[slow 99999999999999m]]',
    '{{x}}',
    '%s%n',
    "'; --",
  ],
  ...[
    'data:,',
    'data:image/png;base64,',
    'data:image/png;base64,!!!!',
    'data:model/gltf-binary;base64,Z2xURg==',
  ],
  ...['http://127.0.0.1:1/', 'http://[::1]/a.glb', 'file:///etc/passwd', 'http://a:b@c/', 'https://', 'x:y'],
  ...['018a210d-8ba4-705c-b111-1f1776f7f578', '../../x', 'a/b', '018a210d-8ba4-705c-b111-1f1776f7f578\n'],
  ...[[], {}, [[]], [null], [{}], { length: 1 }, { toJSON: 1 }, ['glb', 'glb'], Array(1_000).fill(0)],
];

const valueChanges: readonly ((
  random: Random,
  body: Record<string, unknown>,
  fields: readonly string[],
) => void)[] = [
  // Replaces a value of the body at any depth.
  (random, body) => {
    let place: Record<string, unknown> = body;
    for (;;) {
      const name = random.pick(Object.keys(place));
      if (name === undefined) return;
      const inner = place[name];
      if (typeof inner !== 'object' || inner === null || random.int(2) === 0) {
        place[name] = random.pick(odd);
        return;
      }
      place = inner as Record<string, unknown>;
    }
  },
  // Adds a field of this or another family.
  (random, body, fields) => {
    body[random.pick(fields)] = random.pick(odd);
  },
  // Removes a field.
  (random, body) => {
    delete body[random.pick(Object.keys(body))];
  },
  // Moves a number to or over a limit; grows or shrinks a text.
  (random, body) => {
    const name = random.pick(Object.keys(body));
    const value = body[name];
    if (typeof value === 'number') body[name] = value * random.pick([-1, 0, 2, 10, 1e3, 1e6, 1e300, 0.3]);
    else if (typeof value === 'string') body[name] = value.repeat(random.int(40)).slice(random.int(9));
    else body[name] = [value, value];
  },
];

const textChanges: readonly ((random: Random, text: string) => string | Uint8Array)[] = [
  (random, text) => text.slice(0, random.int(text.length)),
  (random, text) =>
    text.replace('{', `{"prompt":${random.pick(['1', 'NaN', '1e999', '-', '"\\ud800"', '{}'])},`),
  (random, text) => text.replace('{', `{"__proto__":{"status":"SUCCEEDED"},"mode":"${random.int(9)}",`),
  (random, text) => '['.repeat(random.int(200)) + text,
  (random, text) => {
    const at = random.int(text.length);
    return (
      text.slice(0, at) +
      random.pick(['\u0000', '"', '\\', '}', ',', '\ufeff', '/**/', '\n']) +
      text.slice(at)
    );
  },
  (random, text) => {
    const bytes = Buffer.from(text);
    bytes[random.int(bytes.length)] = random.pick([0xff, 0xc0, 0x80, 0xed, 0x00]);
    return bytes;
  },
];

const extremes = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

const byteChanges: readonly ((random: Random, bytes: Buffer) => Buffer<ArrayBuffer>)[] = [
  (random, bytes) =>
    changed(bytes, (copy) => {
      copy[random.int(copy.length)] = random.int(256);
    }),
  (random, bytes) => Buffer.from(bytes.subarray(0, random.int(bytes.length + 1))),
  // Changes a length, a count or an offset, in either byte order.
  (random, bytes) =>
    changed(bytes, (copy) => {
      if (copy.length < 4) return;
      const at = Math.min(copy.length - 4, random.int(random.pick([40, copy.length])));
      const value = random.pick(extremes);
      if (random.int(2) === 0) copy.writeUInt32LE(value, at);
      else copy.writeUInt32BE(value, at);
    }),
  // Doubles or removes a part.
  (random, bytes) => {
    const [from, to] = [random.int(bytes.length + 1), random.int(bytes.length + 1)].sort((a, b) => a - b);
    const middle = random.int(2) === 0 ? [] : [bytes.subarray(from, to), bytes.subarray(from, to)];
    return Buffer.concat([bytes.subarray(0, from), ...middle, bytes.subarray(to)]);
  },
  // Changes a number written as text.
  (random, bytes) =>
    Buffer.from(
      bytes
        .toString('latin1')
        .replace(/(?<=[:[, ])\d+/g, (found) =>
          random.int(8) === 0
            ? random.pick(['-1', '1e99', '0', '4294967296', '1e999', '"x"', 'null', '[]'])
            : found,
        ),
      'latin1',
    ),
];

function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer<ArrayBuffer> {
  const copy = Buffer.from(bytes);
  if (copy.length > 0) change(copy);
  return copy;
}
