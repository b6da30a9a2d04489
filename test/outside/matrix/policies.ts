// The strictest Content-Security-Policy that each engine needs for each decoder, as docs/decoders.md lists them.

export type Decoder = 'meshopt' | 'draco' | 'ktx2';
export type Engine = 'three' | 'babylon' | 'playcanvas';
type Directives = Readonly<Record<string, readonly string[]>>;

/** What a page needs for files without a decoder. */
const plain: Record<Engine, Directives> = {
  three: { 'connect-src': ["'self'", 'blob:'] },
  babylon: { 'connect-src': ["'self'"], 'img-src': ['blob:', 'data:'] },
  playcanvas: { 'connect-src': ["'self'"] },
};
const decoders: Record<Decoder, Directives> = {
  meshopt: { 'script-src': ["'wasm-unsafe-eval'"] },
  draco: { 'script-src': ["'wasm-unsafe-eval'"], 'worker-src': ['blob:'] },
  ktx2: { 'script-src': ["'unsafe-eval'"], 'worker-src': ['blob:'] },
};

export function policyOf(engine: Engine, needed: readonly Decoder[]): string {
  const base = { 'default-src': ["'none'"], 'script-src': ["'self'"] };
  const directives = new Map<string, Set<string>>();
  for (const part of [base, plain[engine], ...needed.map((name) => decoders[name])])
    for (const [name, sources] of Object.entries(part))
      directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
