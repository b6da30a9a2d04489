import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobs, runJob } from '@meshwright/engine';
import { missingCapability } from '@meshwright/engine/pool';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine-port.ts';
import { readBackendsFile } from './backends-file.ts';
import { type Service, startService } from './start-service.ts';

// A server of one's own, in a process of its own: the program that the documentation of the backends prints, with a
// function that makes a tetrahedron as high as the prompt says.

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython)
  console.log('backends: python3 is not installed, so the server in the documentation is not run');

const make = `
import struct

def make(job):
    height = float(job["prompt"].split()[0])
    corners = struct.pack("<12f", 0, 0, 0, 1, 0, 0, 0, height, 0, 0, 0, 1)
    data = corners + struct.pack("<12H", 0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3)
    text = json.dumps({
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3", "min": [0, 0, 0], "max": [1, height, 1]},
            {"bufferView": 1, "componentType": 5123, "count": 12, "type": "SCALAR"}],
        "bufferViews": [{"buffer": 0, "byteLength": 48}, {"buffer": 0, "byteOffset": 48, "byteLength": 24}],
        "buffers": [{"byteLength": 72}]}).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", 72, b"BIN\\0") + data
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks

`;

/** Runs a job in this thread, with small pictures. */
const engine: Engine = {
  missing: missingCapability,
  run: (input, context) => runJob(jobs, input, { ...context, thumbnailSize: 32 }),
};

describe.skipIf(!hasPython)('the server in the documentation', () => {
  let program: ChildProcess;
  let service: Service;
  let user: Caller;
  let folder: string;
  const faults: unknown[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'meshwright-own-server-'));
    const readme = join(import.meta.dirname, '../../../engine/src/backends/README.md');
    const [, printed = ''] = /```python\n([\s\S]*?)```/.exec(readFileSync(readme, 'utf8')) ?? [];
    // The port is free instead of fixed; everything else runs as it is printed.
    const source = printed.replace(
      /^ThreadingHTTPServer\((.*), 9000\), Handler\)\.serve_forever\(\)$/m,
      'own = ThreadingHTTPServer($1, 0), Handler)\nprint(own.server_port, flush=True)\nown.serve_forever()',
    );
    program = spawn('python3', ['-c', make + source], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [port] = (await once(program.stdout!, 'data')) as [Buffer];
    const path = join(folder, 'backends.json');
    const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
    writeFileSync(path, JSON.stringify({ 'text-to-3d': { kind: 'http', baseUrl, pollMs: 50 } }));
    service = await startService({
      accounts: [{ name: 'a', key: 'k', credits: 1000 }],
      backends: await readBackendsFile(path, {}),
      engine,
      onFault: (error) => faults.push(error),
    });
    user = caller(service, 'k');
  });
  afterAll(async () => {
    program.kill();
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const settled = async (prompt: string) => {
    const body = { mode: 'preview', prompt, target_formats: ['obj'], should_remesh: false };
    return user.settled('/v2/text-to-3d', await user.create('/v2/text-to-3d', body));
  };

  it('makes what a task asks for, without a stand-in mark', async () => {
    const task = await settled('2.5 metres of tower');
    expect(task).toMatchObject({ status: 'SUCCEEDED' });
    expect(task.stand_in ?? null).toBeNull();
    const { obj } = task.model_urls as Record<string, string>;
    const text = await (await service.fetch(new Request(obj!))).text();
    expect(Math.max(...[...text.matchAll(/^v \S+ (\S+)/gm)].map(([, y]) => Number(y)))).toBeCloseTo(2.5, 4);
  });

  it('a job that it fails is refunded, with its words in the log', async () => {
    const before = await user.balance();
    expect(await settled('a tower without a height')).toMatchObject({
      status: 'FAILED',
      consumed_credits: 0,
    });
    expect(await user.balance()).toBe(before);
    expect(String(faults.at(-1))).toContain('could not convert string to float');
  });

  it('a task is refunded when its process is gone', async () => {
    const before = await user.balance();
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    await gone;
    expect(await settled('1 metre of tower')).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
    expect(await user.balance()).toBe(before);
    expect(String(faults.at(-1))).toContain('no complete response');
  });
});
