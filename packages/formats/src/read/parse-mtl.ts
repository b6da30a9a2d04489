import { srgbToLinear } from '../mesh/srgb.ts';

/** One material of a material file; colours in linear light. */
export interface MtlMaterial {
  readonly color: [number, number, number] | undefined;
  readonly emission: [number, number, number];
  readonly opacity: number;
  readonly roughness: number;
  readonly metalness: number;
  /** Picture names by statement, such as `map_Kd`. */
  readonly maps: Readonly<Record<string, string>>;
}

/** Parses the materials of a Wavefront material file by name; unknown statements are ignored. */
export function parseMtl(text: string): Map<string, MtlMaterial> {
  const materials = new Map<string, MtlMaterial>();
  for (const block of text.split(/^[ \t]*newmtl[ \t]+/m).slice(1)) {
    const [name, ...lines] = block.split(/\r?\n/);
    const values = new Map<string, string>();
    for (const line of lines) {
      const found = /^[ \t]*(\S+)[ \t]+(.*?)[ \t]*$/.exec(line);
      if (found) values.set(found[1]!, found[2]!);
    }
    const one = (key: string, missing: number): number => unit(values.get(key), missing);
    materials.set(name!.trim(), {
      color: colorOf(values.get('Kd')),
      emission: colorOf(values.get('Ke')) ?? [0, 0, 0],
      opacity: values.has('d') ? one('d', 1) : 1 - one('Tr', 0),
      roughness: one('Pr', 0.8),
      metalness: one('Pm', 0),
      maps: Object.fromEntries(
        ['map_Kd', 'map_Ke', 'map_Pr', 'map_Pm', 'norm', 'map_Bump'].flatMap((key) => {
          const value = values.get(key) ?? values.get(key.toLowerCase());
          // Options such as `-bm 1` come before the name.
          const file = value?.replace(/^(?:-[a-z]\w*(?:[ \t]+-?[\d.]+)*[ \t]+)+/, '');
          return file ? [[key, file]] : [];
        }),
      ),
    });
  }
  return materials;
}

function colorOf(text: string | undefined): [number, number, number] | undefined {
  const values =
    text
      ?.split(/[ \t]+/)
      .slice(0, 3)
      .map(Number) ?? [];
  if (values.length < 3 || !values.every(Number.isFinite)) return undefined;
  const [r, g, b] = values.map((x) => srgbToLinear(Math.min(1, Math.max(0, x))));
  return [r!, g!, b!];
}

function unit(text: string | undefined, missing: number): number {
  const value = text === undefined ? Number.NaN : Number.parseFloat(text);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : missing;
}
