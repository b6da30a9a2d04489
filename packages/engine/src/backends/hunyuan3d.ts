import type { InputFile, JobInput } from '../job/job.ts';
import { JobError } from '../job/job-error.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { backendOf, type ProtocolContext } from './backend-of.ts';
import { checkId } from './check-id.ts';
import { createExchange, type Exchange, excerpt } from './exchange.ts';
import { inputParts } from './input-parts.ts';
import { poll } from './poll.ts';

export interface Hunyuan3dOptions extends BackendOptions {
  readonly version: '2' | '2.1';
  /**
   * Whether the server was started with texture painting.
   * @default false: shapes only
   */
  readonly texture?: boolean | undefined;
  /**
   * Whether the server has the multi-view pipeline (version 2).
   * @default false
   */
  readonly views?: boolean | undefined;
  /**
   * Whether the server has the text-to-picture pipeline (version 2).
   * @default false
   */
  readonly text?: boolean | undefined;
}

/**
 * Creates a backend for a Hunyuan3D-2 or 2.1 server. The server cannot be stopped: an abort ends the exchange while the
 * server computes on. Its failures look like work that never ends, so only the deadline ends them.
 * @example
 * import { hunyuan3d } from '@meshwright/engine';
 * import { startService } from '@meshwright/service';
 *
 * const backend = hunyuan3d({ baseUrl: 'http://127.0.0.1:8081', version: '2.1', texture: true });
 * const service = await startService({ backends: { 'image-to-3d': backend } });
 * await service.stop();
 */
export function hunyuan3d(options: Hunyuan3dOptions): Backend {
  const { baseUrl, token, version } = options;
  const limits = capabilities[version];
  const takes = {
    text: limits.text && options.text === true,
    views: limits.views && options.views === true,
  };
  const server = createExchange(`Hunyuan3D-${version}`, baseUrl, token);

  return backendOf(
    {
      name: server.name,
      async check(signal) {
        // A job that it does not know is said to be at work.
        const { status } = await server.json('GET', `status/${checkId}`, { signal });
        return typeof status === 'string'
          ? []
          : [`${server.name} answers without a status; it is another server.`];
      },
      lacks(family, { image_urls }) {
        if (family === 'text-to-3d' && takes.text) return null;
        if (family === 'image-to-3d') return null;
        if (family === 'multi-image-to-3d') {
          if (takes.views || (Array.isArray(image_urls) && image_urls.length === 1)) return null;
          return 'The server for multi-image-to-3d takes one picture only.';
        }
        return `The server for ${family} makes models from pictures only.`;
      },
      async make(input, context) {
        const body = bodyOf(input, options);
        // The status becomes "completed" when the painted file exists, which never happens for an untextured shape.
        const bytes =
          version === '2.1' && !body.texture
            ? await generate(server, body, context)
            : await sendAndWait(server, body, context);
        return [{ name: 'model.glb', bytes }];
      },
    },
    options,
  );
}

const capabilities = {
  '2': { text: true, views: true, octree: [16, 512], faces: [1, 1_000_000] },
  '2.1': { text: false, views: false, octree: [64, 512], faces: [1_000, 100_000] },
} as const;

const viewFields = ['image_front', 'image_right', 'image_back', 'image_left'] as const;
const octreeResolution: Readonly<Record<string, number>> = { standard: 256, '2k': 384, '4k': 512 };
const defaultFaces = 40_000;

/** Pictures are bare base64; several are the front, right, back and left view, as in `thumbnail_urls`. */
function bodyOf(input: JobInput, options: Hunyuan3dOptions): Readonly<Record<string, unknown>> {
  const { request, family } = input;
  const { prompt, images, seed, textured } = inputParts(input);
  const { octree, faces } = capabilities[options.version];
  const [first] = images;
  const shared = {
    seed,
    octree_resolution: within(octreeResolution[String(request.geometry_resolution)] ?? 256, octree),
    face_count: within(Number(request.target_polycount ?? defaultFaces) || defaultFaces, faces),
    texture: textured && options.texture === true,
    type: 'glb',
  };
  if (!first && family !== 'text-to-3d') {
    throw new JobError('missing_input', `run ${family}: a picture is missing; add one.`);
  }
  if (!first) return { ...shared, text: prompt };
  if (images.length === 1) return { ...shared, image: base64(first) };
  return {
    ...shared,
    ...Object.fromEntries(images.slice(0, viewFields.length).map((view, i) => [viewFields[i], base64(view)])),
  };
}

async function generate(
  server: Exchange,
  json: object,
  { signal, maxBytes }: ProtocolContext,
): Promise<Uint8Array> {
  return new Uint8Array(await server.send('POST', 'generate', { json, signal, maxBytes }));
}

async function sendAndWait(server: Exchange, json: object, context: ProtocolContext): Promise<Uint8Array> {
  const { signal } = context;
  const { uid } = await server.json('POST', 'send', { json, signal });
  if (typeof uid !== 'string' || uid === '') {
    throw new JobError(
      'backend_unusable',
      `${server.name}: POST /send returned no uid. Check that it is a Hunyuan3D server.`,
    );
  }
  // The final reply holds the model in base64, which is a third longer.
  const maxBytes = Math.ceil(context.maxBytes * 1.4) + 1_000_000;
  return await poll(async () => {
    const status = await server.json('GET', `status/${encodeURIComponent(uid)}`, { signal, maxBytes });
    if (status.status === 'error') {
      throw new JobError(
        'backend_failed',
        `${server.name}: "${excerpt(String(status.message))}". Its log has details.`,
      );
    }
    if (status.status === 'texturing') context.progress(60);
    if (status.status !== 'completed') return undefined;
    if (typeof status.model_base64 === 'string')
      return new Uint8Array(Buffer.from(status.model_base64, 'base64'));
    throw new JobError(
      'backend_unusable',
      `${server.name}: completed without a model. Check that it writes .glb.`,
    );
  }, context);
}

function base64({ bytes }: InputFile): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
