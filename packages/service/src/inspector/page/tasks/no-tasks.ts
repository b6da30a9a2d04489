import { type ComponentChildren, h } from 'preact';
import { CopyButton } from '../elements/copy-button.ts';

/** Shows a first command while there are no tasks. It contains the variable of the key, never the key. */
export function NoTasks(): ComponentChildren {
  const command = [
    `curl ${location.origin}/openapi/v2/text-to-3d \\`,
    '  -H "Authorization: Bearer $MESHWRIGHT_API_KEY" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"mode":"preview","prompt":"a wooden treasure chest"}'`,
  ].join('\n');
  return h(
    'section',
    { class: 'nothing' },
    h('h2', null, 'No tasks yet'),
    h('p', null, 'Create one to see it here:'),
    h(
      'div',
      { class: 'command' },
      h('pre', null, command),
      h(CopyButton, { text: command, what: 'the command' }),
    ),
    h(
      'p',
      { class: 'dim' },
      'MESHWRIGHT_API_KEY is the API key of an account: from your accounts file, or from the file ',
      h('code', null, 'key'),
      ' of the data directory.',
    ),
  );
}
