import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteMeter } from '@meshwright/purchase/node';
import { afterAll } from 'vitest';
import { describeMeter } from '../testing/meter-rules.ts';
import { memoryMeter } from './memory-meter.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-meter-'));
let places = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeMeter('in memory', async (own) => ({ meter: memoryMeter(own), close() {} }));

describeMeter('in SQLite', async (own) => {
  const meter = sqliteMeter(`${folder}/${++places}`, own);
  return { meter, close: meter.close };
});
