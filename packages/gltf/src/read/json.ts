import { GltfError } from '../gltf-error.ts';

/** An object from JSON.parse, not validated yet. */
export type JsonObject = { [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list of objects at `key`, empty when absent. */
export function objectsAt(owner: JsonObject, key: string, at: string): JsonObject[] {
  const list = listAt(owner, key, at);
  const badIndex = list.findIndex((item) => !isObject(item));
  if (badIndex < 0) return list as JsonObject[];
  throw wrong(`${at}/${key}/${badIndex}`, 'an object', list[badIndex]);
}

export function listAt(owner: JsonObject, key: string, at: string): unknown[] {
  const list = owner[key];
  if (list === undefined) return [];
  if (Array.isArray(list)) return list;
  throw wrong(`${at}/${key}`, 'a list', list);
}

export function objectAt(owner: JsonObject, key: string, at: string): JsonObject | undefined {
  const value = owner[key];
  if (value === undefined || isObject(value)) return value;
  throw wrong(`${at}/${key}`, 'an object', value);
}

export function textAt(owner: JsonObject, key: string, at: string): string | undefined {
  const value = owner[key];
  if (value === undefined || typeof value === 'string') return value;
  throw wrong(`${at}/${key}`, 'a text', value);
}

/** A non-negative integer, exact in a double. */
export function wholeAt(owner: JsonObject, key: string, at: string): number | undefined {
  const value = owner[key];
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw wrong(`${at}/${key}`, 'a whole number from 0 up', value);
}

/** An index into a list of `length` items. */
export function indexAt(owner: JsonObject, key: string, length: number, at: string): number | undefined {
  const index = wholeAt(owner, key, at);
  if (index === undefined || index < length) return index;
  throw new GltfError('bad_reference', `${at}/${key}: ${index}, but there are ${length}`, {
    pointer: `${at}/${key}`,
  });
}

export function indicesAt(owner: JsonObject, key: string, length: number, at: string): number[] {
  const list = listAt(owner, key, at);
  for (const [position, index] of list.entries()) {
    const pointer = `${at}/${key}/${position}`;
    if (!Number.isSafeInteger(index) || (index as number) < 0) throw wrong(pointer, 'an index', index);
    if ((index as number) >= length) {
      throw new GltfError('bad_reference', `${pointer}: ${index}, but there are ${length}`, { pointer });
    }
  }
  return list as number[];
}

/** A list of finite numbers; of exactly `length` when given. */
export function numbersAt(owner: JsonObject, key: string, at: string, length?: number): number[] | undefined {
  if (owner[key] === undefined) return undefined;
  const list = listAt(owner, key, at);
  if ((length === undefined || list.length === length) && list.every(Number.isFinite))
    return list as number[];
  throw wrong(`${at}/${key}`, `${length ?? 'only'} finite numbers`, list);
}

export function textsAt(owner: JsonObject, key: string, at: string): string[] {
  const list = listAt(owner, key, at);
  for (const [index, item] of list.entries()) {
    if (typeof item !== 'string') throw wrong(`${at}/${key}/${index}`, 'a text', item);
  }
  return list as string[];
}

export function extensionAt(owner: JsonObject, name: string, at: string): JsonObject | undefined {
  const extensions = objectAt(owner, 'extensions', at);
  return extensions && Object.hasOwn(extensions, name)
    ? objectAt(extensions, name, `${at}/extensions`)
    : undefined;
}

export function wrong(pointer: string, wanted: string, value: unknown): GltfError {
  const shown =
    typeof value === 'object' && value !== null
      ? Array.isArray(value)
        ? 'a list'
        : 'an object'
      : String(value);
  return new GltfError('bad_value', `${pointer}: ${shown.slice(0, 60)}, but it must be ${wanted}`, {
    pointer,
  });
}
