import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';
import { generate, stepTowards } from './testing/person.ts';

const kills = samples(3);
const taskPath = '/v2/text-to-3d';
const command = join(import.meta.dirname, '../../../packages/meshwright/bin/meshwright.mjs');

describe.skipIf(missingGodot)(`what is killed in the middle of a job (${missingGodot ?? 'Godot'})`, () => {
  const random = createRandom();
  let backend: Awaited<ReturnType<typeof openSuiteBackend>>;
  let home: string;
  let godot: Godot;

  const start = () =>
    openGodot({
      program: godotProgram()!,
      project: join(home, 'project'),
      home,
      env: { MESHWRIGHT_API_KEY: backend.key, MESHWRIGHT_BASE_URL: backend.baseUrl },
    });
  const bridgePid = async () => {
    const file = await readFile(join(home, 'cache/meshwright/bridge/bridge.json'), 'utf8');
    return (JSON.parse(file) as { pid: number }).pid;
  };

  beforeAll(async () => {
    backend = await openSuiteBackend();
    home = await mkdtemp(join(tmpdir(), 'meshwright-godot-'));
    await writeProject(join(home, 'project'));
    await mkdir(join(home, 'bin'));
    const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`;
    await writeFile(join(home, 'bin/npx'), npx);
    await chmod(join(home, 'bin/npx'), 0o755);
    godot = await start();
    const limit = 'return user.jobs() != null and user.set_value("Daily limit", 100000)';
    await waitFor(async () => (await godot.run<boolean>(limit)) || undefined, 'the bridge');
  }, 300_000);
  afterAll(async () => {
    await godot?.kill();
    process.kill(await bridgePid(), 'SIGKILL');
    await backend.stop();
    await rm(home, { recursive: true, force: true });
  }, 300_000);

  const rounds = Array.from({ length: kills }, (_, index) => index + 1);
  it.each([
    ...rounds.map((round) => ['the editor', round] as const),
    ...rounds.map((round) => ['the bridge', round] as const),
  ])(
    `%s, time %i: repeated as a user does, it is paid once and stands once`,
    { timeout: 300_000 },
    async (what, round) => {
      const prompt = `a robot of ${what} ${round}`;
      const before = { spent: await backend.spent(), tasks: (await backend.tasks(taskPath)).length };
      await waitFor(async () => (await generate(godot, prompt)) || undefined, 'Generate');
      // A moment is some frames of the editor.
      const moments = random.int(150);
      for (let moment = 0; moment < moments; moment += 1) await godot.run('return 0');
      if (what === 'the editor') {
        await godot.kill();
        godot = await start();
      } else {
        process.kill(await bridgePid(), 'SIGKILL');
      }
      await waitFor(async () => (await stepTowards(godot, prompt)) || undefined, `${prompt} in the scene`);
      const titles = await godot.run<string[]>(
        'return user.scene().map(func(object): return object.provenance.title if object.provenance else "")',
      );
      const paid = (await backend.spent()) - before.spent;
      const made = (await backend.tasks(taskPath)).length - before.tasks;
      expect({ paid, made, standing: titles.filter((title) => title === prompt).length, moments }).toEqual({
        paid: 30,
        made: 1,
        standing: 1,
        moments,
      });
      await godot.run('EditorInterface.save_scene()');
    },
  );
});
