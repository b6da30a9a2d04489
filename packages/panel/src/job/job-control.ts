import { familyNamed } from '@meshwright/contract';
import type { HostFacts, ImportedAsset, ModelFacts } from '../host/host-port.ts';
import type { ButtonControl, JobControl } from '../view/view.ts';
import { type Say, sentences } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { isBusy, isPicture, type Job } from './job.ts';
import { shownTitle } from './takes/takes.ts';
import { storedText } from './texts/stored-text.ts';
import { picturesTogether } from './together.ts';

/** A view is made for every change, which is one of one job: the controls of the others are the same. */
const drawn = new WeakMap<Job, { readonly facts: HostFacts; readonly control: JobControl }>();

/** Returns the control of a job with its available actions. */
export function jobControl(job: Job, facts: HostFacts): JobControl {
  const known = drawn.get(job);
  if (known?.facts === facts) return known.control;
  const control = controlOf(job, facts);
  drawn.set(job, { facts, control });
  return control;
}

function controlOf(job: Job, facts: HostFacts): JobControl {
  const { id, step, picture } = job;
  const height = comingHeight(job);
  return {
    id: `job/${id}`,
    kind: 'job',
    label: shownTitle(job, wordsOf(facts)),
    state: stateOf(job),
    text: jobText(job, facts),
    ...('detail' in step && step.detail !== undefined && { help: step.detail }),
    ...(step.at === 'running' && { progress: step.progress }),
    ...(height !== undefined && { height }),
    picture,
    ...largerOf(job, facts),
    actions: actionsOf(job, facts),
  };
}

/** Returns the pictures of one result: it alone, or with what it was made from. */
function largerOf(job: Job, facts: HostFacts): Pick<JobControl, 'larger'> {
  const say = wordsOf(facts);
  const together = picturesTogether([job]);
  const { title } = job;
  const picture = together?.[job.model!.file] ?? job.picture;
  const before = together?.[job.source!] ?? job.before;
  if (picture === undefined) return {};
  if (before === undefined)
    return { larger: { label: say('Larger picture'), pictures: [{ label: title, picture }] } };
  const pictures = [
    { label: say('Before'), picture: before },
    { label: say('After'), picture },
  ];
  return { larger: { label: say('Compare pictures'), pictures } };
}

/** Returns the height of a new object that the job will bring into the scene. */
function comingHeight(job: Job): number | undefined {
  if (!isBusy(job) || job.height === null || job.replace !== undefined || job.imported) return undefined;
  const { mainModel = 'model_urls.glb', results = [] } = familyNamed(job.family) ?? {};
  const isModel = mainModel.includes('glb') && results.some((field) => mainModel.startsWith(`${field}.`));
  return isModel ? job.height : undefined;
}

function stateOf({ step }: Job): JobControl['state'] {
  switch (step.at) {
    case 'sending':
    case 'running':
      return step.at === 'running' && !step.pending ? 'working' : 'waiting';
    case 'fetching':
    case 'importing':
      return 'working';
    case 'ready':
      return 'ready';
    case 'imported':
    case 'finished':
      return 'done';
    default:
      return step.at === 'lost' ? 'waiting' : 'failed';
  }
}

/** Describes the step or the result of a job. */
export function jobText({ step, imported, task, model, notes = [] }: Job, facts: HostFacts): string {
  const say = wordsOf(facts);
  switch (step.at) {
    case 'sending':
      return step.text ?? say('Sending.');
    case 'running':
      // Repeats the progress in words, for hosts without a progress bar.
      if (step.pending)
        return step.ahead ? say('Queued: {number} ahead.', { number: step.ahead }) : say('Queued.');
      return say('Working: {percent} %.', { percent: step.progress });
    case 'fetching':
      if (step.seconds === undefined) return say('Downloading files.');
      return say('Downloading files, for {seconds} s.', { seconds: step.seconds });
    case 'importing':
      if (step.seconds === undefined) return say('Importing.');
      return say('Importing, for {seconds} s.', { seconds: step.seconds });
    case 'imported':
      return sentences(importedText(imported!, model?.facts, say), ...notes, costText(task?.credits, say));
    case 'finished':
      return sentences(step.text, ...notes, costText(task?.credits, say));
    default:
      return storedText(step.text, say);
  }
}

