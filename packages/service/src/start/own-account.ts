import type { Storage } from '../storage/storage.ts';
import type { Account } from '../store/accounts.ts';
import type { Plan } from '../store/plans.ts';

/**
 * Returns the account of a service started without accounts. Its key is random and generated once per data directory,
 * so that no two services share one and no key is predictable.
 * @param plan to try; without one nothing is limited
 */
export async function ownAccount(
  storage: Pick<Storage, 'secret'>,
  random: (size: number) => Uint8Array,
  plan?: Plan,
): Promise<{ readonly account: Account; readonly keyIsNew: boolean }> {
  const make = () => Buffer.from(`mw_${Buffer.from(random(24)).toString('base64url')}`);
  const { bytes, isNew } = await storage.secret('key', make);
  const key = Buffer.from(bytes).toString().trim();
  return { account: { name: 'local', key, credits: 1_000_000, ...(plan && { plan }) }, keyIsNew: isNew };
}
