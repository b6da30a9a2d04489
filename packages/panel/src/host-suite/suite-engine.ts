import type { ServiceOptions } from '@meshwright/service';
import { type SuiteModel, suiteModel } from './suite-model.ts';

type Engine = NonNullable<ServiceOptions['engine']>;
type JobInput = Parameters<Engine['run']>[0];

/** A job that waits for the suite to say how it goes on. */
interface HeldJob {
  progress(percent: number): void;
  finish(): void;
}

/** The engine of the suite's service: it makes a robot of nothing, and leaves models as they are; at once, but for the job that is held. */
export interface SuiteEngine {
  readonly engine: Engine;
  /** What every job was given, oldest first. */
  readonly inputs: readonly JobInput[];
  /** Holds the next job. Resolves when it has begun. */
  hold(): Promise<HeldJob>;
}

/** What it makes of nothing. */
export const made: SuiteModel = suiteModel();

/** One white pixel. */
export const picture: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

export function suiteEngine(): SuiteEngine {
  const inputs: JobInput[] = [];
  let hold: ((job: HeldJob) => void) | undefined;
  return {
    inputs,
    hold: () =>
      new Promise((resolve) => {
        hold = resolve;
      }),
    engine: {
      missing: () => null,
      async run(input, context) {
        inputs.push(input);
        const output = {
          files: { 'model.glb': input.files.model?.bytes ?? made.glb, 'thumbnail.png': picture },
          result: { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' },
        };
        const tell = hold;
        hold = undefined;
        if (!tell) return output;
        return await new Promise((resolve, reject) => {
          context.signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
          tell({ progress: (percent) => context.progress(percent), finish: () => resolve(output) });
        });
      },
    },
  };
}
