/** Letters and digits of three by five blocks, one octal digit a row from the top, or of five by five, two digits a row. */
const rows: Readonly<Record<string, string>> = {
  a: '25755',
  b: '65656',
  c: '34443',
  d: '65556',
  e: '74647',
  f: '74644',
  g: '34553',
  h: '55755',
  i: '72227',
  j: '11152',
  k: '55655',
  l: '44447',
  m: '2133252121',
  n: '65555',
  o: '25552',
  p: '65644',
  q: '25563',
  r: '65655',
  s: '34216',
  t: '72222',
  u: '55557',
  v: '55552',
  w: '2121252512',
  x: '55255',
  y: '55222',
  z: '71247',
  0: '75557',
  1: '26227',
  2: '61247',
  3: '61216',
  4: '55711',
  5: '74616',
  6: '34652',
  7: '71222',
  8: '25252',
  9: '25316',
};

/** One bar of a letter, in blocks: from the left and from the bottom of the line. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns a word as bars one block high, five blocks high in all; other characters are left blank. */
export function blockLetters(word: string): { readonly bars: Bar[]; readonly width: number } {
  const bars: Bar[] = [];
  let left = 0;
  for (const letter of word.toLowerCase()) {
    const digits = rows[letter] ?? '';
    const perRow = Math.max(1, digits.length / 5);
    const wide = perRow === 1 ? 3 : 5;
    for (let down = 0; down < 5 && digits; down++) {
      const bits = Number.parseInt(digits.slice(down * perRow, (down + 1) * perRow), 8)
        .toString(2)
        .padStart(wide, '0');
      for (const run of bits.matchAll(/1+/g))
        bars.push({ x: left + run.index, y: 4 - down, width: run[0].length });
    }
    left += wide + 1;
  }
  return { bars, width: Math.max(1, left - 1) };
}
