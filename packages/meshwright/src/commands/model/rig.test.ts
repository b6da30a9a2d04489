import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('files for other programs', () => {
  it('writes an avatar and bone files beside the model, and refuses to replace them', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'meshwright-rig-'));
    try {
      await copyFile(join(fixtures, 'character.glb'), join(cwd, 'knight.glb'));
      const write = (...argv: string[]) => runHere(['rig', 'knight.glb', ...argv], { cwd, env: {} });
      const all = ['--vrm', '--unity', '--godot', '--unreal', '--author', 'Ada', '--licence', 'CC0-1.0'];
      const { code, stdout } = await write(...all, '--json');
      expect(code).toBe(0);
      const names = ['knight.vrm', 'knight.humanoid.json', 'knight.bonemap.tres', 'knight.chains.csv'];
      expect(JSON.parse(stdout).files.map(({ path }: { path: string }) => path)).toEqual(
        names.map((name) => join(cwd, name)),
      );
      const vrm = await readFile(join(cwd, 'knight.vrm'), 'latin1');
      expect(vrm).toContain('"authors":["Ada"]');
      const again = await write(...all);
      expect(again.code).not.toBe(0);
      expect(again.stderr).toMatch(/knight\.vrm exists/);
    } finally {
      await rm(cwd, { recursive: true });
    }
  });

  it('asks for author and licence, and for one file with -o', async () => {
    expect((await run('character.glb', '--vrm')).stderr).toMatch(/--author <name> and --licence/);
    expect((await run('character.glb', '--godot', '--unity', '-o', 'x')).stderr).toMatch(/-o names one file/);
  });
});
