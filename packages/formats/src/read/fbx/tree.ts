/** A value of a record. A whole number that a double cannot hold is a bigint. */
export type FbxValue = number | bigint | string | Uint8Array | FbxArray;

export type FbxArray = Float64Array | Float32Array | Int32Array | BigInt64Array;

/** A record of an FBX file: a name, values, and nested records. Text and binary files give the same records. */
export interface FbxNode {
  readonly name: string;
  readonly values: readonly FbxValue[];
  readonly children: readonly FbxNode[];
}

/** Most records of a file, and the deepest nesting: more is no model, and each costs memory. */
export const recordLimits = { records: 2_000_000, depth: 64 } as const;

export function childOf(node: FbxNode | undefined, name: string): FbxNode | undefined {
  return node?.children.find((child) => child.name === name);
}

export function childrenOf(node: FbxNode | undefined, name: string): FbxNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** Returns the first value of a nested record as text. */
export function textOf(node: FbxNode | undefined, name: string): string | undefined {
  const value = childOf(node, name)?.values[0];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the first value of a nested record as a number. */
export function numberOf(node: FbxNode | undefined, name: string): number | undefined {
  const value = childOf(node, name)?.values[0];
  return value === undefined ? undefined : asNumber(value);
}

/** Returns the numbers of a record, whether they are one array or a list of values. */
export function numbersOf(node: FbxNode | undefined): Float64Array | Float32Array | Int32Array {
  const [first] = node?.values ?? [];
  if (first instanceof Float64Array || first instanceof Float32Array || first instanceof Int32Array)
    return first;
  if (first instanceof BigInt64Array) return Float64Array.from(first, Number);
  return Float64Array.from(node?.values ?? [], asNumber);
}

/** Returns a value as a number; text that is none and bytes are not a number. */
export function asNumber(value: FbxValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') return value === '' ? Number.NaN : Number(value);
  return value.length > 0 ? Number(value[0]) : Number.NaN;
}
