import type { Blender } from '../blender/open-blender.ts';
import type { PanelState } from './panel-state.ts';
import type { SendEvents } from './window-events.ts';

/** The sidebar of the 3D view, with the pointer in it. */
interface Sidebar {
  /** Opens the tab with the panel. */
  openTab(): Promise<void>;
  /** Moves the pointer onto a control. @throws Error when the sidebar has no button for it */
  pointAt(id: string, label: string): Promise<void>;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param windowHeight in pixels */
export function openSidebar(
  blender: Blender,
  panel: PanelState,
  sendEvents: SendEvents,
  windowHeight: number,
): Sidebar {
  /** Returns the sidebar's rectangle in pixels, with y downwards as for the mouse. */
  async function rectangle(): Promise<Rectangle> {
    const [x, y, width, height] = await blender.run<[number, number, number, number]>(`
area = next(area for area in bpy.context.window_manager.windows[0].screen.areas if area.type == "VIEW_3D")
region = next(region for region in area.regions if region.type == "UI")
answer = [region.x, region.y, region.width, region.height]`);
    return { x, y: windowHeight - y - height, width, height };
  }

  /** Returns the id of the control at a position; undefined where there is none. */
  async function controlAt(x: number, y: number, fields: readonly string[]): Promise<string | undefined> {
    await blender.run('bpy.context.window_manager.clipboard = ""');
    // A button releases the pointer with one event, and another takes it only with the next.
    await sendEvents('mousemove', x, y);
    const expression = await sendEvents('key', 'ctrl+c', 'key', 'ctrl+alt+shift+c');
    const [, operand] = /\bcontrol="([^"]*)"/.exec(expression) ?? [];
    const [, field] = /\bmeshwright_fields\[(\d+)\]/.exec(expression) ?? [];
    return operand ?? fields[Number(field)];
  }

  /** Whether the sidebar shows the panel. */
  async function showsPanel(bar: Rectangle): Promise<boolean> {
    await blender.run(
      'bpy.ui_log.drawn.clear()\nfrom meshwright.scene.viewport import redraw_sidebars\nredraw_sidebars()',
    );
    // Blender redraws after it has handled all pending events.
    await sendEvents('mousemove', bar.x - 50, bar.y + 50);
    return blender.run<boolean>('answer = bool(bpy.ui_log.drawn)');
  }

  return {
    async openTab() {
      const bar = await rectangle();
      for (let y = bar.y + 20; y < bar.y + bar.height && !(await showsPanel(bar)); y += 30) {
        await sendEvents('mousemove', bar.x + bar.width - 10, y, 'click', 1);
      }
    },
    async pointAt(id, label) {
      const bar = await rectangle();
      // Every button is at least 18 pixels high.
      const rows = Array.from({ length: Math.floor(bar.height / 17) - 1 }, (_, row) => bar.y + 12 + 17 * row);
      const ids = (await panel.controls()).map((control) => control.id);
      const fields = await blender.run<string[]>(
        'answer = bpy.context.window_manager.meshwright_fields.keys()',
      );
      for (const share of [0.3, 0.65]) {
        const x = Math.round(bar.x + bar.width * share);
        const indexAt = async (row: number) => ids.indexOf((await controlAt(x, rows[row]!, fields)) ?? '');
        if (await pointAtIndex(ids.indexOf(id), rows.length, indexAt)) return;
      }
      throw new Error(`no button for ${label} (${id}) in the sidebar`);
    },
  };
}

/**
 * Halves the rows, whose controls have ascending indices, until the pointer is on the control with index `target`.
 * @param indexAt points at a row and returns the index of its control, -1 where there is none
 * @returns false when no row has it
 */
async function pointAtIndex(
  target: number,
  rowCount: number,
  indexAt: (row: number) => Promise<number>,
): Promise<boolean> {
  let [low, high] = [0, rowCount];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    let row = middle;
    let index = await indexAt(row);
    while (index < 0 && row + 1 < high) index = await indexAt(++row);
    if (index === target) return true;
    if (index < 0 || index > target) high = middle;
    else low = row + 1;
  }
  return false;
}
