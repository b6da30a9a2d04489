import type { ErrorCode } from '../client-error.ts';

/** Beginning of a text that was sent in place of a file. */
const textual = /^(?:\xef\xbb\xbf)?\s*(<[!?\w]|\{)/;
/** Formats that may begin with markup, and the unknown format. */
const markupFormats = /^(svg|xml|html?|dae)$/;
const jsonFormats = /^(gltf|json|txt)?$/;

/** Returns why the bytes are not a whole file of that format, judged by their beginning, or undefined. */
export function wrongContent(
  head: readonly number[],
  size: number,
  format: string,
): [code: ErrorCode, what: string] | undefined {
  const text = String.fromCharCode(...head);
  const isGlb = text.startsWith('glTF');
  const [, sign] = textual.exec(text) ?? [];
  const formats = sign === '{' ? jsonFormats : markupFormats;
  if (format === 'glb' ? !isGlb : sign && !formats.test(format)) {
    return ['wrong_content', 'another format came'];
  }
  const declared = head.length < 12 ? 12 : head.slice(8, 12).reduceRight((sum, byte) => sum * 256 + byte);
  if (isGlb && declared !== size) return ['truncated', `${size} of ${declared} bytes came`];
  return undefined;
}
