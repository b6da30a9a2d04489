import { deflateRawSync } from 'node:zlib';
import type { Document } from '@gltf-transform/core';
import { linearToSrgb } from '@meshwright/gltf/math';
import { strToU8, Zip, ZipPassThrough } from 'fflate';
import { cornerColors } from '../mesh/corner-colors.ts';
import { weldPositions } from '../mesh/weld-positions.ts';
import { type ScenePart, sceneParts } from '../scene/scene-parts.ts';
import { printRatioOf } from '../scene/size-for-print.ts';
import { standInOf } from '../scene/stand-in-mark.ts';
import { type Mapped, Pictures3mf } from './pictures-3mf.ts';
import { TextBytes } from './text-bytes.ts';
import { trianglesNeeded } from './triangles-needed.ts';

export interface Options3mf {
  /** Metadata in the project's namespace; a name is one word of letters. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Name of the one object to build, whose parts the objects of the scene are; without it each is built by itself. */
  readonly assembly?: string;
  /** What a slicer's own project file has beside the model. */
  readonly project?: Project3mf;
}

/** The additions by which a slicer takes a 3MF for a project of its own. */
export interface Project3mf {
  /** Program that the file says it is from: a slicer only reads the settings of its own files. */
  readonly application: string;
  /** Namespaces of the names below, by prefix. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Metadata of the model, by full name. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Attribute of a triangle that has one colour, by the index of that colour from 0. */
  triangle(color: number): string;
  /** Files by path. */
  files(layout: Layout3mf): Readonly<Record<string, string>>;
}

/** What the settings of a project refer to. */
export interface Layout3mf {
  /** Id and name of the object to build. */
  readonly object: { readonly id: number; readonly name: string };
  /** Its parts: the object itself where it has its own triangles. */
  readonly parts: readonly Part3mf[];
  /** Colours of the triangles, `#RRGGBB`. */
  readonly colors: readonly string[];
}

export interface Part3mf {
  readonly id: number;
  readonly name: string;
  readonly triangles: number;
  /** Index of its first triangle's colour. */
  readonly color: number;
}

/**
 * Writes a 3MF of the scene at rest for printing: millimetres (one metre is 1000), Z up, seams closed, one object per
 * node. Plain parts refer to a base material, textured ones to their picture, and vertex-coloured ones to a colour per corner.
 * `project` needs one object, or an `assembly`, of vertex-coloured or textured parts; both get a colour per corner then, sampled from the base colour. A stand-in mark is the `Description` of the file, and the ratio of
 * `sizeForPrint` its `mw:Scale`. 3MF core 1.3 and its materials extension.
 * @example
 * import { write3mf } from '@meshwright/formats';
 *
 * await writeFile('chest.3mf', await write3mf(document, { metadata: { Title: 'Chest' } }));
 */
