import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSuiteBackend } from '@meshwright/host-suite';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';

const missing = missingPrograms(blenderProgram);
const guide = join(import.meta.dirname, '..', '..', '..', 'docs', 'blender.md');

it.skipIf(missing)(
  `the script of the guide makes an asset in a Blender without a window, and renders it (${missing ?? blenderProgram})`,
  { timeout: 300_000 },
  () =>
    withEditorHome('blender', async (home) => {
      const backend = await openSuiteBackend();
      const closeBridge = await openServiceBridge(backend, join(home, 'cache'));
      try {
        const printed = await runScript(home, await scriptOfGuide());
        expect(printed).toMatch(
          /^a wooden treasure chest done wooden-treasure-chest is in the scene: 0\.60 m high/m,
        );
        expect((await stat(join(home, 'chest.png'))).size).toBeGreaterThan(1000);
        await backend.fault({ when: { route: 'create' }, fault: { kind: 'status', status: 402 } });
        expect(await runScript(home, await scriptOfGuide())).toMatch(
          /^meshwright\S*ScriptError: .*The account has too few credits\. Nothing was paid/m,
        );
      } finally {
        await closeBridge();
        await backend.stop();
      }
    }),
);

/** Runs a script in a Blender with the add-on. Returns what it prints, errors included. */
async function runScript(home: string, script: string): Promise<string> {
  const zip = JSON.stringify(await buildZip(home));
  for (const folder of ['config', 'scripts']) await mkdir(join(home, folder), { recursive: true });
  const files = [join(home, 'before.py'), join(home, 'script.py')];
  await writeFile(
    files[0]!,
    `
import bpy, numpy
# Debian's Blender 3.4 imports no mesh without this.
if not hasattr(numpy, "bool"):
    numpy.bool = bool
bpy.ops.preferences.addon_install(filepath=${zip})
if hasattr(bpy.context.preferences.system, "use_online_access"):
    bpy.context.preferences.system.use_online_access = True
bpy.ops.wm.save_as_mainfile(filepath=${JSON.stringify(join(home, 'scene.blend'))})
render = bpy.context.scene.render
render.engine, render.resolution_x, render.resolution_y = "CYCLES", 64, 64
bpy.context.scene.cycles.samples, bpy.context.scene.cycles.use_denoising = 1, False`,
  );
  await writeFile(files[1]!, script);
  const { stdout, stderr } = await promisify(execFile)(
    blenderProgram,
    ['--background', '--factory-startup', ...files.flatMap((file) => ['--python', file])],
    {
      env: {
        PATH: process.env.PATH,
        HOME: home,
        XDG_CACHE_HOME: join(home, 'cache'),
        BLENDER_USER_CONFIG: join(home, 'config'),
        BLENDER_USER_SCRIPTS: join(home, 'scripts'),
      },
    },
  );
  return `${stdout}\n${stderr}`;
}

async function scriptOfGuide(): Promise<string> {
  return /```python\n(import bpy[\s\S]*?)```/.exec(await readFile(guide, 'utf8'))![1]!;
}
