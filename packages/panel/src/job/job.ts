import type { TaskSource } from '../form/form.ts';
import type { Request } from '../form/form-body.ts';
import type { ImportedAsset, ModelFacts } from '../host/host-port.ts';
import type { FileValue } from '../view/view.ts';

/** One task from request to scene. JSON, saved with the panel's state and resumed after a restart. */
export interface Job {
  /** Unique in the panel. */
  readonly id: string;
  readonly title: string;
  /** Name of the family. */
  readonly family: string;
  /**
   * Create body with files by their hash; absent when the task was made elsewhere, or is known only from the journal.
   */
  readonly request?: Request | undefined;
  /** Each take of the same request is bought once. */
  readonly take: number;
  /** Id of the first job of a press that made several takes: they share a card. */
  readonly takeOf?: string | undefined;
  /** Set on the take that was placed last, of those with one `takeOf`. */
  readonly picked?: true | undefined;
  /** Metres; null keeps the model's own size. */
  readonly height: number | null;
  /** Host id of the asset that the result replaces. */
  readonly replace?: string | undefined;
  readonly step: JobStep;
  /** Purchase id in the journal, saved before the create is sent; absent when the task was made elsewhere. */
  readonly purchase?: string | undefined;
  /** Set once the service has a task for this job. */
  readonly task?: BoughtTask | undefined;
  /** SHA-256 of a picture of the result. */
  readonly picture?: string | undefined;
  /** SHA-256 of a picture of what it was made from, where it has one of its own. */
  readonly before?: string | undefined;
  /** SHA-256 of the placed model of what it was made from, where both look different at rest. */
  readonly source?: string | undefined;
  /** SHA-256 of pictures that one camera drew, by the SHA-256 of the placed model: of its card's models, seen side by side. */
  readonly together?: Readonly<Record<string, string>> | undefined;
  /** Placed model, once it is downloaded. */
  readonly model?: JobModel | undefined;
  /** All files of the task, by their name in the task object. */
  readonly files?: readonly JobFile[] | undefined;
  readonly offers?: TaskSource['offers'] | undefined;
  /** When the task ended, Unix milliseconds. */
  readonly ended?: number | undefined;
  /** What the service says about its result, one sentence each: a stand-in, fields without effect. */
  readonly notes?: readonly string[] | undefined;
  readonly imported?: ImportedAsset | undefined;
}

export type JobStep =
  /** Being sent now or when the panel resumes; `text` describes what it waits for. */
  | { readonly at: 'sending'; readonly text?: string | undefined }
  /** Running at the service, or `pending` there, perhaps behind `ahead` tasks. */
  | {
      readonly at: 'running';
      readonly progress: number;
      readonly pending?: boolean | undefined;
      readonly ahead?: number | undefined;
    }
  /** Downloading, and importing into the host; `seconds` it has taken so far. */
  | { readonly at: 'fetching' | 'importing'; readonly seconds?: number | undefined }
  /** Finished but not in the scene; `text` is the reason. */
  | { readonly at: 'ready'; readonly text: string }
  | { readonly at: 'imported' }
  /** Finished without a model; `text` describes the result. */
  | { readonly at: 'finished'; readonly text: string }
  /** The create got no response: a task may exist and be paid. */
  | { readonly at: 'lost'; readonly text: string; readonly candidates: readonly string[] }
  /** Can be resumed: the task itself has no error. */
  | { readonly at: 'stuck'; readonly text: string; readonly detail?: string | undefined }
  /** `detail`: the technical text of an error. */
  | { readonly at: 'failed'; readonly text: string; readonly detail?: string | undefined };

interface BoughtTask {
  readonly id: string;
  /** Purchase id in the journal; absent when the task was made elsewhere. */
  readonly purchase?: string | undefined;
  /** Credits charged after refunds; null when the service does not report them. */
  readonly credits?: number | null | undefined;
}

export interface JobModel extends FileValue {
  readonly facts: ModelFacts;
}

export interface JobFile {
  /** Path in the task object: `model_urls.fbx`. */
  readonly name: string;
  readonly format: string;
}

/** Whether the job proceeds without user input. */
export function isBusy({ step }: Pick<Job, 'step'>): boolean {
  return step.at === 'sending' || step.at === 'running' || step.at === 'fetching' || step.at === 'importing';
}

export function isPicture({ format }: Pick<JobFile, 'format'>): boolean {
  return /^(png|jpe?g|webp|gif)$/.test(format);
}
