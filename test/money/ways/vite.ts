import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repository } from '@meshwright/testing/repository';
import { type ObservedProcess, observedProcess } from '../kills/observed-process.ts';
import type { Attempt, AttemptEnd, RunContext, Way } from '../way.ts';
import { settleByCommand } from './command.ts';
import { declareCrate, lockedTasks } from './sync.ts';

/** A development server of Vite, which makes the assets that the manifest declares. */
export const vite: Way = {
  name: 'vite',
  purchases: 1,
  async open(context) {
    const { folder } = context;
    await declareCrate(context);
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>A game</title>');
    await writeFile(join(folder, 'vite.config.mjs'), config);
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return {
      attempt: () => attempt(context),
      settle: (question, task) => settleByCommand(context, question, task),
      delivered: () => lockedTasks(folder),
    };
  },
};

const config = `import { meshwright } from '@meshwright/vite';
export default { cacheDir: '.vite', plugins: [meshwright()], server: { host: '127.0.0.1', port: 0 } };
`;

/** Messages of the server about an asset in progress. */
const progressPattern = /is paid for and running|Ctrl-C stops; the next start continues/;

/** Milliseconds between two reads of the lockfile. */
const readIntervalMs = 50;

function attempt({ folder, account }: RunContext): Attempt {
  const { PATH = '', SystemRoot = '' } = process.env;
  const server = observedProcess(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js')], {
    cwd: folder,
    env: { PATH, SystemRoot, HOME: folder, ...account.env },
  });
  let isKilled = false;
  const go = async (): Promise<AttemptEnd> => {
    const text = await madeOrFailed(server, folder);
    server.kill();
    const { silentMs } = await server.ended;
    if (text === '') return { status: 'done', text, silentMs };
    return {
      status: isKilled ? 'killed' : 'stopped',
      text,
      isQuestion: /meshwright \w+ \w+/.test(text),
      silentMs,
    };
  };
  return {
    kill() {
      isKilled = server.kill();
      return isKilled;
    },
    ended: go(),
  };
}

/** Time for the server's pictures after the asset is locked, in milliseconds. */
const pictureMs = 5_000;

/** Resolves with '' once the asset is locked and no download is running, or with the server's error message. */
async function madeOrFailed(server: ObservedProcess, folder: string): Promise<string> {
  let isOver = false;
  void server.ended.then(() => {
    isOver = true;
  });
  let lockedAt: number | undefined;
  for (;;) {
    const tasks = await lockedTasks(folder).catch(() => []);
    if (tasks.length > 0) {
      lockedAt ??= performance.now();
      const parts = await readdir(join(folder, '.cache/meshwright/store/partial')).catch(() => []);
      if (parts.length === 0 || isOver || performance.now() - lockedAt > pictureMs) return '';
    }
    const failure = server
      .text()
      .match(/meshwright: crate: .+/g)
      ?.find((line) => !progressPattern.test(line));
    if (failure) return failure;
    if (isOver) return server.text() || 'it ended';
    await delay(readIntervalMs);
  }
}
