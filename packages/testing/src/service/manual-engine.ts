import type { JobContext, JobInput, JobOutput } from '@meshwright/engine';
import type { Engine } from '@meshwright/service';

/** A job that the test controls. */
export interface ManualJob {
  readonly input: JobInput;
  readonly context: JobContext;
  finish(output?: Partial<JobOutput>): void;
  fail(message: string): void;
}

/** A manual engine: it supports every family, and the test ends each job. */
export interface ManualEngine extends Engine {
  /** Returns the next job that starts, or one that already has. */
  next(): Promise<ManualJob>;
}

export function manualEngine(): ManualEngine {
  const started: ManualJob[] = [];
  const waiting: ((job: ManualJob) => void)[] = [];
  return {
    missing: () => null,
    run: (input, context) =>
      new Promise((resolve, reject) => {
        const job: ManualJob = {
          input,
          context,
          finish: (output = {}) => resolve({ ...smallModel, ...output }),
          fail: (message) => reject(new Error(message)),
        };
        context.signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
        const take = waiting.shift();
        if (take) take(job);
        else started.push(job);
      }),
    async next() {
      return started.shift() ?? (await new Promise((resolve) => waiting.push(resolve)));
    },
  };
}

/** Creates an engine whose jobs end as soon as they start, with bytes that depend on their seed. */
export function instantEngine(): Engine {
  return {
    missing: () => null,
    run: async (input) => ({
      ...smallModel,
      files: { 'model.glb': glb(input.seed), 'thumbnail.png': picture },
    }),
  };
}

/** A PNG of 64 by 64 pixels by its header, without pixel data; enough where no pixel is decoded. */
const picture = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000040000000400806000000aa6971de0000000049454e44ae426082',
  'hex',
);
export const pictureUri: string = `data:image/png;base64,${picture.toString('base64')}`;
export const modelUri: string = `data:application/octet-stream;base64,${Buffer.from(glb(0)).toString('base64')}`;

const smallModel: JobOutput = {
  files: { 'model.glb': glb(0), 'thumbnail.png': picture },
  result: {
    model_urls: { glb: 'model.glb' },
    thumbnail_url: 'thumbnail.png',
    image_urls: ['thumbnail.png'],
    candidate_ids: ['a-candidate'],
    result: {
      rigged_character_glb_url: 'model.glb',
      animation_glb_url: 'model.glb',
      motion_url: 'model.glb',
    },
  },
};

/** Returns a GLB with this JSON and no geometry: at least 84 bytes. */
export function emptyGlb(content: object): Uint8Array {
  const text = JSON.stringify({ asset: { version: '2.0' }, ...content });
  const json = Buffer.from(text.padEnd(Math.max(64, Math.ceil(text.length / 4) * 4)));
  const bytes = Buffer.alloc(20 + json.length);
  bytes.write('glTF', 0, 'latin1');
  bytes.writeUInt32LE(2, 4);
  bytes.writeUInt32LE(bytes.length, 8);
  bytes.writeUInt32LE(json.length, 12);
  bytes.write('JSON', 16, 'latin1');
  json.copy(bytes, 20);
  return bytes;
}

function glb(seed: number): Uint8Array {
  return emptyGlb({ extras: { seed } });
}
