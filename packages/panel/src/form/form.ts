import type { ControlValue } from '../intent.ts';

/** What somebody is about to ask for. JSON: it is kept with the panel's state. */
export interface Form {
  readonly source: FormSource;
  /** Name of the family. */
  readonly family: string;
  /** What was set, by the dotted path of the field. What another family has no field for waits for its turn. */
  readonly values: Readonly<Record<string, ControlValue>>;
  /** Metres; null keeps the size the model comes with. */
  readonly height: number | null;
  /** Whether the result takes the place of the selection. */
  readonly replace: boolean;
}

/** What the request starts from. */
export type FormSource =
  | { readonly from: 'nothing' }
  /** The mesh that is selected in the host when the request is sent. */
  | { readonly from: 'selection' }
  /** A finished task. */
  | { readonly from: 'task'; readonly task: TaskSource };

export interface TaskSource {
  readonly family: string;
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** What it was made from, where that is known: some requests go on from some tasks of a family only. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
  /** Texts a field may be chosen from, by the name of the result field: `candidate_ids`. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

export const firstForm: Form = {
  source: { from: 'nothing' },
  family: 'text-to-3d',
  values: {},
  height: 1,
  replace: true,
};
