import { type Fields, type Specs, specTypes } from './specs.ts';

/** Colours of single corners: red, green, blue and opacity by the number that a corner has in the second set of coordinates. */
export interface DisplayColors {
  /** Meshes whose colours no material of theirs reads. */
  readonly unshown: readonly string[];
  /** Returns four linear values of a corner, or null where it has no colour of its own. */
  at(high: number, low: number): readonly [number, number, number, number] | null;
}

/**
 * Takes colours and opacities that differ between faces, points or corners out of a composed stage. The parser of three.js makes no
 * colours, but carries a second set of coordinates to every corner: it gets the number of each corner's colour, in two
 * parts that single precision holds.
 */
export function takeDisplayColors(specs: Specs): DisplayColors {
  const values: number[] = [];
  const unshown: string[] = [];
  const isShown = colorReaders(specs);
  for (const [path, spec] of Object.entries(specs)) {
    if (spec.specType !== specTypes.prim || spec.fields.typeName !== 'Mesh') continue;
    const corners = listOf(specs[`${path}.faceVertexIndices`]);
    const counts = listOf(specs[`${path}.faceVertexCounts`]);
    const topology = { corners, counts, points: listOf(specs[`${path}.points`]).length / 3 };
    const colors = primvar(specs, path, 'displayColor', 3, topology);
    const opacities = primvar(specs, path, 'displayOpacity', 1, topology);
    if (!colors?.varies && !opacities?.varies) continue;
    for (const name of ['displayColor', 'displayOpacity']) {
      for (const end of ['', ':indices']) delete specs[`${path}.primvars:${name}${end}`];
    }
    if (!isShown(path)) {
      unshown.push(path.slice(path.lastIndexOf('/') + 1));
      continue;
    }
    const numbers: number[] = [];
    for (let corner = 0; corner < corners.length; corner++) {
      const number = values.length / 4 + 1;
      numbers.push(Math.floor(number / part), number % part);
      const [r, g, b] = colors?.at(corner) ?? [1, 1, 1];
      values.push(r ?? 1, g ?? 1, b ?? 1, opacities?.at(corner)[0] ?? 1);
    }
    const attribute = (name: string, typeName: string, value: readonly number[]) => {
      specs[`${path}.${name}`] = { specType: specTypes.attribute, fields: { typeName, default: value } };
    };
    attribute('primvars:st1', 'texCoord2f[]', numbers);
    attribute(
      'primvars:st1:indices',
      'int[]',
      corners.map((_, corner) => corner),
    );
  }
  return {
    unshown,
    at(high, low) {
      const from = (high * part + low - 1) * 4;
      const color = values.slice(from, from + 4);
      return from >= 0 && color.length === 4 ? (color as [number, number, number, number]) : null;
    },
  };
}

/** What a part of a number counts up to. */
const part = 1 << 20;

interface Topology {
  readonly corners: readonly number[];
  readonly counts: readonly number[];
  readonly points: number;
}

interface Primvar {
  /** Whether it has more than one value. */
  readonly varies: boolean;
  at(corner: number): readonly number[];
}

function primvar(
  specs: Specs,
  path: string,
  name: string,
  size: number,
  { corners, counts, points }: Topology,
): Primvar | null {
  const spec = specs[`${path}.primvars:${name}`];
  const values = listOf(spec);
  if (!spec || values.length < size) return null;
  const indices = listOf(specs[`${path}.primvars:${name}:indices`]);
  const count = indices.length > 0 ? indices.length : values.length / size;
  const { interpolation } = spec.fields;
  const element = (index: number) => {
    const at = (indices.length > 0 ? indices[index]! : index) * size;
    return values.slice(at, at + size);
  };
  const faces = counts.flatMap((corners, face) => Array.from({ length: corners }, () => face));
  // Exporters that leave the interpolation out mean what fits the count.
  const fitting = new Map<string, number>([
    ['faceVarying', corners.length],
    ['vertex', points],
    ['varying', points],
    ['uniform', counts.length],
  ]);
  const stated = typeof interpolation === 'string' ? interpolation : '';
  const kind =
    fitting.get(stated) === count
      ? stated
      : count === 1
        ? 'constant'
        : [...fitting].find(([, length]) => length === count)?.[0];
  if (kind === undefined || kind === 'constant') return { varies: false, at: () => element(0) };
  const indexOf = (corner: number) =>
    kind === 'faceVarying' ? corner : kind === 'uniform' ? faces[corner]! : corners[corner]!;
  return { varies: true, at: (corner) => element(indexOf(corner)) };
}

/** Returns a function that says whether a mesh shows its colours: it has no material, a bare one, or one with a reader of them. */
function colorReaders(specs: Specs): (path: string) => boolean {
  const readers = new Set<string>();
  const coloured = new Set<string>();
  for (const [path, { fields }] of Object.entries(specs)) {
    const isReader =
      path.endsWith('.inputs:varname') && /^display(Color|Opacity)$/.test(String(fields.default));
    if (!isReader && !path.endsWith('.inputs:diffuseColor')) continue;
    let [above = ''] = path.split('.', 1);
    for (; above !== ''; above = above.slice(0, above.lastIndexOf('/')))
      (isReader ? readers : coloured).add(above);
  }
  return (path) =>
    boundMaterials(specs, path).every((material) => readers.has(material) || !coloured.has(material));
}

/** Materials of a mesh and of its parts, or else of what is above it. */
function boundMaterials(specs: Specs, path: string): string[] {
  const targets = (at: string) =>
    (specs[`${at}.material:binding`]?.fields.targetPaths ?? []).filter((target) => specs[target]);
  const { primChildren = [] } = specs[path]!.fields;
  const own = [path, ...primChildren.map((child) => `${path}/${child}`)].flatMap(targets);
  for (let above = path; own.length === 0 && above !== ''; ) {
    above = above.slice(0, above.lastIndexOf('/'));
    own.push(...targets(above));
  }
  return own;
}

function listOf(spec: { readonly fields: Fields } | undefined): readonly number[] {
  const value = spec?.fields.default ?? spec?.fields.timeSamples?.values[0];
  return Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>) : [];
}
