import { afterAll, describe, expect, it, vi } from 'vitest';
import { type AccountPool, openAccountPool } from './account-pool.ts';
import { type FaultCell, faultCell, faultText } from './faults/fault-cell.ts';
import { type Fault, faults } from './faults/faults.ts';
import { createText } from './ways/create.ts';
import { panel } from './ways/panel.ts';
import { sync } from './ways/sync.ts';

// Purchases through answers that are lost, late, changed or wrong; a failed attempt is repeated.
const ways = [createText, sync, panel];

// Most of them wait most of their time.
vi.setConfig({ maxConcurrency: 16 });

/** A pool for each clock of a service. */
const pools = new Map<number, AccountPool>();
function poolOf({ clockOffsetMs = 0 }: Fault): AccountPool {
  const pool = pools.get(clockOffsetMs) ?? openAccountPool({ clockOffsetMs });
  pools.set(clockOffsetMs, pool);
  return pool;
}

const cells: FaultCell[] = [];
afterAll(async () => {
  for (const pool of pools.values()) await pool.stop();
  console.log(faultText(cells));
});

describe.concurrent.each(ways.map((way, index) => ({ name: way.name, way, index })))(
  '$name',
  ({ way, index }) => {
    it.each(faults.map((fault, row) => ({ name: fault.name, fault, row })))(
      'through the fault $name is one charge, and an asset or a question',
      async ({ fault, row }) => {
        const number = row * ways.length + index;
        const cell = await poolOf(fault).lend((account) => faultCell(way, fault, account, number));
        cells.push(cell);
        expect(cell.wrong, cell.story.join('\n')).toEqual([]);
      },
    );
  },
);
