import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of two projects and their user, and a copy taken halfway through the purchases. */
export interface DamagedPlaces {
  readonly user: string;
  readonly project: string;
  readonly otherProject: string;
  /** Returns the earlier copy of a folder. */
  readonly earlier: (folder: string) => string;
}

/** Damage to one copy of a journal. */
export type Damage = (folder: string, random: () => number, places: DamagedPlaces) => void;

const pageBytes = 4096;
const file = (folder: string): string => join(folder, 'journal.db');
const size = (folder: string): number => readFileSync(file(folder)).length;

/**
 * Damage to files by disks, users, and cleaning or synchronizing tools. Each applies to a copy that no process has
 * open.
 */
export const damages: Readonly<Record<string, Damage>> = {
  nothing: () => {},
  'truncated at a page': (folder, random) => {
    truncateSync(file(folder), Math.floor((random() * size(folder)) / pageBytes) * pageBytes);
  },
  'truncated anywhere': (folder, random) => truncateSync(file(folder), Math.floor(random() * size(folder))),
  'one bit flipped': (folder, random) => {
    const bytes = readFileSync(file(folder));
    const at = Math.floor(random() * bytes.length);
    write(folder, at, Buffer.from([bytes[at]! ^ (1 << Math.floor(random() * 8))]));
  },
  'one letter changed': (folder, random) => {
    const bytes = readFileSync(file(folder));
    const letters = [...bytes.keys()].filter((at) => bytes[at]! >= 48 && bytes[at]! <= 122);
    write(folder, letters[Math.floor(random() * letters.length)]!, Buffer.from('z'));
  },
  'a page of zeros': (folder, random) => {
    const page = Math.floor((random() * size(folder)) / pageBytes);
    write(folder, page * pageBytes, Buffer.alloc(pageBytes));
  },
  'a page of noise': (folder, random) => {
    const page = Math.floor((random() * size(folder)) / pageBytes);
    write(
      folder,
      page * pageBytes,
      Buffer.from(Array.from({ length: pageBytes }, () => Math.floor(random() * 256))),
    );
  },
  deleted: (folder) => rmSync(file(folder), { force: true }),
  emptied: (folder) => writeFileSync(file(folder), ''),
  'no database': (folder) => writeFileSync(file(folder), 'conflicted copy'.repeat(1000)),
  'its folder deleted': (folder) => rmSync(folder, { recursive: true, force: true }),
  'replaced by an older copy': (folder, _, { earlier }) => cpSync(file(earlier(folder)), file(folder)),
  'its folder restored from a backup': (folder, _, { earlier }) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(earlier(folder), folder, { recursive: true });
  },
  'replaced by that of another project': (folder, _, { otherProject }) =>
    cpSync(file(otherProject), file(folder)),
  'its folder replaced by that of another project': (folder, _, { otherProject }) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(otherProject, folder, { recursive: true });
  },
  'its rollback journal deleted': (folder) => rmSync(`${file(folder)}-journal`, { force: true }),
  'a rollback journal of noise': (folder, random) => {
    writeFileSync(
      `${file(folder)}-journal`,
      Buffer.from(Array.from({ length: 2000 }, () => Math.floor(random() * 256))),
    );
  },
  'its head deleted': (folder) => rmSync(join(folder, 'journal.head'), { force: true }),
  'deleted with its head': (folder) => {
    for (const name of ['journal.db', 'journal.head']) rmSync(join(folder, name), { force: true });
  },
  'not to be read': (folder) => chmodSync(file(folder), 0o000),
  'not to be written': (folder) => {
    chmodSync(file(folder), 0o444);
    chmodSync(dirname(file(folder)), 0o555);
  },
  'its place taken by a folder': (folder) => {
    rmSync(file(folder), { force: true });
    cpSync(join(folder, 'locks'), file(folder), { recursive: true });
  },
};

function write(folder: string, at: number, bytes: Uint8Array): void {
  if (!existsSync(file(folder))) return;
  const opened = openSync(file(folder), 'r+');
  try {
    writeSync(opened, bytes, 0, bytes.length, at);
  } finally {
    closeSync(opened);
  }
}
