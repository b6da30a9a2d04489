import { firstBytes, glbHead, headLength } from './first-bytes.ts';

/** Whether a GLB names levels of detail in its JSON; undefined until its JSON has arrived. */
export function hasLevels(parts: readonly Uint8Array[]): boolean | undefined {
  const head = glbHead(parts);
  const bytes = head && firstBytes(parts, headLength + head.jsonLength);
  return bytes && new TextDecoder().decode(bytes).includes('"MSFT_lod"');
}
