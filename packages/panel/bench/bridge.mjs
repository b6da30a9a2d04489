// Measures how long the bridge takes to answer while jobs run: the command `meshwright bridge` in a process of its own,
// with the journal on the disk, a service in another, and an editor that imports at once. Prints p50, p99 and the longest.
// Run: node packages/panel/bench/bridge.mjs [jobs...]      (1 and 30; PROFILE=FOLDER writes a CPU profile of the bridge)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
const glb = join(root, 'fixtures/character.glb');
const key = 'key-of-the-bridge-bench';
const jobMs = 3000;
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 30];

const facts = {
  name: 'Bench',
  version: '1',
  undo: true,
  keepsScene: true,
  exportsSelection: true,
  playsClips: true,
  savesFiles: false,
};

for (const jobs of counts) {
  const home = await mkdtemp(join(tmpdir(), 'meshwright-bench-'));
  const service = spawn(
    process.execPath,
    [join(import.meta.dirname, 'service.mjs'), key, String(jobMs), glb],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const { baseUrl } = await firstLine(service);
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const command = [...profile, join(root, 'packages/meshwright/bin/meshwright.mjs'), 'bridge', '--json'];
  const bridge = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...homeOf(home), MESHWRIGHT_API_KEY: key, MESHWRIGHT_BASE_URL: baseUrl },
  });
  try {
    const { file } = await firstLine(bridge);
    await measure(jobs, JSON.parse(await readFile(file, 'utf8')));
  } finally {
    bridge.kill('SIGTERM');
    service.kill();
    await Promise.all([once(bridge, 'exit'), once(service, 'exit')]);
    await rm(home, { recursive: true, force: true });
  }
}

async function measure(jobs, { url, token }) {
  const times = { 'GET /': [], select: [], set: [], press: [] };
  const call = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status === 204 ? undefined : await response.json();
  };
  const { host } = await call('POST', '/hosts', { type: 'hello', version: 1, project: 'bench', host: facts });
  let intents = 0;
  const send = (intent) => {
    intents += 1;
    return call('POST', `/hosts/${host}/messages`, { type: 'intent', id: intents, intent });
  };
  const timed = async (what, work) => {
    const began = performance.now();
    const answer = await work();
    times[what].push(performance.now() - began);
    if (answer.error) throw new Error(`${what}: ${answer.error.message}`);
  };
  const set = (control, value) => timed('set', () => send({ do: 'set', control, value }));
  let view;
  let isOver = false;
  const listening = (async () => {
    for (let last = 0; !isOver; ) {
      const { last: newest, messages } = await call('GET', `/hosts/${host}/messages?after=${last}&wait=1`);
      last = newest;
      for (const message of messages) {
        if (message.type === 'view') view = message.view;
        else if (message.type === 'call') void answer(message);
      }
    }
  })();
  const answer = ({ id, asset }) => {
    const { height, meshes, clips } = asset.expected;
    const result = { id: `asset-${id}`, name: asset.name, height, meshes, clips };
    return call('POST', `/hosts/${host}/messages`, { type: 'answer', id, result });
  };
  const states = () =>
    view?.sections.find(({ id }) => id === 'jobs')?.controls.map(({ state }) => state) ?? [];
  // Two programs ask all the time, as an editor that selects and one that looks whether the bridge is there.
  const asking = ['GET /', 'select'].map(async (what) => {
    while (!isOver) {
      const selection = { id: `${intents}`, name: 'Chair', hasMesh: true };
      await timed(what, () => (what === 'select' ? send({ do: 'select', selection }) : call('GET', '/')));
      await delay(5);
    }
  });
  await set('budget', null);
  for (let job = 1; job <= jobs; job++) {
    await set('field/prompt', `prop number ${job}`);
    await timed('press', () => send({ do: 'press', control: 'make' }));
  }
  while (states().filter((state) => state === 'done').length < jobs) await delay(20);
  isOver = true;
  await Promise.all([listening, ...asking]);
  console.log(`${jobs} jobs (load ${loadavg()[0].toFixed(1)})`);
  for (const [what, each] of Object.entries(times)) {
    const sorted = each.toSorted((a, b) => a - b);
    const at = (part) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)].toFixed(1);
    console.log(
      `  ${what.padEnd(6)} ${String(each.length).padStart(5)} answers: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`,
    );
  }
}

async function firstLine(child) {
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return JSON.parse(line);
}

function homeOf(home) {
  const folders = ['CACHE', 'CONFIG', 'DATA', 'STATE'].map((name) => [`XDG_${name}_HOME`, join(home, name)]);
  return { ...process.env, HOME: home, ...Object.fromEntries(folders) };
}
