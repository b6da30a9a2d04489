const generic = /\b((?:Uint|Int|Float|BigInt|BigUint)(?:8|16|32|64)(?:Clamped)?Array)<ArrayBuffer(Like)?>/g;

/**
 * Returns declarations that the oldest supported TypeScript reads too: typed arrays are generic since 5.7. The other
 * spelling is the same type to later ones.
 */
export function readableByOldest(declarations: string): string {
  return declarations.replace(generic, (_, name: string, like?: string) =>
    like ? name : `ReturnType<${name}['slice']>`,
  );
}

/**
 * Returns declarations that take the names of bundled packages from `place`, and those names. They are for declarations that no
 * entry exports.
 */
export function withoutBundled(
  declarations: string,
  bundled: readonly string[],
  place: string,
): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const text = declarations.replace(
    /^import (?:type )?\{([^}]+)\} from '([^']+)';$/gm,
    (line, list: string, from: string) => {
      if (!bundled.some((name) => from === name || from.startsWith(`${name}/`))) return line;
      const own = list.split(',').map((name) => name.replace(/^\s*type /, '').trim());
      names.push(...own);
      return `import type { ${own.join(', ')} } from '${place}';`;
    },
  );
  return { text, names };
}

/** Returns declarations of those names, as `any`. */
export function bundledTypes(names: readonly string[]): string {
  const lines = [...new Set(names)]
    .sort()
    .map((name) => `export type ${name}<_A = any, _B = any, _C = any> = any;`);
  return `${lines.join('\n')}\n`;
}
