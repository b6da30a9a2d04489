import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkHost } from '@meshwright/panel/bridge';
import { folderStore } from '@meshwright/pipeline/node';
import { expect, it } from 'vitest';
import { withEditorHome } from '../../../packages/host-suite/src/testing/editor-home.ts';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';

it.skipIf(missingGodot)(
  `the plugin keeps the rules that \`meshwright bridge --check\` prints (${missingGodot ?? 'Godot'})`,
  { timeout: 300_000 },
  () =>
    withEditorHome('godot', async (home) => {
      const project = join(home, 'project');
      await writeProject(project);
      const program = godotProgram()!;
      let opening: ReturnType<typeof openGodot> | undefined;
      const outcomes = await checkHost({
        folder: join(home, 'cache/meshwright/bridge'),
        store: folderStore(join(home, 'store')),
        host: 'Godot',
        onReady() {
          opening = openGodot({ program, project, home });
        },
      });
      await (await opening)?.kill();
      await rm(home, { recursive: true, force: true });
      expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    }),
);
