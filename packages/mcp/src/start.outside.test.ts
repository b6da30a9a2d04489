import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../../meshwright/bin/meshwright.mjs');

// A client waits for this. bench/start.mjs measures it; the number of modules decides it.
it('the list of tools needs few modules: no service, no purchases, and the SDK as one file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-start-'));
  try {
    const { PATH = '' } = process.env;
    const env = { PATH, HOME: folder, NODE_V8_COVERAGE: join(folder, 'modules') };
    const child = spawn(process.execPath, [bin, 'mcp', '--root', folder], { env, cwd: folder });
    const clientInfo = { name: 'test', version: '1' };
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
    for (const message of [
      { id: 1, method: 'initialize', params },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/list' },
    ]) {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    }
    let answers = '';
    while (!answers.includes('"id":2')) answers += String((await once(child.stdout, 'data'))[0]);
    child.stdin.end();
    await once(child, 'exit');
    const [file = ''] = await readdir(join(folder, 'modules'));
    const { result } = JSON.parse(await readFile(join(folder, 'modules', file), 'utf8')) as {
      result: { url: string }[];
    };
    const modules = result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
    expect(modules.some((url) => url.includes('/mcp/dist/'))).toBe(true);
    expect(modules.length).toBeLessThan(50);
    for (const name of ['zod', 'ajv', 'sharp', '@modelcontextprotocol', 'libsql']) {
      expect(modules.filter((url) => url.includes(`/node_modules/${name}/`))).toEqual([]);
    }
    for (const name of ['service', 'engine', 'panel']) {
      expect(modules.filter((url) => url.includes(`/packages/${name}/`))).toEqual([]);
    }
    // Of the pipeline only the mark of a process: an entry and the chunk it shares with the others.
    const pipeline = modules.filter((url) => url.includes('/packages/pipeline/'));
    expect(pipeline.length).toBeLessThanOrEqual(2);
    expect(pipeline.filter((url) => /\/(index|internal|node)\.js$/.test(url))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
