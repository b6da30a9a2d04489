import type { TaskSource } from '../form/form.ts';
import type { Request } from '../form/form-body.ts';
import type { ImportedAsset, ModelFacts } from '../host/host-port.ts';
import type { FileValue } from '../view/view.ts';

/** One task on its way into the scene. JSON: it is kept with the panel's state, and goes on after a restart. */
export interface Job {
  /** Unique in the panel. */
  readonly id: string;
  readonly title: string;
  /** Name of the family. */
  readonly family: string;
  /** The create body, with files by their hash; absent when the task was made elsewhere, or is known by the journal alone. */
  readonly request?: Request | undefined;
  /** Each take of the same request is bought once. */
  readonly take: number;
  /** Metres; null keeps the size the model comes with. */
  readonly height: number | null;
  /** What the result takes the place of, by the host's id. */
  readonly replace?: string | undefined;
  readonly step: JobStep;
  /** The journal's name for its purchase, kept before it is sent; absent when the task was made elsewhere. */
  readonly purchase?: string | undefined;
  /** Set once the service has a task for it. */
  readonly task?: BoughtTask | undefined;
  /** SHA-256 of a picture of the result. */
  readonly picture?: string | undefined;
  /** The placed model, once it is here. */
  readonly model?: JobModel | undefined;
  /** What the task has beside the model, by the name in the task object. */
  readonly files?: readonly JobFile[] | undefined;
  readonly offers?: TaskSource['offers'] | undefined;
  readonly imported?: ImportedAsset | undefined;
}

export type JobStep =
  /** It is being sent, or will be when the panel is back; `text` says what it waits for. */
  | { readonly at: 'sending'; readonly text?: string | undefined }
  /** The service works on it, or it waits there: `ahead` tasks are before it. */
  | { readonly at: 'running'; readonly progress: number; readonly ahead?: number | undefined }
  | { readonly at: 'fetching' }
  | { readonly at: 'importing' }
  /** Made, and not in the scene: `text` says why. */
  | { readonly at: 'ready'; readonly text: string }
  | { readonly at: 'imported' }
  /** Made, and no model: `text` says what it is. */
  | { readonly at: 'finished'; readonly text: string }
  /** No answer came when it was sent: a task may exist, and be paid for. */
  | { readonly at: 'lost'; readonly text: string; readonly candidates: readonly string[] }
  /** It can be taken up again where it was: nothing is wrong with the task. */
  | { readonly at: 'stuck'; readonly text: string }
  | { readonly at: 'failed'; readonly text: string };

interface BoughtTask {
  readonly id: string;
  /** The journal's name for the purchase; absent when the task was made elsewhere. */
  readonly purchase?: string | undefined;
  /** What it cost, refunds taken off; null when the service does not say. */
  readonly credits?: number | null | undefined;
}

export interface JobModel extends FileValue {
  readonly facts: ModelFacts;
}

interface JobFile {
  /** Where the task object names it: `model_urls.fbx`. */
  readonly name: string;
  readonly format: string;
}

/** Whether something is going on that needs no one. */
export function isBusy({ step }: Job): boolean {
  return step.at === 'sending' || step.at === 'running' || step.at === 'fetching' || step.at === 'importing';
}
