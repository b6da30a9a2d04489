/** Describes the charge for a task without a result; null: the service does not report it. */
export function paidText(credits: number | null): string {
  if (credits === 0) return 'Nothing was paid for it.';
  if (credits === null) return 'The service does not say whether its credits came back: look at the balance.';
  return `It cost ${credits} ${credits === 1 ? 'credit' : 'credits'}.`;
}
