import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Reason why Redis is unavailable; undefined when it is installed. */
export const missingRedis: string | undefined = spawnSync('redis-server', ['--version']).error
  ? 'redis-server is not installed: apt-get install redis-server'
  : undefined;

export interface RedisServer {
  /** Path of its Unix socket: it listens on no port. */
  readonly path: string;
  stop(): Promise<void>;
}

/** Starts a real Redis in its own folder. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-redis-'));
  const path = join(folder, 'redis.sock');
  const settings = ['--port', '0', '--unixsocket', path, '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    if (/ready to accept connections/i.test(line)) break;
  }
  server.stdout.resume();
  return {
    path,
    async stop() {
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
