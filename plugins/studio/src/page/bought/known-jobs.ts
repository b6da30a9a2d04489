import type { ModelFacts, Panel } from '@meshwright/panel';
import { say } from '../words/say.ts';

/** A job of the panel, as far as the page reads it from the state that it stores for the panel. */
export interface KnownJob {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  /** Id of its task at the service. */
  readonly task: string;
  /** Number among the results of the same request. */
  readonly take: number;
  /** The same for takes of one press. */
  readonly takeOf?: string | undefined;
  /** SHA-256 in the panel's files. */
  readonly picture?: string | undefined;
  /** The placed GLB by its SHA-256 in the panel's files. */
  readonly model?: { readonly file: string; readonly facts: ModelFacts } | undefined;
  /** Id of its asset in the scene. */
  readonly asset?: string | undefined;
}

/** What of a job is read. A later panel may leave out any of it. */
interface StoredJob extends Omit<KnownJob, 'task' | 'asset'> {
  readonly task?: { readonly id?: string };
  readonly step?: { readonly at?: string };
  readonly imported?: { readonly id: string };
}

/** Returns the jobs with a task, newest first. @param state what the panel saved */
export function knownJobs(state: string | undefined): KnownJob[] {
  const { jobs = [] } = JSON.parse(state ?? '{}') as { readonly jobs?: readonly StoredJob[] };
  return jobs.flatMap(({ task, step, imported, ...job }) =>
    task?.id === undefined
      ? []
      : [{ ...job, task: task.id, ...(step?.at === 'imported' && { asset: imported?.id }) }],
  );
}

export function jobTitle({ title, take, takeOf }: KnownJob): string {
  return takeOf === undefined ? title : say('{title}, take {take}', { title, take });
}

/** Returns the id of a button of a job that the panel offers now. */
export function offeredAction(panel: Panel, id: string, verbs: readonly string[]): string | undefined {
  const offered = panel
    .view()
    .sections.flatMap(({ controls }) => controls)
    .flatMap((control) => (control.kind === 'job' ? control.actions : []));
  return verbs
    .map((verb) => `job/${id}/${verb}`)
    .find((wanted) => offered.some((each) => each.id === wanted));
}
