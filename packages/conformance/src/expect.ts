import { ConformanceError } from './conformance-error.ts';

// The few matchers that statements need. A test library's messages show whole values; a row of a report has one line, so
// it states the first difference with its place.

/** A value that stands for many in an expected value. */
class Pattern {
  readonly matches: (value: unknown) => boolean;
  readonly text: string;

  constructor(text: string, matches: (value: unknown) => boolean) {
    this.text = text;
    this.matches = matches;
  }
}

interface Matchers {
  /** The same value, by Object.is. */
  toBe(expected: unknown): void;
  /** Equal in every part; a key whose value is undefined counts as absent. */
  toEqual(expected: unknown): void;
  /** Equal in every part that is expected; arrays have the expected length. */
  toMatchObject(expected: object): void;
  toMatch(expected: RegExp): void;
  /** A text has this part, or an array this item. */
  toContain(expected: unknown): void;
  toContainEqual(expected: unknown): void;
  toHaveLength(expected: number): void;
  toHaveProperty(name: string): void;
  toBeNull(): void;
  toBeGreaterThan(expected: number): void;
  toBeGreaterThanOrEqual(expected: number): void;
}

/**
 * Compares a value. A difference is thrown as a ConformanceError with code `unmet` and one line: where the values differ,
 * what was expected, what was received.
 * @param context put before the message
 */
export function expect(actual: unknown, context?: string): Matchers & { readonly not: Matchers } {
  return { ...matchers(actual, context, false), not: matchers(actual, context, true) };
}

expect.any = (type: StringConstructor | NumberConstructor): unknown =>
  new Pattern(`any ${type.name.toLowerCase()}`, (value) => typeof value === type.name.toLowerCase());
expect.stringContaining = (part: string): unknown =>
  new Pattern(`a text with ${shown(part)}`, (value) => typeof value === 'string' && value.includes(part));
expect.stringMatching = (expression: RegExp): unknown =>
  new Pattern(`a text like ${expression}`, (value) => typeof value === 'string' && expression.test(value));
expect.objectContaining = (part: object): unknown =>
  new Pattern(`an object with ${shown(part)}`, (value) => difference(value, part, true) === undefined);

function matchers(actual: unknown, context: string | undefined, not: boolean): Matchers {
  const check = (unmet: string | undefined, rule: string) => {
    if (not ? unmet !== undefined : unmet === undefined) return;
    const message = not ? `expected not ${rule}, received ${shown(actual)}` : unmet;
    throw new ConformanceError('unmet', context === undefined ? message! : `${context}: ${message}`);
  };
  const holds = (right: boolean, rule: string) =>
    check(right ? undefined : `expected ${rule}, received ${shown(actual)}`, rule);
  return {
    toBe: (expected) => holds(Object.is(actual, expected), shown(expected)),
    toEqual: (expected) => check(difference(actual, expected, false), shown(expected)),
    toMatchObject: (expected) => check(difference(actual, expected, true), shown(expected)),
    toMatch: (expected) =>
      holds(typeof actual === 'string' && expected.test(actual), `a text like ${expected}`),
    toContain: (expected) =>
      holds(
        typeof actual === 'string'
          ? actual.includes(String(expected))
          : Array.isArray(actual) && actual.includes(expected),
        `with ${shown(expected)}`,
      ),
    toContainEqual: (expected) =>
      holds(
        Array.isArray(actual) && actual.some((item) => difference(item, expected, false) === undefined),
        `a list with ${shown(expected)}`,
      ),
    toHaveLength: (expected) =>
      holds((actual as ArrayLike<unknown> | undefined)?.length === expected, `length ${expected}`),
    toHaveProperty: (name) =>
      holds(typeof actual === 'object' && actual !== null && name in actual, `the property ${name}`),
    toBeNull: () => holds(actual === null, 'null'),
    toBeGreaterThan: (expected) =>
      holds(typeof actual === 'number' && actual > expected, `more than ${expected}`),
    toBeGreaterThanOrEqual: (expected) =>
      holds(typeof actual === 'number' && actual >= expected, `at least ${expected}`),
  };
}

/** Returns the first difference, with its place. */
function difference(actual: unknown, expected: unknown, partial: boolean, place = ''): string | undefined {
  const differs = () => `${place && `${place}: `}expected ${shown(expected)}, received ${shown(actual)}`;
  if (expected instanceof Pattern) return expected.matches(actual) ? undefined : differs();
  if (!isCompound(expected)) return Object.is(actual, expected) ? undefined : differs();
  if (!isCompound(actual) || Array.isArray(actual) !== Array.isArray(expected)) return differs();
  if (Array.isArray(expected) && (actual as unknown as unknown[]).length !== expected.length)
    return differs();
  const keys = partial && !Array.isArray(expected) ? Object.keys(expected) : keysOf(actual, expected);
  for (const key of keys) {
    const inner = Array.isArray(expected) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;
    const fault = difference(actual[key], expected[key], partial, inner);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function keysOf(actual: object, expected: object): Set<string> {
  return new Set([...Object.keys(expected), ...Object.keys(actual)]);
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value on one line, at most 160 characters. */
function shown(value: unknown): string {
  const patterns: string[] = [];
  const json = JSON.stringify(value, (_, part) => {
    if (!(part instanceof Pattern)) return part;
    patterns.push(part.text);
    return `\0${patterns.length - 1}\0`;
  });
  const text = (json ?? String(value)).replace(
    /"\\u0000(\d+)\\u0000"/g,
    (_, index) => `<${patterns[index]}>`,
  );
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
}
