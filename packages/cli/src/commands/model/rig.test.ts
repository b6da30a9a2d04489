import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const fixtures = join(import.meta.dirname, '../../../../../fixtures');
const run = (...argv: string[]) => runHere(['rig', ...argv], { cwd: fixtures, env: {} });

it('prints the bone of each joint, the pose and the scale of the armature', async () => {
  const { code, stdout } = await run('character.glb');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^rig +humanoid, 24 joints$/m);
  expect(stdout).toMatch(/^arms +T-pose/m);
  expect(stdout).toMatch(/^armature +scaled by 0\.01$/m);
  expect(stdout).toMatch(
    /^leftUpperArm +LeftArm; Unity LeftUpperArm, Unreal upperarm_l; 1 by name and position$/m,
  );
  expect(stdout).toMatch(/^other joints +head_end, headfront$/m);
});

it('prints the whole passport as JSON', async () => {
  const { stdout } = await run('character.glb', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'humanoid', missing: { vrm: [], unreal: [] } });
});

it('reports models without a body, and names the type of files that are no model', async () => {
  expect((await run('keycap.glb')).stdout).toMatch(/no body recognised/);
  const { code, stderr } = await run('generate.mjs');
  expect(code).not.toBe(0);
  expect(stderr).toMatch(/neither GLB/);
});
