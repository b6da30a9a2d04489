import { renderModel } from '@meshwright/look';
import { localEngine, type ServiceOptions } from '@meshwright/service';
import { type SuiteModel, suiteModel } from './suite-model.ts';

type Engine = NonNullable<ServiceOptions['engine']>;
type JobInput = Parameters<Engine['run']>[0];

/** A job whose progress the suite controls. */
interface HeldJob {
  progress(percent: number): void;
  finish(): void;
}

/**
 * Engine of the suite's service: returns a robot for every generation and models unchanged, instantly except for the
 * held job.
 */
export interface SuiteEngine {
  readonly engine: Engine;
  /** Inputs of every job, oldest first. */
  readonly inputs: readonly JobInput[];
  /** Lets the local engine do all work from now on, or no longer. */
  useLocalEngine(on: boolean): void;
  /** Holds the next job. Resolves when it has started. */
  hold(): Promise<HeldJob>;
}

/** Result of every generation. */
export const made: SuiteModel = suiteModel();

/** Each robot of a task with this prompt has a neck that is longer by this than that of the one before, in metres. */
export const varied = { prompt: 'a robot with a neck', neck: 0.4 } as const;

/** A white 1 x 1 picture, for requests. */
export const picture: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

export function suiteEngine(): SuiteEngine {
  const inputs: JobInput[] = [];
  const local = localEngine(1, '');
  // Drawn once: what a user of the editor sees on the cards.
  let thumbnail: Promise<Uint8Array> | undefined;
  let isLocal = false;
  let necks = 0;
  let hold: ((job: HeldJob) => void) | undefined;
  return {
    inputs,
    useLocalEngine(on) {
      isLocal = on;
    },
    hold: () =>
      new Promise((resolve) => {
        hold = resolve;
      }),
    engine: {
      missing: (family, request) => (isLocal ? local.missing(family, request) : null),
      refusal: async (...check) => (isLocal ? await local.refusal!(...check) : null),
      close: () => local.close!(),
      async run(input, context) {
        // The caller takes the bytes with it to a worker.
        inputs.push(structuredClone(input));
        if (isLocal) return await local.run(input, context);
        const notify = hold;
        hold = undefined;
        thumbnail ??= renderModel(made.glb, { size: 256 });
        const shown = await thumbnail;
        const own = input.request.prompt === varied.prompt ? suiteModel(varied.neck * necks++).glb : made.glb;
        const output = {
          files: { 'model.glb': input.files.model?.bytes ?? own, 'thumbnail.png': Buffer.from(shown) },
          result:
            input.family === 'rigging'
              ? { result: { rigged_character_glb_url: 'model.glb' } }
              : { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' },
        };
        if (!notify) return output;
        return await new Promise((resolve, reject) => {
          context.signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
          notify({ progress: (percent) => context.progress(percent), finish: () => resolve(output) });
        });
      },
    },
  };
}
