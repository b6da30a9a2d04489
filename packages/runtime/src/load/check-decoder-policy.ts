/**
 * Checks that the Content-Security-Policy of the page lets a decoder run. Where it does not, the worker of Draco and
 * of KTX2 never answers.
 * @throws AssetError `engine_setup` with what the policy has to allow
 * @example
 * import { checkDecoderPolicy } from '@meshwright/runtime';
 *
 * await checkDecoderPolicy('ktx2');
 */
export async function checkDecoderPolicy(decoder: 'meshopt' | 'draco' | 'ktx2'): Promise<void> {
  const { tryDecoder } = await import('./try-decoder.ts');
  await tryDecoder(decoder);
}
