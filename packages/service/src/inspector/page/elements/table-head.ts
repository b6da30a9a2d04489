import { type ComponentChildren, h } from 'preact';

/** Renders the head of a table. @param names a `#` prefix marks a numeric column */
export function tableHead(...names: readonly string[]): ComponentChildren {
  return h(
    'thead',
    null,
    h(
      'tr',
      null,
      names.map((name) =>
        h('th', { scope: 'col', class: name.startsWith('#') ? 'number' : undefined }, name.replace('#', '')),
      ),
    ),
  );
}
