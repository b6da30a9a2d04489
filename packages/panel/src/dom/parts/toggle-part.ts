import type { ToggleControl } from '../../view/view.ts';
import { element } from '../element.ts';
import { field } from '../field.ts';
import type { Part, Scope } from './part.ts';

export function togglePart(scope: Scope, first: ToggleControl): Part<ToggleControl> {
  const input = element('input', { type: 'checkbox' });
  const { send, part } = field(scope, first, input);
  input.addEventListener('change', () => send(input.checked));
  return part(({ value }) => {
    input.checked = value;
  });
}
