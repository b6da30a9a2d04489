import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { describe, expect, it } from 'vitest';
import { runUnitTests, unitTestsTimeout } from './testing/run-unit-tests.ts';

const dayMs = 86_400_000;
/** A day and a time zone each; `-t "leap day"` runs one. */
const days = [
  { name: 'tomorrow in Kiritimati', at: Date.now() + dayMs, zone: 'Pacific/Kiritimati' },
  { name: "in 400 days in St. John's", at: Date.now() + 400 * dayMs, zone: 'America/St_Johns' },
  { name: 'leap day 2028', at: Date.UTC(2028, 1, 29, 12), zone: process.env.TZ ?? 'UTC' },
];

/** It shifts the clock of every program that is started under it. */
const library = findLibrary();
const reason = library ? '' : ' (skipped: needs libfaketime; on Debian: apt install faketime)';

describe.skipIf(!library)(`unit tests that mention time${reason}`, () => {
  const files = filesWithTime();

  it.for(days)('pass $name', { timeout: unitTestsTimeout }, async ({ at, zone }, { signal }) => {
    const { passed, failures } = await runUnitTests(files, signal, environment(at, zone));
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(files.length);
  });
});

/** An offset, not a day: processes that start later continue from the same clock. */
function environment(at: number, zone: string): NodeJS.ProcessEnv {
  const fileTimes = join(import.meta.dirname, 'testing/shift-file-times.mjs');
  return {
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: `+${Math.round((at - Date.now()) / 1000)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import="${fileTimes}"`,
  };
}

function findLibrary(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib'].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .map((folder) => join(folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
}

function filesWithTime(): string[] {
  const mentionsTime = /\bDate\b|expire|_at\b|clock|importedAt|retire|days\b/i;
  return ['packages', 'plugins', 'examples', 'test', 'tools']
    .flatMap((room) =>
      readdirSync(join(repository, room), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/${name}`,
      ),
    )
    .filter((path) => /\/[^./]+\.test\.ts$/.test(path) && !/node_modules|\/dist\/|templates/.test(path))
    .filter((path) => mentionsTime.test(readFileSync(join(repository, path), 'utf8')));
}
