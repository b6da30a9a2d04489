import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { startSlowService } from '../testing/slow-service.ts';
import { validationErrors } from '../testing/validation-errors.ts';

describe('with the embedded service', () => {
  let home: Home;
  beforeAll(async () => {
    home = await freshHome();
  });
  afterAll(() => home.remove());

  it('makes a placed, valid, textured asset from a sentence', async () => {
    const { code, stdout, stderr } = await home.run([
      'create',
      'a wooden treasure chest',
      '--height',
      '0.6',
      '--json',
    ]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toMatch(/embedded service/);
    const answer = JSON.parse(stdout);
    const folder = join(home.folder, 'meshwright-out', 'wooden-treasure-chest');
    expect(answer).toMatchObject({ folder, model: join(folder, 'wooden-treasure-chest.glb') });

    expect(await validationErrors(await readFile(answer.model))).toEqual([]);
    const { bounds, textures } = answer.report;
    expect(Math.abs(bounds.size[1] - 0.6)).toBeLessThan(0.0006);
    expect(Math.abs(bounds.min[1])).toBeLessThan(1e-6);
    expect(textures.length).toBeGreaterThan(0);

    const sidecar = JSON.parse(await readFile(answer.sidecar, 'utf8'));
    expect(answer).toMatchObject(sidecar);
    expect(sidecar).toMatchObject({
      service: 'embedded',
      tasks: [{ request: { prompt: 'a wooden treasure chest' }, expiresAt: expect.any(Number) }],
      credits: expect.any(Number),
      standIn: expect.any(String),
      placement: { origin: 'bottom' },
      original: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(sidecar.files.map(({ name }: { name: string }) => name)).toEqual([
      'wooden-treasure-chest.glb',
      'wooden-treasure-chest.png',
    ]);
    for (const { name, bytes, sha256 } of sidecar.files) {
      const content = await readFile(join(folder, name));
      expect(content.byteLength).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
  });

  it('waits for other commands on the same data folder', async () => {
    const data = join(home.cache, 'meshwright', 'embedded');
    const first = home.start(['service', '--data', data, '--json']);
    await first.prints(/baseUrl/);
    const waiting = ['barrel', 'mushroom'].map((thing) =>
      home.start(['create', `a ${thing}`, '--no-texture', '--out', `both/${thing}`]),
    );
    for (const { prints } of waiting) await prints(/another meshwright command/);
    first.child.kill('SIGINT');
    for (const { ended } of waiting) expect(await ended).toMatchObject({ code: 0 });
    const files = await home.files();
    expect(files).toContain('both/barrel/barrel.glb');
    expect(files).toContain('both/mushroom/mushroom.glb');
  });
});

it('keeps both assets made at once for one folder', async () => {
  const home = await freshHome();
  const slow = await startSlowService({ 'model.glb': boxGlb() });
  const before = await slow.balance();
  const both = [1, 2].map(() => home.start(['create', 'a box', '--out', 'one', '--json'], slow.env));
  for (const { prints } of both) await prints(/^task: /m);
  slow.release();
  const price = before - (await slow.balance());
  const ended = await Promise.all(both.map((command) => command.ended));
  expect(before - (await slow.balance())).toBe(price);
  await slow.stop();
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  const folders = ended.map(({ stdout }) => JSON.parse(stdout).folder).sort();
  expect(folders).toEqual([join(home.folder, 'one'), join(home.folder, 'one-2')]);
  const renamed = ended.filter(({ stderr }) => /one was taken .*meanwhile: .* is in .*one-2$/m.test(stderr));
  expect(renamed).toHaveLength(1);
  await home.remove();
});
