import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

it('writes a project into a folder of its own, once', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'meshwright-new-'));
  try {
    const answer = await runHere(['new', 'game', '--template', 'react', '--json'], { cwd, env: {} });
    expect(answer.code).toBe(0);
    expect(JSON.parse(answer.stdout)).toMatchObject({ status: 'created', template: 'react' });
    expect(await readdir(join(cwd, 'game'))).toContain('main.tsx');
    const again = await runHere(['new', 'game'], { cwd, env: {} });
    expect(again).toMatchObject({
      code: 11,
      stderr: expect.stringMatching(/is not empty\. Nothing was written/),
    });
    expect((await runHere(['new', 'other', '--template', 'unity'], { cwd, env: {} })).code).toBe(4);
    expect(await readdir(cwd)).not.toContain('other');
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
});
