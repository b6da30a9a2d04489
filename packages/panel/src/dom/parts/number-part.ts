import type { NumberControl } from '../../view/view.ts';
import { element, mark, setText } from '../element.ts';
import { domId, field } from '../field.ts';
import type { Part, Scope } from './part.ts';

export function numberPart(scope: Scope, first: NumberControl): Part<NumberControl> {
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
