import { balance } from '@meshwright/client';
import type { Form } from '../form/form.ts';
import { withoutValues } from '../form/form-values.ts';
import type { Intent } from '../intent.ts';
import { PanelError } from '../panel-error.ts';
import { chosenFamily } from '../view/form-state.ts';
import { example } from '../view/make-section.ts';
import { wordsOf } from '../words/words-of.ts';
import { actOnSelection } from './act-on-selection.ts';
import type { PanelController } from './controller.ts';
import type { JobRunner } from './job-runner.ts';
import { type MakeRequest, make } from './make.ts';
import { pressJob } from './press-job.ts';
import { getTask, listEarlier } from './readings/earlier-tasks.ts';
import { actionLearner } from './readings/learn-actions.ts';
import { readOffered } from './readings/read-offered.ts';
import { reconcileScene } from './reconcile-scene.ts';
import { setControl } from './set-control.ts';

/** Runs intents that the view allows. Presses of Generate run one after another. */
export function intents(controller: PanelController, runner: JobRunner): (intent: Intent) => Promise<void> {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };
  const sending = new Set<string>();
  /** A press that is sent while an equal one is in progress is a double click, however fast the service is. */
  const oncePerForm = async (request: MakeRequest, work: () => Promise<void>) => {
    const key = JSON.stringify([request.form, request.selection?.id]);
    if (sending.has(key))
      throw new PanelError('refused', wordsOf(controller.host.facts)('Already sending the same request.'));
    sending.add(key);
    await inTurn(work).finally(() => sending.delete(key));
  };
  const learnActions = actionLearner(controller);
  return async (intent) => {
    if (intent.do === 'select') controller.updateInputs({ selection: intent.selection });
    else if (intent.do === 'scene') await reconcileScene(controller, intent.standing);
    else if (intent.do === 'set') await setControl(controller, intent.control, intent.value);
    else await press(controller, runner, intent.control, oncePerForm);
    await learnActions();
  };
}

async function press(
  controller: PanelController,
  runner: JobRunner,
  control: string,
  oncePerForm: (request: MakeRequest, work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const [area = '', first = '', ...rest] = control.split('/');
  const { form, jobs } = controller.state();
  const reform = (update: Partial<Form>) => controller.change({ form: { ...form, ...update } });
  switch (area) {
    case 'make': {
      const request = { form, selection: controller.viewInputs().selection };
      return await oncePerForm(request, () => make(controller, runner, request));
    }
    case 'start-new':
      return await reform({ source: { from: 'nothing' }, height: form.height ?? 1 });
    case 'example':
      await setControl(controller, 'field/prompt', example.prompt);
      return await setControl(controller, 'height', example.height);
    case 'reset-options': {
      const family = chosenFamily({ form });
      return family && (await reform({ values: withoutValues(form, family) }));
    }
    case 'selection':
      return await actOnSelection(controller, first);
    case 'job': {
      const job = jobs.find(({ id }) => id === first);
      if (!job)
        throw new PanelError(
          'bad_intent',
          wordsOf(controller.host.facts)('This job is no longer in the list.'),
        );
      return await pressJob(controller, runner, job, rest.join('/'));
    }
    case 'recover-task':
      return await getTask(controller, runner, controller.viewInputs().recover);
    case 'list-earlier':
      return await listEarlier(controller);
    case 'earlier':
      return await getTask(controller, runner, control.slice('earlier/'.length, -'/get'.length));
    case 'balance': {
      const { connection } = controller.buyer();
      const account = await readOffered(controller, 'balance', () => balance(connection));
      return controller.updateInputs({ balance: account.balance });
    }
  }
}
