import { type ComponentChildren, h } from 'preact';
import type { LedgerView } from '../ledger-view.ts';
import { exactTime, Moment } from './elements/moment.ts';
import { tableHead } from './elements/table-head.ts';
import { usePolled } from './elements/use-polled.ts';
import { linkTo } from './route.ts';
import type { Scene } from './tasks/scene.ts';

/** Shows the balance of every account and its entries. */
export function LedgerPage({ scene }: { readonly scene: Scene }): ComponentChildren {
  const { server, route } = scene;
  const { view } = usePolled<LedgerView>(
    server,
    route.before ? `ledger?before=${Number(route.before)}` : 'ledger',
  );
  const oldest = view?.entries.at(-1);
  return h(
    'div',
    { class: 'sheet' },
    h('h2', null, 'Accounts'),
    h(AccountsTable, { accounts: view?.accounts ?? [] }),
    h('h2', null, 'Entries'),
    view?.entries.length === 0 && h('p', { class: 'empty' }, 'No entries yet.'),
    view && view.entries.length > 0 && h(EntriesTable, { scene, entries: view.entries }),
    (route.before !== '' || view?.hasOlder) &&
      h(
        'nav',
        { class: 'paging', 'aria-label': 'Pages of entries' },
        route.before !== '' && h('a', { href: linkTo(route.token, { tab: 'ledger' }) }, 'Newest'),
        view?.hasOlder &&
          oldest &&
          h('a', { href: linkTo(route.token, { tab: 'ledger', before: String(oldest.id) }) }, 'Older'),
      ),
  );
}

function AccountsTable({ accounts }: Pick<LedgerView, 'accounts'>): ComponentChildren {
  return h(
    'div',
    { class: 'wide' },
    h(
      'table',
      { class: 'accounts' },
      tableHead('Account', 'Plan', '#Granted', '#Charged', '#Refunded', '#Balance'),
      h(
        'tbody',
        null,
        accounts.map(({ name, plan, grant, charge, refund, balance }) =>
          h(
            'tr',
            { key: name, 'data-account': name },
            h('th', { scope: 'row' }, name),
            h('td', null, plan),
            [grant, charge, refund].map((sum) => h('td', { class: 'number' }, sum.toLocaleString('en'))),
            h('td', { class: 'number balance' }, balance.toLocaleString('en')),
          ),
        ),
      ),
    ),
  );
}

interface EntriesTableProps extends Pick<LedgerView, 'entries'> {
  readonly scene: Scene;
}

function EntriesTable({ scene, entries }: EntriesTableProps): ComponentChildren {
  return h(
    'div',
    { class: 'wide' },
    h(
      'table',
      null,
      tableHead('When', 'Account', 'Kind', '#Credits', 'Task'),
      h(
        'tbody',
        null,
        entries.map(({ id, at, account, kind, task, isKept, credits }) =>
          h(
            'tr',
            { key: id },
            h('td', { title: exactTime(at) }, h(Moment, { at, now: scene.status.clock.now })),
            h('td', null, account),
            h('td', null, h('span', { class: `kind ${kind}` }, kind)),
            h(
              'td',
              { class: 'number' },
              credits > 0 ? `+${credits.toLocaleString('en')}` : credits.toLocaleString('en'),
            ),
            h(
              'td',
              null,
              task !== null &&
                (isKept
                  ? h('a', { href: linkTo(scene.route.token, { task }) }, h('code', null, task))
                  : h('code', null, task)),
            ),
          ),
        ),
      ),
    ),
  );
}
