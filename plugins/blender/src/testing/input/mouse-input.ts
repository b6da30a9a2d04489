import type { View } from '@meshwright/panel';
import type { Desktop } from '@meshwright/testing/hosts/open-desktop';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import type { Blender } from '../blender/open-blender.ts';
import { type NamedControl, type PanelState, panelState } from './panel-state.ts';
import { openSidebar } from './sidebar.ts';
import type { UserInput } from './user-input.ts';
import { type SendEvents, windowEvents } from './window-events.ts';

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
  const sendEvents = await windowEvents(blender, desktop);
  const panel = panelState(blender);
  const sidebar = openSidebar(blender, panel, sendEvents, desktop.size.height);
  await sidebar.openTab();

  async function point(label: string): Promise<void> {
    const { id } = await panel.button(label);
    await sidebar.pointAt(id, label);
  }
  const click = async () => void (await sendEvents('click', 1));
  return {
    text: async () => {
      const drawn = await blender.run<string>('answer = "\\n".join(bpy.ui_log.drawn.values())');
      return drawnText(drawn, (await panel.view())?.sections ?? []);
    },
    async set(label, value) {
      const control = await panel.field(label);
      await sidebar.pointAt(control.id, label);
      if (control.kind === 'toggle') {
        if ((await panel.value(control.id)) !== value) await click();
      } else if (control.kind === 'choice') {
        await pickFromMenu(panel, sendEvents, control, value);
      } else {
        await blender.run(`bpy.context.window_manager.clipboard = ${JSON.stringify(String(value))}`);
        await sendEvents('key', 'Return', 'key', 'ctrl+a', 'key', 'ctrl+v', 'key', 'Return');
      }
      await panel.confirmed(control.id, label);
    },
    point,
    click,
    async press(label) {
      const { inMenu } = await panel.button(label);
      if (!inMenu) {
        await point(label);
        await click();
        return;
      }
      await sidebar.pointAt(inMenu.menu, `the menu with ${label}`);
      // The keys are for the menu, which opens some frames after the click.
      await blender.run('bpy.ui_log.menu = []');
      await desktop.xdotool('click', 1);
      const drawn = () => blender.run<string[]>('answer = bpy.ui_log.menu');
      await waitFor(async () => ((await drawn()).length > 0 ? true : undefined), `the menu with ${label}`);
      await sendEvents(...pickedAt(inMenu.index));
    },
    screenshot: (path) => desktop.screenshot(path),
    async undo() {
      await sendEvents('mousemove', 400, Math.round(desktop.size.height / 2), 'key', 'ctrl+z');
    },
  };
}

/** Opens the menu of a choice under the pointer, and picks the option with this value or label by the keyboard. */
async function pickFromMenu(
  panel: PanelState,
  sendEvents: SendEvents,
  { id, options = [] }: NamedControl,
  value: string | number | boolean,
): Promise<void> {
  const target = options.findIndex((option) => option.label === value || option.value === value);
  if (target < 0) throw new Error(`no option ${value} in ${id}`);
  if ((await panel.value(id)) === options[target]!.value) return;
  await sendEvents('click', 1, ...pickedAt(target));
}

/** Keys that choose a row of an open menu. */
function pickedAt(index: number): string[] {
  const down = Array.from({ length: index }, () => ['key', 'Down']).flat();
  return ['key', 'Home', ...down, 'key', 'Return'];
}

/** Returns the texts of the introspected layouts; cut lines of results are whole in the menu of their job. */
function drawnText(layouts: string, sections: View['sections']): string {
  const drawn = [...layouts.matchAll(/'draw_string': (?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)];
  const texts = drawn.map(([, single, double]) => single ?? double ?? '');
  const whole = sections.flatMap(({ controls }) =>
    controls.flatMap((control) => (control.kind === 'job' ? [control.text] : [])),
  );
  // Lines also break after hyphens.
  return texts
    .map((text) =>
      /…$/.test(text) ? (whole.find((each) => each.startsWith(text.slice(0, -1))) ?? text) : text,
    )
    .join(' ')
    .replaceAll(/(?<=\w)- (?=\w)/g, '-');
}
