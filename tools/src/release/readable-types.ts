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
