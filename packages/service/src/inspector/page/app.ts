import { type ComponentChildren, h } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { StatusView } from '../status-view.ts';
import { ClockPanel } from './control/clock-panel.ts';
import type { ControlClient } from './control/control-client.ts';
import { FaultsPanel } from './control/faults-panel.ts';
import { ResetPanel } from './control/reset-panel.ts';
import { SignIn } from './control/sign-in.ts';
import { usePolled } from './elements/use-polled.ts';
import { Header } from './header.ts';
import { LedgerPage } from './ledger-page.ts';
import { RequestsPage } from './requests-page.ts';
import { type Route, routeOf } from './route.ts';
import { readServer } from './server.ts';
import type { Scene } from './tasks/scene.ts';
import { TasksPage } from './tasks/tasks-page.ts';

const pages = { tasks: TasksPage, ledger: LedgerPage, requests: RequestsPage, control: ControlPage };

export function App(): ComponentChildren {
  const route = useRoute();
  // Another token means another service: the key resets all state, the unlocked control first of all.
  return route.token === '' ? h(SignIn, { isRefused: false }) : h(Inspector, { key: route.token, route });
}

function Inspector({ route }: { readonly route: Route }): ComponentChildren {
  const server = useMemo(() => readServer(route.token), [route.token]);
  const [control, setControl] = useState<ControlClient>();
  const [round, setRound] = useState(0);
  const { view: status, problem } = usePolled<StatusView>(server, 'status', round);
  if (problem === 'refused') return h(SignIn, { isRefused: true });
  if (!status) {
    return h('p', { class: 'waiting', role: 'status' }, problem ? silentText : 'Loading ...');
  }
  const scene: Scene = { server, route, status, control };
  return h(
    'div',
    { class: 'page' },
    h(Header, { scene, setControl }),
    problem !== undefined && h('p', { class: 'banner', role: 'status' }, silentText),
    h(
      'main',
      { id: 'main' },
      h(pages[route.tab], { key: route.tab, scene, onChanged: () => setRound(round + 1) }),
    ),
  );
}

const silentText = 'The service does not respond. This page keeps trying and shows the last data received.';

function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const follow = () => setRoute(routeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

interface ControlPageProps {
  readonly scene: Scene;
  /** Called after a change, to read the views again. */
  readonly onChanged: () => void;
}

/** Shows time and faults; editable once control is unlocked. */
function ControlPage({ scene, onChanged }: ControlPageProps): ComponentChildren {
  const { control } = scene;
  return h(
    'div',
    { class: 'sheet' },
    !control &&
      h(
        'p',
        { class: 'hint' },
        'Read only. Unlock editing at the top of the page to change clock, faults or data.',
      ),
    h(ClockPanel, { scene, onChanged }),
    h(FaultsPanel, { scene, onChanged }),
    control && h(ResetPanel, { scene, control, onChanged }),
  );
}
