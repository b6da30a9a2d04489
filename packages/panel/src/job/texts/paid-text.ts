/** Describes the charge for a task without a result; null: the service does not report it. */
export function paidText(credits: number | null): string {
  if (credits === 0) return 'Nothing was paid.';
  if (credits === null)
    return 'The service does not report whether the credits were refunded: check the balance.';
  return `Cost: ${credits} ${credits === 1 ? 'credit' : 'credits'}.`;
}
