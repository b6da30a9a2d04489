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
    view && view.keys.length > 0 && h(KeysTable, { keys: view.keys }),
    view && view.webhooks.length > 0 && h(WebhooksTable, { scene, webhooks: view.webhooks }),
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
            h('td', null, plan || 'none'),
            [grant, charge, refund].map((sum) => h('td', { class: 'number' }, sum.toLocaleString('en'))),
            h('td', { class: 'number balance' }, balance.toLocaleString('en')),
          ),
        ),
      ),
    ),
  );
}

function KeysTable({ keys }: Pick<LedgerView, 'keys'>): ComponentChildren {
  return [
    h('h2', null, 'Keys with a monthly limit'),
    h(
      'div',
      { class: 'wide' },
      h(
        'table',
        { class: 'keys' },
        tableHead('Account', 'Key', '#Limit', '#Spent this month'),
        h(
          'tbody',
          null,
          keys.map(({ account, name, limit, spent }) =>
            h(
              'tr',
              { key: `${account}/${name}` },
              h('td', null, account),
              h('th', { scope: 'row' }, name),
              [limit, spent].map((credits) => h('td', { class: 'number' }, credits.toLocaleString('en'))),
            ),
          ),
        ),
      ),
    ),
  ];
}

interface WebhooksTableProps extends Pick<LedgerView, 'webhooks'> {
  readonly scene: Scene;
}

function WebhooksTable({ scene, webhooks }: WebhooksTableProps): ComponentChildren {
  return [
    h('h2', null, 'Webhooks'),
    h(
      'div',
      { class: 'wide' },
      h(
        'table',
        { class: 'webhooks' },
        tableHead('Account', 'Receiver', 'State', '#Failures in a row', '#Waiting'),
        h(
          'tbody',
          null,
          webhooks.map(({ id, account, url, offAt, failures, problem, waiting }) =>
            h(
              'tr',
              { key: id, 'data-webhook': id },
              h('td', null, account),
              h('th', { scope: 'row' }, h('code', { title: `Webhook ${id}` }, url)),
              h(
                'td',
                offAt > 0 ? { title: exactTime(offAt) } : {},
                offAt > 0
                  ? ['switched off ', h(Moment, { at: offAt, now: scene.status.clock.now }), `: ${problem}`]
                  : problem === ''
                    ? 'on'
                    : `on, last attempt failed: ${problem}`,
              ),
              [failures, waiting].map((count) => h('td', { class: 'number' }, count.toLocaleString('en'))),
            ),
          ),
        ),
      ),
    ),
  ];
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
      tableHead('When', 'Account', 'Key', 'Kind', '#Credits', 'Task'),
      h(
        'tbody',
        null,
        entries.map(({ id, at, account, key, kind, task, isKept, credits }) =>
          h(
            'tr',
            { key: id },
            h('td', { title: exactTime(at) }, h(Moment, { at, now: scene.status.clock.now })),
            h('td', null, account),
            h('td', null, key ?? ''),
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
