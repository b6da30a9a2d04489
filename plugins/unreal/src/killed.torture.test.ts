import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlugin } from './testing/build-plugin.ts';
import { openUnreal, pythonProgram, type Unreal } from './testing/open-unreal.ts';
import { openPage, type PanelPage } from './testing/panel-page.ts';
import { generate, standing, stepTowards } from './testing/person.ts';

// A hundred kills: MESHWRIGHT_SAMPLES=0.1 takes ten.
const kills = samples(50);
const missing = missingPrograms(pythonProgram);
const taskPath = '/v2/text-to-3d';
const command = join(import.meta.dirname, '../../../packages/meshwright/bin/meshwright.mjs');

describe.skipIf(missing)(`what is killed in the middle of a job (${missing ?? 'the fake editor'})`, () => {
  const random = createRandom();
  let backend: Awaited<ReturnType<typeof openSuiteBackend>>;
  let home: string;
  let plugin: string;
  let unreal: Unreal;
  let page: PanelPage;

  const start = async () => {
    unreal = await openUnreal({
      project: join(home, 'project'),
      plugin,
      home,
      env: { MESHWRIGHT_API_KEY: backend.key, MESHWRIGHT_BASE_URL: backend.baseUrl },
    });
    page = await openPage(unreal);
  };
  const bridgePid = async () => {
    const file = await readFile(join(home, 'cache/meshwright/bridge/bridge.json'), 'utf8');
    return (JSON.parse(file) as { pid: number }).pid;
  };

  beforeAll(async () => {
    backend = await openSuiteBackend();
    home = await mkdtemp(join(tmpdir(), 'meshwright-unreal-'));
    plugin = await buildPlugin(join(home, 'build'));
    await start();
    const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`;
    await writeFile(join(home, 'bin/npx'), npx);
    await chmod(join(home, 'bin/npx'), 0o755);
    await page.panel.connect(false);
    await waitFor(async () => (await page.set('Daily limit', 1_000_000)) || undefined, 'the bridge');
  }, 300_000);
  afterAll(async () => {
    await unreal?.kill();
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
      // Until the next bridge is connected, a field refuses its value, and nothing is pressed.
      await waitFor(async () => (await generate(page, prompt).catch(() => false)) || undefined, 'Generate');
      // A moment is a few frames of the editor.
      const moments = random.int(25);
      for (let moment = 0; moment < moments; moment += 1) await unreal.run('answer = 0');
      if (what === 'the editor') {
        await unreal.kill();
        await start();
      } else {
        process.kill(await bridgePid(), 'SIGKILL');
      }
      await waitFor(
        async () => (await stepTowards(unreal, page, prompt)) || undefined,
        `${prompt} in the level`,
      );
      const paid = (await backend.spent()) - before.spent;
      const made = (await backend.tasks(taskPath)).length - before.tasks;
      const shown = (await standing(unreal, prompt)).length;
      const meshes = await unreal.run<number>(
        `answer = sum(1 for asset in editor.assets.values() if asset._metadata.get("Meshwright.Title") == ${JSON.stringify(prompt)})`,
      );
      expect({ paid, made, shown, meshes, moments }).toEqual({
        paid: 30,
        made: 1,
        shown: 1,
        meshes: 1,
        moments,
      });
      await unreal.run('editor.save_level()');
    },
  );
});
