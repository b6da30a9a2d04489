import { GltfError } from '../gltf-error.ts';
import type { ModelInput } from './model-input.ts';
import { blobSource, bytesSource, type Source } from './source.ts';

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
  if (/^https?:/i.test(text)) return ranged(text);
  if (/^(blob|data):/i.test(text)) return blobSource(await (await fetch(text)).blob());
  // In a page every other text is an address relative to it.
  const base = globalThis.location?.href;
  if (base !== undefined) return ranged(new URL(text, base));
  const { fileSource } = await import('./file-source.ts');
  return fileSource(text.startsWith('file:') ? new URL(text) : text);
}

/** A chunk of its own: a page that passes bytes does without it. */
async function ranged(url: string | URL): Promise<Source> {
  const { RangedSource } = await import('./url/ranged-source.ts');
  return new RangedSource(url);
}
