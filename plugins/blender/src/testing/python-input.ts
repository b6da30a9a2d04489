import type { Control, View } from '@meshwright/panel';
import type { Blender } from './open-blender.ts';
import type { UserInput } from './user-input.ts';
import { waitFor } from './wait-for.ts';

/** Input for a Blender without a window: uses the panel's properties and operators through Python. */
export async function pythonInput(blender: Blender): Promise<UserInput> {
  await blender.run(`${session}\ncurrent_session().request_connection()`);
  const view = async () =>
    (await blender.run<View | null>(
      `${session}\nview = current_session().view\nanswer = view and {"sections": view.sections, "announcement": view.announcement}`,
    )) ?? undefined;
  /** Resolves with an element of the panel once it exists and is enabled. */
  const found = <T>(label: string, look: (view: View) => T | undefined) =>
    waitFor(async () => {
      const now = await view();
      return now && look(now);
    }, `${label} in the panel`);
  return {
    async text() {
      const { sections = [], announcement = '' } = (await view()) ?? {};
      const statusTexts = await blender.run<string[]>(
        `${session}\nsession = current_session()\nanswer = [session.status.message, session.error, session.busy_reason]`,
      );
      return [...statusTexts, announcement, ...sections.map(sectionText)].join('\n');
    },
    async set(label, value) {
      const id = await found(
        label,
        ({ sections }) =>
          sections
            .flatMap(({ controls }) => controls)
            .find((control) => control.label === label && !control.disabled)?.id,
      );
      await blender.run(`
from meshwright.ui.fields import property_name
${session}
control = current_session().view.control(${JSON.stringify(id)})
value = ${JSON.stringify(value)
        .replace(/^true$/, 'True')
        .replace(/^false$/, 'False')}
if control["kind"] == "choice":
    value = next(f"option-{number}" for number, option in enumerate(control["options"])
        if value in (option["label"], option["value"]))
setattr(bpy.context.window_manager.meshwright_fields[control["id"]],
    property_name(control, current_session().value(control["id"])), str(value) if control["kind"] == "number" and current_session().value(control["id"]) is None and control.get("preset") is None else value)`);
      const pending = `${session}\nanswer = True if ${JSON.stringify(id)} not in current_session().pending_values else None`;
      await waitFor(
        async () => (await blender.run<true | null>(pending)) ?? undefined,
        `${label} to be known`,
      );
    },
    async press(label) {
      const id = await found(
        label,
        ({ sections }) =>
          sections
            .flatMap(({ controls }) => controls)
            .flatMap((control): readonly Control[] => (control.kind === 'job' ? control.actions : [control]))
            .find(
              (control) => control.kind === 'button' && control.label.startsWith(label) && !control.disabled,
            )?.id,
      );
      await blender.run(`bpy.ops.meshwright.press(control=${JSON.stringify(id)})`);
    },
    screenshot: async () => {},
  };
}

const session = 'from meshwright.session import current_session';

function sectionText({ title, controls }: View['sections'][number]): string {
  const lines = controls.map((control) => {
    if (control.kind === 'files') return [control.label, ...control.value.map(({ name }) => name)].join(' ');
    if (control.kind !== 'job') return [control.label, control.disabled].join(' ');
    const share = control.progress === undefined ? '' : `${control.progress} %`;
    return [control.label, control.text, share, ...control.actions.map((action) => action.label)].join(' ');
  });
  return [title, ...lines].join('\n');
}
