import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { repository } from '../repository.ts';
import { samples } from '../samples.ts';
import { waitFor } from './wait-for.ts';

/** An editor whose user wants models, and repeats what was interrupted. */
export interface KilledEditor {
  /** Sets the daily limit. Returns whether the bridge has taken it. */
  raiseLimit(credits: number): Promise<boolean>;
  /** Fills in the form and presses Generate. Returns whether Generate was there to press. */
  generate(prompt: string): Promise<boolean>;
  /** Does what a user does next. Returns whether the model is in the scene and the editor says so. */
  stepTowards(prompt: string): Promise<boolean>;
  /** Ends after a few frames of the editor. */
  moment(): Promise<unknown>;
  /** Counts what the editor has of a prompt: objects, and assets where they are apart. Each is 1 when all is well. */
  count(prompt: string): Promise<Readonly<Record<string, number>>>;
  save(): Promise<unknown>;
  kill(): Promise<void>;
}

interface Options {
  readonly host: string;
  /** What this machine lacks. */
  readonly missing: string | undefined;
  /** Usual number of kills of the editor, and of the bridge. MESHWRIGHT_SAMPLES multiplies it. */
  readonly kills: number;
  /** A kill comes after up to so many moments. */
  readonly moments: number;
  /** @param home the user's home, with an `npx` in `bin` that starts the bridge */
  open(home: string, env: Readonly<Record<string, string>>): Promise<KilledEditor>;
}

const path = '/v2/text-to-3d';
const price = 30;
const command = join(repository, 'packages/meshwright/bin/meshwright.mjs');

/** Kills the editor, then the bridge, at random moments of a job: repeated as a user does, each job is paid once and stands once. */
export function describeKills({ host, missing, kills, moments, open }: Options): void {
  describe.skipIf(missing)(`what is killed in the middle of a job (${missing ?? host})`, () => {
    const random = createRandom();
    let backend: Awaited<ReturnType<typeof openSuiteBackend>>;
    let home: string;
    let editor: KilledEditor;

    const start = () => open(home, { MESHWRIGHT_API_KEY: backend.key, MESHWRIGHT_BASE_URL: backend.baseUrl });
    /** Sends a signal to the bridge of the file; 0 only looks. Returns whether it runs. */
    const signalBridge = async (signal: 'SIGKILL' | 0) => {
      const file = await readFile(join(home, 'cache/meshwright/bridge/bridge.json'), 'utf8');
      try {
        return process.kill((JSON.parse(file) as { pid: number }).pid, signal);
      } catch {
        return false;
      }
    };
    const until = (poll: () => Promise<boolean>, what: string) =>
      waitFor(async () => (await poll()) || undefined, what);

    beforeAll(async () => {
      backend = await openSuiteBackend();
      home = await mkdtemp(join(tmpdir(), 'meshwright-kills-'));
      const npx = join(home, 'bin/npx');
      await mkdir(join(home, 'bin'));
      await writeFile(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`);
      await chmod(npx, 0o755);
      editor = await start();
      await until(() => editor.raiseLimit(1_000_000), 'the bridge');
    }, 300_000);
    afterAll(async () => {
      await editor?.kill();
      await signalBridge('SIGKILL');
      await backend.stop();
      await rm(home, { recursive: true, force: true });
    }, 300_000);

    const rounds = Array.from({ length: samples(kills) }, (_, index) => index + 1);
    it.each([
      ...rounds.map((round) => ['the editor', round] as const),
      ...rounds.map((round) => ['the bridge', round] as const),
    ])(
      '%s, time %i: repeated as a user does, it is paid once and stands once',
      { timeout: 600_000 },
      async (what, round) => {
        const prompt = `a robot of ${what} ${round}`;
        const before = { spent: await backend.spent(), tasks: new Set(await backend.tasks(path)) };
        // The next bridge, after the one that the last round killed.
        await until(() => signalBridge(0), 'a running bridge');
        await until(() => editor.generate(prompt), 'Generate');
        const after = random.int(moments);
        for (let moment = 0; moment < after; moment += 1) await editor.moment();
        if (what === 'the editor') {
          await editor.kill();
          editor = await start();
        } else {
          await signalBridge('SIGKILL');
        }
        await until(() => editor.stepTowards(prompt), `${prompt} in the scene`);
        const paid = (await backend.spent()) - before.spent;
        // The newest page of the list: it ends at fifty.
        const created = (await backend.tasks(path)).filter((id) => !before.tasks.has(id)).length;
        const counts = await editor.count(prompt);
        expect({ paid, made: created, after, ...counts }).toEqual({
          paid: price,
          made: 1,
          after,
          ...Object.fromEntries(Object.keys(counts).map((name) => [name, 1])),
        });
        await editor.save();
      },
    );
  });
}
