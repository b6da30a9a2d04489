/** A picture that a material file names. */
export interface MaterialMap {
  readonly material: string;
  /** The `map_Kd` file of the same material. */
  readonly base: string | undefined;
  /** `map_Kd`, `map_Ke`, `norm`, `map_Pr` or `map_Pm`. */
  readonly statement: string;
  readonly file: string;
  /** Number of its line, from 0. */
  readonly line: number;
}

/** Returns the pictures that a material file of the engine's own OBJ writer names. */
export function mapsOfMtl(text: string): MaterialMap[] {
  const found: Omit<MaterialMap, 'base'>[] = [];
  let material = '';
  for (const [line, words] of text
    .split('\n')
    .map((each) => each.split(' '))
    .entries()) {
    const [statement = '', ...rest] = words;
    if (statement === 'newmtl') material = rest.join(' ');
    if (/^(map_\w+|norm)$/.test(statement)) found.push({ material, statement, file: rest.join(' '), line });
  }
  const bases = new Map(
    found.filter(({ statement }) => statement === 'map_Kd').map(({ material: name, file }) => [name, file]),
  );
  return found.map((map) => ({ ...map, base: bases.get(map.material) }));
}

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
