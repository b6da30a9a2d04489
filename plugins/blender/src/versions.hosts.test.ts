import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { describe, expect, it } from 'vitest';
import { buildZip } from './testing/blender/build-zip.ts';
import { openBlender } from './testing/blender/open-blender.ts';
import { blenderDriver } from './testing/blender-driver.ts';

// Versions that a Debian of today lacks: npm run hosts:install installs them.
const versions = [
  { version: '4.3', variable: 'BLENDER_43_PATH' },
  { version: '5.2', variable: 'BLENDER_52_PATH' },
];

const online = process.env.BLENDER_52_PATH ?? process.env.BLENDER_43_PATH;
const reason = online ? missingPrograms(online) : 'no Blender from 4.2';

describe.skipIf(reason)(`online access of Blender (${reason ?? online})`, () => {
  it('is asked for with its reason, and the panel connects as soon as it is allowed', async () => {
    const home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    const zip = await buildZip(home);
    const blender = await openBlender({ home, zip, program: online!, offline: true });
    const state = (code: string) =>
      blender.run<{ offline: boolean; text: string }>(`
from meshwright.session import current_session
session = current_session()
${code}
session.process_messages()
answer = {"offline": session.offline, "text": session.status.message}`);
    const off = await state('session.request_connection()');
    const on = await state('bpy.context.preferences.system.use_online_access = True');
    await blender.kill();
    await rm(home, { recursive: true, force: true });
    expect(off).toEqual({
      offline: true,
      text: expect.stringMatching(
        /^Online access is off\. Meshwright needs it to create tasks.* System > Network\.$/,
      ),
    });
    expect(on.offline).toBe(false);
    expect(on.text).not.toMatch(/Online access/);
  });
});

describe.skipIf(reason)(`the extension of Blender (${reason ?? online})`, () => {
  // Issue 39, defect 15.
  it('is valid for the Extensions Platform, and installs as one', async () => {
    const home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    const zip = await buildZip(home);
    const run = promisify(execFile);
    const extension = async (...words: string[]) => {
      const env = { ...process.env, HOME: home };
      const { stdout, stderr } = await run(online!, ['--command', 'extension', ...words], { env });
      // Without a Python package that it needs, the platform does not register, and a zip takes another road.
      expect(`${stdout}${stderr}`).not.toMatch(/Traceback|ImportError|ModuleNotFoundError/);
      return stdout;
    };
    expect(await extension('validate', zip)).toMatch(/^Success parsing TOML/m);
    expect(await extension('install-file', '--repo', 'user_default', '--enable', zip)).toMatch(
      /STATUS Installed "meshwright"/,
    );
    await rm(home, { recursive: true, force: true });
  });
});

for (const { version, variable } of versions) {
  const program = process.env[variable];
  const missing = program
    ? missingPrograms(program)
    : `no Blender ${version}: set ${variable}, or run npm run hosts:install blender-${version}`;
  describeHost(blenderDriver({ name: `Blender ${version} without a window`, ...(program && { program }) }), {
    missing,
  });
}
