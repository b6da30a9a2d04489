import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorDriver, OpenEditor, SceneObject, SuiteService } from '@meshwright/host-suite';
import { textBelow, withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { openDesktop, type WindowSize } from '@meshwright/testing/hosts/open-desktop';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { buildZip } from './blender/build-zip.ts';
import { type Blender, openBlender } from './blender/open-blender.ts';
import { mouseInput } from './input/mouse-input.ts';
import { pythonInput } from './input/python-input.ts';
import type { UserInput } from './input/user-input.ts';

export interface BlenderDriverOptions {
  readonly name: string;
  /** Size of its window; absent: no window. */
  readonly window?: WindowSize;
  /** Path or name of the program. @default `blenderProgram` */
  readonly program?: string;
}

/** Drives a real Blender for the host suite, with a real bridge to the suite's service. */
export function blenderDriver(options: BlenderDriverOptions): EditorDriver {
  return {
    name: options.name,
    // Blender has no undo without a window.
    undo: options.window !== undefined,
    keepsScene: true,
    open: (service) => withEditorHome('blender', (home) => openEditor(service, home, options)),
  };
}

async function openEditor(
  service: SuiteService,
  home: string,
  options: BlenderDriverOptions,
): Promise<OpenEditor> {
  const file = join(home, 'suite.blend');
  const quoted = JSON.stringify(file);
  const zip = await buildZip(home);
  const closeBridge = await openServiceBridge(service, join(home, 'cache'));
  const desktop = options.window && (await openDesktop(options.window));
  const start = (own: object) =>
    openBlender({
      home,
      zip,
      openSections: true,
      ...(options.program && { program: options.program }),
      ...(desktop && { desktop }),
      ...own,
    });
  let blender = await start({});
  await blender.run(`
bpy.data.batch_remove(list(bpy.data.objects))
bpy.ops.wm.save_as_mainfile(filepath=${quoted}, compress=False)`);
  async function inputOf(at: Blender): Promise<UserInput> {
    if (!desktop) return pythonInput(at);
    await at.run(plainWindow);
    return mouseInput(at, desktop);
  }
  let input = await inputOf(blender);
  const save = () => blender.run('bpy.ops.wm.save_mainfile(compress=False)');
  return {
    set: (label, value) => input.set(label, value),
    press: (label) => input.press(label),
    text: () => input.text(),
    screenshot: (path) => input.screenshot(path),
    longestBlock: () =>
      blender.run(`
from meshwright.session import current_session
answer = current_session().timing.longest_ms`),
    pick: (label, paths) => blender.run(pickCode(label, paths)),
    scene: () => blender.run<SceneObject[]>(sceneCode),
    select: (id) =>
      blender.run(`
from meshwright.scene.selection import select_only
from meshwright.scene.asset_tag import find_asset
root = find_asset(${JSON.stringify(id)})
select_only(next(part for part in [*root.children_recursive, root] if part.type == "MESH"))`),
    async saved() {
      await save();
      await blender.run('bpy.ops.wm.save_userpref()');
      const scene = await readFile(file, 'latin1');
      return [scene, await textBelow(join(home, 'config')), blender.output()].join('\n');
    },
    undo: async () => input.undo?.(),
    async reopen() {
      await save();
      await blender.kill();
      blender = await start({ file, installed: true });
      input = await inputOf(blender);
    },
    async close() {
      await blender.kill();
      await desktop?.close();
      await closeBridge();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Reduces what the software renderer draws: at half of the size a fourth of the pixels. */
const plainWindow = `
bpy.context.preferences.view.ui_scale = 0.5
bpy.context.preferences.system.viewport_aa = "OFF"
for area in bpy.context.window_manager.windows[0].screen.areas:
    if area.type == "VIEW_3D":
        area.spaces[0].overlay.show_overlays = False
        area.spaces[0].show_gizmo = False`;

/** Returns the top-level objects of the scene, from Blender's own data. */
const sceneCode = `
from meshwright.scene.clips import clip_names
from meshwright.scene.place.measure import rest_bounds
from meshwright.scene.place.placement import user_transform
from meshwright.scene.asset_tag import mesh_objects, asset_parts, read_tag
answer = []
for item in bpy.context.scene.objects:
    tag = read_tag(item)
    if item.parent is not None and tag is None:
        continue
    parts = asset_parts(item)
    bounds = rest_bounds(parts)
    answer.append({
        "id": tag.id if tag else item.name,
        "name": item.name,
        "at": [user_transform(item).translation[axis] for axis in (0, 2, 1)],
        "height": bounds[1].z - bounds[0].z if bounds else 0,
        "ground": bounds[0].z if bounds else 0,
        "meshes": len({part.data for part in mesh_objects(parts)}),
        "clips": clip_names(parts),
        "provenance": tag.provenance if tag else None,
        "selected": item.select_get(),
    })`;

// The file browser is a separate window, and a drop needs one: this runs the code of its Accept button, or that of a drop.
function pickCode(label: string, paths: readonly string[]): string {
  return `
import os
from meshwright.session import current_session
view = current_session().view
control = next(control for section in view.sections for control in section["controls"]
    if control["kind"] == "files" and control["label"] == ${JSON.stringify(label)})
paths = ${JSON.stringify(paths)}
files = [{"name": os.path.basename(path)} for path in paths]
if hasattr(bpy.types, "FileHandler"):
    bpy.ops.meshwright.drop_files(directory=os.path.dirname(paths[0]), files=files)
else:
    bpy.ops.meshwright.choose_files(control=control["id"], directory=os.path.dirname(paths[0]), files=files)`;
}
