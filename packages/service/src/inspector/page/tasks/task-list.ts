import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import type { TaskLine } from '../../task-list-view.ts';
import { Moment } from '../elements/moment.ts';
import { linkTo, placeOf } from '../route.ts';
import { Picture } from './picture.ts';
import type { Scene } from './scene.ts';
import { StatusMark } from './status-mark.ts';

interface TaskListProps {
  readonly scene: Scene;
  readonly tasks: readonly TaskLine[];
}

/** A list with one tab stop; arrows, Home and End move between lines, Enter opens a task. */
export function TaskList({ scene, tasks }: TaskListProps): ComponentChildren {
  const { route } = scene;
  const [last, setLast] = useState(route.task);
  const stop = [last, route.task, tasks[0]?.id].find((id) => tasks.some((task) => task.id === id));
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(event.currentTarget as Element).querySelectorAll('a')];
    const next = nextRow(event.key, rows.indexOf(document.activeElement as HTMLAnchorElement), rows.length);
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };
  return h(
    'ol',
    { class: 'lines', onKeyDown },
    tasks.map((task) =>
      h(
        'li',
        { key: task.id },
        h(
          'a',
          {
            id: `row-${task.id}`,
            href: linkTo(route.token, { ...placeOf(route), task: task.id }),
            'aria-current': task.id === route.task || undefined,
            tabIndex: task.id === stop ? 0 : -1,
            onFocus: () => setLast(task.id),
          },
          h(Line, { scene, task }),
        ),
      ),
    ),
  );
}

function nextRow(key: string, at: number, count: number): number | undefined {
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

function Line({ scene, task }: { readonly scene: Scene; readonly task: TaskLine }): ComponentChildren {
  const { id, family, account, title, status, progress, createdAt, credits } = task;
  return h(
    'span',
    { class: 'line' },
    h(Picture, { server: scene.server, task: id, name: task.thumbnail, size: 'small', alt: '' }),
    h(
      'span',
      { class: 'what' },
      h('span', { class: 'title' }, title || family),
      h('span', { class: 'dim' }, `${family} · ${account}`),
    ),
    h(
      'span',
      { class: 'how' },
      h(StatusMark, { status }),
      status === 'IN_PROGRESS'
        ? h('progress', { max: 100, value: progress, 'aria-label': `${progress} percent` })
        : h('span', { class: 'dim' }, `${credits} cr`),
    ),
    h('span', { class: 'when dim' }, h(Moment, { at: createdAt, now: scene.status.clock.now })),
  );
}
