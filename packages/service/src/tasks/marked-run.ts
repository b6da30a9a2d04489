import type { JobInput } from '@meshwright/engine';
import type { Engine } from '../engine-port.ts';
import { markersIn } from './prompt-markers.ts';

/** Waits; rejects at once when the signal aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Runs jobs, after doing what the markers in their create body say: wait, or fail. */
export function markedRun(engine: Pick<Engine, 'run'>, sleep: Sleep): Pick<Engine, 'run'> {
  return {
    async run(input: JobInput, context) {
      const markers = markersIn(input.request);
      if (markers.slowMs > 0) await sleep(markers.slowMs, context.signal);
      if (markers.has('fail')) throw new Error('The request asked for this failure with a marker.');
      return await engine.run(input, context);
    },
  };
}
