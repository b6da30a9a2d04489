/** Reports the refund of a task that did not succeed. @param credits null if the service does not report them */
export function creditsBackText(credits: number | null | undefined): string {
  if (credits === 0) return 'its credits came back, nothing was paid';
  if (typeof credits !== 'number') return 'the service does not say whether its credits come back';
  return `it cost ${credits} ${credits === 1 ? 'credit' : 'credits'} all the same`;
}
