import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exits } from './errors/exit-codes.ts';
import { boxGlb } from './testing/box-glb.ts';
import { freshHome, type Home } from './testing/command.ts';
import { type SlowService, startSlowService } from './testing/slow-service.ts';

const REF = /^task: (\S+)$/m;
let home: Home;
let service: SlowService;

beforeEach(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb() });
});
afterEach(async () => {
  await service.stop();
  await home.remove();
});

it('Ctrl-C while waiting names the task and the command that resumes it; resuming pays nothing twice', async () => {
  const before = await service.balance();
  const first = home.start(['create', 'a box', '--height', '2', '--out', 'box'], service.env);
  const [, ref] = await first.prints(REF);
  await first.prints(/making box: 40 %/);
  first.child.kill('SIGINT');
  const stopped = await first.ended;
  expect(stopped.code).toBe(exits.interrupted.exitCode);
  expect(stopped.stdout).toBe('');
  expect(stopped.stderr).toContain(ref);
  const [, again] = /^ {2}meshwright (create --resume .*)$/m.exec(stopped.stderr) ?? [];
  expect(again).toContain(`${ref} --name box --height 2 --out box`);
  expect(await home.files()).toEqual([]);

  service.release();
  const paid = before - (await service.balance());
  const resumed = await home.run([...again!.split(' '), '--json'], service.env);
  expect(resumed).toMatchObject({ code: 0 });
  const answer = JSON.parse(resumed.stdout);
  expect(answer.tasks).toMatchObject([{ ref }]);
  expect(answer.report.bounds.size[1]).toBeCloseTo(2, 5);
  expect(before - (await service.balance())).toBe(paid);
  expect(paid).toBeGreaterThan(0);
});

it.each(['SIGTERM', 'SIGHUP'] as const)('%s cleans up like Ctrl-C', async (name) => {
  const command = home.start(['create', 'a box'], service.env);
  const [, ref] = await command.prints(REF);
  command.child.kill(name);
  const { code, stderr } = await command.ended;
  expect(code).toBe(exits.interrupted.exitCode);
  expect(stderr).toContain(`--resume ${ref}`);
  expect(await home.files()).toEqual([]);
});

it('Ctrl-C is reported as JSON with --json', async () => {
  const first = home.start(['create', 'a box', '--json'], service.env);
  const [, ref] = await first.prints(REF);
  first.child.kill('SIGINT');
  const { code, stdout } = await first.ended;
  expect(JSON.parse(stdout).error).toMatchObject({ code: 'interrupted', exitCode: code, task: ref });
});

it('a Ctrl-C that npm repeats at once counts as one', async () => {
  const first = home.start(['create', 'a box'], service.env);
  const [, ref] = await first.prints(REF);
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  const { code, stderr } = await first.ended;
  expect(code).toBe(exits.interrupted.exitCode);
  expect(stderr).toContain(`--resume ${ref}`);
});

it('Ctrl-C also ends the wait for another command', async () => {
  const data = join(home.cache, 'meshwright', 'embedded');
  const other = home.start(['service', '--data', data, '--json']);
  await other.prints(/baseUrl/);
  const waiting = home.start(['tasks', 'list']);
  await waiting.prints(/another meshwright command/);
  waiting.child.kill('SIGINT');
  expect(await waiting.ended).toMatchObject({ code: exits.interrupted.exitCode, stdout: '' });
  other.child.kill('SIGINT');
  expect(await other.ended).toMatchObject({ code: 0 });
});

it('--timeout stops waiting in the same way', async () => {
  const { code, stderr } = await home.run(['create', 'a box', '--timeout', '1'], service.env);
  expect(code).toBe(exits.timed_out.exitCode);
  expect(stderr).toMatch(/--timeout are over/);
  expect(stderr).toMatch(/create --resume text-to-3d:/);
});

it('with the embedded service the work is kept and the next command resumes it', async () => {
  const first = home.start(['create', 'a wooden treasure chest', '--height', '0.6', '--out', 'chest']);
  const [, ref] = await first.prints(REF);
  first.child.kill('SIGINT');
  const stopped = await first.ended;
  expect(stopped).toMatchObject({ code: exits.interrupted.exitCode });
  expect(await home.files()).toEqual([]);

  const [, again] = /^ {2}meshwright (create --resume .*)$/m.exec(stopped.stderr) ?? [];
  const resumed = await home.run([...again!.split(' ')]);
  expect(resumed).toMatchObject({ code: 0 });
  expect(await home.files()).toContain('chest/wooden-treasure-chest.glb');
  const listed = JSON.parse((await home.run(['tasks', 'list', '--json'])).stdout);
  expect(listed.tasks).toMatchObject([{ ref, status: 'SUCCEEDED' }]);
});

it('a closed stdout does not lose the asset', async () => {
  service.release();
  const command = home.start(['create', 'a box', '--out', 'box', '--json'], service.env);
  command.child.stdout!.destroy();
  expect(await command.ended).toMatchObject({ code: 0 });
  const sidecar = JSON.parse(await readFile(join(home.folder, 'box', 'box.json'), 'utf8'));
  expect(sidecar.files[0].name).toBe('box.glb');
});
