import type { ChoicesControl, Option } from '../../view/view.ts';
import { element, hide, mark } from '../element.ts';
import { field } from '../field.ts';
import { sameOptions } from './choice-part.ts';
import type { Part, Scope } from './part.ts';

/** Number of options from which a search field is shown. */
const many = 12;

export function choicesPart(scope: Scope, first: ChoicesControl): Part<ChoicesControl> {
  const filter = element('input', { type: 'search', placeholder: 'Filter' });
  const list = element('div', { class: 'choices' });
  const group = element('div', { role: 'group' }, filter, list);
  const { send, part } = field(scope, first, group);
  const boxes = () => [...list.querySelectorAll('input')];
  list.addEventListener('change', () =>
    send(
      boxes()
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    ),
  );
  filter.addEventListener('input', () => {
    const sought = filter.value.toLowerCase();
    for (const row of list.children as HTMLCollectionOf<HTMLElement>) {
      row.hidden = !row.textContent.toLowerCase().includes(sought);
    }
  });
  let drawn: readonly Option[] = [];
  return part(({ label, value, options }) => {
    hide(filter, options.length < many);
    mark(filter, 'aria-label', `Filter ${label}`);
    if (!sameOptions(drawn, options)) list.replaceChildren(...options.map(row));
    drawn = options;
    const chosen = new Set(value);
    for (const box of boxes()) box.checked = chosen.has(box.value);
  });
}

function row({ value, label }: Option): HTMLElement {
  return element('label', {}, element('input', { type: 'checkbox', value }), label);
}
