import type { Document } from '@gltf-transform/core';
import { strToU8, zipSync } from 'fflate';
import { cornerColors } from '../mesh/corner-colors.ts';
import { linearToSrgb } from '../mesh/srgb.ts';
import { weldPositions } from '../mesh/weld-positions.ts';
import { AsciiText } from '../read/ascii-text.ts';
import { type ScenePart, sceneParts } from '../scene/scene-parts.ts';
import { printRatioOf } from '../scene/size-for-print.ts';
import { standInOf } from '../scene/stand-in-mark.ts';
import { trianglesNeeded } from './triangles-needed.ts';

export interface Options3mf {
  /** Metadata in the project's namespace; a name is one word of letters. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * Writes a 3MF of the scene at rest for printing: millimetres (one metre is 1000), Z up, seams closed, one object per
 * node. Plain parts refer to a base material; textured or vertex-coloured ones get a colour per corner, sampled from
 * the base colour. A stand-in mark is the `Description` of the file, and the ratio of
 * `sizeForPrint` its `mw:Scale`. 3MF core 1.3 and its materials extension.
 * @example
 * import { write3mf } from '@meshwright/formats';
 *
 * await writeFile('chest.3mf', await write3mf(document, { metadata: { Title: 'Chest' } }));
 */
export async function write3mf(document: Document, { metadata = {} }: Options3mf = {}): Promise<Uint8Array> {
  const parts = sceneParts(document);
  trianglesNeeded(parts, '3MF');
  const properties = new Properties();
  const objects: Uint8Array[] = [];
  const items: string[] = [];
  for (const group of byObject(parts)) {
    const mesh = await meshXml(group, properties);
    if (mesh === null) continue;
    const id = firstObjectId + items.length;
    const name = escapeXml(group[0]!.object);
    objects.push(strToU8(`<object id="${id}" name="${name}" type="model">`), mesh, strToU8('</object>\n'));
    items.push(`<item objectid="${id}"/>`);
  }
  trianglesNeeded(objects.length > 0 ? parts : [], '3MF');
  const mark = standInOf(document);
  const ratio = printRatioOf(document);
  const facts = { ...(ratio !== undefined && { Scale: ratio }), ...metadata };
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<model unit="millimeter" xml:lang="en-US" xmlns="${core}" xmlns:m="${materials}" xmlns:mw="${own}">\n`,
    '<metadata name="Application">Meshwright</metadata>\n',
    ...(mark === undefined ? [] : [`<metadata name="Description">${escapeXml(mark)}</metadata>\n`]),
    ...Object.entries(facts).map(
      ([name, value]) => `<metadata name="mw:${name}" type="xs:string">${escapeXml(value)}</metadata>\n`,
    ),
    '<resources>\n',
    properties.xml(),
  ].join('');
  const tail = `</resources>\n<build>${items.join('')}</build>\n</model>\n`;
  // A fixed date, so that the same model gives the same bytes.
  return zipSync(
    {
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(relations),
      '3D/3dmodel.model': Buffer.concat([strToU8(head), ...objects, strToU8(tail)]),
    },
    { level: packing, mtime: new Date(1980, 0, 1) },
  );
}

/** Compression level of 9: higher ones take several times as long for 5 % less. */
const packing = 2;

const core = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const materials = 'http://schemas.microsoft.com/3dmanufacturing/material/2015/02';
/** Namespace of the metadata; 3MF core requires one for names the specification does not define. */
const own = 'urn:meshwright:3mf';
const baseGroupId = 1;
const colorGroupId = 2;
const firstObjectId = 3;

const contentTypes = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>
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

async function meshXml(parts: readonly ScenePart[], properties: Properties): Promise<Uint8Array | null> {
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
  const xml = new AsciiText().add('<mesh><vertices>');
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
  for (const part of parts) {
    const property = await propertyOf(part, properties);
    for (let i = 0; i < part.indices.length; i += 3) {
      const [p, q, r] = [part.indices[i]!, part.indices[i + 1]!, part.indices[i + 2]!];
      const [a, b, c] = [remap[p + offset]!, remap[q + offset]!, remap[r + offset]!];
      if (a === b || b === c || a === c) continue;
      xml.add('<triangle v1="').whole(a).add('" v2="').whole(b).add('" v3="').whole(c).add('" ');
      xml.add(property(p, q, r)).add('/>');
      written += 1;
    }
    offset += part.positions.length / 3;
  }
  return written === 0 ? null : xml.add('</triangles></mesh>').bytes();
}

async function propertyOf(
  part: ScenePart,
  properties: Properties,
): Promise<(p: number, q: number, r: number) => string> {
  const colors = await cornerColors(part);
  if (!colors) {
    const [r, g, b] = part.material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8];
    const name = part.material?.getName() || 'material';
    const index = properties.base(name, hex([r!, g!, b!].map(linearToSrgb)));
    return () => `pid="${baseGroupId}" p1="${index}"`;
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
    return `pid="${colorGroupId}" p1="${p1}"${rest}`;
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
