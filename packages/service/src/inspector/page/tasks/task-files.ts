import { type ComponentChildren, h } from 'preact';
import type { TaskView } from '../../task-view.ts';
import { exactTime } from '../elements/moment.ts';
import { useAction } from '../elements/use-action.ts';
import type { Server } from '../server.ts';
import { Picture } from './picture.ts';

interface TaskFilesProps {
  readonly server: Server;
  readonly task: TaskView;
  /** Service time, milliseconds since 1970. */
  readonly now: number;
}

/** Lists the result files with type, size and download. Pictures are shown. */
export function TaskFiles({ server, task, now }: TaskFilesProps): ComponentChildren {
  const { run, problem } = useAction();
  const { id, files, expiresAt } = task;
  if (files.length === 0) {
    if (expiresAt === 0 || expiresAt > now) return null;
    return h(
      'section',
      { class: 'files' },
      h('h3', null, 'Files'),
      h('p', { class: 'empty' }, `They expired ${exactTime(expiresAt)} and were deleted.`),
    );
  }
  const download = async (name: string) => {
    const address = URL.createObjectURL(await server.file(id, name));
    const link = Object.assign(document.createElement('a'), { href: address, download: `${id}-${name}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return h(
    'section',
    { class: 'files' },
    h('h3', null, 'Files'),
    problem !== '' && h('p', { class: 'problem', role: 'alert' }, problem),
    h(
      'ul',
      null,
      files.map(({ name, size, type }) =>
        h(
          'li',
          { key: name },
          type.startsWith('image/') && files.length <= shownPictures
            ? h(Picture, { server, task: id, name, size: 'small', alt: '' })
            : h('span', { class: 'picture small kind', 'aria-hidden': true }, name.split('.').at(-1)),
          h(
            'span',
            { class: 'what' },
            h('span', { class: 'title' }, name),
            h('span', { class: 'dim' }, `${type} · ${sizeText(size)}`),
          ),
          h(
            'button',
            {
              type: 'button',
              onClick: () => void run(() => download(name)),
              'aria-label': `Download ${name}`,
            },
            'Download',
          ),
        ),
      ),
    ),
  );
}

const shownPictures = 24;

/** `512 B`, `48.2 kB`, `1.2 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const [size, unit] = bytes < 1_000_000 ? [1_000, 'kB'] : [1_000_000, 'MB'];
  return `${(bytes / size).toFixed(1)} ${unit}`;
}
