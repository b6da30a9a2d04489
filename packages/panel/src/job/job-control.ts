import { familyNamed } from '@meshwright/contract';
import type { HostFacts, ImportedAsset } from '../host/host-port.ts';
import type { ButtonControl, JobControl } from '../view/view.ts';
import { isPicture, type Job } from './job.ts';
import { takeTitle } from './takes/takes.ts';

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
  return {
    id: `job/${id}`,
    kind: 'job',
    label: takeTitle(job),
    state: stateOf(job),
    text: jobText(job),
    ...('detail' in step && step.detail !== undefined && { help: step.detail }),
    ...(step.at === 'running' && { progress: step.progress }),
    picture,
    actions: actionsOf(job, facts),
  };
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
export function jobText({ step, imported, task, model, notes = [] }: Job): string {
  const said = notes.map((note) => ` ${note}`).join('');
  switch (step.at) {
    case 'sending':
      return step.text ?? 'Sending.';
    case 'running':
      // Repeats the progress in words, for hosts without a progress bar.
      if (step.pending) return step.ahead ? `Queued: ${step.ahead} ahead.` : 'Queued.';
      return `Working: ${step.progress} %.`;
    case 'fetching':
      return `Downloading files${elapsedText(step.seconds)}.`;
    case 'importing':
      return `Importing${elapsedText(step.seconds)}.`;
    case 'imported':
      return `${importedText(imported!, model?.facts.triangles ?? 0)}${said}${paidText(task?.credits)}`;
    case 'finished':
      return `${step.text}${said}${paidText(task?.credits)}`;
    default:
      return step.text;
  }
}

function elapsedText(seconds: number | undefined): string {
  return seconds === undefined ? '' : `, for ${seconds} s`;
}

function importedText({ name, meshes, clips, height }: ImportedAsset, triangles: number): string {
  const parts = [
    `${name} is in the scene: ${height.toFixed(2)} m high`,
    count(meshes, 'mesh', 'meshes'),
    count(triangles, 'triangle', 'triangles'),
    ...(clips.length > 0
      ? [`${count(clips.length, 'clip', 'clips')} (${clips.slice(0, 4).join(', ')})`]
      : []),
  ];
  return `${parts.join(', ')}.`;
}

function paidText(credits: number | null | undefined): string {
  return credits ? ` ${count(credits, 'credit', 'credits')}.` : '';
}

function count(many: number, one: string, more: string): string {
  return `${many.toLocaleString('en')} ${many === 1 ? one : more}`;
}

function actionsOf(job: Job, facts: HostFacts): ButtonControl[] {
  const { id, step } = job;
  const button = (action: string, label: string, tone: ButtonControl['tone'] = 'plain'): ButtonControl => ({
    id: `job/${id}/${action}`,
    kind: 'button',
    label,
    tone,
  });
  const again = job.request ? [button('again', 'Run again')] : [];
  const forget = button('forget', 'Remove from list');
  switch (step.at) {
    case 'sending':
    case 'running':
      return isCancelable(job) ? [button('cancel', 'Cancel this job', 'danger')] : [];
    case 'fetching':
    case 'importing':
      return [];
    case 'lost':
      return [
        button('look', 'Check again'),
        ...step.candidates.map((task) => button(`adopt:${task}`, `Use task ${task}`)),
        button('resend', noneLabel(job, step.candidates.length), 'danger'),
        forget,
      ];
    case 'stuck':
      return [button('resume', 'Try again'), forget];
    case 'failed':
      return [...again, forget];
    case 'ready':
      return [button('import', 'Import', 'primary'), ...made(job, facts, button), ...again, forget];
    case 'imported': {
      const clips = facts.playsClips ? (job.imported?.clips ?? []) : [];
      return [
        button('show', 'Show'),
        ...clips.slice(0, 8).map((clip, i) => button(`play:${i}`, `Play ${clip}`)),
        ...(clips.length > 0 ? [button('stop', 'Stop')] : []),
        button('import', 'Import again'),
        button('remove', 'Remove from scene'),
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

function noneLabel({ request }: Job, candidates: number): string {
  const none = candidates > 0 ? 'None of these tasks' : 'No task exists';
  return request ? `${none}: send again` : `${none}: mark as unpaid`;
}

function made(
  { files = [], picture, model }: Job,
  facts: HostFacts,
  button: (action: string, label: string, tone?: ButtonControl['tone']) => ButtonControl,
): ButtonControl[] {
  const isSaved = facts.savesFiles && files.length > 0;
  // A model that no scene takes, for a printer or another program, is there to be saved.
  const isForSaving = isSaved && !model && files.some((file) => !isPicture(file));
  const isDrawn = picture !== undefined && !model && files.some(isPicture);
  return [
    ...(isForSaving ? [button('save', 'Save files', 'primary')] : []),
    button('continue', 'Edit further'),
    ...(isDrawn ? [button('picture', 'Use as picture')] : []),
    ...(isSaved && !isForSaving ? [button('save', 'Save files')] : []),
  ];
}
