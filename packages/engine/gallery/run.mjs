// Draws all contact sheets, or the named ones, into docs/.
// Usage: npm run gallery [-- subjects characters products pictures]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const sheets = ['subjects', 'characters', 'products', 'pictures'];

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !sheets.includes(name));
if (unknown.length > 0) {
  console.error(`gallery: there is no sheet ${unknown.join(', ')}; name any of ${sheets.join(', ')}.`);
  process.exit(1);
}
for (const name of selected.length > 0 ? selected : sheets) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.mjs`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
