import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const own = join('test', 'abort-signals.test.ts');

/**
 * Patterns in which Node 20 loses a timer: the signal of `AbortSignal.timeout()` is collected, its timer with it, when
 * only `AbortSignal.any()` or a `Request` refers to it. Code that awaits it then never continues.
 */
const timerLosingPatterns = {
  'AbortSignal.any() beside AbortSignal.timeout()': (text: string) =>
    text.includes('AbortSignal.any(') && text.includes('AbortSignal.timeout('),
  'a Request with AbortSignal.timeout()': (text: string) =>
    /new Request\([^;]*signal: AbortSignal\.timeout\(/.test(text),
};

it('no source loses a timer: it uses setTimeout or the timeout option of the called API', () => {
  const files = ['packages', 'plugins', 'examples', 'test', 'tools', 'scripts']
    .flatMap((room) => sources(room))
    .filter((file) => file !== own)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return Object.entries(timerLosingPatterns).flatMap(([what, isIn]) =>
        isIn(text) ? [`${file}: ${what}`] : [],
      );
    });
  expect(files).toEqual([]);
});

it('the rule detects such a source', () => {
  const bad = {
    'AbortSignal.any() beside AbortSignal.timeout()':
      'const late = AbortSignal.timeout(5);\nconst end = AbortSignal.any([signal, late]);',
    'a Request with AbortSignal.timeout()': 'new Request(url, { signal: AbortSignal.timeout(5) })',
  };
  for (const [what, isIn] of Object.entries(timerLosingPatterns))
    expect(isIn(bad[what as keyof typeof bad])).toBe(true);
});

function sources(room: string): string[] {
  if (!existsSync(join(root, room))) return [];
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mts|js|mjs)$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .map((file) => join(room, file));
}
