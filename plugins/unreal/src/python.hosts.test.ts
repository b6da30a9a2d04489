import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bytesSource } from '@meshwright/gltf';
import { boneFile, rigPassport } from '@meshwright/gltf/rig';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlugin } from './testing/build-plugin.ts';
import { pythonProgram, testsFolder } from './testing/open-unreal.ts';

const missing = missingPrograms(pythonProgram);
const run = promisify(execFile);

describe.skipIf(missing)(`the Python of the plugin (${missing ?? pythonProgram})`, () => {
  let folder: string;
  let plugin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meshwright-unreal-'));
    plugin = await buildPlugin(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('passes its own tests, as it is packed', async ({ task }) => {
    const { stderr } = await run(
      pythonProgram,
      ['-B', '-m', 'unittest', 'discover', '--buffer', '--start-directory', testsFolder],
      {
        env: {
          ...process.env,
          PYTHONPATH: `${join(plugin, 'Content/Python')}:${testsFolder}`,
          MESHWRIGHT_CHAINS: JSON.stringify(await chainsOfCommandLine()),
        },
      },
    );
    const [, count, seconds] = /^Ran (\d+) tests in ([\d.]+)s$/m.exec(stderr)!;
    Object.assign(task.meta, { python: { count, seconds } });
    console.log(`Python: ${count} tests in ${seconds} s`);
    expect(stderr).toMatch(/^OK$/m);
  });

  it('is typed: pyright finds nothing in strict mode, in the client that it shares with Blender either', async () => {
    await cp(testsFolder, join(folder, 'tests'), { recursive: true });
    const include = ['Meshwright/Content/Python', 'tests'];
    const config = {
      include,
      extraPaths: include.toReversed(),
      pythonVersion: '3.11',
      typeCheckingMode: 'strict',
    };
    await writeFile(join(folder, 'pyrightconfig.json'), JSON.stringify(config));
    const pyright = join(import.meta.dirname, '../../../node_modules/pyright/index.js');
    const { stdout } = await run(process.execPath, [pyright, '--project', folder]).catch((error) => error);
    expect(stdout).toMatch(/^0 errors, 0 warnings/m);
  });
});

/** Returns the joints of a knight by the bones of VRM, and the rows of the table that `meshwright rig --unreal` writes. */
async function chainsOfCommandLine() {
  const knight = bytesSource(await readFile(join(import.meta.dirname, '../../../fixtures/character.glb')));
  const { text } = await boneFile(knight, 'unreal');
  const rows = text.trim().split('\n').slice(1);
  const { bones } = await rigPassport(knight);
  return {
    humanoid: Object.fromEntries(bones.map(({ bone, name }) => [bone, name])),
    rows: rows.map((row) => row.split(',').slice(1)),
  };
}
