import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobControl } from '@meshwright/panel';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { type Desktop, openDesktop } from '@meshwright/testing/hosts/open-desktop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { type Godot, openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';

const missing = missingGodot ?? missingPrograms('Xvfb', 'import', 'convert');
const takes: JobControl = {
  kind: 'job',
  id: 'takes/1',
  label: 'a chair',
  state: 'done',
  text: 'chair is in the scene.',
  picture: 'one',
  takes: [
    { label: 'Take 1', text: 'In the scene.', state: 'done', picture: 'one', picked: true },
    { label: 'Take 2', text: 'Made.', state: 'ready', picture: 'two', picked: false, control: 'job/2/pick' },
  ],
  larger: {
    label: 'Compare pictures',
    pictures: [
      { label: 'Take 1', picture: 'one' },
      { label: 'Take 2', picture: 'two' },
    ],
  },
  actions: [],
};

describe.skipIf(missing)(`a job of several takes in the dock (${missing ?? 'Godot'})`, () => {
  let home: string;
  let desktop: Desktop;
  let godot: Godot;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-godot-'));
    const project = join(home, 'project');
    await writeProject(project);
    desktop = await openDesktop({ width: 1280, height: 800 });
    godot = await openGodot({ program: godotProgram()!, project, home, desktop });
  });
  afterAll(async () => {
    await godot?.kill();
    await desktop?.close();
    await rm(home, { recursive: true, force: true });
  });

  it('shows them side by side, and large in a window that is closed and freed', async () => {
    const drawn = await godot.run<unknown>(`
var session = load("res://addons/meshwright/session.gd").new()
for file in {"one": Color.SADDLE_BROWN, "two": Color.STEEL_BLUE}:
	var image = Image.create(128, 128, false, Image.FORMAT_RGB8)
	image.fill({"one": Color.SADDLE_BROWN, "two": Color.STEEL_BLUE}[file])
	session.pictures[file] = ImageTexture.create_from_image(image)
var box = load("res://addons/meshwright/ui/job_box.gd").new(session, JSON.parse_string(${JSON.stringify(JSON.stringify(takes))}))
EditorInterface.get_base_control().add_child(box)
editor.set_meta("box", box)
editor.set_meta("session", session)
var cells = box.find_children("*", "Button", true, false).filter(func(each): return each.text.begins_with("Take"))
box.find_children("*", "Button", true, false).filter(func(each): return each.tooltip_text == "Compare pictures")[0].pressed.emit()
return cells.map(func(each): return [each.text, each.icon != null, each.button_pressed, each.disabled])`);
    expect(drawn).toEqual([
      ['Take 1', true, true, true],
      ['Take 2', true, false, false],
    ]);
    const dialogs = `EditorInterface.get_base_control().find_children("*", "AcceptDialog", false, false).filter(func(each): return each.title == "Compare pictures" and each.visible)`;
    const shown = await godot.run<unknown>(`
var dialog = ${dialogs}[0]
return dialog.find_children("*", "TextureRect", true, false).filter(func(each): return each.custom_minimum_size.x >= 200).map(func(each): return each.texture != null)`);
    expect(shown).toEqual([true, true]);
    if (process.env.MESHWRIGHT_KEEP_PICTURES)
      await desktop.screenshot(join(process.env.MESHWRIGHT_KEEP_PICTURES, 'godot-takes.png'));
    await godot.run(`${dialogs}[0].canceled.emit()`);
    await expect.poll(() => godot.run<number>(`return ${dialogs}.size()`)).toBe(0);
    await godot.run(`editor.get_meta("box").queue_free()`);
  });
});
