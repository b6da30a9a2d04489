import type { ErrorCode } from './client-error.ts';

const markup = /^(\xef\xbb\xbf)?\s*<[!?\w]/;
const markupFormats = /^(svg|xml|html?|dae)$/;

/** Why these are not the bytes of a whole file of that format, if they are not; judged by their beginning. */
export function wrongContent(
  head: Uint8Array<ArrayBuffer>,
  size: number,
  format: string,
): [code: ErrorCode, what: string] | undefined {
  const text = String.fromCharCode(...head);
  const isGlb = text.startsWith('glTF');
  if (format === 'glb' ? !isGlb : markup.test(text) && !markupFormats.test(format)) {
    return ['wrong_content', 'another kind of file came'];
  }
  const declared = head.length < 12 ? 12 : new DataView(head.buffer).getUint32(8, true);
  if (isGlb && declared !== size) return ['truncated', `${size} of ${declared} bytes came`];
  return undefined;
}
