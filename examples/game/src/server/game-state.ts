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
import { sqliteMeter, stateFolder, userJournal } from '@meshwright/pipeline/node';
import { type Journal, memoryJournal } from '@meshwright/pipeline/purchase';
import { type Meter, type MeterLimits, memoryMeter } from '@meshwright/proxy';

/** What a server must know again when it is started anew: who its visitors are, what they have spent, what was bought. */
export interface GameState {
  /** Signs the cookies of visitors. */
  readonly secret: string;
  readonly meter: Meter;
  readonly journal: Journal;
  close(): void;
}

/** For a service that ends with the game: there is nothing to find again. */
export function passingState(limits: MeterLimits): GameState {
  return { secret: newSecret(), meter: memoryMeter(limits), journal: memoryJournal(), close() {} };
}

/**
 * In the user's state folder, where every server of this user and machine finds it. The journal is that of the user.
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

/** The secret in a file that only the user reads; the first server of several makes it. */
function keptSecret(path: string): string {
  const draft = `${path}.${newSecret()}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    writeSync(file, newSecret());
    fsyncSync(file);
    closeSync(file);
    // Unlike a rename it leaves one alone that is there.
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
