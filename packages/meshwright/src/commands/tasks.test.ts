import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';

const standIn = 'Stand-in, not a trained model: a box.';
let home: Home;
let service: SlowService;

beforeEach(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb() }, { workers: 1, standIn });
});
afterEach(async () => {
  await service.stop();
  await home.remove();
});

it('lists a page, newest first, by family', async () => {
  const refs = [await made(), await made(), await made()];
  const page = await data(['tasks', 'list', '--family', 'text-to-3d', '--page-size', '2']);
  expect(page.tasks).toMatchObject([{ ref: refs[2] }, { ref: refs[1] }]);
  const rest = await data(['tasks', 'list', '--page-size', '2', '--page', '2']);
  expect(rest.tasks).toMatchObject([{ ref: refs[0] }]);
  expect(await data(['tasks', 'list', '--family', 'remesh'])).toEqual({ tasks: [] });
  const { stdout } = await here(['tasks', 'list']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(3);
});

it('shows a waiting task with its position in the queue', async () => {
  await made();
  await made();
  const ref = await made();
  expect(await data(['tasks', 'show', ref])).toMatchObject({ ref, status: 'PENDING', preceding_tasks: 1 });
  expect((await here(['tasks', 'show', ref])).stdout).toMatch(/status +PENDING\n.*\nahead +1/);
});

it('watches a task until it ends', async () => {
  const ref = await made();
  const watching = here(['tasks', 'watch', ref]);
  service.release();
  const { code, stdout } = await watching;
  expect(code).toBe(0);
  expect(stdout).toMatch(/SUCCEEDED/);
});

it('shows links without their signature by default', async () => {
  const ref = await made();
  service.release();
  await here(['tasks', 'watch', ref]);
  for (const argv of [
    ['tasks', 'show', ref],
    ['tasks', 'watch', ref],
    ['tasks', 'list'],
  ]) {
    expect(JSON.stringify(await data(argv))).toMatch(/model\.glb\?\.\.\."/);
    expect(JSON.stringify(await data(argv))).not.toMatch(/\.glb\?[^.]/);
  }
  const { model_urls } = (await data(['tasks', 'show', ref, '--links'])) as { model_urls: { glb: string } };
  expect((await fetch(model_urls.glb)).status).toBe(200);
});

it('cancels a waiting task and states the refund', async () => {
  await made();
  const before = await service.balance();
  const ref = await made();
  expect(await data(['tasks', 'cancel', ref])).toEqual({ ref, outcome: 'removed', refunded: true });
  expect(await service.balance()).toBe(before);
});

it('reports that a running task cannot be stopped', async () => {
  const ref = await made();
  while ((await data(['tasks', 'show', ref])).status === 'PENDING');
  const { code, stderr } = await here(['tasks', 'cancel', ref]);
  expect(code).toBe(exits.unsupported.exitCode);
  expect(stderr).toMatch(/is running/);
});

it('cancel never deletes a finished task', async () => {
  const ref = await made();
  service.release();
  await here(['tasks', 'watch', ref]);
  expect(await data(['tasks', 'cancel', ref])).toMatchObject({ outcome: 'already_finished' });
  expect(await data(['tasks', 'show', ref])).toMatchObject({ status: 'SUCCEEDED' });
});

it('show, watch and download print what a task says about its result', async () => {
  const ref = await made();
  service.release();
  for (const argv of [['watch'], ['show'], ['download', '--out', 'said']]) {
    const { stdout } = await here(['tasks', argv[0]!, ref, ...argv.slice(1)]);
    expect([argv, stdout]).toEqual([argv, expect.stringMatching(new RegExp(`^note:? +${standIn}$`, 'm'))]);
  }
  expect(JSON.parse(await readFile(join(home.folder, 'said/task.json'), 'utf8')).notes).toEqual([standIn]);
});

it('downloads every file unchanged, and again only with force', async () => {
  const ref = await made();
  const early = await here(['tasks', 'download', ref, '--out', 'files']);
  expect(early).toMatchObject({
    code: exits.unsupported.exitCode,
    stderr: expect.stringMatching(/no files/),
  });
  service.release();
  await here(['tasks', 'watch', ref]);
  const { folder, files } = await data(['tasks', 'download', ref, '--out', 'files']);
  expect(folder).toBe(join(home.folder, 'files'));
  const sha256 = createHash('sha256').update(boxGlb()).digest('hex');
  expect(files).toEqual([{ name: 'model.glb', bytes: boxGlb().byteLength, sha256 }]);
  expect(await readFile(join(home.folder, 'files', 'model.glb'))).toEqual(Buffer.from(boxGlb()));
  expect((await here(['tasks', 'download', ref, '--out', 'files'])).code).toBe(exits.local_io.exitCode);
  expect((await here(['tasks', 'download', ref, '--out', 'files', '--force'])).code).toBe(0);
});

it('creates a task of any family from flags, and does not wait', async () => {
  await writeFile(join(home.folder, 'box.glb'), boxGlb());
  const flags = ['--model-url', 'box.glb', '--target-polycount', '500'];
  const { ref } = await data(['tasks', 'create', 'remesh', ...flags]);
  expect(ref).toMatch(/^remesh:/);
  expect(await data(['tasks', 'show', `${ref}`])).toMatchObject({ type: 'remesh' });
});

it('checks a create of any family before it spends', async () => {
  const before = await service.balance();
  const { code, stderr } = await here(['tasks', 'create', 'remesh', '--target-polycount', '5']);
  expect(code).toBe(exits.invalid.exitCode);
  expect(stderr).toMatch(/--target-polycount: .*100 to 300000/);
  expect(stderr).toMatch(/--input-task-id, --model-url: /);
  expect(await service.balance()).toBe(before);
});

function facts() {
  return { cwd: home.folder, env: service.env };
}

function here(argv: readonly string[]) {
  return runHere(argv, facts());
}

async function data(argv: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await here([...argv, '--json']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout);
}

/** Creates a task without waiting for it. */
async function made(): Promise<string> {
  const answer = await fetch(`${service.baseUrl}/v2/text-to-3d`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.env.MESHWRIGHT_API_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ mode: 'preview', prompt: 'a box' }),
  });
  const { result } = (await answer.json()) as { result: string };
  return `text-to-3d:${result}@${new URL(service.baseUrl).host}`;
}
