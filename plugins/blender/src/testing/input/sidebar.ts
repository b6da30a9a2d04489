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
  /** Vertical position in pixels where the control of a label was found last. */
  const lastPositions = new Map<string, number>();

  /** Returns the sidebar's rectangle in pixels, with y downwards as for the mouse. */
  async function rectangle(): Promise<Rectangle> {
    const [x, y, width, height] = await blender.run<[number, number, number, number]>(`
area = next(area for area in bpy.context.window_manager.windows[0].screen.areas if area.type == "VIEW_3D")
region = next(region for region in area.regions if region.type == "UI")
answer = [region.x, region.y, region.width, region.height]`);
    return { x, y: windowHeight - y - height, width, height };
  }

  /** Returns the Python expression of the button at a position, or an empty text. */
  async function expressionAt(x: number, y: number): Promise<string> {
    await blender.run('bpy.context.window_manager.clipboard = ""');
    // A button releases the pointer with one event, and another takes it only with the next.
    await sendEvents('mousemove', x, y);
    return sendEvents('key', 'ctrl+c', 'key', 'ctrl+alt+shift+c');
  }

  /** Returns the expected vertical position of a control, from 0 to 1, by its place in the view. */
  async function expectedShare(id: string): Promise<number> {
    const ids = (await panel.controls()).map((control) => control.id);
    return Math.max(ids.indexOf(id), 0) / (ids.length || 1);
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
    /** Probes the last or expected position first, then positions further and further from it. */
    async pointAt(id, label) {
      const field = await blender.run<number>(
        `answer = bpy.context.window_manager.meshwright_fields.find(${JSON.stringify(id)})`,
      );
      const expressions = [`control="${id}"`, `meshwright_fields[${field}].`];
      const bar = await rectangle();
      const start = lastPositions.get(label) ?? bar.y + (await expectedShare(id)) * bar.height;
      // Every button is at least 18 pixels high.
      const rows = Array.from({ length: Math.floor(bar.height / 17) - 1 }, (_, row) => bar.y + 12 + 17 * row);
      const nearestFirst = rows.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
      for (const share of [0.3, 0.65]) {
        for (const y of [start, ...nearestFirst]) {
          const found = await expressionAt(Math.round(bar.x + bar.width * share), y);
          if (!expressions.some((expression) => found.includes(expression))) continue;
          lastPositions.set(label, y);
          return;
        }
      }
      throw new Error(`no button for ${id} in the sidebar`);
    },
  };
}
