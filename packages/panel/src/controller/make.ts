import { actionOf } from '@meshwright/contract/schema';
import { bytesSource, inspectModel, isSameModel } from '@meshwright/gltf';
import { lifetimeMs } from '@meshwright/purchase';
import type { Form } from '../form/form.ts';
import { requestOf } from '../form/form-body.ts';
import { formFields } from '../form/form-fields.ts';
import { valuesOf } from '../form/form-values.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import { takesOf } from '../form/takes.ts';
import type { Selection } from '../host/host-port.ts';
import { PanelError } from '../panel-error.ts';
import { chosenFamily } from '../view/form-state.ts';
import { isSeveral, tasksOf } from '../view/selection-actions.ts';
import type { FileValue } from '../view/view.ts';
import { wordsOf } from '../words/words-of.ts';
import type { PanelController } from './controller.ts';
import type { JobRunner } from './job-runner.ts';

/** Form values at the press of Generate; later changes apply to the next request. */
export interface MakeRequest {
  readonly form: Form;
  readonly selection: Selection | null;
}

/** Sends a form. A selection is exported and stored first, so the request is the same after a restart. */
export async function make(
  controller: PanelController,
  runner: JobRunner,
  request: MakeRequest,
): Promise<void> {
  const say = wordsOf(controller.host.facts);
  const { form } = request;
  const chosen = chosenFamily(request);
  if (!chosen) throw new PanelError('refused', say('No operation continues from this kind of task.'));
  const selection = form.source.from === 'selection' ? request.selection : null;
  if (selection && controller.viewInputs().selection?.id !== selection.id) {
    throw new PanelError(
      'refused',
      say('{name} is no longer selected. Nothing was sent.', { name: selection.name }),
    );
  }
  const file = selection && (await exported(controller));
  // The task of an untouched model says more than its mesh: the service knows its parts and joints.
  const continued = file && (await unchangedTask(controller, selection, file, chosen));
  const family = continued?.family ?? chosen;
  const source = continued?.id ?? file ?? taskId(form);
  const replace = form.replace ? replacedBy(form, selection) : undefined;
  const keeps =
    family.details.form?.height !== undefined || (replace !== undefined && !isResized(form, family));
  const standing = keeps ? await standingHeight(controller, source) : undefined;
  await runner.begin({
    title: titleOf(form, family, selection?.name),
    family: family.name,
    request: requestOf(form, family, source, standing),
    height: form.height ?? standing ?? null,
    replace,
    task: undefined,
    takes: takesOf(form),
  });
}

/** The clocks of two machines may differ by this. */
const clockErrorMs = 3600 * 1000;

/** Returns the task of a selection that still looks as it was imported, and the family as it continues that task. */
async function unchangedTask(
  { store, state, buyer }: PanelController,
  selection: Selection,
  file: FileValue,
  { name }: OfferedFamily,
): Promise<{ id: string; family: OfferedFamily } | undefined> {
  const [task] = tasksOf(selection);
  const job = state().jobs.find((each) => task && each.task?.id === task.id);
  const { model, ended = 0 } = job ?? {};
  const family = task && offeredFamilies({ from: 'task', task }).find((each) => each.name === name);
  const isKept = buyer().now() < ended + lifetimeMs - clockErrorMs;
  if (!model || !family || !isKept || isSeveral(selection)) return undefined;
  const continued = { id: task.id, family };
  if (file.file === model.file) return continued;
  const [now, imported] = await Promise.all([store.read(file.file), store.read(model.file)]);
  if (!now || !imported) return undefined;
  // A model that cannot be read was not proven to be the same.
  const isSame = await isSameModel(bytesSource(now), bytesSource(imported)).catch(() => false);
  return isSame ? continued : undefined;
}

function replacedBy({ source }: Form, selection: Selection | null): string | undefined {
  if (source.from === 'task') return source.replaces;
  return isSeveral(selection) ? undefined : selection?.id;
}

/** Whether the request itself sets a size. */
function isResized(form: Form, family: OfferedFamily): boolean {
  const values = valuesOf(form, family);
  return formFields(family).some(({ path, facts }) => facts.unit === 'metres' && values[path]);
}

/** Returns the height of the source as it stands, in metres: of the exported mesh, or of the task's model. */
async function standingHeight(
  { store, state }: PanelController,
  source: FileValue | string | undefined,
): Promise<number | undefined> {
  if (typeof source === 'object') {
    const bytes = await store.read(source.file);
    const report =
      bytes && (await inspectModel(bytesSource(bytes), { bounds: 'auto' }).catch(() => undefined));
    return report?.bounds?.size[1];
  }
  const made = state().jobs.find(({ task }) => task !== undefined && task.id === source);
  return made?.imported?.height ?? made?.model?.facts.height;
}

async function exported({ host, store }: PanelController): Promise<FileValue> {
  let bytes: Uint8Array;
  try {
    bytes = await host.exportSelection();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PanelError(
      'host_failed',
      wordsOf(host.facts)('{host} could not export the selection: {reason} Nothing was sent.', {
        host: host.facts.name,
        reason: why,
      }),
    );
  }
  return { file: await store.write(bytes), name: 'selection.glb', size: bytes.length };
}

function taskId(form: Form): string | undefined {
  return form.source.from === 'task' ? form.source.task.id : undefined;
}

/** Returns a title for the job: the prompt, the picture's name, or the action and its source. */
function titleOf(form: Form, { name, details, ...rest }: OfferedFamily, selected?: string): string {
  const fields = formFields({ name, details, ...rest }).filter(({ main }) => main);
  const values = valuesOf(form, { name, details, ...rest });
  const of = form.source.from === 'task' ? form.source.task.title : selected;
  const given = fields.flatMap(({ path, facts }) => {
    const value = values[path];
    if (facts.kind === 'text' && typeof value === 'string') return [value];
    const [first] = Array.isArray(value) ? value : [];
    return typeof first === 'object' ? [(first as FileValue).name.replace(/\.\w+$/, '')] : [];
  })[0];
  const did = actionOf(details);
  if (of) return given ? `${of}: ${did}, ${given}` : `${of}: ${did}`;
  return given ?? details.title;
}
