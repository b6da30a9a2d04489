import type {
  ChoiceControl,
  Control,
  NoteControl,
  NumberControl,
  Option,
  TextControl,
  ToggleControl,
} from '../../view/view.ts';
import { element, mark, setText } from '../element.ts';
import { domId, field } from '../field.ts';
import { buttonPart } from './button-part.ts';
import { choicesPart } from './choices-part.ts';
import { filesPart } from './files-part.ts';
import { jobPart } from './job-part.ts';
import type { MakePart, Part, Scope } from './part.ts';

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

function choicePart(scope: Scope, first: ChoiceControl): Part<ChoiceControl> {
  const select = element('select');
  const { send, latest, part } = field(scope, first, select);
  select.addEventListener('change', () => send(select.value));
  select.addEventListener('mousedown', (event) => {
    if (latest().disabled !== undefined) event.preventDefault();
  });
  let drawn: readonly Option[] = [];
  return part(({ value, options }) => {
    if (!sameOptions(drawn, options)) {
      select.replaceChildren(...options.map(({ value, label }) => element('option', { value }, label)));
    }
    drawn = options;
    if (select.value !== value) select.value = value;
  });
}

function sameOptions(one: readonly Option[], other: readonly Option[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ value, label }, at) => value === other[at]?.value && label === other[at]?.label)
  );
}

function notePart(): Part<NoteControl> {
  const text = element('span');
  const help = element('span', { class: 'dim' });
  const node = element('p', { class: 'note' }, text, ' ', help);
  return {
    node,
    update(now) {
      mark(node, 'data-tone', now.tone);
      setText(text, now.label);
      setText(help, now.help ?? '');
    },
  };
}

function numberPart(scope: Scope, first: NumberControl): Part<NumberControl> {
  const input = element('input', { type: 'number', inputmode: 'decimal' });
  const unit = element('span', { class: 'unit', id: `${domId(first.id)}-unit` });
  const { send, complain, part } = field(
    scope,
    first,
    element('div', { class: 'number' }, input, unit),
    input,
  );
  input.setAttribute('aria-describedby', `${unit.id} ${input.getAttribute('aria-describedby')}`);
  input.addEventListener('input', () => {
    if (input.validity.badInput) complain('Enter a number.');
    else send(input.value === '' ? null : input.valueAsNumber);
  });
  return part(({ value, preset, least, above, most, step, whole, unit: inFull, disabled }) => {
    const text = (given?: number | null) =>
      given === undefined || given === null ? undefined : String(given);
    mark(input, 'min', text(least ?? above));
    mark(input, 'max', text(most));
    mark(input, 'step', text(step) ?? (whole ? '1' : 'any'));
    mark(input, 'placeholder', text(preset));
    mark(input, 'readonly', disabled === undefined ? undefined : '');
    setText(unit, inFull ?? '');
    // `1.` and `1.0` are equal numbers, and the user may still be typing.
    const shown = input.value === '' ? null : input.valueAsNumber;
    if (!input.validity.badInput && shown !== value) input.value = text(value) ?? '';
  });
}

function textPart(scope: Scope, first: TextControl): Part<TextControl> {
  const input = first.long ? element('textarea', { rows: '3' }) : element('input', { type: 'text' });
  const { send, part } = field(scope, first, input);
  input.addEventListener('input', () => send(input.value));
  return part(({ value, disabled }) => {
    mark(input, 'readonly', disabled === undefined ? undefined : '');
    if (input.value !== value) input.value = value;
  });
}

function togglePart(scope: Scope, first: ToggleControl): Part<ToggleControl> {
  const input = element('input', { type: 'checkbox' });
  const { send, part } = field(scope, first, input);
  input.addEventListener('change', () => send(input.checked));
  return part(({ value }) => {
    input.checked = value;
  });
}
