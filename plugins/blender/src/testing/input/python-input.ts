import type { View } from '@meshwright/panel';
import type { Blender } from '../blender/open-blender.ts';
import { importSession, panelState } from './panel-state.ts';
import type { UserInput } from './user-input.ts';

/** Input for a Blender without a window: uses the panel's properties and operators through Python. */
export async function pythonInput(blender: Blender): Promise<UserInput> {
  await blender.run(`${importSession}\ncurrent_session().request_connection()`);
  const panel = panelState(blender);
  return {
    async text() {
      const { sections = [], announcement = '' } = (await panel.view()) ?? {};
      const statusTexts = await blender.run<string[]>(
        `${importSession}\nsession = current_session()\nanswer = [session.status.message, session.error, session.busy_reason]`,
      );
      return [...statusTexts, announcement, ...sections.map(sectionText)].join('\n');
    },
    async set(label, value) {
      const { id } = await panel.field(label);
      await blender.run(setPropertyCode(id, value));
      await panel.confirmed(id, label);
    },
    async press(label) {
      const { id } = await panel.button(label);
      await blender.run(`bpy.ops.meshwright.press(control=${JSON.stringify(id)})`);
    },
    screenshot: async () => {},
  };
}

/** Sets the property that draws a control. */
function setPropertyCode(id: string, value: string | number | boolean): string {
  const python = JSON.stringify(value)
    .replace(/^true$/, 'True')
    .replace(/^false$/, 'False');
  return `
from meshwright.ui.fields import property_name
${importSession}
control = current_session().view.control(${JSON.stringify(id)})
value = ${python}
if control["kind"] == "choice":
    value = next(f"option-{number}" for number, option in enumerate(control["options"])
        if value in (option["label"], option["value"]))
if control["kind"] == "choices":
    option = next(option["value"] for option in control["options"] if option["label"] == value)
    bpy.ops.meshwright.toggle_option(control=control["id"], option=option)
else:
    name = property_name(control, current_session().value(control["id"]))
    if name == "unset_number":
        value = str(value)
    setattr(bpy.context.window_manager.meshwright_fields[control["id"]], name, value)`;
}

function sectionText({ title, controls }: View['sections'][number]): string {
  const lines = controls.map((control) => {
    if (control.kind === 'files') return [control.label, ...control.value.map(({ name }) => name)].join(' ');
    if (control.kind !== 'job') return [control.label, control.disabled].join(' ');
    const progress = control.progress === undefined ? '' : `${control.progress} %`;
    return [control.label, control.text, progress, ...control.actions.map((action) => action.label)].join(
      ' ',
    );
  });
  return [title, ...lines].join('\n');
}
