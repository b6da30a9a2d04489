import type { Blender } from '../blender/open-blender.ts';
import type { PanelState } from './panel-state.ts';
import { type Place, type Places, pointAtIndex, pointWhereItWas } from './search-rows.ts';
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
  const places: Places = new Map();

  /** Returns the sidebar's rectangle in pixels, with y downwards as for the mouse, and the scale of the interface. */
  async function rectangle(): Promise<Rectangle & { readonly scale: number }> {
    const [x, y, width, height, scale] = await blender.run<[number, number, number, number, number]>(`
area = next(area for area in bpy.context.window_manager.windows[0].screen.areas if area.type == "VIEW_3D")
region = next(region for region in area.regions if region.type == "UI")
answer = [region.x, region.y, region.width, region.height, bpy.context.preferences.system.ui_scale]`);
    return { x, y: windowHeight - y - height, width, height, scale };
  }

  /** Returns the id of the control at a position; undefined where there is none. */
  async function controlAt([x, y]: Place, fields: readonly string[]): Promise<string | undefined> {
    await blender.run('bpy.context.window_manager.clipboard = ""');
    // A button releases the pointer with one event, and another takes it only with the next.
    await sendEvents('mousemove', x, y);
    const expression = await sendEvents('key', 'ctrl+c', 'key', 'ctrl+alt+shift+c');
    const [, operand] = /\bcontrol="([^"]*)"/.exec(expression) ?? [];
    const [, field] = /\bmeshwright_fields\[(\d+)\]/.exec(expression) ?? [];
    return operand ?? fields[Number(field)];
  }

  /** Returns how many texts the panel has drawn. A line and its distance to the next are at most 26 pixels high. */
  const drawnLines = () =>
    blender.run<number>(
      `answer = 3 * len(bpy.ui_log.drawn) + sum(each.count("'draw_string'") for each in bpy.ui_log.drawn.values())`,
    );

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
      const step = 30 * bar.scale;
      for (let y = bar.y + 20; y < bar.y + bar.height && !(await showsPanel(bar)); y += step) {
        await sendEvents('mousemove', bar.x + bar.width - Math.round(10 * bar.scale), y, 'click', 1);
      }
    },
    async pointAt(id, label) {
      const bar = await rectangle();
      // Every button is at least 18 pixels high at interface scale 1.
      const rowHeight = 17 * bar.scale;
      const height = Math.min(bar.height, (await drawnLines()) * 26 * bar.scale);
      const rows = Array.from({ length: Math.floor(height / rowHeight) - 1 }, (_, row) =>
        Math.round(bar.y + rowHeight * (row + 0.7)),
      );
      const ids = (await panel.controls()).map((control) => control.id);
      const fields = await blender.run<string[]>(
        'answer = bpy.context.window_manager.meshwright_fields.keys()',
      );
      const idAt = (place: Place) => controlAt(place, fields);
      if (await pointWhereItWas(id, places, idAt)) return;
      // The button of a menu is the last of its row, as narrow as its icon, at the same distance from the right edge.
      const columns = (await panel.isMenu(id))
        ? [bar.width - 52 * bar.scale]
        : [0.3, 0.65].map((share) => bar.width * share);
      for (const column of columns) {
        const x = Math.round(bar.x + column);
        const indexAt = async (row: number) => {
          const place: Place = [x, rows[row]!];
          const found = await idAt(place);
          if (found !== undefined) places.set(found, place);
          return ids.indexOf(found ?? '');
        };
        if (await pointAtIndex(ids.indexOf(id), rows.length, indexAt)) return;
      }
      const seen = [...places].map(([found, [, y]]) => `${found} at ${y}`).join(', ');
      throw new Error(
        `no button for ${label} (${id}) in the upper ${height} of ${bar.height} pixels; seen: ${seen}`,
      );
    },
  };
}
