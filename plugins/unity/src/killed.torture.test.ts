import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSuiteBackend } from '@meshwright/host-suite';
import type { EditorProcess } from '@meshwright/testing/hosts/editor-process';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingDotnet } from './testing/dotnet.ts';
import { openFakeEditor } from './testing/open-fake-editor.ts';
import { generate, stepTowards } from './testing/person.ts';

const kills = samples(5);
const taskPath = '/v2/text-to-3d';
const command = join(import.meta.dirname, '../../../packages/meshwright/bin/meshwright.mjs');

describe.skipIf(missingDotnet)(`what is killed in the middle of a job (${missingDotnet ?? 'Unity'})`, () => {
  const random = createRandom();
  let backend: Awaited<ReturnType<typeof openSuiteBackend>>;
  let home: string;
  let editor: EditorProcess;

  const start = () =>
    openFakeEditor({
      project: join(home, 'project'),
      home,
      env: { MESHWRIGHT_API_KEY: backend.key, MESHWRIGHT_BASE_URL: backend.baseUrl },
    });
  const bridgePid = async () => {
    const file = await readFile(join(home, 'cache/meshwright/bridge/bridge.json'), 'utf8');
    return (JSON.parse(file) as { pid: number }).pid;
  };
  const run = <T>(what: object) => editor.run<T>(JSON.stringify(what));

  beforeAll(async () => {
    backend = await openSuiteBackend();
    home = await mkdtemp(join(tmpdir(), 'meshwright-unity-'));
    await mkdir(join(home, 'project'));
    await mkdir(join(home, 'bin'));
    const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`;
    await writeFile(join(home, 'bin/npx'), npx);
    await chmod(join(home, 'bin/npx'), 0o755);
    editor = await start();
    const limit = { do: 'set', label: 'Daily limit', value: 100_000 };
    await waitFor(async () => (await run<boolean>(limit)) || undefined, 'the bridge');
  }, 300_000);
  afterAll(async () => {
    await editor?.kill();
    process.kill(await bridgePid(), 'SIGKILL');
    await backend.stop();
    await rm(home, { recursive: true, force: true });
  }, 300_000);

  const rounds = Array.from({ length: kills }, (_, index) => index + 1);
  it.each([
    ...rounds.map((round) => ['the editor', round] as const),
    ...rounds.map((round) => ['the bridge', round] as const),
  ])(`%s, time %i: repeated as a user does, it is paid once and stands once`, async (what, round) => {
    const prompt = `a robot of ${what} ${round}`;
    const before = { spent: await backend.spent(), tasks: (await backend.tasks(taskPath)).length };
    await waitFor(async () => (await generate(editor, prompt)) || undefined, 'Generate');
    // A moment is a call of the editor, which its thread answers between two frames.
    const moments = random.int(150);
    for (let moment = 0; moment < moments; moment += 1) await run({ do: 'longest' });
    if (what === 'the editor') {
      await editor.kill();
      editor = await start();
    } else {
      process.kill(await bridgePid(), 'SIGKILL');
    }
    await waitFor(async () => (await stepTowards(editor, prompt)) || undefined, `${prompt} in the scene`);
    const scene = await run<readonly { provenance: { title: string } | null }[]>({ do: 'scene' });
    const standing = scene.filter(({ provenance }) => provenance?.title === prompt).length;
    const paid = (await backend.spent()) - before.spent;
    const made = (await backend.tasks(taskPath)).length - before.tasks;
    expect({ paid, made, standing, moments }).toEqual({ paid: 30, made: 1, standing: 1, moments });
    await run({ do: 'save' });
  });
});
