/** A value of a record. A number is a 32-bit integer; a double is wrapped. */
export type FbxProperty =
  | boolean
  | number
  | bigint
  | string
  | { readonly double: number }
  | Uint8Array
  | Int32Array
  | Float32Array
  | Float64Array
  | BigInt64Array;

/** A record of an FBX file: a name, values, and nested records. */
export interface FbxNode {
  readonly name: string;
  readonly properties: readonly FbxProperty[];
  readonly children: readonly FbxNode[];
}

export function fbxNode(
  name: string,
  properties: readonly FbxProperty[] = [],
  children: readonly FbxNode[] = [],
): FbxNode {
  return { name, properties, children };
}

/** One entry of a property table: name, type, label, flags, values. */
export type FbxSetting = readonly [
  name: string,
  type: string,
  label: string,
  flags: string,
  ...values: FbxProperty[],
];

/** Returns the property table of an object. */
export function fbxSettings(settings: readonly FbxSetting[]): FbxNode {
  return fbxNode(
    'Properties70',
    [],
    settings.map((setting) => fbxNode('P', setting)),
  );
}

/** Wraps values as the doubles of a property entry. */
export function doubles(values: Iterable<number>): { readonly double: number }[] {
  return Array.from(values, (double) => ({ double }));
}
