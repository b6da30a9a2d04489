import type { AssetError } from '@meshwright/runtime';
import type { HeldAsset } from '@meshwright/runtime/white-box';
import type { ScenarioContext } from './scenario-context.ts';

/** One model in the hand of another. */
export function attachingScenarios<Node, Native>({ stage, uncached, draw }: ScenarioContext<Node, Native>) {
  return {
    /** Returns a picture of a prop of a metre at a socket, amid a clip. */
    async attached(holderUrl: string, propUrl: string, socket: string, side: number, longest = 1) {
      const assets = stage.assets(uncached);
      const [holder, prop] = await Promise.all([holderUrl, propUrl].map((url) => assets.loadAsset(url)));
      await holder!.attach(prop!, socket, { longest });
      const played = holder!.play('walk', { fade: 0 });
      stage.freeze(true);
      if (played !== undefined) {
        const { instance } = holder as HeldAsset<Node, Native>;
        instance.start(played, { time: 0.25, weight: 1, loop: true, speed: 1 });
      }
      const pixels = await stage.picture(holder!.root, side);
      stage.freeze(false);
      assets.dispose();
      return Array.from(pixels, (value) => String.fromCharCode(value)).join('');
    },

    /** Attaches, moves, detaches and disposes in every order; returns what is drawn, thrown and left. */
    async attachLife(holderUrl: string, propUrl: string) {
      const assets = stage.assets(uncached);
      const before = assets.counters();
      const [one, other, prop] = await Promise.all(
        [holderUrl, holderUrl, propUrl].map((url) => assets.loadAsset(url)),
      );
      const first = await one!.attach(prop!, 'hand.right');
      const second = await other!.attach(prop!, 'hand.left');
      const moved = [first.isAttached, second.isAttached];
      first.detach();
      const stays = second.isAttached;
      // What it is attached to goes first.
      other!.dispose();
      const freed = second.isAttached;
      stage.add(prop!);
      const alive = draw();
      const third = await one!.attach(prop!, 'back');
      const clips = await one!.clone().borrow(one!);
      prop!.dispose();
      const gone = third.isAttached;
      const code = (error: AssetError) => error.code;
      const wrong = await one!.attach(await assets.loadAsset(propUrl), 'wing.left').catch(code);
      const late = await one!.attach(prop!, 'back').catch(code);
      assets.dispose();
      draw();
      const { held } = assets.leakReport(before);
      return { moved, stays, freed, alive: alive > 0, clips, gone, wrong, late, held };
    },
  };
}
