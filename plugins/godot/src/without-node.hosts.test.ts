import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BridgeDownload,
  type Download,
  serveBridge,
  stopBridge,
} from '@meshwright/testing/hosts/bridge-download';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';

describe.skipIf(missingGodot)(
  `a machine without Node.js (${missingGodot ?? 'Godot'})`,
  { timeout: 600_000 },
  () => {
    let home: string;
    let godot: Godot;
    let download: BridgeDownload;

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'meshwright-godot-'));
      download = await serveBridge(home);
      await writeProject(join(home, 'project'));
      godot = await openGodot({ program: godotProgram()!, project: join(home, 'project'), home });
      await godot.run(`OS.set_environment("PATH", ${JSON.stringify(join(home, 'none'))})`);
    }, 600_000);
    afterAll(async () => {
      await godot?.kill();
      download?.close();
      await stopBridge(join(home, 'cache'));
      await rm(home, { recursive: true, force: true });
    });

    const offer = (rows: string) =>
      writeFile(join(home, 'project/addons/meshwright/bridge/bridge_archives.json'), rows);
    const says = (text: string) =>
      waitFor(
        async () => ((await godot.run<string>('return user.text()')).includes(text) ? true : undefined),
        `the dock to say “${text}”`,
      );
    const press = (label: string) => godot.run<boolean>(`return user.press(${JSON.stringify(label)})`);

    it('has to install it where nothing can be downloaded', async () => {
      await press('Connect');
      await says('npx was not found. Install Node.js 20.19 or later');
      expect(await press('Download the Bridge')).toBe(false);
    });

    it.each<[string, Download, string | undefined, string]>([
      ['a part of it', 'part', undefined, 'is not the bridge of this version: nothing of it is used'],
      [
        'a file of another hash',
        'another',
        undefined,
        'is not the bridge of this version: nothing of it is used',
      ],
      ['a file by http of another machine', 'whole', 'http://example.com', 'by https only'],
    ])('uses no download that is %s', async (_what, kind, url, text) => {
      await offer(download.rows(kind, url));
      await press('Connect');
      await says(`Download the Bridge (${download.megabytes} MB)`);
      await press('Download the Bridge');
      await says(text);
      expect(await readdir(join(home, 'cache/meshwright/bridge-program')).catch(() => [])).toEqual([]);
    });

    it('gets a bridge by one press, which makes a model', async () => {
      await offer(download.rows('whole'));
      await press('Connect');
      await says('npx was not found');
      await press('Download the Bridge');
      const until = (what: string, call: string) =>
        waitFor(async () => (await godot.run<boolean>(`return await user.${call}`)) || undefined, what);
      await until('the prompt', 'set_value("Prompt", "a lantern")');
      await until('the height', 'set_value("Height", 0.6)');
      await until('Generate', 'press("Generate")');
      await until('the lantern', 'stands("a lantern")');
    });
  },
);
