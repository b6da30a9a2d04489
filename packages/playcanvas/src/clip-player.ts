import type { EngineInstance } from '@meshwright/runtime';
import {
  AnimClip,
  AnimEvaluator,
  type AnimTarget,
  type AnimTrack,
  DefaultAnimBinder,
  type Entity,
} from 'playcanvas';

type ClipState = Parameters<EngineInstance<unknown, unknown>['start']>[1];

/** Plays clips on an entity, each with its own time and weight; cross-fades are weights that `clip-mix` of the runtime computes. */
export interface ClipPlayer {
  start(track: AnimTrack, state: ClipState): void;
  weigh(name: string, weight: number): void;
  time(name: string): number;
  halt(name: string): void;
  advance(seconds: number): void;
}

/** The engine's binder knows how to move a morph target, and does not find it by the path of a clip, `weight.0`. */
class MorphBinder extends DefaultAnimBinder {
  override resolve(path: { readonly propertyPath: readonly string[] }): AnimTarget | null {
    const [property = ''] = path.propertyPath;
    const [, target] = /^weight\.(.+)$/.exec(property) ?? [];
    const handlers = this.handlers as Record<string, (node: unknown, target?: string) => unknown>;
    if (target) handlers[property] ??= (node) => handlers.weight!(node, target);
    return super.resolve(path) as AnimTarget | null;
  }
}

export function clipPlayer(entity: Entity): ClipPlayer {
  const evaluator = new AnimEvaluator(new MorphBinder(entity));
  const weights = new Map<string, number>();
  const halt = (name: string) => {
    const index = evaluator.clips.findIndex((clip) => clip.name === name);
    if (index >= 0) evaluator.removeClip(index);
    weights.delete(name);
  };
  const advance = (seconds: number) => {
    if (weights.size === 0) return;
    // Each clip is blended over those before it, so its share is of the sum so far.
    let sum = 0;
    for (const clip of evaluator.clips) {
      const weight = weights.get(clip.name) ?? 0;
      sum += weight;
      clip.blendWeight = sum > 0 ? weight / sum : 0;
    }
    if (sum > 0) evaluator.update(seconds);
  };
  return {
    start(track, { time, weight, loop, speed }) {
      halt(track.name);
      weights.set(track.name, weight);
      evaluator.addClip(new AnimClip(track, time, speed, true, loop));
      advance(0);
    },
    weigh: (name, weight) => void weights.set(name, weight),
    time: (name) => evaluator.findClip(name)?.time ?? 0,
    halt,
    advance,
  };
}
