import { type Arc, type Fields, type Layer, type Specs, specTypes } from './specs.ts';

/**
 * Parses a USD text: prims, attributes with their samples, relationships, variants, and the arcs to other layers, in any layout.
 * @throws Error with the line
 */
export function parseUsda(text: string): Layer {
  return new UsdaParser(text).layer();
}

/** Texts, asset paths, prim paths, brackets and marks, and words with numbers. */
const pieces =
  /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'|@@@[\s\S]*?@@@|@[^@\r\n]*@|<[^>\r\n]*>|[[\](){}=,;]|[^\s[\](){}=,;"'@<>#]+/y;

/** What stands between pieces; each is passed over alone, so that nothing is tried twice. */
const spaces = [/\s+/y, /#[^\r\n]*/y, /\/\*[\s\S]*?\*\//y];

const edits = new Set(['prepend', 'append', 'add', 'delete', 'reorder']);
const qualifiers = new Set(['custom', 'uniform', 'varying', 'config', ...edits]);
const arcNames = new Set(['references', 'payload', 'inherits', 'specializes']);

/** What of the head of a layer is read, beside sublayers. */
const rootFields = [
  'upAxis',
  'defaultPrim',
  'metersPerUnit',
  'framesPerSecond',
  'timeCodesPerSecond',
  'customLayerData',
];

/** Deepest nesting of prims, far beyond that of any stage. */
const deepest = 200;

class UsdaParser {
  readonly #text: string;
  #at = 0;
  #next = '';
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#advance();
  }

  layer(): Layer {
    const specs: Specs = {};
    const root: Fields = {};
    specs['/'] = { specType: specTypes.prim, fields: root };
    const header = this.#next === '(' ? this.#metadata() : {};
    for (const name of rootFields) {
      if (header[name] !== undefined) root[name] = header[name];
    }
    this.#items('', root, specs, '');
    const subLayers = listOf(header.subLayers).flatMap((value) => (isAsset(value) ? value.asset : []));
    return { specs, subLayers };
  }

  #advance(): string {
    const piece = this.#next;
    for (let isPast = true; isPast; ) {
      isPast = false;
      for (const space of spaces) {
        space.lastIndex = this.#at;
        if (!space.test(this.#text)) continue;
        this.#at = space.lastIndex;
        isPast = true;
      }
    }
    // Not a piece either: each of many such beginnings would be searched for its end.
    if (this.#text.startsWith('/*', this.#at)) throw this.#fault('a comment does not end');
    pieces.lastIndex = this.#at;
    this.#next = pieces.exec(this.#text)?.[0] ?? '';
    if (this.#next !== '') this.#at = pieces.lastIndex;
    else if (this.#at < this.#text.length) throw this.#fault('it cannot be read');
    return piece;
  }

  #expect(piece: string): void {
    if (this.#next !== piece) throw this.#fault(`"${piece}" is missing before "${this.#next.slice(0, 20)}"`);
    this.#advance();
  }

  #fault(what: string): Error {
    return new Error(`line ${this.#text.slice(0, this.#at).split('\n').length}: ${what}`);
  }

  /** Reads what is in a prim, up to the closing bracket or the end. */
  #items(path: string, fields: Fields, specs: Specs, close: string): void {
    const children: string[] = [];
    if (++this.#depth > deepest) throw this.#fault(`prims are nested more than ${deepest} deep`);
    while (this.#next !== close) {
      const word = this.#advance();
      if (word === '') throw this.#fault('a block does not end');
      if (word === ';' || word === ',') continue;
      if (word === 'def' || word === 'over' || word === 'class') children.push(this.#prim(path, word, specs));
      else if (word === 'variantSet') this.#variants(fields);
      else if (word === 'reorder') this.#statementEnd();
      else this.#property(path, word, fields, specs);
    }
    this.#depth--;
    if (children.length > 0)
      fields.primChildren = [...new Set([...(fields.primChildren ?? []), ...children])];
  }

  /** Passes over `nameChildren = [...]` and the like. */
  #statementEnd(): void {
    this.#advance();
    this.#expect('=');
    this.#value();
  }

  #prim(parent: string, specifier: string, specs: Specs): string {
    const typeName = this.#next.startsWith('"') ? '' : this.#advance();
    const name = textOf(this.#advance());
    const path = `${parent}/${name}`;
    const fields: Fields = { ...specs[path]?.fields, typeName };
    if (specifier === 'class') fields.isClass = true;
    specs[path] = { specType: specTypes.prim, fields };
    if (this.#next === '(') primMetadata(this.#metadata(), fields);
    this.#expect('{');
    this.#items(path, fields, specs, '}');
    this.#expect('}');
    return name;
  }

  #variants(fields: Fields): void {
    const set = textOf(this.#advance());
    this.#expect('=');
    this.#expect('{');
    const variants: Record<string, Specs> = {};
    while (this.#next !== '}') {
      const name = textOf(this.#advance());
      if (name === '') throw this.#fault('a variant has no name');
      const own: Fields = { typeName: '' };
      const specs: Specs = { '/v': { specType: specTypes.prim, fields: own } };
      if (this.#next === '(') primMetadata(this.#metadata(), own);
      this.#expect('{');
      this.#items('/v', own, specs, '}');
      this.#expect('}');
      variants[name] = specs;
    }
    this.#advance();
    fields.variantSets = { ...fields.variantSets, [set]: variants };
  }

  #property(path: string, first: string, prim: Fields, specs: Specs): void {
    let type = first;
    while (qualifiers.has(type)) type = this.#advance();
    // A type of a list may stand apart from its brackets.
    if (this.#next === '[') {
      this.#advance();
      this.#expect(']');
      type += '[]';
    }
    const [name = '', part] = splitPart(this.#advance());
    let value: unknown;
    if (this.#next === '=') {
      this.#advance();
      value = this.#value();
    }
    const meta = this.#next === '(' ? this.#metadata() : {};
    const at = `${path}.${name}`;
    if (type === 'rel') {
      specs[at] = { specType: specTypes.relationship, fields: { ...meta, targetPaths: pathsOf(value) } };
      return;
    }
    if (name === 'xformOpOrder') {
      prim.xformOpOrder = listOf(value);
      return;
    }
    const fields: Fields = { ...specs[at]?.fields, ...meta, typeName: type };
    specs[at] = { specType: specTypes.attribute, fields };
    if (part === 'connect') fields.connectionPaths = pathsOf(value);
    else if (part === 'timeSamples') fields.timeSamples = samplesOf(type, value);
    else if (value !== undefined) fields.default = typed(type, value);
  }

  /** Reads `( name = value ... )`; list edits count as their list, texts alone as nothing. */
  #metadata(): Record<string, unknown> {
    const meta: Record<string, unknown> = {};
    this.#expect('(');
    while (this.#next !== ')') {
      let word = this.#advance();
      if (word === '') throw this.#fault('metadata does not end');
      const isDelete = word === 'delete';
      while (edits.has(word)) word = this.#advance();
      if (this.#next !== '=') continue;
      this.#advance();
      const value = this.#value();
      if (isDelete) continue;
      meta[word] =
        arcNames.has(word) && meta[word] !== undefined ? [...listOf(meta[word]), ...listOf(value)] : value;
    }
    this.#advance();
    return meta;
  }

  #value(): unknown {
    const piece = this.#advance();
    switch (piece[0]) {
      case '[':
      case '(': {
        const close = piece === '[' ? ']' : ')';
        const list: unknown[] = [];
        if (++this.#depth > deepest) throw this.#fault('a value is nested too deep');
        while (this.#next !== close) {
          if (this.#next === '') throw this.#fault('a list does not end');
          if (this.#next === ',') this.#advance();
          else list.push(this.#value());
        }
        this.#advance();
        this.#depth--;
        return list;
      }
      case '{':
        return this.#dictionary();
      case '"':
      case "'":
        return textOf(piece);
      case '@':
        return this.#asset(piece);
      case '<':
        return { path: piece.slice(1, -1) };
      default: {
        if (piece === '' || /^[\](){}=,;]$/.test(piece)) throw this.#fault('a value is missing');
        const number = Number(piece);
        if (!Number.isNaN(number)) return number;
        if (/^[-+]?inf$/.test(piece)) return piece[0] === '-' ? -Infinity : Infinity;
        return piece === 'nan' ? Number.NaN : piece === 'true' ? true : piece === 'false' ? false : piece;
      }
    }
  }

  #asset(piece: string): { asset: string; path?: string } {
    const asset = piece.replace(/^(@@@|@)([\s\S]*)\1$/, '$2');
    const path = this.#next.startsWith('<') ? this.#advance().slice(1, -1) : '';
    // Offsets of a layer in time.
    if (this.#next === '(' && path !== '') this.#metadata();
    else if (this.#next === '(' && /\.usd[acz]?$/i.test(asset)) this.#metadata();
    return path === '' ? { asset } : { asset, path };
  }

  /** Reads `{ type name = value ... }` and the samples `{ time: value, ... }`. */
  #dictionary(): Record<string, unknown> {
    const table: Record<string, unknown> = {};
    while (this.#next !== '}') {
      const word = this.#advance();
      if (word === '') throw this.#fault('a table does not end');
      if (word === ',' || word === ';') continue;
      const time = /^(.+):$/.exec(word)?.[1];
      if (time !== undefined) table[time] = this.#value();
      else if (this.#next === '[' && !/^[-\d]/.test(word)) {
        this.#advance();
        this.#expect(']');
      } else if (this.#next === '=') {
        this.#advance();
        table[textOf(word)] = this.#value();
      }
    }
    this.#advance();
    return table;
  }
}

function primMetadata(meta: Record<string, unknown>, fields: Fields): void {
  const arcs = [...arcNames].flatMap((name) => listOf(meta[name]).flatMap(arcOf));
  if (arcs.length > 0) fields.arcs = arcs;
  if (typeof meta.variants === 'object') {
    const chosen = Object.entries(meta.variants as object).map(([set, name]) => [set, String(name)]);
    fields.variantSelection = Object.fromEntries(chosen);
  }
}

function arcOf(value: unknown): Arc[] {
  if (isAsset(value)) return [{ layer: value.asset || undefined, prim: value.path }];
  const { path } = (value ?? {}) as { path?: string };
  return path === undefined ? [] : [{ layer: undefined, prim: path }];
}

function isAsset(value: unknown): value is { asset: string; path?: string } {
  return typeof value === 'object' && value !== null && 'asset' in value;
}

function listOf(value: unknown): unknown[] {
  return value === undefined || value === 'None' ? [] : Array.isArray(value) ? value : [value];
}

function pathsOf(value: unknown): string[] {
  return listOf(value).flatMap((each) => (each as { path?: string }).path ?? []);
}

function splitPart(name: string): [string, string | undefined] {
  const part = /\.(connect|timeSamples|spline)$/.exec(name);
  return part ? [name.slice(0, part.index), part[1]] : [name, undefined];
}

function textOf(piece: string): string {
  const quote = /^("""|'''|"|')/.exec(piece)?.[1];
  if (quote === undefined) return piece;
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return piece
    .slice(quote.length, -quote.length)
    .replace(/\\(.)/g, (_, mark: string) => escapes[mark] ?? mark);
}

/** Returns a value as the crate parser does: lists flat, quaternions with the real part last. */
function typed(type: string, value: unknown): unknown {
  if (value === 'None') return undefined;
  if (isAsset(value)) return value.asset;
  if (!Array.isArray(value)) return value;
  const flat = value.flat(Infinity).map((each) => (isAsset(each) ? each.asset : each));
  if (!type.startsWith('quat')) return flat;
  return flat.map((_, i) => flat[i % 4 === 3 ? i - 3 : i + 1]);
}

function samplesOf(type: string, value: unknown): NonNullable<Fields['timeSamples']> {
  const samples = Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([time, sample]) => [Number(time), typed(type, sample)] as const)
    .filter(([time, sample]) => Number.isFinite(time) && sample !== undefined)
    .sort(([a], [b]) => a - b);
  return { times: samples.map(([time]) => time), values: samples.map(([, sample]) => sample) };
}
