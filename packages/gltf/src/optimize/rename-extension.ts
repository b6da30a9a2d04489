import { isObject, type JsonObject } from '../read/json.ts';

/** Both store the same properties; the data of the second form has the newer codec, which its decoders read too. */
export const EXT_MESHOPT = 'EXT_meshopt_compression';
export const KHR_MESHOPT = 'KHR_meshopt_compression';

/** Returns the JSON with an extension of buffers and buffer views under another name. */
export function renamedExtension(json: JsonObject, from: string, to: string): JsonObject {
  const renamed = (owner: unknown): unknown => {
    if (!isObject(owner) || !isObject(owner.extensions)) return owner;
    const { [from]: packed, ...others } = owner.extensions;
    return packed === undefined ? owner : { ...owner, extensions: { ...others, [to]: packed } };
  };
  const list = (key: string, change: (item: unknown) => unknown) =>
    Array.isArray(json[key]) ? { [key]: json[key].map(change) } : {};
  const name = (item: unknown) => (item === from ? to : item);
  return {
    ...json,
    ...list('bufferViews', renamed),
    ...list('buffers', renamed),
    ...list('extensionsUsed', name),
    ...list('extensionsRequired', name),
  };
}
