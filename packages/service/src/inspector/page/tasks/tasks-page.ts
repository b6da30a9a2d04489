import { type ComponentChildren, h } from 'preact';
import { useCallback } from 'preact/hooks';
import { statusGroups } from '../../status-groups.ts';
import type { TaskListView } from '../../task-list-view.ts';
import { usePolled } from '../elements/use-polled.ts';
import { linkTo } from '../route.ts';
import { NoTasks } from './no-tasks.ts';
import type { Scene } from './scene.ts';
import { TaskDetail } from './task-detail.ts';
import { TaskFilter } from './task-filter.ts';
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
