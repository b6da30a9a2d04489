/** A value of a record. A number is a 32-bit integer; what is to be a double says so. */
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

/** A record of an FBX file: a name, values, and records inside. */
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

/** One line of a property table: name, type, label, flags, values. */
export type FbxSetting = readonly [
  name: string,
  type: string,
  label: string,
  flags: string,
  ...values: FbxProperty[],
];

/** The property table of an object. */
export function fbxSettings(settings: readonly FbxSetting[]): FbxNode {
  return fbxNode(
    'Properties70',
    [],
    settings.map((setting) => fbxNode('P', setting)),
  );
}

/** Values as the doubles a property line wants. */
export function doubles(values: Iterable<number>): { readonly double: number }[] {
  return Array.from(values, (double) => ({ double }));
}
