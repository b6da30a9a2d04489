import type { Source } from './source.ts';

/**
 * What a model is read from: bytes, a Blob, an address (in a page also a relative one), in Node a path or a `file:` URL, or
 * a source.
 */
export type ModelInput = Source | string | URL | Blob | ArrayBuffer | Uint8Array;

/** Returns the source of a model. @throws GltfError `not_readable` | `invalid_option` */
export async function sourceOf(input: ModelInput): Promise<Source> {
  if (isSource(input)) return input;
  // A chunk of its own: pages that pass sources do not load it.
  const { openSource } = await import('./open-source.ts');
  return openSource(input);
}

function isSource(input: ModelInput): input is Source {
  return typeof (input as Partial<Source> | null)?.read === 'function';
}
