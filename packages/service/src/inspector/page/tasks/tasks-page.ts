import { families } from '@meshwright/contract';
import { type ComponentChildren, h } from 'preact';
import { useCallback } from 'preact/hooks';
import { statusGroups } from '../../status-groups.ts';
import type { TaskListView } from '../../task-list-view.ts';
import { CopyButton } from '../elements/copy-button.ts';
import { usePolled } from '../elements/use-polled.ts';
import { linkTo, type Route } from '../route.ts';
import type { Scene } from './scene.ts';
import { TaskDetail } from './task-detail.ts';
import { TaskList } from './task-list.ts';

/** Shows the list of tasks next to the open one. */
export function TasksPage({ scene }: { readonly scene: Scene }): ComponentChildren {
  const { server, route, status } = scene;
  const { token, group, family, text, before, task } = route;
  const query = new URLSearchParams(
    Object.entries({ group, family, text, before }).filter(([, value]) => value !== ''),
  );
  const { view } = usePolled<TaskListView>(server, `tasks?${query}`);
  const focusRow = useCallback(() => document.getElementById(`row-${task}`)?.focus(), [task]);
  const total = countOf(scene, Object.keys(status.tasks));
  if (total === 0) return h(NoTasks, {});
  const choices = { '': total, ...mapValues(statusGroups, (statuses) => countOf(scene, statuses)) };
  const oldest = view?.tasks.at(-1);
  return h(
    'div',
    { class: task === '' ? 'tasks' : 'tasks has-open' },
    h(
      'section',
      { class: 'pane list', 'aria-label': 'Tasks, newest first' },
      h(
        'nav',
        { class: 'groups', 'aria-label': 'Filter by status' },
        Object.entries(choices).map(([name, count]) =>
          h(
            'a',
            {
              href: linkTo(token, { group: name, family, text, task }),
              'aria-current': group === name || undefined,
            },
            name === '' ? 'all' : name,
            ' ',
            h('span', { class: 'count' }, count),
          ),
        ),
      ),
      h(TaskFilter, { route }),
      view?.tasks.length === 0 && h('p', { class: 'empty' }, 'No tasks with this status, family and text.'),
      view && h(TaskList, { scene, tasks: view.tasks }),
      (before !== '' || view?.hasOlder) &&
        h(
          'nav',
          { class: 'paging', 'aria-label': 'Pages of tasks' },
          before !== '' && h('a', { href: linkTo(token, { group, family, text, task }) }, 'Newest'),
          view?.hasOlder &&
            oldest &&
            h('a', { href: linkTo(token, { group, family, text, task, before: oldest.id }) }, 'Older'),
        ),
    ),
    h(
      'section',
      { class: 'pane open', 'aria-label': 'Open task' },
      task === ''
        ? h('p', { class: 'empty' }, 'Select a task with a click, or with the arrow keys and Enter.')
        : h(TaskDetail, { key: task, scene, id: task, onLeave: focusRow }),
    ),
  );
}

function countOf({ status }: Scene, statuses: readonly string[]): number {
  const counts: Readonly<Record<string, number>> = status.tasks;
  return statuses.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Shows a first command while there are no tasks. It contains the variable of the key, never the key. */
function NoTasks(): ComponentChildren {
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

const names = families.map(({ name }) => name).sort();

/** Filters the list by family and by text. The location holds both, so that reload and the back button keep them. */
function TaskFilter({ route }: { readonly route: Route }): ComponentChildren {
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
