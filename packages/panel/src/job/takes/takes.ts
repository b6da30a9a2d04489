import type { Say } from '../../words/say.ts';
import type { Job } from '../job.ts';

/** Takes of one request that are shown as one card. */
export interface TakeGroup {
  /** The one that stands in the scene, or else the one to place. */
  readonly shown: Job;
  /** By their number. */
  readonly takes: readonly Job[];
}

/** Whether a take is part of the card; one that needs the user's decision has a card of its own. */
function isInGroup({ step }: Job): boolean {
  return step.at !== 'lost' && step.at !== 'stuck' && step.at !== 'failed';
}

/** Returns the takes that share a card with a job; undefined for a job alone. */
export function groupOf(job: Job, jobs: readonly Job[]): TakeGroup | undefined {
  if (job.takeOf === undefined || !isInGroup(job)) return undefined;
  const takes = jobs
    .filter((each) => each.takeOf === job.takeOf && isInGroup(each))
    .sort((a, b) => a.take - b.take);
  if (takes.length < 2) return undefined;
  const shown = takes.find(stands) ?? takes.find(({ picked }) => picked) ?? takes[0]!;
  return { shown, takes };
}

function stands({ step }: Job): boolean {
  return step.at === 'imported';
}

/** Returns the take of a job's request that is in the scene, or on its way, beside the job itself. */
export function standingTake({ id, takeOf }: Job, jobs: readonly Job[]): Job | undefined {
  if (takeOf === undefined) return undefined;
  return jobs.find((each) => each.takeOf === takeOf && each.id !== id && stands(each));
}

/** Whether a take has a result that can be used. */
export function isMade({ step }: Job): boolean {
  return step.at === 'ready' || step.at === 'imported' || step.at === 'finished';
}

/** Returns the title of a job as it is shown, with the number of its take where there are several. */
export function shownTitle(
  { title, take, takeOf }: Pick<Job, 'title' | 'take' | 'takeOf'>,
  say: Say,
): string {
  return takeOf === undefined ? title : say('{title}, take {take}', { title, take });
}

/** Returns the title of a job for the journal, with the number of its take where there are several. */
export function takeTitle({ title, take, takeOf }: Pick<Job, 'title' | 'take' | 'takeOf'>): string {
  return takeOf === undefined ? title : `${title}, take ${take}`;
}

/** Returns the jobs with this take as the picked one of its press. */
export function withPicked(jobs: readonly Job[], id: string): Job[] {
  const takeOf = jobs.find((job) => job.id === id)?.takeOf;
  return jobs.map((job) => {
    const isPicked = job.id === id;
    if (takeOf === undefined || job.takeOf !== takeOf || isPicked === (job.picked ?? false)) return job;
    return { ...job, picked: isPicked || undefined };
  });
}
