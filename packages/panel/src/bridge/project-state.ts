import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@meshwright/contract';
import type { HostPort } from '../host/host-port.ts';
import type { Hello } from '../link/messages.ts';
import { PanelError } from '../panel-error.ts';
import { writePrivate } from './files/write-private.ts';

/** Returns the key of a project; each kind of editor has separate states. */
export function projectKey({ host, project }: Hello): string {
  return createHash('sha256')
    .update(JSON.stringify([host.name, project]))
    .digest('hex');
}

/** Stores the panel state of a project in a folder of the user. Both methods reject with a PanelError. */
export function projectState(folder: string, key: string): Pick<HostPort, 'project' | 'load' | 'save'> {
  const path = join(folder, 'projects', `${key}.json`);
  const failed = (what: string, cause: NodeJS.ErrnoException) => {
    const advice = 'free disk space, or make the folder readable and writable';
    const message = `The state of this project cannot be ${what} in ${folder} (${cause.code}): ${advice}.`;
    return new PanelError('host_failed', message, { cause });
  };
  return {
    project: key,
    async load() {
      try {
        return await readFile(path, 'utf8');
      } catch (cause) {
        if (hasCode(cause, 'ENOENT')) return undefined;
        throw failed('read', cause as NodeJS.ErrnoException);
      }
    },
    async save(state) {
      try {
        await writePrivate(path, state);
      } catch (cause) {
        throw failed('saved', cause as NodeJS.ErrnoException);
      }
    },
  };
}
