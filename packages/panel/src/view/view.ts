import type { RendererWords } from './renderer-words.ts';

/**
 * The panel's display as plain data, which passes unchanged through a process, a page or Python. A renderer draws all
 * sections and controls in this order and sends `Intent`s back; it needs no knowledge of tasks, families or prices.
 */
export interface View {
  readonly sections: readonly Section[];
  /** Last event as a sentence, for a live region or a status bar. Initially empty. */
  readonly announcement: string;
  /**
   * Texts that a renderer says itself, where the language of the host is another than English.
   * @default English
   */
  readonly words?: RendererWords | undefined;
}

export interface Section {
  /** `make`, `jobs`, `more`, `earlier`, `account`. */
  readonly id: string;
  readonly title: string;
  /** Whether it starts closed; the renderer keeps the open state. */
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
  /** Stable id, unique in the view; intents refer to it. */
  readonly id: string;
  readonly label: string;
  /** One sentence, for a tooltip. */
  readonly help?: string | undefined;
  /** Why it is disabled; absent when it is enabled. */
  readonly disabled?: string | undefined;
}

/** A control with a value. */
interface Settable extends Common {
  /** What is wrong with the value, and which values are valid. */
  readonly issue?: string | undefined;
  /** Present on an option below the fold whose value is not its default. */
  readonly changed?: true | undefined;
}

export interface TextControl extends Settable {
  readonly kind: 'text';
  readonly value: string;
  /** Whether it has several lines. */
  readonly long: boolean;
  /** Longest text in characters. */
  readonly most?: number | undefined;
}

export interface NumberControl extends Settable {
  readonly kind: 'number';
  /** Null: not set, `preset` applies. */
  readonly value: number | null;
  readonly preset?: number | undefined;
  readonly least?: number | undefined;
  /** Exclusive lower bound, instead of `least`. */
  readonly above?: number | undefined;
  readonly most?: number | undefined;
  /** A valid value is a multiple of it. */
  readonly step?: number | undefined;
  readonly whole: boolean;
  /** Unabbreviated, in the language of the host: `metres`, `credits`, `faces`. */
  readonly unit?: string | undefined;
  /** Present on a length in metres, which an editor may show in a unit of its own. */
  readonly length?: true | undefined;
}

/** Selects one option. */
export interface ChoiceControl extends Settable {
  readonly kind: 'choice';
  readonly value: string;
  readonly options: readonly Option[];
}

/** Selects any number of options. */
export interface ChoicesControl extends Settable {
  readonly kind: 'choices';
  readonly value: readonly string[];
  readonly options: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** SHA-256 of its picture: see `Panel.read`. */
  readonly picture?: string | undefined;
}

export interface ToggleControl extends Settable {
  readonly kind: 'toggle';
  readonly value: boolean;
}

/** Holds picked files: see `Panel.keep`. */
export interface FilesControl extends Settable {
  readonly kind: 'files';
  readonly value: readonly FileValue[];
  readonly media: 'image' | 'model';
  /** Accepted file name endings, with the dot. */
  readonly endings: readonly string[];
  /** Most files. */
  readonly most: number;
}

/** A file in the panel's store. */
export interface FileValue {
  /** SHA-256, hex. */
  readonly file: string;
  readonly name: string;
  readonly size: number;
}

export interface ButtonControl extends Common {
  readonly kind: 'button';
  /** `primary`: the button that makes something. `danger`: its effect cannot be undone. */
  readonly tone: 'primary' | 'plain' | 'danger';
  /** Cost of a press: `20 credits`, `about 5 credits` where no price is published, `free`. */
  readonly cost?: string | undefined;
}

/** Text without input. */
export interface NoteControl extends Common {
  readonly kind: 'note';
  readonly tone: 'info' | 'warning' | 'error';
}

/** One job of the list; `label` is its title. */
export interface JobControl extends Common {
  readonly kind: 'job';
  /** `waiting`: queued, or needs the user. `ready`: finished and not in the scene yet. */
  readonly state: 'waiting' | 'working' | 'ready' | 'done' | 'failed';
  /** State or result in one or two sentences. */
  readonly text: string;
  /** 0 to 100, while it runs. */
  readonly progress?: number | undefined;
  /**
   * Metres; while the job runs, the height of the new object that it will bring into the scene: for an outline at its
   * place. Absent where the result replaces an object, keeps its own size or is no model.
   */
  readonly height?: number | undefined;
  /** SHA-256 of its picture: see `Panel.read`. */
  readonly picture?: string | undefined;
  /** Pictures to show large and side by side when the user asks; absent where there is none. */
  readonly larger?: LargerPictures | undefined;
  readonly actions: readonly ButtonControl[];
  /**
   * Results of one request, for a strip of pictures; absent for a single one. The job is that of the picked take. Its
   * other takes are chosen by buttons of `actions`, so a renderer may ignore this.
   */
  readonly takes?: readonly ShownTake[] | undefined;
}

/** Pictures of a job from one direction: the result alone, what it was made from and the result, or all takes. */
export interface LargerPictures {
  /** `Larger picture`, `Compare pictures`: for a button, or the help of the small picture. */
  readonly label: string;
  readonly pictures: readonly {
    /** `Before`, `After`, `Take 2`; the title of the job where there is one picture. */
    readonly label: string;
    /** SHA-256: see `Panel.read`. */
    readonly picture: string;
  }[];
}

/** One result of several for the same request. */
export interface ShownTake {
  /** `Take 2`. */
  readonly label: string;
  readonly text: string;
  readonly state: JobControl['state'];
  readonly progress?: number | undefined;
  /** SHA-256 of its picture: see `Panel.read`. */
  readonly picture?: string | undefined;
  /** Whether it is the one in use. */
  readonly picked: boolean;
  /** Id of the button in `actions` that uses it; absent while it has no result, and on the one in use. */
  readonly control?: string | undefined;
}
