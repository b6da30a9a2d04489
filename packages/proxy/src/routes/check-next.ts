import type { Allowed } from '../proxy-options.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses a create when a later one of the same asset is not allowed, so that nothing is paid for an asset that cannot be
 * finished. The page names the families in `x-meshwright-next`.
 * @throws Refusal 403
 */
export function checkNext({ headers }: Request, allow: readonly Allowed[]): void {
  const next = (headers.get('x-meshwright-next') ?? '').split(',').filter(Boolean);
  const missing = next.filter((name) => !allow.some(({ family, create }) => create && family.name === name));
  if (missing.length === 0) return;
  const shown = missing.map((name) => name.replace(/[^\w-]/g, '').slice(0, 40)).slice(0, 5);
  throw new Refusal(
    403,
    `Nothing was paid: this asset also needs ${[...new Set(shown)].join(', ')}, which the proxy does not let pages create. Add a \`create\` rule for it to \`allow\`.`,
  );
}
