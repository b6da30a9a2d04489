import { assetName } from '@meshwright/purchase/order';

/** Longest name of an asset. */
const most = 64;

/** Returns a name of Latin letters, digits and dashes for a file or a sentence; '' where none of them is in it. */
export function batchName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{ASCII}]/gu, ' ');
  return /[A-Za-z0-9]/.test(plain) ? assetName(plain).slice(0, most) : '';
}
