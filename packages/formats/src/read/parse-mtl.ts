import { srgbToLinear } from '@meshwright/gltf/math';

/** One material of a material file; colours in linear light. */
export interface MtlMaterial {
  readonly color: [number, number, number] | undefined;
  readonly emission: [number, number, number];
  readonly opacity: number;
  readonly roughness: number;
  readonly metalness: number;
  /** Picture names by statement, such as `map_Kd`. */
  readonly maps: Readonly<Partial<Record<(typeof mapStatements)[number], string>>>;
  /** Factor of the heights of `map_Bump`. */
  readonly bump: number;
}

const mapStatements = ['map_Kd', 'map_Ke', 'map_Pr', 'map_Pm', 'map_d', 'norm', 'map_Bump'] as const;

/** Options such as `-bm 1` come before the name of a picture. */
const options = /^(?:-[a-z]\w*(?:[ \t]+-?[\d.]+|[ \t]+(?:on|off|[rgbmlz](?=[ \t])))*[ \t]+)+/;

/** Statements are written in any case, and a bump map also without its prefix. */
function mapOf(values: ReadonlyMap<string, string>, statement: string): string | undefined {
  const key = statement.toLowerCase();
  return values.get(key) ?? (key === 'map_bump' ? values.get('bump') : undefined);
}

/** Parses the materials of a Wavefront material file by name; unknown statements are ignored. */
export function parseMtl(text: string): Map<string, MtlMaterial> {
  const materials = new Map<string, MtlMaterial>();
  for (const block of text.split(/^[ \t]*newmtl[ \t]+/m).slice(1)) {
    const [name, ...lines] = block.split(/\r?\n/);
    const values = new Map<string, string>();
    for (const line of lines) {
      const statement = /^(\S+)[ \t]+(.*)$/.exec(line.trim());
      if (statement) values.set(nameOf(statement[1]!), statement[2]!);
    }
    const one = (key: string, missing: number): number => unit(values.get(key), missing);
    materials.set(name!.trim(), {
      color: colorOf(values.get('Kd')),
      emission: colorOf(values.get('Ke')) ?? [0, 0, 0],
      opacity: values.has('d') ? one('d', 1) : 1 - one('Tr', 0),
      roughness: one('Pr', values.has('Ns') ? roughnessOf(values.get('Ns')!) : 0.8),
      metalness: one('Pm', 0),
      maps: Object.fromEntries(
        mapStatements.flatMap((statement) => {
          const file = mapOf(values, statement)?.replace(options, '');
          return file ? [[statement, file]] : [];
        }),
      ),
      bump: Number(/-bm[ \t]+(-?[\d.]+)/.exec(mapOf(values, 'map_Bump') ?? '')?.[1] ?? 1),
    });
  }
  return materials;
}

/** Maps are found in any case; `d` and `Tr`, `Ke` and `Ns` as they are written. */
function nameOf(statement: string): string {
  return /^(map_|norm$|bump$)/i.test(statement) ? statement.toLowerCase() : statement;
}

/** The exponent of a highlight as Blender writes it: 1000 is a mirror, 0 has none. */
function roughnessOf(exponent: string): number {
  const value = Math.min(1000, Math.max(0, Number.parseFloat(exponent) || 0));
  return 1 - Math.sqrt(value / 1000);
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
