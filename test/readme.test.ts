import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

describe.each(['README.md', 'CONTRIBUTING.md', 'docs/where-is.md'])('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  // `packages/...` in code marks, and the targets of links and pictures; `<family>` stands for any name.
  const named = [...text.matchAll(/`((?:packages|plugins|examples|docs|test|fixtures|scripts)\/[^`\s]*)`/g)];
  const linked = [...text.matchAll(/(?:\]\(|src=")(?!https?:)([^)"#]+)/g)];
  const paths = [...named, ...linked].map(([, path = '']) => path).filter((path) => !path.includes('<'));

  it('names only files and folders that exist', () => {
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (name) => {
  it('names only npm scripts that exist', () => {
    const text = readFileSync(join(root, name), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const called = [...text.matchAll(/npm (start|test)\b|npm run ([a-z]+)/g)].map(
      ([, alone, named]) => alone ?? named,
    );
    expect(called.length).toBeGreaterThan(1);
    expect(called.filter((script) => !(script! in scripts))).toEqual([]);
  });
});
