/** Prims, attributes and relationships of a layer by their paths, in the form of the parsers of three.js. */
export type Specs = Record<string, Spec>;

interface Spec {
  readonly specType: (typeof specTypes)[keyof typeof specTypes];
  readonly fields: Fields;
}

export const specTypes = { attribute: 1, prim: 6, relationship: 8 } as const;

export interface Fields {
  typeName?: string;
  primChildren?: readonly string[];
  /** Value of an attribute, lists and tuples flat. */
  default?: unknown;
  timeSamples?: { readonly times: readonly number[]; readonly values: readonly unknown[] };
  targetPaths?: readonly string[];
  connectionPaths?: readonly string[];
  variantSelection?: Readonly<Record<string, string>>;
  /** What each variant of each set adds to the prim, below `/v`. */
  variantSets?: Record<string, Record<string, Specs>>;
  /** What a prim is made of besides its own opinions, the strongest first. */
  arcs?: readonly Arc[];
  /** Only others inherit from it: it is not shown. */
  isClass?: boolean;
  [name: string]: unknown;
}

/** A prim of another layer, or of the same; without a path the default one. */
export interface Arc {
  readonly layer: string | undefined;
  readonly prim: string | undefined;
}

/** One file of a stage. */
export interface Layer {
  readonly specs: Specs;
  /** Names as they are written in it, the strongest first. */
  readonly subLayers: readonly string[];
}
