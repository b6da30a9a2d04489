import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';

it.skipIf(missingGodot).each([
  ['de', 'Einstellungen', 'URL des Dienstes'],
  ['ja', '設定', 'サービスの URL'],
  ['en', 'Settings', 'Service URL'],
])(
  `an editor in %s has a dock in its language (${missingGodot ?? 'Godot'})`,
  { timeout: 300_000 },
  (language, settings, service) =>
    withEditorHome('godot', async (home) => {
      const project = join(home, 'project');
      await writeProject(project);
      const folder = join(home, 'config/godot');
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, 'editor_settings-4.6.tres'),
        `[gd_resource type="EditorSettings" format=3]\n\n[resource]\ninterface/editor/editor_language = "${language}"\n`,
      );
      const godot = await openGodot({ program: godotProgram()!, project, home });
      const texts = await godot.run<string[]>(`
var texts := []
for part in editor._plugin.dock.find_children("*", "Control", true, false):
	if part is Label or part is Button:
		texts.append(part.text)
return texts`);
      await godot.kill();
      expect(texts).toEqual(expect.arrayContaining([settings, service]));
    }),
);
