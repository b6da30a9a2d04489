// Loaded into every Node of `test/dates.torture.test.ts`. The kernel stamps files by its own clock, which libfaketime does not shift
// for Node: file times are shifted by the clock's offset, both when read and when set.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const offsetSeconds = Number(process.env.FAKETIME ?? 0);
const times = ['atime', 'mtime', 'ctime', 'birthtime'];

function shifted(stats) {
  for (const name of stats ? times : []) {
    if (typeof stats[`${name}Ms`] === 'bigint') {
      stats[`${name}Ms`] += BigInt(offsetSeconds * 1000);
      stats[`${name}Ns`] += BigInt(offsetSeconds) * 1_000_000_000n;
    } else {
      stats[`${name}Ms`] += offsetSeconds * 1000;
    }
    stats[name] = new Date(Number(stats[`${name}Ms`]));
  }
  return stats;
}

/** Not before 1970: Node takes a negative time for now. */
const onDisk = (time) =>
  Math.max(0, (time instanceof Date ? time.getTime() / 1000 : Number(time)) - offsetSeconds);

function wrapReading(holder, name, isCallback) {
  const given = holder[name];
  holder[name] = function (...args) {
    const answer = args.at(-1);
    if (isCallback && typeof answer === 'function') {
      args[args.length - 1] = (error, stats) => answer(error, shifted(stats));
      return given.apply(this, args);
    }
    const stats = given.apply(this, args);
    return stats instanceof Promise ? stats.then(shifted) : shifted(stats);
  };
}

/** @param at index of the first of the two times among the arguments */
function wrapSetting(holder, name, at) {
  const given = holder[name];
  holder[name] = function (...args) {
    return given.apply(this, args.with(at, onDisk(args[at])).with(at + 1, onDisk(args[at + 1])));
  };
}

for (const name of ['stat', 'lstat', 'fstat']) {
  wrapReading(fs, name, true);
  wrapReading(fs, `${name}Sync`, false);
}
for (const name of ['stat', 'lstat']) wrapReading(fs.promises, name, false);
for (const name of ['utimes', 'lutimes', 'futimes']) {
  wrapSetting(fs, name, 1);
  wrapSetting(fs, `${name}Sync`, 1);
}
for (const name of ['utimes', 'lutimes']) wrapSetting(fs.promises, name, 1);
const handle = await fs.promises.open(import.meta.filename);
const FileHandle = Object.getPrototypeOf(handle);
await handle.close();
wrapReading(FileHandle, 'stat', false);
wrapSetting(FileHandle, 'utimes', 0);
syncBuiltinESMExports();
