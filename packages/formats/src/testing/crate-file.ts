/** A value of a field: what kind it is, and what it holds. */
export type CrateValue =
  | { readonly token: string }
  | { readonly tokens: readonly string[] }
  | { readonly asset: string }
  | { readonly strings: readonly string[] }
  | { readonly specifier: 0 | 1 | 2 }
  | { readonly double: number }
  | { readonly ints: readonly number[] }
  | { readonly points: readonly number[] }
  | { readonly selection: Readonly<Record<string, string>> }
  | { readonly paths: CrateList<string> }
  | { readonly references: CrateList<CrateArc> }
  | { readonly payloads: CrateList<CrateArc> }
  | { readonly payload: CrateArc };

/** Items of an edited list. */
interface CrateList<Item> {
  readonly explicit?: readonly Item[];
  readonly prepended?: readonly Item[];
  readonly appended?: readonly Item[];
  readonly deleted?: readonly Item[];
}

interface CrateArc {
  readonly layer?: string;
  readonly prim?: string;
}

/** Specs by their paths, with `/prim/{set=name}/child` for what is in a variant. */
export type CrateSpecs = Readonly<
  Record<string, { readonly type: number; readonly fields: Readonly<Record<string, CrateValue>> }>
>;

export const crateTypes = {
  attribute: 1,
  prim: 6,
  root: 7,
  relationship: 8,
  variant: 10,
  variantSet: 11,
} as const;

/** The index of no path. */
const none = 0xffff_ffff;

/** Writes a USD crate of version 0.3, the last without compression. */
export function crateFile(specs: CrateSpecs): Uint8Array {
  const out = new Bytes();
  const [tokens, strings, paths] = [new Index(), new Index(), new Index()];
  for (const path of Object.keys(specs)) paths.of(path);
  const pathOf = (path: string | undefined) => (path === undefined ? none : paths.of(path));
  out.text('PXR-USDC').u8(0, 3, 0, 0, 0, 0, 0, 0).u64(0);
  while (out.length < 88) out.u8(0);

  const string = (text: string) => {
    tokens.of(text);
    return strings.of(text);
  };
  const value = (given: CrateValue): [type: number, payload: number, inlined: boolean, array?: boolean] => {
    if ('token' in given) return [11, tokens.of(given.token), true];
    if ('asset' in given) return [12, tokens.of(given.asset), true];
    if ('specifier' in given) return [42, given.specifier, true];
    const at = out.length;
    const list = <Item>(
      { explicit, prepended, appended, deleted }: CrateList<Item>,
      write: (item: Item) => void,
    ) => {
      out.u8((explicit ? 3 : 0) | (prepended ? 0x20 : 0) | (appended ? 0x40 : 0) | (deleted ? 0x08 : 0));
      for (const items of [explicit, prepended, appended, deleted]) {
        if (!items) continue;
        out.u64(items.length);
        for (const item of items) write(item);
      }
    };
    const arc = ({ layer = '', prim }: CrateArc) => out.u32(string(layer), pathOf(prim));
    if ('tokens' in given) {
      out.u64(given.tokens.length).u32(...given.tokens.map((token) => tokens.of(token)));
      return [41, at, false];
    }
    if ('strings' in given) {
      out.u64(given.strings.length).u32(...given.strings.map(string));
      return [50, at, false];
    }
    if ('double' in given) {
      out.f64(given.double);
      return [9, at, false];
    }
    if ('ints' in given) {
      out.u32(given.ints.length, ...given.ints);
      return [3, at, false, true];
    }
    if ('points' in given) {
      out.u32(given.points.length / 3).f32(...given.points);
      return [24, at, false, true];
    }
    if ('selection' in given) {
      const entries = Object.entries(given.selection);
      out.u64(entries.length).u32(...entries.flat().map(string));
      return [45, at, false];
    }
    if ('paths' in given) {
      list(given.paths, (path) => out.u32(pathOf(path)));
      return [34, at, false];
    }
    if ('references' in given) {
      // An offset in time, and a table without entries.
      list(given.references, (each) => arc(each).f64(0, 1).u64(0));
      return [35, at, false];
    }
    if ('payloads' in given) {
      list(given.payloads, arc);
      return [55, at, false];
    }
    arc(given.payload);
    return [47, at, false];
  };

  const fields: (readonly [token: number, low: number, high: number])[] = [];
  const sets: number[] = [];
  const rows = Object.entries(specs).map(([path, { type, fields: own }]) => {
    const first = sets.length;
    for (const [name, given] of Object.entries(own)) {
      const [kind, payload, inlined, array = false] = value(given);
      sets.push(fields.length);
      fields.push([
        tokens.of(name),
        payload,
        (kind << 16) | (inlined ? 0x4000_0000 : 0) | (array ? 0x8000_0000 : 0),
      ]);
    }
    sets.push(0xffff_ffff);
    return [paths.of(path), first, type] as const;
  });

  const tree = treeOf(paths.all);
  const sections: [name: string, start: number, size: number][] = [];
  const section = (name: string, write: () => void) => {
    const start = out.length;
    write();
    sections.push([name, start, out.length - start]);
  };
  section('PATHS', () => {
    out.u64(paths.all.length);
    writePaths(out, tree, [], (path) => paths.of(path), tokens);
  });
  section('TOKENS', () => {
    const bytes = new TextEncoder().encode(tokens.all.map((token) => `${token}\0`).join(''));
    out
      .u64(tokens.all.length)
      .u64(bytes.length)
      .u8(...bytes);
  });
  section('STRINGS', () => out.u64(strings.all.length).u32(...strings.all.map((text) => tokens.of(text))));
  section('FIELDS', () => out.u32(...fields.flat()));
  section('FIELDSETS', () => out.u32(...sets));
  section('SPECS', () => out.u32(...rows.flat()));
  const toc = out.length;
  out.u64(sections.length);
  for (const [name, start, size] of sections) out.text(name.padEnd(16, '\0')).u64(start).u64(size);
  return out.withU64(16, toc);
}

