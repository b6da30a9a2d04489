import { type ComponentChildren, h } from 'preact';
import type { ControlClient } from './control/control-client.ts';
import { Unlock } from './control/unlock.ts';
import { exactTime } from './elements/moment.ts';
import { linkTo, type Tab, tabs } from './route.ts';
import type { Scene } from './tasks/scene.ts';

const titles: Readonly<Record<Tab, string>> = {
  tasks: 'Tasks',
  ledger: 'Ledger',
  requests: 'Requests',
  control: 'Faults and clock',
};

interface HeaderProps {
  readonly scene: Scene;
  readonly setControl: (control: ControlClient | undefined) => void;
}

export function Header({ scene, setControl }: HeaderProps): ComponentChildren {
  const { route, status, control } = scene;
  const { clock, faults } = status;
  const [day, time] = exactTime(clock.now).split(' ');
  return h(
    'header',
    { class: 'top' },
    h('h1', null, h('img', { src: 'icon.svg', alt: '', width: 18, height: 18 }), 'Meshwright'),
    h(
      'nav',
      { class: 'tabs', 'aria-label': 'Inspector sections' },
      tabs.map((tab) =>
        h(
          'a',
          {
            href: linkTo(route.token, { tab }),
            'aria-current': route.tab === tab ? 'page' : undefined,
          },
          titles[tab],
          tab === 'control' &&
            faults > 0 &&
            h('span', { class: 'badge warm' }, faults, h('span', { class: 'unseen' }, ' rules')),
        ),
      ),
    ),
    h(
      'div',
      { class: 'clock', title: 'Service clock' },
      h(
        'time',
        { dateTime: new Date(clock.now).toISOString() },
        h('span', { class: 'day' }, day, ' '),
        `${time} UTC`,
      ),
      clock.mode !== 'real' &&
        h('span', { class: 'badge warm' }, clock.mode === 'frozen' ? 'frozen' : `x${clock.scale}`),
    ),
    h(Unlock, { control, setControl }),
  );
}
