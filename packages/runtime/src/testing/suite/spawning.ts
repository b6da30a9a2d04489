import { bytesSource, editClips, renameClips } from '@meshwright/gltf';
import { character, clips, dot, fixture } from '@meshwright/testing/engines/suite/models';
import { expect, it } from 'vitest';
import type { SuiteContext } from './suite-context.ts';

/** Registers the tests of spawning. */
export function spawningTests({ run, engine }: SuiteContext): void {
  it('spawns an asset that borrows clips, and plays them when they are loaded', async () => {
    expect(await run('spawnBorrowing', 'text-to-3d:a', '/jumper.glb', 'jump')).toEqual({
      waiting: null,
      played: 'Jump_Over',
      clips: [...clips, 'Jump_Over'],
      left: 0,
    });
  });

  it('spawns a placeholder at once, then the picture, the preview, the rig, the clips; the anchor stays', async () => {
    const { glb: renamed } = await editClips(bytesSource(character, 'a'), [renameClips('kebab')]);
    const still = { 'model.glb': fixture('rotated.glb'), 'thumbnail.png': dot };
    const model = { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' };
    const beginning = await run('beginSpawn', 'a knight', { refine: false, actions: [1, 2] });
    expect(beginning.stage).toBe('placeholder');
    await run('spawnSeen');
    expect(beginning.bounds).toEqual({ min: [-0.5, 0, -0.5], max: [0.5, 2, 0.5] });

    const preview = await engine().next();
    expect(preview.input.request).toMatchObject({ mode: 'preview', prompt: 'a knight' });
    preview.finish({ files: still, result: model });
    const previewed = await run('spawnShows', 'preview');
    expect(previewed.bounds.max[1]).toBeCloseTo(2, 5);
    expect(previewed.bounds.min[1]).toBeCloseTo(0, 5);

    const rig = await engine().next();
    // This rig brings no clips, so walking is bought as well.
    rig.finish({
      files: { 'model.glb': character },
      result: { result: { rigged_character_glb_url: 'model.glb' } },
    });
    await run('spawnShows', 'rigged');
    const { played, pose } = await run('blend');
    expect(played).toEqual([clips[1], clips[0]]);

    const animated = await engine().next();
    expect(animated.input.request).toMatchObject({ action_ids: [1, 2] });
    animated.finish({ files: { 'a.glb': renamed }, result: { result: { animation_glb_url: 'a.glb' } } });
    const after = await run('poseAfter', 'animated');
    const bones = Object.keys(pose).filter((bone) => bone in after);
    expect(bones.length).toBeGreaterThanOrEqual(24);
    const difference = bones.flatMap((bone) =>
      pose[bone]!.map((value, i) => Math.abs(value - after[bone]![i]!)),
    );
    expect(Math.max(...difference)).toBeLessThan(1e-5);

    expect(await run('spawnDone')).toBe('animated');
    const { lines, percents, anchor, stage } = await run('lookAtSpawn');
    expect(stage).toBe('animated');
    expect(lines.filter((line) => line !== 'shown picture')).toEqual([
      'task preview',
      'shown preview',
      'task rigged',
      'shown rigged',
      'task animated',
      'shown animated',
    ]);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    expect(anchor).toEqual(beginning.anchor);
    await run('endSpawn');
  });

  it('shows the picture of a task the right way up', async () => {
    expect(await run('picture')).toEqual({ above: [1, 0, 0], below: [0, 0, 1], left: 0 });
  });

  it('a failed task leaves the current stage in place and reports the failure', async () => {
    await run('beginSpawn', 'nothing', { refine: false });
    (await engine().next()).fail('no such thing');
    expect(await run('spawnDone')).toBe('task_failed');
    const { stage, lines } = await run('lookAtSpawn');
    expect([stage, lines]).toEqual(['placeholder', ['task preview', 'failed preview task_failed']]);
    await run('spawnSeen');
    await run('endSpawn');
  });

  it('a disposed spawn ends its requests and shows nothing later', async () => {
    await run('beginSpawn', 'gone', { refine: false });
    const job = await engine().next();
    await run('endSpawn');
    job.finish();
    expect(await run('spawnDone')).toBe('aborted');
    expect((await run('lookAtSpawn')).pixels).toBe(0);
  });
}
