import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkHost } from '@meshwright/panel/bridge';
import { folderStore } from '@meshwright/purchase/node';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';

it.skipIf(missingGodot)(
  `the plugin keeps the rules that \`meshwright bridge --check\` prints (${missingGodot ?? 'Godot'})`,
  { timeout: 600_000 },
  () =>
    withEditorHome('godot', async (home) => {
      const project = join(home, 'project');
      await writeProject(project);
      // The plugin runs while the editor still reads a large project, and has no scene open.
      await fillFolder(join(project, 'data'));
      const program = godotProgram()!;
      let opening: ReturnType<typeof openGodot> | undefined;
      const outcomes = await checkHost({
        folder: join(home, 'cache/meshwright/bridge'),
        store: folderStore(join(home, 'store')),
        host: 'Godot',
        // The start of the editor is part of the wait.
        timeoutMs: 240_000,
        messageMs: 120_000,
        onReady() {
          opening = openGodot({ program, project, home });
        },
      });
      await (await opening)?.kill();
      await rm(home, { recursive: true, force: true });
      expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    }),
);

async function fillFolder(folder: string): Promise<void> {
  for (let index = 0; index < 300; index += 1) {
    await mkdir(join(folder, String(index)), { recursive: true });
    await Promise.all([0, 1, 2, 3].map((file) => writeFile(join(folder, `${index}/${file}.json`), '{}')));
  }
}