function importedText(imported: ImportedAsset, facts: ModelFacts | undefined, say: Say): string {
  const { name, clips, height } = imported;
  // Editors count meshes differently: the file has one number for all of them.
  const { meshes = imported.meshes, triangles = 0 } = facts ?? {};
  const parts = [
    say('{height} high', { height: say.metres(height) }),
    say({ one: '{count} mesh', other: '{count} meshes' }, { count: meshes }),
    say({ one: '{count} triangle', other: '{count} triangles' }, { count: triangles }),
  ];
  if (clips.length > 0) {
    const names = say.list(clips.slice(0, 4));
    parts.push(
      say(
        { one: '{count} clip ({names})', other: '{count} clips ({names})' },
        { count: clips.length, names },
      ),
    );
  }
  return say('{name} is in the scene: {facts}.', { name, facts: say.list(parts) });
}

function costText(credits: number | null | undefined, say: Say): string {
  return credits ? say({ one: '{count} credit.', other: '{count} credits.' }, { count: credits }) : '';
}

function actionsOf(job: Job, facts: HostFacts): ButtonControl[] {
  const { id, step } = job;
  const say = wordsOf(facts);
  const button = (action: string, label: string, tone: ButtonControl['tone'] = 'plain'): ButtonControl => ({
    id: `job/${id}/${action}`,
    kind: 'button',
    label,
    tone,
  });
  const again = job.request ? [button('again', say('Run again'))] : [];
  const forget = button('forget', say('Remove from list'));
  switch (step.at) {
    case 'sending':
    case 'running':
      return isCancelable(job) ? [button('cancel', say('Cancel this job'), 'danger')] : [];
    case 'fetching':
    case 'importing':
      return [];
    case 'lost':
      return [
        button('look', say('Check again')),
        ...step.candidates.map((task) => button(`adopt:${task}`, say('Use task {task}', { task }))),
        button('resend', noneLabel(job, step.candidates.length, say), 'danger'),
        forget,
      ];
    case 'stuck':
      return [button('resume', say('Try again')), forget];
    case 'failed':
      return [...again, forget];
    case 'ready':
      return [button('import', say('Import'), 'primary'), ...made(job, facts, button), ...again, forget];
    case 'imported': {
      const clips = facts.playsClips ? (job.imported?.clips ?? []) : [];
      return [
        ...(facts.importsOnly ? [] : [button('show', say('Show'))]),
        ...clips.slice(0, 8).map((clip, i) => button(`play:${i}`, say('Play {clip}', { clip }))),
        ...(clips.length > 0 ? [button('stop', say('Stop'))] : []),
        button('import', say('Import again')),
        ...(facts.importsOnly ? [] : [button('remove', say('Remove from scene'))]),
        ...made(job, facts, button),
        ...again,
        forget,
      ];
    }
    case 'finished':
      return [...made(job, facts, button), ...again, forget];
  }
}

/** Whether the service stops the task: waiting ones always, started ones of some families. */
export function isCancelable({ step, family }: Job): boolean {
  if (step.at !== 'running') return false;
  return step.pending === true || familyNamed(family)?.removal === 'cancel';
}

function noneLabel({ request }: Job, candidates: number, say: Say): string {
  if (candidates > 0) {
    return request ? say('None of these tasks: send again') : say('None of these tasks: mark as unpaid');
  }
  return request ? say('No task exists: send again') : say('No task exists: mark as unpaid');
}

function made(
  { files = [], picture, model }: Job,
  facts: HostFacts,
  button: (action: string, label: string, tone?: ButtonControl['tone']) => ButtonControl,
): ButtonControl[] {
  const say = wordsOf(facts);
  const isSaved = facts.savesFiles && files.length > 0;
  // A model that no scene takes, for a printer or another program, is there to be saved.
  const isForSaving = isSaved && !model && files.some((file) => !isPicture(file));
  const isDrawn = picture !== undefined && !model && files.some(isPicture);
  return [
    ...(isForSaving ? [button('save', say('Save files'), 'primary')] : []),
    button('continue', say('Edit further')),
    ...(isDrawn ? [button('picture', say('Use as picture'))] : []),
    ...(isSaved && !isForSaving ? [button('save', say('Save files'))] : []),
  ];
}
