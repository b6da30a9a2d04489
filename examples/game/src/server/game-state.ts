import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Meter, type MeterLimits, memoryMeter } from '@meshwright/proxy';
import { type Journal, memoryJournal } from '@meshwright/purchase';
import { sqliteMeter, stateFolder, userJournal } from '@meshwright/purchase/node';

/** State that survives a restart of the server: visitors, their spending and the purchase journal. */
export interface GameState {
  /** Key that signs visitor cookies. */
  readonly secret: string;
  readonly meter: Meter;
  readonly journal: Journal;
  close(): void;
}

/** Returns state in memory, for a service that ends with the game. */
export function passingState(limits: MeterLimits): GameState {
  return { secret: newSecret(), meter: memoryMeter(limits), journal: memoryJournal(), close() {} };
}

/**
 * Returns state in the user's state folder, shared by every server of this user on the machine. The journal is that
 * of the user.
 * @throws Error of the system when the folder cannot be written
 */
export function lastingState(
  limits: MeterLimits,
  env: Readonly<Record<string, string | undefined>>,
): GameState {
  const folder = join(stateFolder(env), 'garden');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = keptSecret(join(folder, 'secret'));
  const meter = sqliteMeter(folder, limits);
  try {
    const journal = userJournal(env);
    return {
      secret,
      meter,
      journal,
      close() {
        meter.close();
        journal.close();
      },
    };
  } catch (error) {
    meter.close();
    throw error;
  }
}

/** Returns the secret from a file that only the user can read; the first of several servers creates it. */
function keptSecret(path: string): string {
  const draft = `${path}.${newSecret()}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    writeSync(file, newSecret());
    fsyncSync(file);
    closeSync(file);
    // Unlike a rename, a link does not replace an existing file.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
