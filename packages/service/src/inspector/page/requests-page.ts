import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import type { RecordedRequest } from '../../control/log/request-log.ts';
import type { RequestLine } from '../request-lines.ts';
import { exactTime, Moment } from './elements/moment.ts';
import { tableHead } from './elements/table-head.ts';
import { usePolled } from './elements/use-polled.ts';
import type { Scene } from './tasks/scene.ts';

/** Shows the last requests of the API, newest first. */
export function RequestsPage({ scene }: { readonly scene: Scene }): ComponentChildren {
  const { view } = usePolled<readonly RequestLine[]>(scene.server, 'requests');
  const [open, setOpen] = useState<number>();
  if (view?.length === 0) {
    return h(
      'section',
      { class: 'nothing' },
      h('h2', null, 'No requests yet'),
      h('p', null, 'The last 200 API requests appear here. Keys, signed queries and data URIs are removed.'),
    );
  }
  return h(
    'div',
    { class: 'sheet' },
    h('h2', null, 'Requests'),
    h(
      'div',
      { class: 'wide' },
      h(
        'table',
        { class: 'requests' },
        tableHead('When', 'Method', 'Path', 'Account', '#Status', '#ms', 'Faults'),
        h(
          'tbody',
          null,
          view?.flatMap((line) => [
            h(Row, { key: line.number, scene, line, isOpen: open === line.number, setOpen }),
            open === line.number && h(Body, { key: `${line.number} body`, scene, number: line.number }),
          ]),
        ),
      ),
    ),
  );
}

interface RowProps {
  readonly scene: Scene;
  readonly line: RequestLine;
  readonly isOpen: boolean;
  readonly setOpen: (number: number | undefined) => void;
}

function Row({ scene, line, isOpen, setOpen }: RowProps): ComponentChildren {
  const { number, at, method, path, account, status, ms, faults, hasBody } = line;
  const kind = status === null ? 'none' : `s${Math.floor(status / 100)}`;
  return h(
    'tr',
    null,
    h('td', { title: exactTime(at) }, h(Moment, { at, now: scene.status.clock.now })),
    h('td', null, method),
    h(
      'td',
      { class: 'path' },
      hasBody
        ? h(
            'button',
            {
              type: 'button',
              class: 'quiet',
              'aria-expanded': isOpen,
              onClick: () => setOpen(isOpen ? undefined : number),
            },
            h('code', null, path),
          )
        : h('code', null, path),
    ),
    h('td', null, account ?? h('span', { class: 'dim' }, 'unknown')),
    h('td', { class: 'number' }, h('span', { class: `code ${kind}` }, status ?? 'aborted')),
    h('td', { class: 'number' }, ms),
    h('td', null, faults.join(', ')),
  );
}

function Body({ scene, number }: { readonly scene: Scene; readonly number: number }): ComponentChildren {
  const { view } = usePolled<RecordedRequest>(scene.server, `requests/${number}`);
  return h('tr', { class: 'body' }, h('td', { colSpan: 7 }, h('pre', null, view ? view.body : '...')));
}
