import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

it('writes the route of the framework in the folder, once, and says what to do next', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'meshwright-init-'));
  try {
    const nothing = await runHere(['init', 'proxy'], { cwd, env: {} });
    expect(nothing).toMatchObject({ code: 12, stderr: expect.stringMatching(/Next\.js, SvelteKit/) });

    await mkdir(join(cwd, 'web'));
    await writeFile(join(cwd, 'web/package.json'), '{"dependencies":{"astro":"5.18.0"}}');
    const answer = await runHere(['init', 'proxy', 'web'], { cwd, env: {} });
    const file = 'src/pages/api/meshwright/[...all].js';
    expect(answer).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`In web: ${file} (Astro). Next:`),
    });
    expect(answer.stdout).toContain(
      'npm install @meshwright/client @meshwright/engine @meshwright/proxy @meshwright/service',
    );
    expect(await readFile(join(cwd, 'web', file), 'utf8')).toContain('embeddedService()');

    const again = await runHere(['init', 'proxy', 'web'], { cwd, env: {} });
    expect(again).toMatchObject({
      code: 11,
      stderr: expect.stringMatching(/is there already\. Nothing was/),
    });
    const other = await runHere(['init', 'proxy', 'web', '--framework', 'express', '--json'], {
      cwd,
      env: {},
    });
    expect(JSON.parse(other.stdout)).toMatchObject({ status: 'created', framework: 'express' });
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
});
