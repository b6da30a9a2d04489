/** What a specifier of ours asks for. */
export type ModuleId =
  | { readonly kind: 'page' }
  | { readonly kind: 'all' | 'asset'; readonly name: string; readonly preview: boolean };

export const pageId = 'virtual:meshwright/page';

/** Reads `virtual:meshwright` and `meshwright:NAME`, with `?preview` or without; undefined for what is not ours. */
export function parseModuleId(id: string): ModuleId | undefined {
  if (id === pageId) return { kind: 'page' };
  const [, all, name = '', preview] =
    /^(?:(virtual:meshwright)|meshwright:([A-Za-z0-9][\w-]*))(\?preview)?$/.exec(id) ?? [];
  if (all === undefined && name === '') return undefined;
  return { kind: all ? 'all' : 'asset', name, preview: preview !== undefined };
}

/** The ids, as Vite knows them, of every module that tells of an asset. */
export function modulesOf(name: string): string[] {
  return ['virtual:meshwright', `meshwright:${name}`].flatMap((id) => [`\0${id}`, `\0${id}?preview`]);
}
