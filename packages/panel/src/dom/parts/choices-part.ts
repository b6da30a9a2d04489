import type { ChoicesControl, Option } from '../../view/view.ts';
import { element, hide, mark } from '../element.ts';
import { field } from '../field.ts';
import { filled, ownWords } from '../own-words.ts';
import { picture } from '../picture.ts';
import { keyedParts } from './keyed-parts.ts';
import type { Part, Scope } from './part.ts';

/** Number of options from which a search field is shown. */
const many = 30;

export function choicesPart(scope: Scope, first: ChoicesControl): Part<ChoicesControl> {
  const words = ownWords(scope.panel);
  const filter = element('input', { type: 'search', placeholder: words.filter });
  const list = element('div', { class: 'choices' });
  const group = element('div', { role: 'group' }, filter, list);
  const { send, latest, part } = field(scope, first, group);
  const boxes = () => [...list.querySelectorAll('input')];
  list.addEventListener('change', () => {
    const checked = boxes().filter((box) => box.checked);
    // The order of choosing is that of the result.
    const kept = latest().value.filter((value) => checked.some((box) => box.value === value));
    send([...kept, ...checked.map(({ value }) => value).filter((value) => !kept.includes(value))]);
  });
  filter.addEventListener('input', () => {
    const sought = filter.value.toLowerCase();
    for (const row of list.children as HTMLCollectionOf<HTMLElement>) {
      row.hidden = !row.textContent.toLowerCase().includes(sought);
    }
  });
  const rows = keyedParts<Option>(
    list,
    ({ value }) => value,
    (option) => optionRow(scope, option),
  );
  return part(({ label, value, options }) => {
    hide(filter, options.length < many);
    mark(filter, 'aria-label', filled(words.filterOf, { label }));
    rows.update(options);
    const chosen = new Set(value);
    for (const box of boxes()) box.checked = chosen.has(box.value);
  }, rows.dispose);
}

function optionRow({ panel }: Scope, { value, label }: Option): Part<Option> {
  const thumbnail = picture(panel);
  const node = element('label', {}, element('input', { type: 'checkbox', value }), thumbnail.node, label);
  return { node, update: (option) => thumbnail.show(option.picture), dispose: thumbnail.dispose };
}
