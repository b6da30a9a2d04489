import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxGlb } from '../../testing/box-glb.ts';
import { freshHome, type Home } from '../../testing/command.ts';
import { runHere } from '../../testing/run-here.ts';
import { type SlowService, startSlowService } from '../../testing/slow-service.ts';

let home: Home;
let service: SlowService;
beforeAll(async () => {
  home = await freshHome();
  service = await startSlowService(
    { 'model.glb': boxGlb() },
    {
      standIn: 'Stand-in, not a trained model: a box.',
      ignored: [{ field: 'prompt', kind: 'clamped', message: 'prompt: left out: "crown".' }],
    },
  );
  service.release();
});
afterAll(async () => {
  await service.stop();
  await home.remove();
});

it('a sync says what its tasks say about their results, each sentence once', async () => {
  const here = { cwd: home.folder, env: service.env };
  await runHere(['add', 'goblin', 'a goblin with a crown', '--takes', '2'], here);
  const { code, stdout, stderr } = await runHere(['sync'], here);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout.match(/note: prompt: left out: "crown"\./g)).toHaveLength(1);
  expect(stdout.match(/note: Stand-in/g)).toHaveLength(1);
});
