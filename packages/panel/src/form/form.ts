import type { ControlValue } from '../intent.ts';

/** Values of the next request. JSON, saved with the panel's state. */
export interface Form {
  readonly source: FormSource;
  /** Name of the family. */
  readonly family: string;
  /** Set values by family; texts that describe the result are shared by all families, under ''. */
  readonly values: Readonly<Record<string, FormValues>>;
  /** Metres; null keeps the model's own size. */
  readonly height: number | null;
  /** Whether the result replaces the selection. */
  readonly replace: boolean;
  /** Results of one press, each bought: see `takesOf`. */
  readonly takes: number;
}

/** Set values by dotted field path. */
export type FormValues = Readonly<Record<string, ControlValue>>;

/** Source of the request. */
export type FormSource =
  | { readonly from: 'nothing' }
  /** The mesh that is selected in the host when the request is sent. */
  | { readonly from: 'selection' }
  /** A finished task. `replaces`: host id of the object that stands for it and that its result replaces. */
  | { readonly from: 'task'; readonly task: TaskSource; readonly replaces?: string | undefined };

export interface TaskSource {
  readonly family: string;
  readonly id: string;
  /** Title for display. */
  readonly title: string;
  /** Its request, if known: some requests continue only some tasks of a family. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
  /** Options of a field by the name of the result field: `candidate_ids`. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

export const firstForm: Form = {
  source: { from: 'nothing' },
  family: 'text-to-3d',
  values: {},
  height: 1,
  replace: true,
  takes: 1,
};
