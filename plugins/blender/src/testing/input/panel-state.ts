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
}

/** The view of the panel in Blender, read from the add-on's session. */
export interface PanelState {
  view(): Promise<View | undefined>;
  /** Returns the controls of the view in order; a job is replaced by its actions. */
  controls(): Promise<readonly NamedControl[]>;
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
  async function controls(): Promise<readonly NamedControl[]> {
    const all = (await view())?.sections.flatMap((section) => section.controls) ?? [];
    return all.flatMap((control): readonly NamedControl[] =>
      control.kind === 'job' ? control.actions : [control],
    );
  }
  const enabled = (label: string, matches: (control: NamedControl) => boolean) =>
    waitFor(
      async () => (await controls()).find((control) => matches(control) && !control.disabled),
      `${label} in the panel`,
    );
  return {
    view,
    controls,
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
