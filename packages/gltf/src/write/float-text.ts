/** The double whose shortest text reads back as the same float32, so that JSON stays short and exact. */
export function shortFloat(value: number): number {
  const float = Math.fround(value);
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(float.toPrecision(digits));
    if (Math.fround(short) === float) return short;
  }
  return Number(float.toPrecision(9));
}
