import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ContentStore } from '@meshwright/purchase';
import type { HostPort } from '../../host/host-port.ts';
import type { Hello, LinkError } from '../../link/messages.ts';
import type { Panel } from '../../panel.ts';
import type { BridgeLimits } from '../bridge-limits.ts';
import { hostFiles } from '../files/host-files.ts';
import { projectKey, projectState } from '../project-state.ts';
import { Refusal } from '../refusal.ts';
import { type HostSession, hostSession } from './host-session.ts';

export interface SessionsOptions {
  readonly folder: string;
  /** Parent of the file folders of the sessions. */
  readonly exchange: string;
  /** Folders whose files a host may name by path. */
  readonly folders: readonly string[];
  readonly store: ContentStore;
  readonly open: (host: HostPort) => Promise<Panel>;
  readonly limits: BridgeLimits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the number of sessions when it changes. */
  readonly onCount: (count: number) => void;
}

export interface HostSessions {
  /**
   * Opens a session. A project has one panel: an older session of it ends first. @throws Refusal `busy`, or what
   * `open` throws
   */
  open(hello: Hello): Promise<HostSession>;
  /** Returns the connected hosts in the order of their hellos. */
  list(): readonly HostSession[];
  /** @throws Refusal `not_found` */
  get(id: string): HostSession;
  /**
   * Returns the session that a host reads after a number: also one that has ended, until the host knows why.
   * @throws Refusal `not_found`
   */
  read(id: string, after: number): HostSession;
  endAll(error: LinkError): Promise<void>;
}

const elsewhere: LinkError = { code: 'closed', message: 'This project was opened in another editor.' };

/** Manages the sessions of a bridge. */
export function hostSessions(options: SessionsOptions): HostSessions {
  const { folder, exchange, folders, store, open, limits, now, onCount } = options;
  const sessions = new Map<string, HostSession>();
  const ofProject = new Map<string, HostSession>();
  /** The last sessions that ended, oldest first. A host that polls reads the end with its next request. */
  const ended = new Map<string, HostSession>();
  /** Last operation per project; two hellos for one project run in sequence. */
  const turns = new Map<string, Promise<unknown>>();
  let opening = 0;
  let over = false;
  const count = () => onCount(sessions.size + opening);

  async function openNext(key: string, hello: Hello): Promise<HostSession> {
    // The ended session reports a failed save of its state.
    await ofProject
      .get(key)
      ?.end(elsewhere)
      .catch(() => {});
    const id = randomBytes(16).toString('hex');
    const files = await hostFiles({
      exchange: join(exchange, id),
      store,
      mostBytes: limits.file,
      folders,
    });
    const session: HostSession = await hostSession({
      id,
      hello,
      files,
      store,
      state: projectState(folder, key),
      open,
      limits,
      now,
      onEnd() {
        sessions.delete(id);
        ended.set(id, session);
        if (ended.size > limits.hosts) ended.delete(ended.keys().next().value!);
        if (ofProject.get(key)?.id === id) ofProject.delete(key);
        count();
      },
    }).catch(async (error: unknown) => {
      await files.clear();
      throw error;
    });
    sessions.set(id, session);
    ofProject.set(key, session);
    return session;
  }

  function get(id: string): HostSession {
    const session = sessions.get(id);
    if (session) return session;
    throw new Refusal('not_found', 'The session does not exist, or has ended. Send hello again.');
  }

  return {
    async open(hello) {
      if (over) throw new Refusal('busy', 'The bridge is stopping.');
      if (sessions.size + opening >= limits.hosts) {
        throw new Refusal('busy', `${limits.hosts} hosts are connected, which is the limit: disconnect one.`);
      }
      const key = projectKey(hello);
      opening += 1;
      count();
      const turn = (turns.get(key) ?? Promise.resolve()).then(() => openNext(key, hello));
      const done = turn.catch(() => {});
      turns.set(key, done);
      try {
        return await turn;
      } finally {
        opening -= 1;
        if (turns.get(key) === done) turns.delete(key);
        count();
      }
    },
    list: () => [...sessions.values()],
    get,
    read(id, after) {
      const last = ended.get(id);
      return last && last.outbox.after(after).length > 0 ? last : get(id);
    },
    async endAll(error) {
      over = true;
      await Promise.allSettled([...turns.values()]);
      await Promise.allSettled([...sessions.values()].map((session) => session.end(error)));
    },
  };
}
