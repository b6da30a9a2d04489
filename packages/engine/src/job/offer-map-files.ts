import type { JobOutput } from './job.ts';

type Files = Record<string, Uint8Array>;
type Entry = Readonly<Record<string, string>>;

/** Key in `texture_urls` of each MTL statement. */
const kinds: Readonly<Record<string, string>> = {
  map_Kd: 'base_color',
  map_Ke: 'emission',
  norm: 'normal',
  map_Pr: 'roughness',
  map_Pm: 'metallic',
};

/**
 * Makes the material file of an OBJ name only pictures that the task offers, so that a client that downloads all files
 * of the task has a complete OBJ: the pictures of `texture_urls`, which are listed where the family has none. Those of
 * the first material have the public keys, those of others the same with a number behind. A map that is not
 * offered becomes its mean value. A result without `mtl` gets an OBJ that names no material file.
 */
export async function offerMapFiles(output: JobOutput): Promise<JobOutput> {
  const mtl = output.files['model.mtl'];
  const urls = output.result.model_urls as Record<string, string> | undefined;
  if (!mtl || !urls?.obj) return output;
  const files: Files = { ...output.files };
  const maps = mapsOfMtl(decodeText(mtl)).filter(({ file }) => files[file]);
  if (!urls.mtl) return withoutMaterials(output, files, maps);
  const listed = output.result.texture_urls as readonly Entry[] | undefined;
  const offered = listed ? byMaterial(listed) : entriesOf(maps);
  const names = new Map(maps.map((map) => [map, offeredName(map, files, offered)]));
  files['model.mtl'] = encodeText(await renamed(decodeText(mtl), names, output.files));
  const kept = new Set(offered.flatMap((entry) => Object.values(entry)));
  for (const { file } of maps) if (!kept.has(file)) delete files[file];
  const result =
    listed || offered.length === 0 ? output.result : { ...output.result, texture_urls: oneObject(offered) };
  return { ...output, files, result };
}

/**
 * Returns `texture_urls` of materials, which holds one object: the maps of the first under the public keys, those of
 * others with a number behind.
 */
export function oneObject(materials: readonly Entry[]): Entry[] {
  const named = materials.flatMap((entry, i) =>
    Object.entries(entry).map(([key, file]) => [i === 0 ? key : `${key}_${i + 1}`, file]),
  );
  return named.length > 0 ? [Object.fromEntries(named)] : [];
}

/** Returns one entry per material of what `oneObject` wrote. */
function byMaterial(listed: readonly Entry[]): Entry[] {
  const entries = new Map<string, Record<string, string>>();
  for (const [i, entry] of listed.entries()) {
    for (const [key, file] of Object.entries(entry)) {
      const number = /_(\d+)$/.exec(key)?.[0] ?? '';
      const own = entries.get(`${i}${number}`) ?? {};
      own[key.slice(0, key.length - number.length)] = file;
      entries.set(`${i}${number}`, own);
    }
  }
  return [...entries.values()];
}

/** Returns one entry per material that has maps. */
function entriesOf(maps: readonly MaterialMap[]): Entry[] {
  const entries = new Map<string, Record<string, string>>();
  for (const { material, statement, file } of maps) {
    const entry = entries.get(material) ?? {};
    entry[kinds[statement]!] = file;
    entries.set(material, entry);
  }
  return [...entries.values()];
}

/** Returns the offered file of a map: the same picture, or else the one of this kind beside the same base colour. */
function offeredName(
  { base, statement, file }: MaterialMap,
  files: Readonly<Files>,
  offered: readonly Entry[],
): string | null {
  const isSame = (one: string, other: string) =>
    one === other || (files[one] && files[other] && Buffer.compare(files[one], files[other]) === 0);
  const kind = kinds[statement]!;
  for (const entry of offered) if (entry[kind] && isSame(entry[kind], file)) return entry[kind];
  const own = offered.find((entry) => entry.base_color && base && isSame(entry.base_color, base));
  return own?.[kind] ?? null;
}

async function renamed(
  text: string,
  names: ReadonlyMap<MaterialMap, string | null>,
  files: Readonly<Files>,
): Promise<string> {
  const lines = text.split('\n');
  for (const [map, name] of names) {
    lines[map.line] = name === null ? await meanLine(map, files[map.file]!) : `${map.statement} ${name}`;
  }
  return lines.join('\n');
}

/** Returns the statement of a factor with the mean of a map. A normal map has none. */
async function meanLine({ statement, material }: MaterialMap, bytes: Uint8Array): Promise<string> {
  if (statement === 'norm') return `# no normal map of ${material}`;
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(bytes).stats();
  const values = channels.slice(0, 3).map(({ mean }) => Number((mean / 255).toFixed(4)));
  if (statement === 'map_Pr' || statement === 'map_Pm') return `${statement.slice(4)} ${values[0]}`;
  const [r, g = r, b = r] = values;
  return `${statement.slice(4)} ${r} ${g} ${b}`;
}

function withoutMaterials(output: JobOutput, files: Files, maps: readonly MaterialMap[]): JobOutput {
  const note =
    '# The result of this family has no material file; a Convert task of it has one, with textures.';
  files['model.obj'] = encodeText(decodeText(files['model.obj']!).replace(/^mtllib .*$/m, note));
  for (const name of ['model.mtl', ...maps.map(({ file }) => file)]) delete files[name];
  return { ...output, files };
}

/** A picture that a material file names. */
interface MaterialMap {
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
function mapsOfMtl(text: string): MaterialMap[] {
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

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
