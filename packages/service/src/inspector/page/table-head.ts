import { type ComponentChildren, h } from 'preact';

/** The head of a table. @param names `#` before one says that its column holds numbers */
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
