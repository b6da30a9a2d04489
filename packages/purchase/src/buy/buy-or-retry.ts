import { retrieve } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { type Bought, type BuyOptions, buy } from './buy.ts';
import type { Buyer } from './buyer.ts';
import { settle } from './settle.ts';

/**
 * Buys a task as `buy` does. If an earlier task of this purchase failed or was canceled without a journal entry,
 * settles it and buys again.
 * @example
 * import { textTo3d } from '@meshwright/contract';
 * import { buyOrRetry } from '@meshwright/purchase';
 *
 * const { ref } = await buyOrRetry(buyer, textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
 */
export async function buyOrRetry(
  buyer: Buyer,
  family: Family,
  body: Readonly<Record<string, unknown>>,
  options: BuyOptions = {},
): Promise<Bought> {
  const bought = await buy(buyer, family, body, options);
  if (!bought.before) return bought;
  // Without an answer the task counts as running; following it reveals more.
  const { connection } = buyer;
  const task = await retrieve(connection, bought.ref, { signal: options.signal }).catch(() => undefined);
  if (task?.status !== 'FAILED' && task?.status !== 'CANCELED') return bought;
  await settle(buyer, bought.purchase, task);
  return buy(buyer, family, body, options);
}
