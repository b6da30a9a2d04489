import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type StorePlace, storeRules } from '../../testing/store-rules.ts';
import { folderStore } from './folder-store.ts';
import { storeLayout } from './store-layout.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newPlace(): StorePlace {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-store-'));
  folders.push(folder);
  return {
    store: () => folderStore(folder),
    async damage(hash) {
      const path = storeLayout(folder).object(hash);
      const bytes = readFileSync(path);
      bytes[0]! ^= 1;
      writeFileSync(path, bytes);
    },
  };
}

it.each(storeRules.map((rule) => [rule.title, rule] as const))('%s', async (_, { observe, expected }) => {
  expect(await observe(newPlace)).toEqual(expected);
});
