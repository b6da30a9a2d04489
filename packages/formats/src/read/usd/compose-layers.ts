import { FormatError } from '../../format-error.ts';
import { type Fields, type Layer, type Specs, specTypes } from './specs.ts';

/** Most specs of a composed stage: references may multiply without end. */
const mostSpecs = 500_000;

/**
 * Composes a stage into one layer without arcs: sublayers, references, payloads, inherited classes and the selected variants, the
 * strongest opinion first. Layers that are not there are left out.
 * @param layers by path, with forward slashes
 * @throws FormatError `too_much_work`
 */
export function composeLayers(root: string, layers: ReadonlyMap<string, Layer>, name: string): Specs {
  const stacks = new Map<string, Specs>();
  const open = new Set<string>();
  let count = 0;

  /** A layer with its sublayers, the names of files from the root. */
  function stackOf(path: string): Specs {
    const known = stacks.get(path);
    if (known) return known;
    const specs: Specs = {};
    stacks.set(path, specs);
    const layer = layers.get(path);
    if (!layer) return specs;
    for (const [at, { specType, fields }] of Object.entries(layer.specs)) {
      specs[at] = { specType, fields: placed(fields, path) };
    }
    for (const sub of layer.subLayers) merge(specs, '/', stackOf(resolved(sub, path)), '/');
    return specs;
  }

  const sorted = new WeakMap<Specs, readonly string[]>();

  /** Returns a path and those of its attributes and children. The paths of a whole layer are sorted once, and searched. */
  function pathsBelow(from: Specs, source: string): readonly string[] {
    if (source === '/') return Object.keys(from);
    let paths = sorted.get(from);
    if (!paths) {
      paths = Object.keys(from).sort((a, b) => (a < b ? -1 : 1));
      sorted.set(from, paths);
    }
    // Both marks that follow a path are next to each other: "." and "/".
    const below = paths.slice(firstFrom(paths, `${source}.`), firstFrom(paths, `${source}0`));
    return source in from ? [source, ...below] : below;
  }

  /** Adds what is below a path of other specs as weaker opinions. */
  function merge(into: Specs, to: string, from: Specs, source: string): void {
    const below = source === '/' ? '' : source;
    const base = to === '/' ? '' : to;
    for (const at of pathsBelow(from, source)) {
      const { specType, fields } = from[at]!;
      const rest = at.slice(below.length);
      if (++count > mostSpecs) throw tooMany(name);
      const path = at === '/' ? to : `${base}${rest}` || '/';
      const moved = below === base ? fields : retargeted(fields, below, base);
      into[path] = { specType, fields: joined(into[path]?.fields, moved) };
    }
  }

  function compose(path: string, prim: string, selection: Fields['variantSelection'] = {}): Specs {
    const specs: Specs = {};
    const key = `${path} ${prim}`;
    if (open.has(key) || open.size > 100) return specs;
    open.add(key);
    merge(specs, prim, stackOf(path), prim);
    const fields = specs[prim]?.fields;
    if (fields) fields.variantSelection = { ...fields.variantSelection, ...selection };
    resolvePrims(specs, prim, path);
    open.delete(key);
    return specs;
  }

  function resolvePrims(specs: Specs, prim: string, layer: string): void {
    for (let spec = specs[prim]; ; spec = specs[prim]) {
      if (!spec) return;
      const { arcs = [], variantSets = {}, ...fields } = spec.fields;
      if (arcs.length === 0 && Object.keys(variantSets).length === 0) break;
      specs[prim] = { specType: spec.specType, fields };
      for (const [set, variants] of Object.entries(variantSets)) {
        const chosen = variants[fields.variantSelection?.[set] ?? ''] ?? Object.values(variants)[0];
        if (chosen) merge(specs, prim, chosen, '/v');
      }
      for (const arc of arcs) {
        const from = arc.layer ?? layer;
        const target = arc.prim ?? defaultPrim(stackOf(from));
        if (target !== undefined) merge(specs, prim, compose(from, target, fields.variantSelection), target);
      }
    }
    for (const child of specs[prim]!.fields.primChildren ?? []) {
      resolvePrims(specs, prim === '/' ? `/${child}` : `${prim}/${child}`, layer);
    }
  }

  const specs = compose(root, '/');
  return Object.fromEntries(Object.entries(specs).filter(([path]) => !isOfClass(specs, path)));
}

