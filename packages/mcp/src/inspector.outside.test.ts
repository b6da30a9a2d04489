import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';

// The inspector is no dependency: it has 41 MB of packages. Install @modelcontextprotocol/inspector-cli 1 in a folder
// elsewhere and set MCP_INSPECTOR_CLI to its build/cli.js.
const inspector = process.env.MCP_INSPECTOR_CLI ?? '';
const missing = !existsSync(inspector);

const run = promisify(execFile);
let home: McpHome;
let config: string;

beforeAll(async () => {
  home = await mcpHome();
  config = join(home.base, 'config.json');
  const flags = ['mcp', '--print-config', '--root', home.root, '--budget', '500'];
  // The entry as it is printed: without a key, so with the embedded service.
  const { stdout } = await run(process.execPath, [home.bin, ...flags], { cwd: home.base });
  await writeFile(config, stdout);
});
afterAll(() => home.remove());

/** Runs the inspector once: it starts a server, makes one request and ends both. */
async function inspect<T>(method: string, ...flags: string[]): Promise<T> {
  const args = ['--cli', '--config', config, '--server', 'meshwright', '--method', method, ...flags];
  const { stdout } = await run(process.execPath, [inspector, ...args], {
    // It looks for its own package.json beside the working folder.
    cwd: dirname(inspector),
    env: { ...home.env, MESHWRIGHT_API_KEY: '', MESHWRIGHT_BASE_URL: '' },
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout) as T;
}

interface Reply {
  readonly content: readonly { readonly text?: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

async function call(name: string, args: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const given = Object.entries(args).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  for (;;) {
    const flags = ['--tool-name', name, ...(given.length > 0 ? ['--tool-arg', ...given] : [])];
    const { structuredContent, content, isError } = await inspect<Reply>('tools/call', ...flags);
    expect(isError, content[0]?.text).toBeFalsy();
    if (structuredContent.status !== 'RUNNING' && structuredContent.status !== 'BUYING')
      return structuredContent;
  }
}

async function make(args: object): Promise<Readonly<Record<string, unknown>>> {
  const { task } = await call('create', args);
  return await call('wait', { task });
}

it.skipIf(missing)(
  `drives the whole flow with one server for every request${missing ? ' (skipped: MCP_INSPECTOR_CLI does not name its build/cli.js)' : ''}`,
  { timeout: 900_000 },
  async () => {
    const { tools } = await inspect<{ tools: { name: string }[] }>('tools/list');
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['plan', 'create', 'import']));

    const wanted = { prompt: 'a knight in armour', height: 1.8 };
    expect(await call('plan', wanted)).toMatchObject({ allowed: true });
    const knight = await make(wanted);
    const file = `${knight.folder}/knight-in-armour.glb`;
    const { bounds } = await inspectModel(bytesSource(await readFile(join(home.root, file)), 'knight.glb'));
    expect(bounds!.size[1]).toBeCloseTo(1.8);
    expect(await call('create', wanted)).toMatchObject({ paidNow: false, folder: knight.folder });

    const rigged = await make({ family: 'rigging', body: { input_task_id: knight.task } });
    const walking = await make({
      family: 'animation',
      body: { rig_task_id: rigged.task, action_ids: [1, 2] },
    });
    expect((walking.model as { clips: unknown[] }).clips).toHaveLength(2);
    const light = await make({
      family: 'remesh',
      body: { input_task_id: knight.task, target_polycount: 1_000 },
    });
    expect((light.model as { triangles: number }).triangles).toBeLessThan(
      (knight.model as { triangles: number }).triangles,
    );
    await make({
      family: 'retexture',
      body: { input_task_id: knight.task, text_style_prompt: 'weathered bronze' },
    });
    await call('place', { file, output: 'small.glb', height: 0.5 });
    expect(await readdir(home.root)).toContain('small.glb');
    expect(await call('list')).toMatchObject({ purchases: expect.objectContaining({ length: 5 }) });

    const manifest = { budget: { project: 30 }, assets: { chest: { prompt: 'a chest' } } };
    await writeFile(join(home.root, 'meshwright.json'), JSON.stringify(manifest));
    expect(await call('sync')).toMatchObject({ assets: [{ name: 'chest', state: 'made', credits: 30 }] });
    expect(await call('sync')).toMatchObject({ assets: [{ name: 'chest', state: 'kept', credits: 0 }] });
    expect(await readdir(join(home.root, 'assets'))).toContain('chest.glb');
  },
);
