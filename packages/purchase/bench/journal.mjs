// Measures journals: opening a long one with its chain verified, reading it, and entries per second in one file and in
// two copies. Each create writes two entries.
// Run: node packages/purchase/bench/journal.mjs [folder on the disk to measure]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '@meshwright/testing/bundle-source';

const { fileJournal, projectJournal, addRows } = await loadSource({
  of: 'purchase',
  packages: 'external',
  contents: `
    import { openJournalFile } from './journal/journal-file.ts';
    import { mkdirSync } from 'node:fs';
    export { fileJournal } from './journal/file-journal.ts';
    export { projectJournal } from './journal/user-journal.ts';
    export function addRows(folder, entries) {
      mkdirSync(folder, { recursive: true });
      const { file } = openJournalFile(folder);
      file.writing(() => file.add(entries.map((entry, i) => ({ id: String(i), entry }))));
      file.close();
    }`,
});
const base = await mkdtemp(join(process.argv[2] ?? tmpdir(), 'meshwright-bench-'));
try {
  for (const count of [500, 5_000, 50_000]) {
    const folder = join(base, `of-${count}`);
    addRows(
      folder,
      Array.from({ length: count }, (_, i) => entry(i)),
    );
    const opening = [];
    for (let round = 0; round < 5; round++) {
      // CPU time: other load on the machine does not count.
      const began = process.cpuUsage();
      fileJournal(folder).close();
      const { user, system } = process.cpuUsage(began);
      opening.push((user + system) / 1000);
    }
    console.log(`${count} entries: opened and verified in ${median(opening).toFixed(0)} ms`);
  }
  const journals = {
    'one file': fileJournal(join(base, 'one')),
    'two copies': projectJournal(join(base, 'project'), { HOME: join(base, 'home') }),
  };
  for (const [what, journal] of Object.entries(journals)) {
    const began = performance.now();
    for (let i = 0; i < 400; i++) await journal.append(entry(i), () => {});
    const perEntry = (performance.now() - began) / 400;
    console.log(`${what}: ${perEntry.toFixed(2)} ms for an entry, ${(500 / perEntry).toFixed(0)} creates/s`);
    journal.close();
  }
} finally {
  await rm(base, { recursive: true, force: true });
}

function entry(i) {
  const hash = String(i).padStart(64, '0');
  return {
    kind: 'sending',
    purchase: hash,
    at: 1_700_000_000_000 + i,
    family: 'text-to-3d',
    request: hash,
    host: 'api.example.com',
    account: hash.slice(32),
    texts: { prompt: hash.slice(48) },
    reserved: 20,
    until: 1_700_000_120_000 + i,
    run: hash.slice(28),
    label: `asset-${i}`,
  };
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