export async function write3mf(
  document: Document,
  { metadata = {}, assembly, project }: Options3mf = {},
): Promise<Uint8Array> {
  const parts = sceneParts(document);
  trianglesNeeded(parts, '3MF');
  const properties = new Properties();
  // Slicers print filaments, and not pictures.
  const pictures = project || assembly !== undefined ? null : new Pictures3mf(firstObjectId);
  const mapped = new Map<ScenePart, Mapped | null>();
  for (const part of parts) mapped.set(part, (await pictures?.add(part)) ?? null);
  const firstId = pictures?.end ?? firstObjectId;
  const objects: Uint8Array[] = [];
  const written: Part3mf[] = [];
  for (const group of byObject(parts)) {
    const mesh = await meshXml(group, mapped, properties, project?.triangle);
    if (mesh === null) continue;
    const id = firstId + written.length;
    const name = group[0]!.object;
    objects.push(
      strToU8(`<object id="${id}" name="${escapeXml(name)}" type="model">`),
      mesh.bytes,
      strToU8('</object>\n'),
    );
    written.push({ id, name, triangles: mesh.triangles, color: mesh.color });
  }
  trianglesNeeded(objects.length > 0 ? parts : [], '3MF');
  const mark = standInOf(document);
  const ratio = printRatioOf(document);
  const facts = { ...(ratio !== undefined && { Scale: ratio }), ...metadata };
  const whole = assembly === undefined ? null : { id: firstId + written.length, name: assembly };
  if (whole) {
    const components = written.map(({ id }) => `<component objectid="${id}"/>`).join('');
    const name = escapeXml(whole.name);
    objects.push(
      strToU8(
        `<object id="${whole.id}" name="${name}" type="model"><components>${components}</components></object>\n`,
      ),
    );
  }
  const items = (whole ? [whole] : written).map(({ id }) => `<item objectid="${id}"/>`);
  const spaces = Object.entries(project?.namespaces ?? {}).map(
    ([prefix, uri]) => ` xmlns:${prefix}="${uri}"`,
  );
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<model unit="millimeter" xml:lang="en-US" xmlns="${core}" xmlns:m="${materials}" xmlns:mw="${own}"${spaces.join('')}>\n`,
    `<metadata name="Application">${escapeXml(project?.application ?? 'Meshwright')}</metadata>\n`,
    ...Object.entries(project?.metadata ?? {}).map(
      ([name, value]) => `<metadata name="${name}">${escapeXml(value)}</metadata>\n`,
    ),
    ...(mark === undefined ? [] : [`<metadata name="Description">${escapeXml(mark)}</metadata>\n`]),
    ...Object.entries(facts).map(
      ([name, value]) => `<metadata name="mw:${name}" type="xs:string">${escapeXml(value)}</metadata>\n`,
    ),
    '<resources>\n',
    properties.xml(),
  ].join('');
  const tail = `</resources>\n<build>${items.join('')}</build>\n</model>\n`;
  return zipped({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relations),
    '3D/3dmodel.model': Buffer.concat([strToU8(head), ...(pictures?.xml() ?? []), ...objects, strToU8(tail)]),
    ...pictures?.files(),
    ...projectFiles(project, { object: whole ?? written[0]!, parts: written, colors: properties.colors() }),
  });
}

function projectFiles(project: Project3mf | undefined, layout: Layout3mf): Record<string, Uint8Array> {
  const files = Object.entries(project?.files(layout) ?? {});
  return Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)]));
}

function zipped(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [path, bytes] of Object.entries(files)) {
    const file = new DeflatedFile(path);
    // A fixed date, so that the same model gives the same bytes.
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

/** Deflated by Node, which takes a third of the time of the library. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;

  protected override process(chunk: Uint8Array, final: boolean): void {
    this.ondata(null, deflateRawSync(chunk, { level: packing }), final);
  }
}

/** Compression level of 9: higher ones take twice as long for 5 % less. */
const packing = 4;

const core = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const materials = 'http://schemas.microsoft.com/3dmanufacturing/material/2015/02';
/** Namespace of the metadata; 3MF core requires one for names the specification does not define. */
const own = 'urn:meshwright:3mf';
const baseGroupId = 1;
const colorGroupId = 2;
const firstObjectId = 3;

const contentTypes = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/><Default Extension="config" ContentType="application/octet-stream"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/></Types>
`;

const relations = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
`;

/** Base materials and colours of the whole model, each listed once. */
class Properties {
  readonly #bases = new Map<string, number>();
  readonly #colors = new Map<string, number>();

  base(name: string, color: string): number {
    const key = `<base name="${escapeXml(name)}" displaycolor="${color}"/>`;
    return numberOf(this.#bases, key);
  }

  color(color: string): number {
    return numberOf(this.#colors, `<m:color color="${color}"/>`);
  }

  /** Colours of the group as `#RRGGBB`, in its order. */
  colors(): string[] {
    return [...this.#colors.keys()].map((entry) => /#\w{6}/.exec(entry)![0]);
  }

  xml(): string {
    const groups: string[] = [];
    if (this.#bases.size > 0) {
      groups.push(`<basematerials id="${baseGroupId}">${[...this.#bases.keys()].join('')}</basematerials>\n`);
    }
    if (this.#colors.size > 0) {
      groups.push(`<m:colorgroup id="${colorGroupId}">${[...this.#colors.keys()].join('')}</m:colorgroup>\n`);
    }
    return groups.join('');
  }
}

interface MeshXml {
  readonly bytes: Uint8Array;
  readonly triangles: number;
  /** Index of the first triangle's colour; 0 where it has a material. */
  readonly color: number;
}

async function meshXml(
  parts: readonly ScenePart[],
  mapped: ReadonlyMap<ScenePart, Mapped | null>,
  properties: Properties,
  triangle?: (color: number) => string,
): Promise<MeshXml | null> {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.positions.length, 0));
  let at = 0;
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i += 3, at += 3) {
      all[at] = millimetres(positions[i]!);
      all[at + 1] = millimetres(-positions[i + 2]!);
      all[at + 2] = millimetres(positions[i + 1]!);
    }
  }
  const { positions, remap } = weldPositions(all, new Uint32Array(0));
  const xml = new TextBytes().add('<mesh><vertices>');
  for (let i = 0; i < positions.length; i += 3) {
    xml.add('<vertex x="').decimal(positions[i]!);
    xml.add('" y="').decimal(positions[i + 1]!);
    xml
      .add('" z="')
      .decimal(positions[i + 2]!)
      .add('"/>');
  }
  xml.add('</vertices><triangles>');
  let offset = 0;
  let written = 0;
  let first: number | null = null;
  for (const part of parts) {
    const property = await propertyOf(part, mapped.get(part) ?? null, properties);
    for (let i = 0; i < part.indices.length; i += 3) {
      const [p, q, r] = [part.indices[i]!, part.indices[i + 1]!, part.indices[i + 2]!];
      const [a, b, c] = [remap[p + offset]!, remap[q + offset]!, remap[r + offset]!];
      if (a === b || b === c || a === c) continue;
      xml.add('<triangle v1="').whole(a).add('" v2="').whole(b).add('" v3="').whole(c).add('" ');
      const { text, color } = property(p, q, r);
      first ??= color;
      xml
        .add(text)
        .add(triangle && color !== null ? ` ${triangle(color)}` : '')
        .add('/>');
      written += 1;
    }
    offset += part.positions.length / 3;
  }
  if (written === 0) return null;
  return { bytes: xml.add('</triangles></mesh>').bytes(), triangles: written, color: first ?? 0 };
}

