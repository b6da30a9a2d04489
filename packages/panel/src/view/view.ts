/**
 * What the panel shows, as plain data: it crosses a process, a page or Python unchanged. A renderer draws every
 * section and control in this order and sends `Intent`s back; it needs no knowledge of tasks, families or prices.
 */
export interface View {
  readonly sections: readonly Section[];
  /** What happened last, in a sentence: for a live region or a status bar. Empty at first. */
  readonly announcement: string;
}

export interface Section {
  /** `make`, `more`, `selection`, `jobs`, `account`. */
  readonly id: string;
  readonly title: string;
  /** Whether it begins closed; opening it is the renderer's own affair. */
  readonly folded: boolean;
  readonly controls: readonly Control[];
}

export type Control =
  | TextControl
  | NumberControl
  | ChoiceControl
  | ChoicesControl
  | ToggleControl
  | FilesControl
  | ButtonControl
  | NoteControl
  | JobControl;

interface Common {
  /** Stable, unique in the view. What intents name. */
  readonly id: string;
  readonly label: string;
  /** One sentence, for a tooltip. */
  readonly help?: string | undefined;
  /** Why it cannot be used now; absent when it can. */
  readonly disabled?: string | undefined;
}

/** What somebody can set. */
interface Settable extends Common {
  /** What is wrong with the value, and what is allowed. */
  readonly issue?: string | undefined;
}

export interface TextControl extends Settable {
  readonly kind: 'text';
  readonly value: string;
  /** Room for more than a line. */
  readonly long: boolean;
  /** Characters. */
  readonly most?: number | undefined;
}

export interface NumberControl extends Settable {
  readonly kind: 'number';
  /** Null: not set, `preset` counts. */
  readonly value: number | null;
  readonly preset?: number | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly whole: boolean;
  /** In full: `metres`, `credits`, `faces`. */
  readonly unit?: string | undefined;
}

/** One of several. */
export interface ChoiceControl extends Settable {
  readonly kind: 'choice';
  readonly value: string;
  readonly options: readonly Option[];
}

/** Any of several. */
export interface ChoicesControl extends Settable {
  readonly kind: 'choices';
  readonly value: readonly string[];
  readonly options: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ToggleControl extends Settable {
  readonly kind: 'toggle';
  readonly value: boolean;
}

/** Files somebody picks: see `Panel.keep`. */
export interface FilesControl extends Settable {
  readonly kind: 'files';
  readonly value: readonly FileValue[];
  readonly media: 'image' | 'model';
  /** Accepted endings, with the dot. */
  readonly endings: readonly string[];
  /** How many may be picked. */
  readonly most: number;
}

/** A file the panel keeps. */
export interface FileValue {
  /** SHA-256, hex. */
  readonly file: string;
  readonly name: string;
  readonly size: number;
}

export interface ButtonControl extends Common {
  readonly kind: 'button';
  /** `primary`: the one that makes something. `danger`: what it does cannot be taken back. */
  readonly tone: 'primary' | 'plain' | 'danger';
  /** What pressing it costs: `20 credits`, `Estimated price: 5 credits` where none is published, `free`. */
  readonly cost?: string | undefined;
}

/** Something to read. */
export interface NoteControl extends Common {
  readonly kind: 'note';
  readonly tone: 'info' | 'warning' | 'error';
}

/** One job of the list; `label` is its title. */
export interface JobControl extends Common {
  readonly kind: 'job';
  /** `waiting`: for its turn, or for somebody. `ready`: made and not in the scene yet. */
  readonly state: 'waiting' | 'working' | 'ready' | 'done' | 'failed';
  /** What is going on or what came of it, in a sentence or two. */
  readonly text: string;
  /** 0 to 100, while it works. */
  readonly progress?: number | undefined;
  /** SHA-256 of a picture of it: see `Panel.read`. */
  readonly picture?: string | undefined;
  readonly actions: readonly ButtonControl[];
}
