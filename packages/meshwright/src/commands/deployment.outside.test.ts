import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { type TestS3, testS3 } from '@meshwright/testing/service/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freshHome, type Home, type Running } from '../testing/command.ts';

// The commands of the deployment files, started for real with the values of a test: what the probes of each file ask is
// answered, a task that one process takes is made by the other, and SIGTERM ends both.

const deploy = join(import.meta.dirname, '../../../service/deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const kubernetes = parse(read('kubernetes.yaml')).items;
const compose = parse(read('compose.yaml'), { merge: true }).services;
const containerOf = (role: string) =>
  kubernetes.find(({ metadata }: { metadata: { name: string } }) => metadata.name === `meshwright-${role}`)
    .spec.template.spec.containers[0];
const unit = (name: string) =>
  /^ExecStart=\/usr\/bin\/env meshwright (.*)$/m.exec(read(`systemd/${name}`))![1]!.split(' ');

const key = 'k-ann-0123456789abcdef';
const publicHost = 'assets.example';
const postgres = await testPostgres();
if (typeof postgres === 'string') console.info(`not run: ${postgres}`);

describe('the commands of the deployment files', () => {
  let home: Home;
  let s3: TestS3;
  const running: Running[] = [];
  beforeAll(async () => {
    home = await freshHome();
    s3 = await testS3();
    await writeFile(join(home.folder, 'accounts.json'), JSON.stringify([{ name: 'ann', key, credits: 100 }]));
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    if (typeof postgres !== 'string') await postgres.remove();
    await s3.remove();
    await home.remove();
  });

  /** Starts a command with the values of this test in the place of those of the file. */
  async function start(args: readonly string[], values: Readonly<Record<string, string>>): Promise<number> {
    const port = await freePort();
    const joined = args
      .join('\n')
      .replace(/^(--[a-z-]+)\n(?!--)/gm, '$1=')
      .split('\n');
    const filled = joined.map((word) => {
      const [flag = '', value = ''] = word.split(/=(.*)/s);
      const own: Readonly<Record<string, string | undefined>> = {
        '--host': '127.0.0.1',
        '--port': String(port),
        '--metrics-host': '127.0.0.1',
        '--metrics-port': '0',
        '--accounts': 'accounts.json',
        '--database': values.DATABASE,
        '--files': values.FILES,
        '--public-url': `https://${publicHost}`,
        '--data': 'state',
      };
      return value === '' ? word : `${flag}=${own[flag] ?? value}`;
    });
    const env = {
      AWS_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    };
    const process = home.start(filled, env);
    running.push(process);
    await process.prints(/^(service|worker) .*\n/m);
    return port;
  }

  const status = (port: number, path: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode!));
      })
        .on('error', reject)
        .end();
    });

  it.skipIf(typeof postgres === 'string').each(['kubernetes', 'compose'])(
    'of %s: both roles are ready, and a task is taken by the one and made by the other',
    async (file) => {
      const values = {
        DATABASE: await (postgres as TestPostgres).database(),
        FILES: `s3://${s3.bucket}/${file}?endpoint=${s3.endpoint}`,
      };
      const argsOf = (role: string): string[] =>
        file === 'kubernetes' ? containerOf(role).args : compose[role].command;
      const first = running.length;
      const api = await start(argsOf('api'), values);
      const worker = await start(argsOf('worker'), values);
      for (const [role, port] of [
        ['api', api],
        ['worker', worker],
      ] as const) {
        for (const probe of ['readinessProbe', 'livenessProbe', 'startupProbe']) {
          const { path, httpHeaders } = containerOf(role)[probe].httpGet;
          const host = httpHeaders[0].value.replace('8080', port);
          expect([role, probe, await status(port, path, host)]).toEqual([role, probe, 200]);
        }
      }
      const create = await fetch(`http://127.0.0.1:${api}/openapi/v2/text-to-3d`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ mode: 'preview', prompt: 'a wooden box' }),
      });
      const { result } = (await create.json()) as { result: string };
      const task = async () => {
        const answer = await fetch(`http://127.0.0.1:${api}/openapi/v2/text-to-3d/${result}`, {
          headers: { Authorization: `Bearer ${key}` },
        });
        return (await answer.json()) as { status: string; model_urls?: { glb: string } };
      };
      await expect.poll(async () => (await task()).status).toBe('SUCCEEDED');
      // The proxy before the API sends its own name.
      const link = new URL((await task()).model_urls!.glb);
      expect(link.origin).toBe(`https://${publicHost}`);
      expect(await status(api, link.pathname + link.search, publicHost)).toBe(200);
      for (const { child, ended } of running.slice(first)) {
        child.kill('SIGTERM');
        expect((await ended).code).toBe(0);
      }
    },
  );

  it.each(['meshwright.service', 'meshwright-worker@.service'])('of the unit %s start', async (name) => {
    if (name.includes('worker') && typeof postgres === 'string') return;
    const values: Record<string, string> = name.includes('worker')
      ? {
          DATABASE: await (postgres as TestPostgres).database(),
          FILES: `s3://${s3.bucket}/unit?endpoint=${s3.endpoint}`,
        }
      : {};
    await start(unit(name), values);
    const { child, ended } = running.at(-1)!;
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
