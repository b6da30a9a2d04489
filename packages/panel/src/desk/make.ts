import { requestOf } from '../form/form-body.ts';
import { formFields } from '../form/form-fields.ts';
import { actionLabel } from '../form/labels.ts';
import type { OfferedFamily } from '../form/offered-families.ts';
import { PanelError } from '../panel-error.ts';
import type { PanelState } from '../state.ts';
import { chosenFamily } from '../view/sheet.ts';
import type { FileValue } from '../view/view.ts';
import type { Desk } from './desk.ts';
import type { JobRunner } from './job-runner.ts';

/** Sends the form: a selection is exported first, and kept, so that the request stays the same after a restart. */
export async function make(desk: Desk, runner: JobRunner): Promise<void> {
  const state = desk.state();
  const { form } = state;
  const family = chosenFamily(state);
  if (!family) throw new PanelError('refused', 'Nothing goes on from such a task.');
  const selection = form.source.from === 'selection' ? desk.around().selection : null;
  const source = selection ? await exported(desk) : taskId(state);
  await runner.begin({
    title: titleOf(state, family, selection?.name),
    family: family.name,
    request: requestOf(form, family, source),
    height: form.height,
    replace: selection && form.replace ? selection.id : undefined,
    task: undefined,
  });
}

async function exported({ host, store }: Desk): Promise<FileValue> {
  let bytes: Uint8Array;
  try {
    bytes = await host.exportSelection();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PanelError(
      'host_failed',
      `${host.facts.name} could not export the selection: ${why} Nothing was sent.`,
    );
  }
  return { file: await store.write(bytes), name: 'selection.glb', size: bytes.length };
}

function taskId({ form }: PanelState): string | undefined {
  return form.source.from === 'task' ? form.source.task.id : undefined;
}

/** What a person would call it: the words they gave, the picture they picked, or what is done to what. */
function titleOf({ form }: PanelState, { name, details, ...rest }: OfferedFamily, selected?: string): string {
  const fields = formFields({ name, details, ...rest }).filter(({ main }) => main);
  const of = form.source.from === 'task' ? form.source.task.title : selected;
  const given = fields.flatMap(({ path, facts }) => {
    const value = form.values[path];
    if (facts.kind === 'text' && typeof value === 'string') return [value];
    const [first] = Array.isArray(value) ? value : [];
    return typeof first === 'object' ? [(first as FileValue).name.replace(/\.\w+$/, '')] : [];
  })[0];
  const did = actionLabel(name, details.title);
  if (of) return given ? `${of}: ${did}, ${given}` : `${of}: ${did}`;
  return given ?? details.title;
}
