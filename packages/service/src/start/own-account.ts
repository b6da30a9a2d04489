import type { Storage } from '../storage/storage.ts';
import type { Account } from '../store/accounts.ts';

/**
 * Returns the account of a service started without accounts. Its key is random and generated once per data directory,
 * so that no two services share one and no key is predictable.
 */
export async function ownAccount(
  storage: Pick<Storage, 'secret'>,
  random: (size: number) => Uint8Array,
): Promise<{ readonly account: Account; readonly keyIsNew: boolean }> {
  const make = () => Buffer.from(`mw_${Buffer.from(random(24)).toString('base64url')}`);
  const { bytes, isNew } = await storage.secret('key', make);
  const key = Buffer.from(bytes).toString().trim();
  return { account: { name: 'local', key, plan: 'studio', credits: 1_000_000 }, keyIsNew: isNew };
}
