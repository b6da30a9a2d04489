import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@meshwright/testing/random';
import { caller } from '@meshwright/testing/service/caller';
import { brokenRules } from '../broken-rules.ts';
import { checkEnded, checkResults, checkTasks, openStoreCopy } from './check-life.ts';
import { copyOrRestore, workUntilKilled } from './disturb-life.ts';
import type { ProcessGroup } from './killable.ts';
import { chooseState, createLife } from './life.ts';

/** The operation in progress when the service is killed. */
export const killMoments = ['start', 'work', 'snapshot', 'restore'] as const;
type KillMoment = (typeof killMoments)[number];

/** One kill and the findings after it. */
export interface Kill {
  readonly moment: KillMoment;
  /** Broken rules; empty when the state is consistent. */
  readonly broken: readonly string[];
  /** Time from the next start until the last resumed task had ended, in milliseconds. */
  readonly resumedMs: number;
  readonly resumed: number;
}

const granted = 1_000_000;

/**
 * Kills one data directory many times, each at a random moment, and then checks the ledger, the tasks and the files
 * against all answers of the service.
 */
export async function* killLife(
  processGroup: ProcessGroup,
  options: { readonly dataDir: string; readonly kills: number; readonly random: Random },
): AsyncGenerator<Kill> {
  const { dataDir, random } = options;
  const life = createLife();
  let seed = random.int(2 ** 31);

  for (let number = 0; number < options.kills; number += 1) {
    const moment = random.pick([...killMoments, 'work', 'work'] as const);
    const broken: string[] = [];
    let resumedMs = 0;
    const service = processGroup.start({ dataDir, credits: granted, seed });
    seed += 1;
    if (moment === 'start') {
      await pause(random() * 60);
    } else {
      const began = performance.now();
      const { baseUrl, control } = await service.ready;
      const user = caller({ baseUrl, fetch }, 'k');
      // Half of the time the next kill may hit resumed tasks.
      if (moment !== 'work' || random.int(2) === 0) {
        await checkEnded(life, user, broken);
        resumedMs = performance.now() - began;
      }
      await chooseState(life, user);
      await checkTasks(life, user, broken);
      await checkResults(life, user, broken);
      if (moment === 'work') await workUntilKilled(life, user, random, () => service.kill());
      else await copyOrRestore(life, user, random, control, { moment, name: `s${seed}` });
    }
    await service.kill();
    const store = await openStoreCopy(dataDir);
    broken.push(...(await brokenRules(store, granted)));
    const left = await store
      .selectFrom('tasks')
      .where('status', '=', 'IN_PROGRESS')
      .select(['id', 'family'])
      .execute();
    await store.destroy();
    const resumed = resumedMs > 0 ? life.running.length : 0;
    life.running = left;
    yield { moment, broken, resumedMs, resumed };
  }
}
