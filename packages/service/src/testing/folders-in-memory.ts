import { statfsSync } from 'node:fs';

// For its effect alone. A store syncs at every transaction, and tests that ask nothing of a disk need not wait for one:
// where memory can be had as a folder, and enough of it, temporary folders are there.
const memory = '/dev/shm';
const enough = 1_000_000_000;

try {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > enough) process.env.TMPDIR = memory;
} catch {
  // There is none here.
}
