/// <reference path="../three/usd-parsers.d.ts" />
import { USDCParser } from 'three/examples/jsm/loaders/usd/USDCParser.js';
import { type Arc, type Fields, type Layer, type Specs, specTypes } from './specs.ts';

/**
 * Parses a USD crate: prims, attributes with their samples, relationships, variants, and the arcs to other layers.
 * @throws Error for a damaged file
 */
export function parseUsdc(bytes: Uint8Array): Layer {
  const { specsByPath } = new CrateParser().parseData(new Uint8Array(bytes).buffer);
  const { subLayers } = specsByPath['/']?.fields ?? {};
  return {
    specs: withVariants(eachSpec(specsByPath)),
    subLayers: Array.isArray(subLayers) ? subLayers.map(String) : [],
  };
}

/** Types of values that the parser of three.js leaves out (OpenUSD, `crateDataTypes.h`). */
const types = { dictionary: 31, references: 35, payload: 47, strings: 50, payloads: 55 } as const;

/** Most arcs and names of a list, far beyond those of any stage. */
const mostItems = 1_000_000;

/** The parser of three.js, with the values that compose a stage. */
class CrateParser extends USDCParser {
  override _readScalarValue(type: number): unknown {
    switch (type) {
      case types.references:
        return this.#listOf(() => this.#arc(true, true));
      case types.payloads:
        return this.#listOf(() => this.#arc(this.#statesOffsets(), false));
      case types.payload:
        return [this.#arc(this.#statesOffsets(), false)];
      case types.strings:
        return this.#items(() => this.#string());
      default:
        return super._readScalarValue(type);
    }
  }

  /** Payloads state an offset in time from version 0.8 on. */
  #statesOffsets(): boolean {
    return this.version.major > 0 || this.version.minor >= 8;
  }

  #arc(hasOffset: boolean, hasData: boolean): Arc {
    const layer = this.#string();
    const prim = this.paths[this.reader.readUint32()];
    if (hasOffset) for (let i = 0; i < 2; i++) this.reader.readFloat64();
    if (hasData) super._readScalarValue(types.dictionary);
    return { layer: layer || undefined, prim: prim || undefined };
  }

  #string(): string {
    return this.tokens[this.strings[this.reader.readUint32()] ?? -1] ?? '';
  }

  #items<Item>(read: () => Item): Item[] {
    const count = this.reader.readUint64();
    if (!(count <= mostItems)) throw new RangeError(`a list has ${count} items`);
    return Array.from({ length: count }, read);
  }

  /** An edited list: what is stated, else what is put before, added and put behind. Deleted and ordered items are passed over. */
  #listOf<Item>(read: () => Item): Item[] {
    const flags = this.reader.readUint8();
    const part = (flag: number): Item[] => (flags & flag ? this.#items(read) : []);
    const explicit = part(0x02);
    const added = part(0x04);
    const prepended = part(0x20);
    const appended = part(0x40);
    return flags & 0x01 ? explicit : [...prepended, ...added, ...appended];
  }
}

/** Returns the specs with arcs and classes as the text parser states them, and without what the composer would compose again. */
function eachSpec(specs: Specs): Specs {
  return Object.fromEntries(
    Object.entries(specs).map(([path, { specType, fields }]) => {
      const {
        references,
        payload,
        inheritPaths,
        specializes,
        variantSetNames: _,
        variantSetChildren: __,
        subLayers: ___,
        ...kept
      } = fields;
      const arcs = [
        ...arcsOf(references),
        ...arcsOf(payload),
        ...[inheritPaths, specializes].flatMap(pathArcs),
      ];
      const own: Fields = {
        ...kept,
        ...(arcs.length > 0 && { arcs }),
        ...(fields.specifier === 2 && { isClass: true }),
      };
      return [path, { specType, fields: own }];
    }),
  );
}

function arcsOf(value: unknown): Arc[] {
  return Array.isArray(value) ? (value as Arc[]) : [];
}

function pathArcs(value: unknown): Arc[] {
  return Array.isArray(value) ? value.map((prim) => ({ layer: undefined, prim: String(prim) })) : [];
}

/** Moves what variants hold, at `/prim/{set=name}/child`, to the prim that has them. */
function withVariants(specs: Specs): Specs {
  const own: Specs = {};
  const inner = new Map<string, Map<string, Map<string, Specs>>>();
  for (const [path, spec] of Object.entries(specs)) {
    const variant = /^(.*?)\/\{([^=}]*)=([^}]*)\}(.*)$/.exec(path);
    if (!variant) {
      own[path] = { ...spec, fields: plainTargets(spec.fields) };
      continue;
    }
    const [, prim = '', set = '', name = '', rest = ''] = variant;
    // The set itself has no name of a variant.
    if (name === '') continue;
    const sets = inner.get(prim) ?? new Map<string, Map<string, Specs>>();
    const variants = sets.get(set) ?? new Map<string, Specs>();
    const held = variants.get(name) ?? {};
    held[`/v${rest}`] = rest === '' ? { ...spec, specType: specTypes.prim } : spec;
    inner.set(prim, sets.set(set, variants.set(name, held)));
  }
  for (const [prim, sets] of inner) {
    const spec = own[prim];
    if (!spec) continue;
    const variantSets = Object.fromEntries(
      [...sets].map(([set, variants]) => [
        set,
        Object.fromEntries([...variants].map(([name, held]) => [name, withVariants(held)])),
      ]),
    );
    own[prim] = { ...spec, fields: { ...spec.fields, variantSets } };
  }
  return own;
}

/** Targets name prims without the variants that hold them. */
function plainTargets(fields: Fields): Fields {
  const plain = (paths: readonly string[]) => paths.map((path) => path.replace(/\/\{[^}]*\}/g, ''));
  return {
    ...fields,
    ...(fields.targetPaths && { targetPaths: plain(fields.targetPaths) }),
    ...(fields.connectionPaths && { connectionPaths: plain(fields.connectionPaths) }),
  };
}
