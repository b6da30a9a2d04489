// Prints what metrics, traces and the log cost on reads and creates, in turns within one run, and how long a scrape takes under load.
// Run on the built package: node packages/service/bench/telemetry.mjs [REQUESTS]
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startService } from '@meshwright/service';

const requests = Number(process.argv[2] ?? 1_500);
const turns = 4;
const atOnce = 8;
const accounts = [{ name: 'a', key: 'k', credits: 100_000_000 }];
const headers = { Authorization: 'Bearer k', 'Content-Type': 'application/json' };
const body = JSON.stringify({ mode: 'preview', prompt: 'a wooden chest' });
const files = { 'model.glb': new Uint8Array(1000) };
const engine = {
  missing: () => null,
  run: async () => ({ files, result: { model_urls: { glb: 'model.glb' } } }),
};

let spansReceived = 0;
const collector = createServer((request, response) => {
  request.on('data', (chunk) => {
    spansReceived += chunk.length;
  });
  request.on('end', () => response.end('{}'));
});
await new Promise((listening) => collector.listen(0, '127.0.0.1', listening));
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${collector.address().port}`;
process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';

let logged = 0;
const onLog = (line) => {
  logged += JSON.stringify(line).length;
};
const traces = { ...process.env, OTEL_METRICS_EXPORTER: 'none' };
const kinds = {
  off: {},
  metrics: { metricsPort: 0 },
  'metrics and log': { metricsPort: 0, onLog },
  'metrics, log and traces': { metricsPort: 0, onLog, telemetry: traces },
};

const folder = mkdtempSync(join(tmpdir(), 'meshwright-bench-'));
const services = {};
try {
  for (const [name, options] of Object.entries(kinds)) {
    const dataDir = join(folder, name.replaceAll(/\W/g, '-'));
    services[name] = await startService({ port: 0, dataDir, accounts, engine, ...options });
  }
  const times = {};
  // In turns, so that what else the machine does concerns all of them.
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, { baseUrl }] of Object.entries(services)) {
      const url = `${baseUrl}/v2/text-to-3d`;
      const ids = [];
      const creates = await perSecond(requests / turns, async () => {
        ids.push((await (await fetch(url, { method: 'POST', headers, body })).json()).result);
      });
      await (await fetch(`${url}/${ids.at(-1)}/stream`, { headers })).text();
      const reads = await perSecond(requests, async (i) => {
        await (await fetch(`${url}/${ids[i % ids.length]}`, { headers })).text();
      });
      times[name] = [...(times[name] ?? []), { creates, reads }];
    }
  }
  for (const [name, all] of Object.entries(times)) {
    const ratio = (what) =>
      (median(all.map((one, i) => one[what] / times.off[i][what])) * 100 - 100).toFixed(0);
    console.log(
      `${name}: ${median(all.map(({ reads }) => reads)).toFixed(0)} reads a second (${ratio('reads')} %), ` +
        `${median(all.map(({ creates }) => creates)).toFixed(0)} creates a second (${ratio('creates')} %)`,
    );
  }
  await scrapes(services.metrics);
  console.log(
    `sent to the collector ${(spansReceived / 1e6).toFixed(1)} MB, logged ${(logged / 1e6).toFixed(1)} MB`,
  );
} finally {
  for (const service of Object.values(services)) await service.stop();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Measures scrapes while creates and reads run. */
async function scrapes({ baseUrl, metricsUrl }) {
  const url = `${baseUrl}/v2/text-to-3d`;
  let isLoaded = true;
  const load = Promise.all(
    Array.from({ length: atOnce }, async (_, i) => {
      while (isLoaded) {
        const init = i % 2 === 0 ? { method: 'POST', headers, body } : { headers };
        await (await fetch(url, init)).text();
      }
    }),
  );
  const times = [];
  let size = 0;
  for (let i = 0; i < 60; i += 1) {
    const at = performance.now();
    size = (await (await fetch(metricsUrl)).text()).length;
    times.push(performance.now() - at);
  }
  isLoaded = false;
  await load;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  console.log(`scrape under load: median ${at(0.5)} ms, p99 ${at(0.99)} ms, ${size} bytes`);
}

async function perSecond(count, call) {
  const begin = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await call(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count / (performance.now() - begin)) * 1000;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
