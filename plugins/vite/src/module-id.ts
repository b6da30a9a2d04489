/** A parsed module specifier of this plugin. */
export type ModuleId =
  | { readonly kind: 'page' }
  | { readonly kind: 'all' | 'asset'; readonly name: string; readonly preview: boolean };

export const pageId = 'virtual:meshwright/page';

/** Parses `virtual:meshwright` and `meshwright:NAME`, with or without `?preview`; undefined for other modules. */
export function parseModuleId(id: string): ModuleId | undefined {
  if (id === pageId) return { kind: 'page' };
  const [, all, name = '', preview] =
    /^(?:(virtual:meshwright)|meshwright:([A-Za-z0-9][\w-]*))(\?preview)?$/.exec(id) ?? [];
  if (all === undefined && name === '') return undefined;
  return { kind: all ? 'all' : 'asset', name, preview: preview !== undefined };
}

/** Returns Vite's ids of all modules that contain an asset. */
export function modulesOf(name: string): string[] {
  return ['virtual:meshwright', `meshwright:${name}`].flatMap((id) => [`\0${id}`, `\0${id}?preview`]);
}
