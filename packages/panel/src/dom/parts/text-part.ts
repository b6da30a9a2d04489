import type { TextControl } from '../../view/view.ts';
import { element, mark } from '../element.ts';
import { field } from '../field.ts';
import type { Part, Scope } from './part.ts';

export function textPart(scope: Scope, first: TextControl): Part<TextControl> {
  const input = first.long ? element('textarea', { rows: '3' }) : element('input', { type: 'text' });
  const { send, part } = field(scope, first, input);
  input.addEventListener('input', () => send(input.value));
  return part(({ value, disabled }) => {
    mark(input, 'readonly', disabled === undefined ? undefined : '');
    if (input.value !== value) input.value = value;
  });
}
