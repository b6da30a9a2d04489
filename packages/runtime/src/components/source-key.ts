import { type AssetSource, identityOf, isFiles } from '../load/asset-source.ts';

/** Returns what equal sources have in common: their text, the name of a task's file, or the object of bytes. */
export function sourceKey(source: AssetSource): unknown {
  if (typeof source === 'string') return source;
  if (source instanceof URL) return source.href;
  if (isFiles(source)) return source;
  if ('task' in source) return identityOf(source);
  if ('family' in source) return identityOf({ task: source });
  return source;
}
