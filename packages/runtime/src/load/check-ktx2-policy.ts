import { AssetError } from '../asset-error.ts';

/**
 * Checks that the Content-Security-Policy of the page lets the transcoder of KTX2 textures run. It builds functions
 * from text; where that is forbidden, its worker never answers.
 * @throws AssetError `engine_setup` where the policy lacks `script-src 'unsafe-eval'`
 * @example
 * import { checkKtx2Policy } from '@meshwright/runtime';
 *
 * checkKtx2Policy();
 */
export function checkKtx2Policy(): void {
  try {
    new Function('');
  } catch (error) {
    throw new AssetError('engine_setup', remedy, { cause: error });
  }
}

const remedy =
  "The textures of the file are KTX2, and their transcoder needs script-src 'unsafe-eval', which the Content-Security-Policy of this page forbids. Use WebP, which meshwright optimize writes by default.";
