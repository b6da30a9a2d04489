// Prints how long reset, snapshot and restore take.
// Run: node packages/service/bench/control.mjs [TASKS]
import { performance } from 'node:perf_hooks';
import { startService } from '@meshwright/service';

const tasks = Number(process.argv[2] ?? 200);
const atOnce = 50;
const file = { 'model.glb': new Uint8Array(10_000) };
const service = await startService({
  accounts: [{ name: 'a', key: 'k', credits: 1_000_000_000 }],
  engine: {
    missing: () => null,
    run: async () => ({ files: file, result: { model_urls: { glb: 'model.glb' } } }),
  },
});
const { url, token } = service.control;
try {
  await fill();
  console.log(`${tasks} tasks`);
  for (let turn = 0; turn < 5; turn += 1) {
    const name = `turn-${turn}`;
    const times = {
      snapshot: await timed('/snapshots', { name }),
      reset: await timed('/reset', {}),
      restore: await timed(`/snapshots/${name}/restore`, {}),
    };
    const shown = Object.entries(times).map(([what, ms]) => `${what} ${ms.toFixed(1)} ms`);
    console.log(shown.join(', '));
  }
} finally {
  await service.stop();
}

async function fill() {
  for (let made = 0; made < tasks; made += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, tasks - made) }, createAndWait));
  }
}

async function createAndWait() {
  const prefix = `${service.baseUrl}/v2/text-to-3d`;
  const body = { mode: 'preview', prompt: 'a crate' };
  const { result } = await (await send('POST', prefix, 'k', body)).json();
  await (await send('GET', `${prefix}/${result}/stream`, 'k')).text();
}

async function timed(path, body) {
  const started = performance.now();
  const { status } = await send('POST', url + path, token, body);
  if (status >= 300) throw new Error(`${path}: ${status}`);
  return performance.now() - started;
}

function send(method, address, key, body) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  return service.fetch(new Request(address, { method, headers, body: body && JSON.stringify(body) }));
}
