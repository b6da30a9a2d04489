import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { latestMoment } from '../../../control/service-clock.ts';
import type { TaskView } from '../../task-view.ts';
import { CopyButton } from '../elements/copy-button.ts';
import { exactTime, Moment, spanText } from '../elements/moment.ts';
import { usePolled } from '../elements/use-polled.ts';
import { ModelView } from '../model/model-view.ts';
import { linkTo, placeOf } from '../route.ts';
import { Picture } from './picture.ts';
import type { Scene } from './scene.ts';
import { StatusMark } from './status-mark.ts';
import { TaskFiles } from './task-files.ts';
import { TaskFrames } from './task-frames.ts';

interface TaskDetailProps {
  readonly scene: Scene;
  readonly id: string;
  /** Called on Escape, to return to the list. */
  readonly onLeave: () => void;
}

export function TaskDetail({ scene, id, onLeave }: TaskDetailProps): ComponentChildren {
  const { view: task, problem } = usePolled<TaskView>(scene.server, `tasks/${id}`);
  const { token } = scene.route;
  const back = h('a', { class: 'back', href: linkTo(token, placeOf(scene.route)) }, '← All tasks');
  if (problem === 'absent') return h('div', null, back, h('p', { class: 'empty' }, 'This task was deleted.'));
  if (!task) return h('div', null, back, h('p', { class: 'empty' }, 'Loading ...'));
  const model = task.files.find(({ name }) => name.endsWith('.glb'))?.name;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
  };
  return h(
    'article',
    { class: 'task', onKeyDown },
    back,
    h(Head, { scene, task }),
    task.error !== '' && h('p', { class: 'problem', role: 'alert' }, task.error),
    model !== undefined && h(ModelView, { server: scene.server, task: task.id, name: model }),
    h(Facts, { scene, task }),
    h(TaskFrames, { scene, id, isOver: task.finishedAt > 0 }),
    h(TaskFiles, { server: scene.server, task, now: scene.status.clock.now }),
    h(Json, {
      title: 'Request',
      value: task.request,
      children: h('code', null, `POST /openapi${task.prefix}`),
    }),
    Object.keys(task.result).length > 0 && h(Json, { title: 'Result', value: task.result }),
  );
}

function Head({ scene, task }: { readonly scene: Scene; readonly task: TaskView }): ComponentChildren {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the keyboard focus from the list to the detail.
  useEffect(() => heading.current?.focus(), []);
  return h(
    'header',
    { class: 'head' },
    h(Picture, {
      server: scene.server,
      task: task.id,
      name: task.thumbnail,
      size: 'large',
      alt: `Picture of ${task.title || task.family}`,
    }),
    h(
      'div',
      null,
      h('h2', { ref: heading, tabIndex: -1 }, task.title || task.family),
      h(
        'p',
        null,
        h(StatusMark, { status: task.status }),
        task.status === 'IN_PROGRESS' && ` ${task.progress} %`,
        task.standIn !== null && h('span', { class: 'badge', title: task.standIn }, 'stand-in'),
      ),
      h(
        'p',
        { class: 'id' },
        h('code', null, task.id),
        h(CopyButton, { text: task.id, what: 'the task id' }),
      ),
    ),
  );
}

function Facts({ scene, task }: { readonly scene: Scene; readonly task: TaskView }): ComponentChildren {
  const { now } = scene.status.clock;
  const time = (at: number) =>
    at > 0 ? h('span', null, exactTime(at), ' (', h(Moment, { at, now }), ')') : 'not yet';
  const rows: [string, ComponentChildren][] = [
    ['Family', task.family],
    ['Account', task.account],
    ['Credits', creditsText(task)],
    ['Created', time(task.createdAt)],
    ['Started', time(task.startedAt)],
    ['Finished', time(task.finishedAt)],
  ];
  if (task.startedAt > 0 && task.finishedAt > 0)
    rows.push(['Duration', spanText(task.finishedAt - task.startedAt)]);
  if (task.expiresAt >= latestMoment) rows.push(['Links expire', 'never']);
  else if (task.expiresAt > 0)
    rows.push([task.expiresAt > now ? 'Links expire' : 'Links expired', time(task.expiresAt)]);
  if (task.attempts > 1) rows.push(['Attempts', String(task.attempts)]);
  if (task.standIn !== null) rows.push(['Stand-in', task.standIn]);
  for (const { field, id, isKept } of task.references) {
    const link = h('a', { href: linkTo(scene.route.token, { task: id }) }, h('code', null, id));
    rows.push([field, isKept ? link : h('span', null, h('code', null, id), ' (deleted)')]);
  }
  return h(
    'dl',
    { class: 'facts' },
    rows.map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value))),
  );
}

function creditsText({ cost, refunded, credits }: TaskView): string {
  return refunded ? `${cost} charged, ${cost} refunded` : `${credits} consumed`;
}

interface JsonProps {
  readonly title: string;
  readonly value: object;
  readonly children?: ComponentChildren;
}

function Json({ title, value, children }: JsonProps): ComponentChildren {
  const text = JSON.stringify(value, null, 2);
  return h(
    'section',
    { class: 'json' },
    h('h3', null, title, ' ', children, h(CopyButton, { text, what: `the ${title.toLowerCase()}` })),
    h('pre', null, text),
  );
}
