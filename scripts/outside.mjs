// Uses the packages as they are installed: packs each, checks the tarballs, installs them into empty projects outside
// this repository and runs and compiles against them there.
// `--short` stops after the tarballs; words choose projects (`-- npm types`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './packages/pack.mjs';
import { faultsOf } from './packages/tarball-rules.mjs';
import { root, setup } from './setup.mjs';

setup();
const folder = mkdtempSync(join(tmpdir(), 'meshwright-outside-'));
try {
  const packed = packAll(root, join(folder, 'packed'));
  const sound = await checkTarballs(packed);
  process.exitCode = sound ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function checkTarballs(packed) {
  const names = new Set(packed.map(({ name }) => name));
  let count = 0;
  for (const each of packed) {
    const faults = await faultsOf(each, root, names);
    console.log(
      `${each.name.padEnd(30)} ${String(each.files.length).padStart(4)} files ${kilobytes(each.bytes)}`,
    );
    for (const fault of faults) console.error(`  ${fault}`);
    count += faults.length;
  }
  console.log(`${packed.length} tarballs, ${count} faults`);
  return count === 0;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0).padStart(6)} kB`;
}
