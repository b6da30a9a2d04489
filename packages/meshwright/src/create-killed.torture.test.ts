import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sidecar } from '@meshwright/purchase/node';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { beforeAll, expect, it } from 'vitest';
import { exits } from './errors/exit-codes.ts';
import { boxGlb } from './testing/box-glb.ts';
import { freshHome, type Home } from './testing/command.ts';
import { type SlowService, startSlowService } from './testing/slow-service.ts';

const kills = samples(12);
// A lost create is looked for as long as `--timeout` says, where it says less than two minutes.
const box = ['create', 'a box', '--height', '2', '--timeout', '30'];
/** Commands, and what is left of 1,000 credits after each of their tasks. */
const orders = [
  { words: box, left: [970] },
  { words: [...box, '--rig', '--animations', 'idle'], left: [970, 965, 962] },
];
/** Milliseconds that an uninterrupted command takes. */
const life = new Map<readonly string[], number>();

beforeAll(async () => {
  for (const { words } of orders) {
    const began = performance.now();
    await withServiceAndHome(async (service, home) => {
      expect(await home.run(words, service.env)).toMatchObject({ code: 0 });
    });
    life.set(words, performance.now() - began);
  }
});
const random = createRandom();
const moments = Array.from({ length: 2 * kills }, (_, i) => ({
  kill: i + 1,
  ...orders[i % 2]!,
  // Every third kill comes as soon as the service has charged.
  share: i % 6 < 2 ? undefined : random(),
}));

it.each(moments)(
  '$words killed (kill $kill) and repeated is one charge a task and one asset, or none more and a question',
  async ({ share, words, left }) => {
    await withServiceAndHome(async (service, home) => {
      const first = home.start(words, service.env);
      if (share === undefined) await charged(service, first.ended);
      else
        await Promise.race([
          first.ended,
          new Promise((resolve) => setTimeout(resolve, share * life.get(words)!)),
        ]);
      first.child.kill('SIGKILL');
      await first.ended;

      const second = await home.run([...words, '--json'], service.env);
      if (second.code === exits.unknown_outcome.exitCode) {
        // The kill fell between the entry in the journal and the request: only the list could say so, and it may be late.
        expect([1000, ...left]).toContain(await service.balance());
        expect(second.stderr).toMatch(/may have been made and paid.*The same command looks again/);
        return;
      }
      expect(second, second.stderr).toMatchObject({ code: 0 });
      expect(await service.balance()).toBe(left.at(-1));
      const { folder } = JSON.parse(second.stdout) as { folder: string };
      await expectWhole(folder);

      const third = await home.run([...words, '--json'], service.env);
      expect(JSON.parse(third.stdout)).toMatchObject({ folder, purchase: { before: true } });
      expect(await service.balance()).toBe(left.at(-1));
    });
  },
);

async function charged(service: SlowService, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && (await service.balance()) === 1000);
}

async function withServiceAndHome(work: (service: SlowService, home: Home) => Promise<void>): Promise<void> {
  const service = await startSlowService({ 'model.glb': boxGlb() });
  service.release();
  const home = await freshHome();
  try {
    await work(service, home);
  } finally {
    await service.stop();
    await home.remove();
  }
}

async function expectWhole(folder: string): Promise<void> {
  const sidecar = JSON.parse(await readFile(join(folder, 'box.json'), 'utf8')) as Sidecar;
  for (const { name, sha256 } of sidecar.files) {
    const bytes = await readFile(join(folder, name));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}
