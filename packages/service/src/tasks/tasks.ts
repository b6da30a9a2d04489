import { type Family, isTerminal } from '@meshwright/contract';
import { ServiceError } from '../service-error.ts';
import type { KnownAccount } from '../store/accounts.ts';
import type { Store } from '../store/tables.ts';
import { findTask, type Listing, listTasks } from '../store/task-rows.ts';
import type { CreateRoom } from './create-room.ts';
import { type CreateParts, createTask, orRefused, type SentBody } from './create-task.ts';
import { type RemoveParts, removeTask } from './remove-task.ts';
import type { StreamEvent } from './streams/task-stream.ts';
import { type ShownTaskParts, taskFrame, taskObject } from './task-object.ts';

/** The tasks of all accounts, as the API creates, shows and removes them. */
export interface Tasks {
  /**
   * Looks whether a create of this account can be taken now, before its body is read.
   * @throws ServiceError `unavailable`
   */
  checkRoom(account: KnownAccount): Promise<void>;
  /** @returns the id. @throws ServiceError as `createTask` */
  create(account: KnownAccount, family: Family, sent: SentBody): Promise<string>;
  /** Returns the task object. @throws ServiceError `not_found` */
  read(family: Family, key: TaskKey): Promise<Record<string, unknown>>;
  /** Returns the task objects of one page. */
  list(family: Family, account: string, page: Page): Promise<Record<string, unknown>[]>;
  /** Returns the current event of the task's stream; a task that does not exist has an error event. */
  event(family: Family, key: TaskKey): Promise<StreamEvent>;
  /** @returns the status of the answer. @throws ServiceError as `removeTask` */
  remove(family: Family, key: TaskKey): Promise<200 | 204>;
}

/** A task id and the account that may see it. */
export interface TaskKey {
  readonly account: string;
  readonly id: string;
}

type Page = Pick<Listing, 'page' | 'size' | 'oldestFirst'>;

export interface TasksParts extends CreateParts, RemoveParts, ShownTaskParts {
  /** For creates whose body was read. */
  readonly room: CreateRoom;
  readonly store: Store;
  readonly telemetry: CreateParts['telemetry'];
  readonly runner: CreateParts['runner'] & RemoveParts['runner'] & ShownTaskParts['runner'];
  readonly files: CreateParts['files'] & RemoveParts['files'];
  readonly queue: CreateParts['queue'] & RemoveParts['queue'];
  readonly urls: CreateParts['urls'] & ShownTaskParts['urls'];
}

export function createTasks(parts: TasksParts): Tasks {
  const { store, room } = parts;
  return {
    checkRoom: (account) => orRefused(parts, async () => room.check(account.id)),
    create: (account, family, sent) =>
      orRefused(parts, () => room.hold(account.id, () => createTask(parts, account, family, sent))),
    async read(family, key) {
      const row = await findTask(store, { ...key, family: family.name });
      if (!row) throw new ServiceError('not_found', absent(family));
      return taskObject(parts, family, row);
    },
    async list(family, account, page) {
      const rows = await listTasks(store, { ...page, account, family: family.name });
      return rows.map((row) => taskObject(parts, family, row));
    },
    async event(family, key) {
      const row = await findTask(store, { ...key, family: family.name });
      if (!row) return { event: 'error', data: { status_code: 404, message: absent(family) }, isLast: true };
      return { event: 'message', data: taskFrame(parts, family, row), isLast: isTerminal(row.status) };
    },
    remove: (family, key) => removeTask(parts, family, key),
  };
}

function absent({ name }: Family): string {
  return `There is no ${name} task with this id.`;
}
