import { AssetError } from '../asset-error.ts';

/**
 * Loads a part of the runtime that is a chunk of its own.
 * @param need what needs it, for the message
 * @throws AssetError `network` when the page cannot load it
 */
export async function pageScript<T>(load: () => Promise<T>, need: string): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const message = `A script of the page cannot be loaded, and ${need} needs it: load the page again.`;
    throw new AssetError('network', message, { cause });
  }
}
