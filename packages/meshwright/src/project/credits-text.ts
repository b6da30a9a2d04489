const numbers = new Intl.NumberFormat('en');

/** `1 credit`, `1,250 credits`. */
export function creditsText(credits: number): string {
  return `${numbers.format(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}
