import { GltfError } from '../gltf-error.ts';
import type { ModelInput } from './model-input.ts';
import { blobSource, bytesSource, type Source } from './source.ts';
import { urlSource } from './url-source.ts';

/** Opens anything that a model can be read from. */
export async function openSource(input: Exclude<ModelInput, Source>): Promise<Source> {
  if (input instanceof Uint8Array) return bytesSource(input);
  if (input instanceof ArrayBuffer) return bytesSource(new Uint8Array(input));
  if (typeof Blob === 'function' && input instanceof Blob) return blobSource(input);
  if (input instanceof URL || typeof input === 'string') return named(input);
  throw new GltfError(
    'invalid_option',
    'the model must be a path, an address, a Blob, bytes or a source; a Response has blob()',
  );
}

async function named(input: string | URL): Promise<Source> {
  const text = String(input);
  if (/^https?:/i.test(text)) return urlSource(text);
  if (/^(blob|data):/i.test(text)) return blobSource(await (await fetch(text)).blob());
  // In a page every other text is an address relative to it.
  const base = globalThis.location?.href;
  if (base !== undefined) return urlSource(new URL(text, base));
  const { fileSource } = await import('./file-source.ts');
  return fileSource(text.startsWith('file:') ? new URL(text) : text);
}
