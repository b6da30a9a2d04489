import type { Desktop } from '@meshwright/testing/hosts/open-desktop';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import type { Blender } from '../blender/open-blender.ts';

/**
 * Sends xdotool actions to Blender's window. Resolves with the clipboard content once Blender has handled them.
 */
export type SendEvents = (...actions: (string | number)[]) => Promise<string>;

/** Starts counting presses of Pause, which follow every group of actions. */
export async function windowEvents(blender: Blender, desktop: Desktop): Promise<SendEvents> {
  await blender.run(countPausePresses);
  let sent = 0;
  return async (...actions) => {
    sent += 1;
    await desktop.xdotool(...actions, 'key', 'Pause');
    return waitFor(
      async () => {
        const [handled, clipboard] = await blender.run<[number, string]>(
          'answer = [bpy.ui_log.pause_presses, bpy.context.window_manager.clipboard]',
        );
        return handled >= sent ? clipboard : undefined;
      },
      `Blender to handle ${actions.join(' ')}`,
    );
  };
}

const countPausePresses = `
window = bpy.context.window_manager.windows[0]
area = next(area for area in window.screen.areas if area.type == "VIEW_3D")
area.spaces[0].show_region_ui = True
region = next(region for region in area.regions if region.type == "WINDOW")
with bpy.context.temp_override(window=window, area=area, region=region):
    bpy.ops.test.count_pause_presses("INVOKE_DEFAULT")`;
