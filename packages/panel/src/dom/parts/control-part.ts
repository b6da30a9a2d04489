import type { Control } from '../../view/view.ts';
import { buttonPart } from './button-part.ts';
import { choicePart } from './choice-part.ts';
import { choicesPart } from './choices-part.ts';
import { filesPart } from './files-part.ts';
import { jobPart } from './job-part.ts';
import { notePart } from './note-part.ts';
import { numberPart } from './number-part.ts';
import type { MakePart, Part, Scope } from './part.ts';
import { textPart } from './text-part.ts';
import { togglePart } from './toggle-part.ts';

const parts: { readonly [K in Control['kind']]: MakePart<Extract<Control, { kind: K }>> } = {
  text: textPart,
  number: numberPart,
  choice: choicePart,
  choices: choicesPart,
  toggle: togglePart,
  files: filesPart,
  button: buttonPart,
  note: notePart,
  job: jobPart,
};

/** Creates the part for the kind of a control. */
export function controlPart(scope: Scope, first: Control): Part<Control> {
  return (parts[first.kind] as MakePart<Control>)(scope, first);
}

/** Returns the key of a control; a change of kind creates a new part. */
export function controlKey(control: Control): string {
  const size = control.kind === 'text' && control.long ? 'long ' : '';
  return `${size}${control.kind} ${control.id}`;
}
