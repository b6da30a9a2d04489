import type { View } from '@meshwright/panel';
import type { Blender } from './open-blender.ts';
import type { Desktop } from './open-desktop.ts';
import type { UserInput } from './user-input.ts';
import { waitFor } from './wait-for.ts';

export interface MouseInput extends UserInput {
  /** Moves the pointer onto the button whose text begins with `label`. */
  point(label: string): Promise<void>;
  /** Clicks at the pointer. */
  click(): Promise<void>;
}

/**
 * Mouse and keyboard input for a Blender with a window. It locates buttons by probing: Ctrl C over a button makes
 * Blender copy its identifier.
 */
export async function mouseInput(blender: Blender, desktop: Desktop): Promise<MouseInput> {
  await blender.run(listen);
  const height = desktop.size.height;
  let pauses = 0;
  /** Resolves with the clipboard content once Blender has handled all actions. */
  async function hand(...actions: (string | number)[]): Promise<string> {
    pauses += 1;
    await desktop.hand(...actions, 'key', 'Pause');
    return waitFor(
      async () => {
        const [seen, copied] = await blender.run<[number, string]>(
          'answer = [bpy.ui_log.pause_presses, bpy.context.window_manager.clipboard]',
        );
        return seen >= pauses ? copied : undefined;
      },
      `Blender to handle ${actions.join(' ')}`,
    );
  }
  /** Returns the side bar's rectangle in pixels, with y downwards as for the mouse. */
  async function sideBar(): Promise<{ x: number; y: number; width: number; height: number }> {
    const bar = await blender.run<[number, number, number, number]>(`
area = next(area for area in bpy.context.window_manager.windows[0].screen.areas if area.type == "VIEW_3D")
region = next(region for region in area.regions if region.type == "UI")
answer = [region.x, region.y, region.width, region.height]`);
    return { x: bar[0], y: height - bar[1] - bar[3], width: bar[2], height: bar[3] };
  }
  /** Returns the Python expression of the button at a position, or an empty text. */
  async function feel(x: number, y: number): Promise<string> {
    await blender.run('bpy.context.window_manager.clipboard = ""');
    // A button releases the pointer with one event, and another takes it only with the next.
    await hand('mousemove', x, y);
    return hand('key', 'ctrl+c', 'key', 'ctrl+alt+shift+c');
  }
  const places = new Map<string, number>();
  /** Returns the relative vertical position of a control in the panel, by its place in the view. */
  async function shareOf(id: string): Promise<number> {
    const sections = (await view())?.sections ?? [];
    const ids = sections.flatMap(({ controls }) =>
      controls
        .flatMap((one): readonly Named[] => (one.kind === 'job' ? one.actions : [one]))
        .map((one) => one.id),
    );
    return Math.max(ids.indexOf(id), 0) / (ids.length || 1);
  }
  /** Moves the pointer onto a control: first to the last position of this label, then further and further from it. */
  async function find(id: string, label: string): Promise<void> {
    const field = await blender.run<number>(
      `answer = bpy.context.window_manager.meshwright_fields.find(${JSON.stringify(id)})`,
    );
    const names = [`control="${id}"`, `meshwright_fields[${field}].`];
    const bar = await sideBar();
    const last = places.get(label) ?? bar.y + (await shareOf(id)) * bar.height;
    // Every button is at least 18 pixels high.
    const rows = Array.from({ length: Math.floor(bar.height / 17) - 1 }, (_, row) => bar.y + 12 + 17 * row);
    for (const share of [0.3, 0.65]) {
      for (const y of [last, ...rows.toSorted((a, b) => Math.abs(a - last) - Math.abs(b - last))]) {
        const felt = await feel(Math.round(bar.x + bar.width * share), y);
        if (!names.some((name) => felt.includes(name))) continue;
        places.set(label, y);
        return;
      }
    }
    throw new Error(`no button for ${id} in the side bar`);
  }

  const bar = await sideBar();
  /** Whether the side bar shows the panel. */
  async function shown(): Promise<boolean> {
    await blender.run(
      'bpy.ui_log.drawn.clear()\nfrom meshwright.scene.viewport import redraw_sidebars\nredraw_sidebars()',
    );
    // Blender redraws after it has handled all pending events.
    await hand('mousemove', bar.x - 50, bar.y + 50);
    return blender.run<boolean>('answer = bool(bpy.ui_log.drawn)');
  }
  // Finds its tab among the others.
  for (let y = bar.y + 20; y < bar.y + bar.height && !(await shown()); y += 30) {
    await hand('mousemove', bar.x + bar.width - 10, y, 'click', 1);
  }

  const view = async () =>
    (await blender.run<View | null>(
      `${session}\nview = current_session().view\nanswer = view and {"sections": view.sections, "announcement": view.announcement}`,
    )) ?? undefined;
  const drawn = () => blender.run<string>('answer = "\\n".join(bpy.ui_log.drawn.values())');
  /** Resolves with the control of the label once the panel shows it enabled. */
  const control = (label: string, fits: (control: Named) => boolean) =>
    waitFor(async () => {
      const controls = (await view())?.sections.flatMap((section) => section.controls) ?? [];
      const named = controls.flatMap((one): readonly Named[] => (one.kind === 'job' ? one.actions : [one]));
      return named.find((one) => fits(one) && !one.disabled);
    }, `${label} in the panel`);

  async function point(label: string): Promise<void> {
    const { id } = await control(label, (one) => one.kind === 'button' && one.label.startsWith(label));
    await find(id, label);
  }
  const click = async () => void (await hand('click', 1));

  return {
    async text() {
      const drawnTexts = [
        ...(await drawn()).matchAll(/'draw_string': (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g),
      ];
      // Lines also break after hyphens.
      return drawnTexts
        .map(([, single, double]) => single ?? double)
        .join(' ')
        .replaceAll(/(?<=\w)- (?=\w)/g, '-');
    },
    async set(label, value) {
      const { id, kind, options } = await control(
        label,
        (one) => one.label === label && one.kind !== 'button',
      );
      await find(id, label);
      if (kind === 'toggle') {
        if (
          (await view())?.sections
            .flatMap((section) => section.controls)
            .find((one) => one.id === id && 'value' in one && one.value !== value)
        )
          await hand('click', 1);
      } else if (kind === 'choice') {
        const wanted = options!.find((option) => option.label === value || option.value === value)!.value;
        const now = () =>
          blender.run<string>(`${session}\nanswer = current_session().value(${JSON.stringify(id)})`);
        const at = (name: string) => options!.findIndex((option) => option.value === name);
        for (let steps = at(wanted) - at(await now()); steps !== 0; steps -= Math.sign(steps)) {
          await hand('keydown', 'ctrl', 'click', steps > 0 ? 5 : 4, 'keyup', 'ctrl');
        }
      } else {
        await blender.run(`bpy.context.window_manager.clipboard = ${JSON.stringify(String(value))}`);
        await hand('key', 'Return', 'key', 'ctrl+a', 'key', 'ctrl+v', 'key', 'Return');
      }
      const known = `${session}\nanswer = True if ${JSON.stringify(id)} not in current_session().pending_values else None`;
      await waitFor(async () => (await blender.run<true | null>(known)) ?? undefined, `${label} to be known`);
    },
    point,
    click,
    async press(label) {
      await point(label);
      await click();
    },
    screenshot: (path) => desktop.screenshot(path),
    undo: async () => void (await hand('mousemove', 400, Math.round(height / 2), 'key', 'ctrl+z')),
  };
}

interface Named {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly disabled?: string | undefined;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const listen = `
window = bpy.context.window_manager.windows[0]
area = next(area for area in window.screen.areas if area.type == "VIEW_3D")
area.spaces[0].show_region_ui = True
region = next(region for region in area.regions if region.type == "WINDOW")
with bpy.context.temp_override(window=window, area=area, region=region):
    bpy.ops.test.count_pause_presses("INVOKE_DEFAULT")`;

const session = 'from meshwright.session import current_session';
