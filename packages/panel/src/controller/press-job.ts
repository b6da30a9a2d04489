import { taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { fetchArtifact } from '@meshwright/purchase';
import { assetName } from '@meshwright/purchase/order';
import { offeredFamilies } from '../form/offered-families.ts';
import { fileNames } from '../job/file-names.ts';
import { isBusy, type Job } from '../job/job.ts';
import { groupOf } from '../job/takes/takes.ts';
import { storedText, storedTexts } from '../job/texts/stored-text.ts';
import { PanelError } from '../panel-error.ts';
import { withoutJob } from '../state.ts';
import type { Say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import type { PanelController } from './controller.ts';
import type { JobRunner, NewJob } from './job-runner.ts';

/** Handles a button of a job by the last part of its id. */
export async function pressJob(
  controller: PanelController,
  runner: JobRunner,
  job: Job,
  action: string,
): Promise<void> {
  const [verb = '', detail = ''] = split(action);
  switch (verb) {
    case 'cancel':
      return await runner.cancel(job);
    case 'import':
      return await runner.importJob(job);
    case 'look':
    case 'resume':
      return await runner.resume(job);
    case 'resend':
      return await runner.resume(job, 'resend');
    case 'adopt':
      return await runner.resume(job, { adopt: detail });
    case 'pick':
      return await runner.pick(job);
    case 'again':
      return await runner.begin(sameAgain(job));
    case 'show':
      return inScene(await controller.host.show(job.imported!.id), wordsOf(controller.host.facts));
    case 'play':
      return await controller.host.playClip?.(job.imported!.id, job.imported!.clips[Number(detail)] ?? null);
    case 'stop':
      return await controller.host.playClip?.(job.imported!.id, null);
    case 'remove': {
      await controller.host.remove(job.imported!.id);
      // Its id stays known: undo brings it back.
      return await runner.change(job.id, { step: { at: 'ready', text: storedTexts.removedFromScene } });
    }
    case 'save':
      return await saveFiles(controller, job);
    case 'picture':
      return await usePicture(controller, job);
    case 'continue':
      return await continueWith(controller, job);
    case 'forget': {
      const { takes } = groupOf(job, controller.state().jobs) ?? { takes: [job] };
      if (takes.some(isBusy))
        throw new PanelError(
          'refused',
          wordsOf(controller.host.facts)('This job is still running: cancel it, or wait.'),
        );
      let left = controller.state();
      for (const take of takes) left = withoutJob(left, take);
      return await controller.change(left);
    }
    default:
      throw new PanelError('bad_intent', `A job has no button "${action}".`);
  }
}

/** Returns the request and its destination without results; the result joins the takes of its press. */
function sameAgain({ title, family, request, height, takeOf }: Job): NewJob {
  const group = takeOf === undefined ? {} : { takeOf };
  return { title, family, request, height, replace: undefined, task: undefined, another: true, ...group };
}

function inScene(there: boolean, say: Say): void {
  if (!there) throw new PanelError('host_failed', storedText(storedTexts.notInScene, say));
}

async function saveFiles(
  controller: PanelController,
  { title, family, task, files = [] }: Job,
): Promise<void> {
  const say = wordsOf(controller.host.facts);
  const { connection } = controller.buyer();
  const ref = taskRef(familyNamed(family)!, task!.id, connection.host);
  const places: string[] = [];
  const names = fileNames(assetName(title), files);
  for (const [at, { name }] of files.entries()) {
    const { hash } = await fetchArtifact(connection, controller.store, ref, name);
    const bytes = await controller.store.read(hash);
    const fileName = names[at]!;
    if (!bytes)
      throw new PanelError('refused', say('{file} could not be stored. Try again.', { file: fileName }));
    places.push(await controller.host.saveFile!(fileName, bytes as Uint8Array<ArrayBuffer>));
  }
  controller.updateInputs({ announcement: say('Saved: {places}', { places: say.list(places) }) });
}

async function usePicture(controller: PanelController, { picture, title }: Job): Promise<void> {
  const bytes = picture && (await controller.store.read(picture));
  if (!bytes)
    throw new PanelError(
      'refused',
      wordsOf(controller.host.facts)(
        'The picture is no longer stored. Generate it again, or choose a picture file.',
      ),
    );
  const { form } = controller.state();
  const file = { file: picture, name: `${assetName(title)}.png`, size: bytes.length };
  await controller.change({
    form: {
      ...form,
      source: { from: 'nothing' },
      family: 'image-to-3d',
      values: { ...form.values, 'image-to-3d': { ...form.values['image-to-3d'], image_url: [file] } },
    },
  });
}

async function continueWith(
  controller: PanelController,
  { family, task, title, request, imported, offers = {} }: Job,
): Promise<void> {
  const made = { family, id: task!.id, title, request, offers };
  const source = { from: 'task', task: made, replaces: imported?.id } as const;
  const [first] = offeredFamilies(source);
  if (!first)
    throw new PanelError(
      'refused',
      wordsOf(controller.host.facts)('No operation continues from this kind of task.'),
    );
  await controller.change({ form: { ...controller.state().form, source, family: first.name, height: null } });
}

function split(action: string): [string, string] {
  const colon = action.indexOf(':');
  return colon < 0 ? [action, ''] : [action.slice(0, colon), action.slice(colon + 1)];
}
