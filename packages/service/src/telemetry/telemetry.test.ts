import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceOptions } from '../start/service-options.ts';
import { type Service, startService } from '../start/start-service.ts';
import { startNode } from '../testing/cluster-nodes.ts';
import { buildKillProgram } from '../testing/kills/kill-program.ts';
import { createMetrics, prometheusText } from './metrics.ts';
import type { LogLine } from './telemetry.ts';

const key = 'canary-key-0123456789';
const accounts = [{ name: 'canary-account', key, credits: 100 }];
const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };

let services: Service[] = [];
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
});

async function start(options: ServiceOptions): Promise<Service> {
  const service = await startService({ accounts, engine: instantEngine(), ...options });
  services.push(service);
  return service;
}

describe('/metrics', () => {
  it('counts requests, tasks, credits, refunds and errors, and shows queue, storage and workers', async () => {
    const service = await start({ metricsPort: 0, onFault: () => {} });
    const user = caller(service, key);
    await user.settled(prefix, await user.create(prefix, body));
    const failed = await user.create('/v2/text-to-3d', { mode: 'preview', prompt: 'canary words [[fail]]' });
    await user.settled('/v2/text-to-3d', failed);
    await user.get('/v1/none');
    await caller(service, 'wrong').get('/v1/balance');
    const answer = await fetch(service.metricsUrl!);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const scrape = await answer.text();
    for (const line of [
      'meshwright_tasks_created_total{family="image-to-3d"} 1',
      'meshwright_tasks_ended_total{family="image-to-3d",status="SUCCEEDED",cause=""} 1',
      'meshwright_refunds_total{reason="failed"} 1',
      'meshwright_credits_total{kind="charged"} 50',
      'meshwright_credits_total{kind="refunded"} 20',
      'meshwright_errors_total{code="not_found"} 1',
      'meshwright_errors_total{code="unauthorized"} 1',
      'meshwright_request_seconds_count{route="create",status="202"} 2',
      'meshwright_task_wait_seconds_count{family="text-to-3d"} 1',
      'meshwright_task_run_seconds_count{family="text-to-3d",status="FAILED"} 1',
      'meshwright_leases_lost_total 0',
      'meshwright_queue_tasks{state="waiting"} 0',
      'meshwright_queue_oldest_seconds 0',
      'meshwright_up{part="database"} 1',
      'meshwright_up{part="files"} 1',
      'meshwright_workers 1',
      'meshwright_draining 0',
    ])
      expect(scrape.split('\n')).toContain(line);
    expect(scrape).toMatch(/^meshwright_files_seconds_count\{operation="publish",outcome="ok"\} 1$/m);
    expect(scrape).toMatch(/^meshwright_database_seconds_count\{outcome="ok"\} [1-9]/m);
    // Nothing that names a person, a task or what was asked for.
    expect(scrape).not.toMatch(/canary|wrong|[0-9a-f]{8}-[0-9a-f]{4}-|https?:/);
  });

  it('is off by default, and costs nothing then', async () => {
    const service = await start({ telemetry: { PATH: '/bin' } });
    expect(service.metricsUrl).toBeUndefined();
    const answer = await service.fetch(new Request(new URL('/metrics', service.baseUrl)));
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([404, null]);
  });

  it('listens by the standard variables too, on a port of its own, and to the Host of its address alone', async () => {
    const telemetry = { OTEL_METRICS_EXPORTER: 'prometheus', OTEL_EXPORTER_PROMETHEUS_PORT: '0' };
    const service = await start({
      port: 0,
      telemetry: { ...telemetry, OTEL_SDK_DISABLED: 'false' },
      metricsPort: 0,
    });
    const url = new URL(service.metricsUrl!);
    expect(url.port).not.toBe(new URL(service.baseUrl).port);
    const seen = await raw(url, 'attacker.example');
    expect(seen).toMatch(/^HTTP\/1\.1 403 /);
    expect((await fetch(new URL('/other', url))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('answers without the gauges of a database that is away', async () => {
    const { embeddedStorage } = await import('../storage/embedded-storage.ts');
    const storage = await embeddedStorage(undefined);
    const service = await start({ metricsPort: 0, storage, onFault: () => {} });
    await storage.store.destroy();
    const scrape = await (await fetch(service.metricsUrl!)).text();
    expect(scrape).toContain('meshwright_up{part="database"} 0');
    expect(scrape).not.toMatch(/^meshwright_queue_tasks\{/m);
  });

  it('escapes labels, adds up buckets and limits its series', () => {
    const metrics = createMetrics();
    metrics.observe('meshwright_task_wait_seconds', { family: 'a"b\\c' }, 0.2);
    metrics.observe('meshwright_task_wait_seconds', { family: 'a"b\\c' }, 1e6);
    for (let i = 0; i < 2_000; i += 1) metrics.add('meshwright_errors_total', { code: `c${i}` });
    const scrape = prometheusText(metrics, []);
    expect(scrape).toContain('meshwright_task_wait_seconds_bucket{family="a\\"b\\\\c",le="0.5"} 1\n');
    expect(scrape).toContain('meshwright_task_wait_seconds_bucket{family="a\\"b\\\\c",le="+Inf"} 2\n');
    expect(scrape.match(/^meshwright_errors_total\{/gm)).toHaveLength(1_000);
  });
});

it('a log has requests and tasks by their ids, in lines without keys, prompts and links', async () => {
  const lines: LogLine[] = [];
  const service = await start({ onLog: (line) => lines.push(line) });
  const user = caller(service, key);
  const create = await service.fetch(
    new Request(`${service.baseUrl}${prefix}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'X-Request-Id': 'from-the-proxy-1',
      },
      body: JSON.stringify(body),
    }),
  );
  expect(create.headers.get('x-request-id')).toBe('from-the-proxy-1');
  const { result: task } = (await create.json()) as { result: string };
  const { thumbnail_url } = await user.settled(prefix, task);
  await vi.waitFor(() =>
    expect(lines.filter((line) => line.task === task).map(({ message }) => message)).toEqual(
      expect.arrayContaining(['task created', 'task started', 'task ended', 'request']),
    ),
  );
  const of = (message: string) => lines.find((line) => line.message === message);
  expect(of('task created')).toMatchObject({
    request: 'from-the-proxy-1',
    task,
    family: 'image-to-3d',
    credits: 30,
  });
  expect(of('task ended')).toMatchObject({ task, status: 'SUCCEEDED', level: 'info' });
  expect(of('request')).toMatchObject({
    route: 'create',
    status: 202,
    code: null,
    request: 'from-the-proxy-1',
  });
  expect(JSON.stringify(lines)).not.toMatch(/canary|data:image|signature|https?:/);
  expect(typeof thumbnail_url).toBe('string');
});

it('faults and notes are lines of the log and not of stderr', async () => {
  const stderr = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lines: LogLine[] = [];
  const { embeddedStorage } = await import('../storage/embedded-storage.ts');
  const storage = await embeddedStorage(undefined);
  const service = await start({ storage, onLog: (line) => lines.push(line) });
  await storage.store.destroy();
  await caller(service, key).get('/v1/balance');
  const requests = lines.flatMap(({ level, request }) => (level === 'error' ? [request] : []));
  expect(requests).toContainEqual(expect.stringMatching(/^[0-9a-f]{16}$/));
  expect(stderr).not.toHaveBeenCalled();
  stderr.mockRestore();
});

describe('traces and metrics by OpenTelemetry', () => {
  let collector: Server;
  const received: { readonly path: string; readonly body: Record<string, never> }[] = [];
  afterEach(() => {
    collector?.close();
    vi.unstubAllEnvs();
  });

  it('are sent to the address of the variables: a task is in the trace of its create', async () => {
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ path: request.url ?? '', body: JSON.parse(body) });
        response.end('{}');
      });
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const telemetry = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'assets',
    };
    for (const [name, value] of Object.entries(telemetry)) vi.stubEnv(name, value);
    // In a process of its own, because the packages read the environment of theirs.
    const program = await buildKillProgram(resolve(import.meta.dirname, '../..'), 'cluster-node');
    const node = await startNode(program.file, { accounts, telemetry });
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const answer = await fetch(`${node.baseUrl}${prefix}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        traceparent: `00-${trace}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify(body),
    });
    const { result: task } = (await answer.json()) as { result: string };
    await node.prints('started');
    node.send('finish');
    await node.as(key).settled(prefix, task);
    await node.stop();
    await program.remove();
    const sent = JSON.stringify(received);
    expect(sent).toContain('"assets"');
    expect(sent).not.toMatch(/canary|data:image/);
    const spans = received
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ body: { resourceSpans } }) => spansOf(resourceSpans));
    const own = spans.filter(({ traceId }) => traceId === trace);
    const create = own.find(({ name }) => name === 'create image-to-3d');
    const run = own.find(({ name }) => name === 'run image-to-3d');
    expect(create).toMatchObject({ kind: 2, parentSpanId: 'b7ad6b7169203331' });
    expect(run).toMatchObject({ kind: 5, parentSpanId: create?.spanId });
    expect(own.find(({ name }) => name === 'files publish')?.parentSpanId).toBe(run?.spanId);
    expect(own.map(({ name }) => name)).toContain('insert tasks');
    expect(sent).toContain('"meshwright_tasks_created"');
    expect(sent).toContain('"meshwright_task_run_seconds"');
  });

  it.each([
    ['OTEL_TRACES_EXPORTER', 'zipkin', /otlp, none/],
    ['OTEL_METRICS_EXPORTER', 'statsd', /otlp, prometheus, none/],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /set it to http\/json/],
  ])('%s=%s is refused, naming what there is', async (name, value, says) => {
    const telemetry = { OTEL_TRACES_EXPORTER: 'otlp', [name]: value };
    await expect(start({ telemetry })).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringMatching(says),
    });
  });
});

interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

function spansOf(resourceSpans: unknown): readonly SentSpan[] {
  return (resourceSpans as { scopeSpans: { spans: SentSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );
}

/** Sends a request with this Host. @returns the answer as it arrived */
async function raw(url: URL, host: string): Promise<string> {
  const { connect } = await import('node:net');
  const socket = connect(Number(url.port), url.hostname);
  socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return await text(socket);
}
