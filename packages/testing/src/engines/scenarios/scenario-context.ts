import { createClient } from '@meshwright/client';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import type { AssetsOptions } from '@meshwright/runtime';
import type { Stage } from '../stage.ts';

/** Families that tasks of the scenarios belong to. */
export const families = [textTo3d, rigging, animation];

/** What every scenario of one page uses. */
export interface ScenarioContext<Node, Native> {
  readonly stage: Stage<Node, Native>;
  /** Options without an asset cache. */
  readonly uncached: AssetsOptions;
  /** Returns options for loading tasks of the page's server. */
  readonly tasks: () => AssetsOptions;
  /** Draws a frame; returns the number of pixels that are not black. */
  readonly draw: () => number;
}

export function scenarioContext<Node, Native>(stage: Stage<Node, Native>): ScenarioContext<Node, Native> {
  return {
    stage,
    uncached: { assetCache: null },
    tasks: () => ({ client: createClient({ baseUrl: `${location.origin}/tasks` }), families }),
    draw() {
      const pixels = stage.pixels();
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4)
        count += Number(pixels[at]! + pixels[at + 1]! + pixels[at + 2]! > 0);
      return count;
    },
  };
}