/** Whether a prim, or one above it, is only there for others to inherit from. */
function isOfClass(specs: Specs, path: string): boolean {
  const [prim = ''] = path.split('.', 1);
  for (let above = prim; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    if (specs[above]?.fields.isClass) return true;
  }
  return false;
}

/** Returns the index of the first path that is not before another text. */
function firstFrom(paths: readonly string[], text: string): number {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (paths[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function defaultPrim(specs: Specs): string | undefined {
  const { defaultPrim, primChildren = [] } = specs['/']?.fields ?? {};
  const name = typeof defaultPrim === 'string' ? defaultPrim : primChildren[0];
  return name === undefined ? undefined : `/${name.replace(/^\//, '')}`;
}

/** Joins opinions about one spec; children, selections and arcs of both count. */
function joined(strong: Fields | undefined, weak: Fields): Fields {
  if (!strong) return { ...weak };
  const children = [...new Set([...(weak.primChildren ?? []), ...(strong.primChildren ?? [])])];
  const sets = { ...weak.variantSets, ...strong.variantSets };
  const arcs = [...(strong.arcs ?? []), ...(weak.arcs ?? [])];
  return {
    ...weak,
    ...strong,
    // Exporters reference a mesh from an Xform and mean the mesh.
    typeName: (strong.typeName === 'Xform' ? weak.typeName : '') || strong.typeName || weak.typeName || '',
    ...(children.length > 0 && { primChildren: children }),
    ...(Object.keys(sets).length > 0 && { variantSets: sets }),
    ...(arcs.length > 0 && { arcs }),
    variantSelection: { ...weak.variantSelection, ...strong.variantSelection },
    isClass: strong.isClass ?? false,
  };
}

/** Returns fields whose targets follow their prim to another path. */
function retargeted(fields: Fields, from: string, to: string): Fields {
  const moved = (paths: readonly string[]) =>
    paths.map((path) =>
      path === from || /^[/.]/.test(path.slice(from.length)) ? move(path, from, to) : path,
    );
  return {
    ...fields,
    ...(fields.targetPaths && { targetPaths: moved(fields.targetPaths) }),
    ...(fields.connectionPaths && { connectionPaths: moved(fields.connectionPaths) }),
  };
}

function move(path: string, from: string, to: string): string {
  return path.startsWith(from) ? to + path.slice(from.length) : path;
}

/** Returns fields with names of files from the root. */
function placed(fields: Fields, layer: string): Fields {
  const { arcs, variantSets, typeName, default: value } = fields;
  return {
    ...fields,
    ...(arcs && { arcs: arcs.map((arc) => ({ ...arc, layer: arc.layer && resolved(arc.layer, layer) })) }),
    ...(variantSets && {
      variantSets: eachOf(variantSets, (variants) =>
        eachOf(variants, (specs) =>
          eachOf(specs, ({ specType, fields: own }) => ({ specType, fields: placed(own, layer) })),
        ),
      ),
    }),
    ...(typeName === 'asset' && typeof value === 'string' && { default: resolved(value, layer) }),
  };
}

function eachOf<From, To>(table: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}

/** Returns the path of a file that a layer names, from the root. */
function resolved(named: string, layer: string): string {
  const steps = layer.split('/').slice(0, -1);
  for (const step of named.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** Returns the files that a layer names, other layers and pictures, by their paths from the root. */
export function filesOf({ specs, subLayers }: Layer, path: string): string[] {
  return [...new Set(namedIn({ specs, subLayers }).map((named) => resolved(named, path)))];
}

function namedIn({ specs, subLayers }: Layer): string[] {
  const named = Object.values(specs).flatMap(({ specType, fields }): string[] => [
    ...(fields.arcs ?? []).flatMap(({ layer }) => layer ?? []),
    ...(specType === specTypes.attribute &&
    fields.typeName === 'asset' &&
    typeof fields.default === 'string' &&
    fields.default !== ''
      ? [fields.default]
      : []),
    ...Object.values(fields.variantSets ?? {}).flatMap((set) =>
      Object.values(set).flatMap((variant) => namedIn({ specs: variant, subLayers: [] })),
    ),
  ]);
  return [...subLayers, ...named];
}

function tooMany(name: string): FormatError {
  return new FormatError(
    'too_much_work',
    `read ${name}: its references make more than ${mostSpecs} prims and attributes, the most that one job accepts; export fewer copies.`,
  );
}
