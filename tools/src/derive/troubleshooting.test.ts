import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { describe, expect, it } from 'vitest';
import { errorGroups } from './troubleshooting.ts';

const groups = errorGroups(repository);

describe.each(groups)('troubleshooting of $name', ({ name, codes, entries }) => {
  it('has a cause and a way out for every code of the sources, and for no other', () => {
    expect(codes.length).toBeGreaterThan(1);
    expect(Object.keys(entries).sort()).toEqual([...codes].sort());
    for (const [code, { cause, remedy }] of Object.entries(entries)) {
      expect(cause, code).toMatch(/^[A-Z`].{10,}\.$/);
      expect(remedy, code).toMatch(/^[A-Z`].{4,}\.$/);
    }
  });

  it('is on its page under an anchor of its own', () => {
    const page = readFileSync(join(repository, 'docs/reference/troubleshooting.md'), 'utf8');
    for (const code of codes) expect(page).toContain(`\n### ${name} ${code}\n`);
  });
});

it('covers every error class with a code', () => {
  const folders = ['packages', 'plugins'].flatMap((room) =>
    readdirSync(join(repository, room)).map((name) => join(room, name, 'src')),
  );
  const types = folders.flatMap((folder) => declaredIn(join(repository, folder)));
  expect(types.sort()).toEqual([
    'ApiErrorCode', // of the statuses; each is a code of the client
    'AssetErrorCode',
    'ConformanceErrorCode',
    'ErrorCode',
    'FormatErrorCode',
    'GltfErrorCode',
    'IssueCode',
    'JobErrorCode',
    'LookErrorCode',
    'PanelErrorCode',
    'PipelineErrorCode',
    'PluginErrorCode',
    'PurchaseErrorCode',
    'ServiceErrorCode',
  ]);
});

function declaredIn(folder: string): string[] {
  let files: string[] = [];
  try {
    files = readdirSync(folder, { recursive: true }) as string[];
  } catch {} // a plugin without sources of its own here
  return files
    .filter((file) => /(?:error|errors|issue)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:export )?type (\w*Code) =/gm)].map(
        ([, name]) => name!,
      ),
    );
}
