import { parseTaskRef } from '@meshwright/client';
import { families, type ScenarioContext } from './scenario-context.ts';

/** Spawns of tasks that exist. */
export function spawningTasksScenarios<Node, Native>({
  stage,
  uncached,
  tasks,
  draw,
}: ScenarioContext<Node, Native>) {
  return {
    /** Spawns a task that was loaded before. */
    async spawnKept(task: string) {
      const assets = stage.assets(tasks());
      const lines: string[] = [];
      const spawned = assets.spawn(parseTaskRef(task, families), {
        anchor: stage.anchor(),
        play: 'walk',
        onEvent: ({ type, stage }) => lines.push(`${type} ${stage}`),
      });
      const last = await spawned.done;
      const { clips } = spawned.asset!;
      assets.dispose();
      return { last, clips, lines: lines.filter((line) => !line.startsWith('progress')), left: draw() };
    },

    /** Spawns a task that borrows from a file; returns the playing clip, and all clips. */
    async spawnBorrowing(task: string, lenderUrl: string, play: string) {
      const assets = stage.assets({ ...uncached, ...tasks() });
      const borrow = await assets.loadAsset(lenderUrl);
      const anchor = stage.anchor();
      const spawned = assets.spawn(parseTaskRef(task, families), { anchor, borrow });
      const waiting = spawned.play(play) ?? null;
      await spawned.done;
      const seen = { waiting, played: spawned.play(play), clips: [...spawned.asset!.clips] };
      assets.dispose();
      return { ...seen, left: draw() };
    },
  };
}
