/** `1,234`. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** `512 B`, `1.2 MB`. */
export function bytesText(bytes: number): string {
  const unit = bytes >= 1e9 ? 1e9 : bytes >= 1e6 ? 1e6 : bytes >= 1e3 ? 1e3 : 1;
  const name = { 1: 'B', 1e3: 'kB', 1e6: 'MB', 1e9: 'GB' }[unit];
  return `${Number((bytes / unit).toPrecision(3))} ${name}`;
}

/** A length in km, m, cm or mm, depending on its size. */
export function lengthText(metres: number): string {
  const size = Math.abs(metres);
  if (size >= 1000) return `${Number((metres / 1000).toPrecision(3))} km`;
  if (size >= 1) return `${Number(metres.toPrecision(3))} m`;
  if (size >= 0.01) return `${Number((metres * 100).toPrecision(3))} cm`;
  return `${Number((metres * 1000).toPrecision(3))} mm`;
}

/** `2.5 times`, `40 times`. */
export function timesText(ratio: number): string {
  return `${Number(ratio.toPrecision(2))} times`;
}

/** The first few names, and the number of further ones. */
export function namesText(names: readonly string[], shown = 3): string {
  const quoted = names.slice(0, shown).map((name) => `"${name}"`);
  const more = names.length - quoted.length;
  return more > 0 ? `${quoted.join(', ')} and ${more} more` : quoted.join(', ');
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${whole(number)} ${number === 1 ? one : many}`;
}
