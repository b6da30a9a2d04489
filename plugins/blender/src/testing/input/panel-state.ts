import type { View } from '@meshwright/panel';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import type { Blender } from '../blender/open-blender.ts';

/** What a control of the panel and a job's action have in common. */
export interface NamedControl {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly disabled?: string | undefined;
  readonly cost?: string | undefined;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Set on an action in the menu of its job: the id of the menu's button, and its place in the menu. */
  readonly inMenu?: { readonly menu: string; readonly index: number };
}

/** The view of the panel in Blender, read from the add-on's session. */
export interface PanelState {
  view(): Promise<View | undefined>;
  /** Returns what is drawn, in order; a job is replaced by its buttons and, with its own id, the button of its menu. */
  controls(): Promise<readonly NamedControl[]>;
  /** Whether an id is that of the button of a job's menu. */
  isMenu(id: string): Promise<boolean>;
  /** Resolves with the field of this label once it exists and is enabled. */
  field(label: string): Promise<NamedControl>;
  /** Resolves with the button whose text begins with `label` once it exists and is enabled. */
  button(label: string): Promise<NamedControl>;
  /** Returns the shown value of a control. */
  value<T>(id: string): Promise<T>;
  /** Resolves once the core has confirmed the value of a control. */
  confirmed(id: string, label: string): Promise<void>;
}

/** Python line that imports `current_session`. */
export const importSession = 'from meshwright.session import current_session';

function buttonText({ label, cost }: NamedControl): string {
  return cost === undefined ? label : `${label} (${cost})`;
}

export function panelState(blender: Blender): PanelState {
  async function view(): Promise<View | undefined> {
    const found = await blender.run<View | null>(
      `${importSession}\nview = current_session().view\nanswer = view and {"sections": view.sections, "announcement": view.announcement}`,
    );
    return found ?? undefined;
  }
  /** Returns all controls; those in a menu after the button of the menu. */
  async function all(): Promise<readonly NamedControl[]> {
    const [shown, menus] = await Promise.all([view(), blender.run<Record<string, string[]>>(menusCode)]);
    const controls = shown?.sections.flatMap((section) => section.controls) ?? [];
    return controls.flatMap((control): readonly NamedControl[] => {
      if (control.kind !== 'job') return [control];
      const menu = menus[control.id] ?? [];
      const buttons = control.actions.filter(({ id }) => !menu.includes(id));
      if (menu.length === 0) return buttons;
      const folded = control.actions.filter(({ id }) => menu.includes(id));
      return [
        ...buttons,
        { id: control.id, kind: 'menu', label: 'More' },
        ...folded.map((action, index) => ({ ...action, inMenu: { menu: control.id, index } })),
      ];
    });
  }
  const enabled = (label: string, matches: (control: NamedControl) => boolean) =>
    waitFor(
      async () => (await all()).find((control) => matches(control) && !control.disabled),
      `${label} in the panel`,
    );
  return {
    view,
    controls: async () => (await all()).filter(({ inMenu }) => inMenu === undefined),
    isMenu: async (id) => (await all()).some((control) => control.id === id && control.kind === 'menu'),
    field: (label) => enabled(label, (control) => control.label === label && control.kind !== 'button'),
    button: (label) =>
      enabled(label, (control) => control.kind === 'button' && buttonText(control).startsWith(label)),
    value: (id) => blender.run(`${importSession}\nanswer = current_session().value(${JSON.stringify(id)})`),
    async confirmed(id, label) {
      const confirmed = `${importSession}\nanswer = True if ${JSON.stringify(id)} not in current_session().pending_values else None`;
      await waitFor(
        async () => (await blender.run<true | null>(confirmed)) ?? undefined,
        `the confirmed value of ${label}`,
      );
    },
  };
}

/** Which actions of each job are in its menu. */
const menusCode = `${importSession}
from meshwright.ui.draw.draw_job import split_actions
view = current_session().view
answer = {job["id"]: [action["id"] for action in split_actions(job)[1]] for job in view.jobs()} if view else {}`;
