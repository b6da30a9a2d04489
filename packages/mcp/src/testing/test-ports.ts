import type { Connection } from '@meshwright/client';
import type { ContentStore, Journal } from '@meshwright/purchase';
import type { McpPorts } from '../ports.ts';

/** Ports over one service, a journal and a store, without a declared budget. */
export function testPorts(connection: Connection, journal: Journal, store: ContentStore): McpPorts {
  return {
    withService: (work) => work({ connection, name: 'test' }),
    withJournal: (work) => work(journal),
    store: async () => store,
    declaredBudget: async () => undefined,
    host: async () => connection.host,
    smallPicture: async () => undefined,
    log: () => {},
    now: Date.now,
  };
}
