import { families } from '@meshwright/contract';
import { type ComponentChildren, h } from 'preact';
import { linkTo, type Route } from '../route.ts';

const names = families.map(({ name }) => name).sort();

/** Filters the list by family and by text. The location holds both, so that reload and the back button keep them. */
export function TaskFilter({ route }: { readonly route: Route }): ComponentChildren {
  const { token, task, group, family, text } = route;
  const go = (filter: Pick<Partial<Route>, 'family' | 'text'>) => {
    location.replace(linkTo(token, { task, group, family, text, ...filter }));
  };
  return h(
    'search',
    { class: 'filter' },
    h('input', {
      type: 'search',
      'aria-label': 'Filter by text',
      placeholder: 'Prompt, id or account',
      value: text,
      onInput: (event: Event) => go({ text: (event.currentTarget as HTMLInputElement).value }),
    }),
    h(
      'select',
      {
        'aria-label': 'Filter by family',
        value: family,
        onChange: (event: Event) => go({ family: (event.currentTarget as HTMLSelectElement).value }),
      },
      h('option', { value: '' }, 'All families'),
      names.map((name) => h('option', { key: name, value: name }, name)),
    ),
  );
}
