import { readFbx } from '../read/read-fbx.ts';
import type { ReadOptions } from '../read/read-options.ts';

interface TextFbx {
  /** Properties of the global settings, such as `{ UpAxis: 2 }`. */
  readonly settings?: Readonly<Record<string, number>>;
  readonly objects: readonly string[];
  readonly connections: readonly string[];
  readonly creator?: string;
}

/** Returns a text FBX 7.4 as exporters write it: Y up, Z to the front, centimetres, unless `settings` say otherwise. */
function textFbx({ settings = {}, objects, connections, creator = 'hand made' }: TextFbx): Uint8Array {
  const all = {
    UpAxis: 1,
    UpAxisSign: 1,
    FrontAxis: 2,
    FrontAxisSign: 1,
    CoordAxis: 0,
    CoordAxisSign: 1,
    ...settings,
  };
  const rows = Object.entries({ UnitScaleFactor: 1, ...all }).map(
    ([name, value]) => `		P: "${name}", "double", "Number", "",${value}`,
  );
  return new TextEncoder().encode(`; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
	Creator: "${creator}"
}
GlobalSettings:  {
	Properties70:  {
${rows.join('\n')}
	}
}
Objects:  {
${objects.join('\n')}
}
Connections:  {
${connections.map((connection) => `	C: ${connection}`).join('\n')}
}
`);
}

/** Returns an array record: `Name: *3 { a: 1,2,3 }`. */
export function array(name: string, values: readonly number[]): string {
  return `${name}: *${values.length} {
	a: ${values.join(',')}
}`;
}

/** Returns a property table. */
export function props(values: Readonly<Record<string, number | string | readonly number[]>>): string {
  const rows = Object.entries(values).map(([name, value]) => {
    const text =
      typeof value === 'string' ? `"${value}"` : typeof value === 'number' ? value : value.join(',');
    return `P: "${name}", "", "", "",${text}`;
  });
  return `Properties70:  {
${rows.join('\n')}
}`;
}

/** Two upright triangles over the points (0,0,0) (1,0,0) (1,2,0) (0,2,0) in units of the file, as one quad. */
export function quadGeometry(id: number, more: readonly string[] = []): string {
  return `Geometry: ${id}, "Geometry::Quad", "Mesh" {
${array('Vertices', [0, 0, 0, 1, 0, 0, 1, 2, 0, 0, 2, 0])}
${array('PolygonVertexIndex', [0, 1, 2, -4])}
${more.join('\n')}
}`;
}

export function model(
  id: number,
  name: string,
  values: Parameters<typeof props>[0] = {},
  type = 'Mesh',
): string {
  return `Model: ${id}, "Model::${name}", "${type}" {
${props(values)}
}`;
}

/** One property of a clip: the values of X, Y and Z at times in seconds, with the flag of their keys. */
interface TextTrack {
  readonly target: number;
  readonly property: string;
  readonly keys: readonly (readonly [seconds: number, ...values: number[]])[];
  /** 2 holds, 4 goes straight, 8 is eased. */
  readonly flag?: number;
}

const ticks = 46_186_158_000;

/** Returns the objects and connections of one take of one layer; ids begin at `id`. */
export function take(
  id: number,
  name: string,
  range: readonly [number, number],
  tracks: readonly TextTrack[],
): { readonly objects: string[]; readonly connections: string[] } {
  const [start, stop] = range.map((seconds) => Math.round(seconds * ticks));
  const objects = [
    `AnimationStack: ${id}, "AnimStack::${name}", "" {
${props({ LocalStart: start!, LocalStop: stop! })}
}`,
    `AnimationLayer: ${id + 1}, "AnimLayer::Base", "" {
}`,
  ];
  const connections = [`"OO",${id + 1},${id}`];
  let next = id + 2;
  for (const { target, property, keys, flag = 4 } of tracks) {
    const node = next++;
    objects.push(`AnimationCurveNode: ${node}, "AnimCurveNode::${property}", "" {
${props({ 'd|X': 0, 'd|Y': 0, 'd|Z': 0 })}
}`);
    connections.push(`"OO",${node},${id + 1}`, `"OP",${node},${target}, "${property}"`);
    ['d|X', 'd|Y', 'd|Z'].slice(0, keys[0]!.length - 1).forEach((axis, k) => {
      const curve = next++;
      objects.push(`AnimationCurve: ${curve}, "AnimCurve::", "" {
${array(
  'KeyTime',
  keys.map(([seconds]) => Math.round(seconds * ticks)),
)}
${array(
  'KeyValueFloat',
  keys.map((key) => key[k + 1]!),
)}
${array('KeyAttrFlags', [flag])}
${array('KeyAttrDataFloat', [0, 0, 0, 0])}
${array('KeyAttrRefCount', [keys.length])}
}`);
      connections.push(`"OP",${curve},${node}, "${axis}"`);
    });
  }
  return { objects, connections };
}

/** Reads a text FBX and collects its warnings. */
export async function readText(fbx: TextFbx | Uint8Array, options: ReadOptions = {}) {
  const warnings: string[] = [];
  const bytes = fbx instanceof Uint8Array ? fbx : textFbx(fbx);
  const document = await readFbx(
    { name: 'test.fbx', bytes },
    { ...options, warn: ({ code, message }) => warnings.push(`${code}: ${message}`) },
  );
  return { document, warnings };
}
