import { type Service, startService } from '@meshwright/service';
import { boxGlb } from '../page/box-glb.ts';

/** A real service on loopback whose models are boxes, finished when the test decides. */
export interface BoxHarness {
  readonly service: Service;
  /** Holds models of this prompt at 40 % until the returned function is called. */
  hold(prompt: string): () => void;
  stop(): Promise<void>;
}

/** A white 1 x 1 picture. */
export const thumbnail = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4//8/AAX+Av4zTGlPAAAAAElFTkSuQmCC',
  'base64',
);

export async function openBoxHarness(key: string): Promise<BoxHarness> {
  const held = new Map<string, Promise<void>>();
  const releases: (() => void)[] = [];
  const service = await startService({
    port: 0,
    workers: 4,
    accounts: [{ name: 'game', key, credits: 100_000 }],
    engine: {
      missing: () => null,
      async run({ request }, { progress }) {
        progress(40);
        await held.get(String(request.prompt));
        return {
          files: { 'model.glb': boxGlb(1, [-0.5, 0, -0.5]), 'thumbnail.png': thumbnail },
          result: { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' },
        };
      },
    },
  });
  return {
    service,
    hold(prompt) {
      let release = (): void => {};
      held.set(
        prompt,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      releases.push(release);
      return release;
    },
    stop() {
      for (const release of releases) release();
      return service.stop();
    },
  };
}
