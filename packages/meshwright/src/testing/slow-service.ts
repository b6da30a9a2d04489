import { type Engine, type Service, startService } from '@meshwright/service';

/** A real service on a loopback port whose jobs wait for `release`. */
export interface SlowService extends Service {
  readonly env: { MESHWRIGHT_BASE_URL: string; MESHWRIGHT_API_KEY: string };
  /** Ends every waiting and later job. */
  release(): void;
  balance(): Promise<number>;
}

/** Where families have their model that have it elsewhere than most. */
const modelOf: Readonly<Record<string, string>> = {
  rigging: 'rigged_character_glb_url',
  animation: 'animation_glb_url',
};

type Ignored = Awaited<ReturnType<Engine['run']>>['ignored'];

/**
 * @param files output of the job: `model.glb` is required, `thumbnail.png` is optional
 * @param options `standIn` and `ignored`: what the jobs say about their results
 */
export async function startSlowService(
  files: Readonly<Record<string, Uint8Array>>,
  options: { key?: string; workers?: number; standIn?: string; ignored?: Ignored } = {},
): Promise<SlowService> {
  const { key = 'canary-key-0123456789', workers = 2, standIn, ignored } = options;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const service = await startService({
    port: 0,
    workers,
    accounts: [{ name: 'tester', key, credits: 1000 }],
    engine: {
      missing: () => null,
      async run({ family }, { progress, signal }) {
        progress(40);
        await Promise.race([
          released,
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        ]);
        const model = modelOf[family];
        const result = {
          ...(model ? { result: { [model]: 'model.glb' } } : { model_urls: { glb: 'model.glb' } }),
          ...('thumbnail.png' in files && { thumbnail_url: 'thumbnail.png' }),
        };
        return { files, result, ...(standIn !== undefined && { standIn }), ...(ignored && { ignored }) };
      },
    },
  });
  return {
    ...service,
    env: { MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: key },
    release,
    async balance() {
      const answer = await fetch(`${service.baseUrl}/v1/balance`, {
        headers: { authorization: `Bearer ${key}` },
      });
      return ((await answer.json()) as { balance: number }).balance;
    },
  };
}