interface Tree {
  readonly path: string;
  readonly element: string;
  readonly isProperty: boolean;
  readonly children: Tree[];
}

function treeOf(paths: readonly string[]): Tree {
  const root: Tree = { path: '/', element: '', isProperty: false, children: [] };
  const known = new Map([['/', root]]);
  for (const path of [...paths].sort()) {
    if (known.has(path)) continue;
    const dot = path.indexOf('.');
    const slash = path.lastIndexOf('/', dot < 0 ? path.length : dot);
    const at = dot < 0 ? slash : dot;
    const above = known.get(path.slice(0, at) || '/');
    if (!above) throw new Error(`${path}: what is above it is missing`);
    const spec = { path, element: path.slice(at + 1), isProperty: dot >= 0, children: [] };
    above.children.push(spec);
    known.set(path, spec);
  }
  return root;
}

function writePaths(
  out: Bytes,
  tree: Tree,
  siblings: readonly Tree[],
  indexOf: (path: string) => number,
  tokens: Index,
): void {
  const [next, ...rest] = siblings;
  const [child, ...others] = tree.children;
  out
    .u32(indexOf(tree.path), tokens.of(tree.element))
    .u8((child ? 1 : 0) | (next ? 2 : 0) | (tree.isProperty ? 4 : 0));
  const offset = out.length;
  if (child && next) out.u64(0);
  if (child) writePaths(out, child, others, indexOf, tokens);
  if (child && next) out.withU64(offset, out.length);
  if (next) writePaths(out, next, rest, indexOf, tokens);
}

/** Numbers texts in the order of their first use. */
class Index {
  readonly all: string[] = [];
  of(text: string): number {
    const known = this.all.indexOf(text);
    return known >= 0 ? known : this.all.push(text) - 1;
  }
}

/** Growing little-endian bytes. */
class Bytes {
  readonly #bytes: number[] = [];
  get length(): number {
    return this.#bytes.length;
  }
  u8(...values: number[]): this {
    for (const value of values) this.#bytes.push(value & 255);
    return this;
  }
  u32(...values: number[]): this {
    for (const value of values) this.u8(value, value >>> 8, value >>> 16, value >>> 24);
    return this;
  }
  u64(value: number): this {
    return this.u32(value >>> 0, Math.floor(value / 2 ** 32));
  }
  f32(...values: number[]): this {
    return this.u8(...new Uint8Array(Float32Array.from(values).buffer));
  }
  f64(...values: number[]): this {
    return this.u8(...new Uint8Array(Float64Array.from(values).buffer));
  }
  text(text: string): this {
    return this.u8(...new TextEncoder().encode(text));
  }
  /** Sets a number of eight bytes at a place. @returns all bytes */
  withU64(at: number, value: number): Uint8Array {
    for (let i = 0; i < 8; i++) this.#bytes[at + i] = Math.floor(value / 256 ** i) & 255;
    return Uint8Array.from(this.#bytes);
  }
}
