import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';
import { type ManualBridge, openManualBridge } from './testing/bridge/open-manual-bridge.ts';

const missing = missingPrograms(blenderProgram);
const skipped = missing ? ` (skipped: ${missing})` : '';

describe.skipIf(missing)(`pictures in the panel of Blender${skipped}`, () => {
  let home: string;
  let bridge: ManualBridge;
  let blender: Blender;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    bridge = await openManualBridge(join(home, 'cache'));
    blender = await openBlender({ home, zip: await buildZip(home) });
  });
  afterAll(async () => {
    await blender?.kill();
    await bridge?.close();
    await rm(home, { recursive: true, force: true });
  });

  it('gets the pictures of options, such as animations', async () => {
    const create = { width: 4, height: 4, channels: 3, background: 'red' } as const;
    const picture = await bridge.keep(await sharp({ create }).png().toBuffer());
    bridge.show({
      announcement: '',
      sections: [
        {
          id: 'make',
          title: 'Create',
          folded: false,
          controls: [
            {
              kind: 'choices',
              id: 'field/action_ids',
              label: 'Actions',
              value: [],
              options: [
                { value: '1', label: 'Walking', picture },
                { value: '2', label: 'Running' },
              ],
            },
          ],
        },
      ],
    });
    // A Blender without a window has no icons, but decodes their pictures.
    const size = () =>
      blender.run(`
from meshwright.session import current_session
current_session().request_connection()
previews = current_session().icons._previews
answer = list(previews[${JSON.stringify(picture)}].image_size) if ${JSON.stringify(picture)} in previews else None`);
    await expect.poll(size).toEqual([4, 4]);
  });

  const paste = `
from pathlib import Path
from meshwright.ui.clipboard_picture import NoPicture, save_clipboard_picture
areas = lambda: [area.ui_type for area in bpy.context.window_manager.windows[0].screen.areas]
before = [areas(), list(bpy.data.images)]
try:
    answer = str(save_clipboard_picture(bpy.context, Path({folder})))
except NoPicture as reason:
    answer = str(reason)
assert [areas(), list(bpy.data.images)] == before`;
  const pasted = () => blender.run<string>(paste.replace('{folder}', JSON.stringify(home)));

  it('says why it pastes no picture where Blender cannot read one from the clipboard', async () => {
    expect(await pasted()).toMatch(
      /^Blender (?:before 4\.0 )?pastes no pictures(?: on this system)?, only copied files\. Save the picture and copy its file$/,
    );
  });

  it('saves the pixels that Blender pastes into an image editor, and leaves nothing in the file', async () => {
    await blender.run(`
class IMAGE_OT_clipboard_paste(bpy.types.Operator):
    """Pastes as Blender does where it reads pictures from the clipboard, which no test can on this system"""
    bl_idname = "image.clipboard_paste"
    bl_label = "Paste"
    @classmethod
    def poll(cls, context):
        return context.area is not None and context.area.type == "IMAGE_EDITOR"
    def execute(self, context):
        if bpy.context.window_manager.clipboard_has_picture:
            bpy.data.images.new("Clipboard", 2, 1).pixels[:] = [1, 0, 0, 1, 0, 0, 1, 1]
            return {"FINISHED"}
        return {"CANCELLED"}
bpy.types.WindowManager.clipboard_has_picture = bpy.props.BoolProperty()
bpy.utils.register_class(IMAGE_OT_clipboard_paste)`);
    expect(await pasted()).toBe('The clipboard has neither a picture nor a fitting file');
    await blender.run('bpy.context.window_manager.clipboard_has_picture = True');
    const { data, info } = await sharp(await readFile(await pasted()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data]).toEqual([2, 1, 255, 0, 0, 0, 0, 255]);
  });
});
