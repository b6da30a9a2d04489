// The bridge client as the builds of plugins copy it: pairs of a file name and its bytes, with its licence, sorted.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'meshwright_bridge');
const licence = join(import.meta.dirname, '../../LICENSE');

export async function bridgeFiles() {
  const names = (await readdir(folder)).filter((name) => /\.py$|^bridge_archives\.json$/.test(name)).sort();
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))]));
  return [...files, ['LICENSE', await readFile(licence)]];
}
