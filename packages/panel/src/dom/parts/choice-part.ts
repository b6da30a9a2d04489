import type { ChoiceControl, Option } from '../../view/view.ts';
import { element } from '../element.ts';
import { field } from '../field.ts';
import type { Part, Scope } from './part.ts';

export function choicePart(scope: Scope, first: ChoiceControl): Part<ChoiceControl> {
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
