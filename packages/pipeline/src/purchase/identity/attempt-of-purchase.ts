import { sha256 } from './sha256.ts';

/**
 * Returns the take of a wish, a whole number of 48 bits: two wishes for the same body are two purchases. 1 without a
 * wish.
 */
export async function attemptOfPurchase(wish: string | undefined): Promise<number> {
  return wish === undefined
    ? 1
    : 1 + Number.parseInt((await sha256(`meshwright wish ${wish}`)).slice(0, 12), 16);
}