interface TriangleProperty {
  /** Attributes that name the property. */
  readonly text: string;
  /** Index of the first corner's colour; null for a material and a picture. */
  readonly color: number | null;
}

async function propertyOf(
  part: ScenePart,
  mapped: Mapped | null,
  properties: Properties,
): Promise<(p: number, q: number, r: number) => TriangleProperty> {
  if (mapped) {
    const { group, first } = mapped;
    return (a, b, c) => ({
      text: `pid="${group}" p1="${first + a}" p2="${first + b}" p3="${first + c}"`,
      color: null,
    });
  }
  const colors = await cornerColors(part);
  if (!colors) {
    const [r, g, b] = part.material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8];
    const name = part.material?.getName() || 'material';
    const index = properties.base(name, hex([r!, g!, b!].map(linearToSrgb)));
    const plain = { text: `pid="${baseGroupId}" p1="${index}"`, color: null };
    return () => plain;
  }
  const known = new Map<number, number>();
  const indices = new Uint32Array(colors.length / 3);
  for (let i = 0; i < indices.length; i++) {
    const [r, g, b] = [colors[i * 3]!, colors[i * 3 + 1]!, colors[i * 3 + 2]!];
    const key = (r << 16) | (g << 8) | b;
    let index = known.get(key);
    if (index === undefined) {
      index = properties.color(hex([r / 255, g / 255, b / 255]));
      known.set(key, index);
    }
    indices[i] = index;
  }
  return (a, b, c) => {
    const [p1, p2, p3] = [indices[a], indices[b], indices[c]];
    const rest = p1 === p2 && p2 === p3 ? '' : ` p2="${p2}" p3="${p3}"`;
    return { text: `pid="${colorGroupId}" p1="${p1}"${rest}`, color: p1! };
  };
}

function byObject(parts: readonly ScenePart[]): ScenePart[][] {
  const groups = new Map<string, ScenePart[]>();
  for (const part of parts) groups.set(part.object, [...(groups.get(part.object) ?? []), part]);
  return [...groups.values()];
}

/** Rounds to a tenth of a micrometre, so that seams meet and -0 does not occur. */
function millimetres(metres: number): number {
  return Math.round(metres * 1e7) / 1e4 + 0;
}

function hex(channels: readonly number[]): string {
  const text = channels.map((x) =>
    Math.round(Math.min(1, Math.max(0, x)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${text.join('').toUpperCase()}`;
}

function numberOf(list: Map<string, number>, key: string): number {
  const known = list.get(key);
  if (known !== undefined) return known;
  list.set(key, list.size);
  return list.size - 1;
}

/** Escapes by entity name: strict 3MF readers reject numeric references. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => entities[c]!).replace(/[^\t\n\r\u0020-\uFFFD]/g, '');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
