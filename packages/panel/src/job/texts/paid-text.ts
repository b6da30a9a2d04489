import type { Say } from '../../words/say.ts';

/** Describes the charge for a task without a result; null: the service does not report it. */
export function paidText(credits: number | null, say: Say): string {
  if (credits === 0) return say('Nothing was paid.');
  if (credits === null)
    return say('The service does not report whether the credits were refunded: check the balance.');
  return say({ one: 'Cost: {count} credit.', other: 'Cost: {count} credits.' }, { count: credits });
}
