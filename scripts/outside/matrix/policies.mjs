// The strictest Content-Security-Policy that each engine needs for each decoder, as docs/decoders.md lists them.

/** What a page needs for files without a decoder. */
const plain = {
  three: { 'connect-src': ["'self'", 'blob:'] },
  babylon: { 'connect-src': ["'self'"], 'img-src': ['blob:', 'data:'] },
  playcanvas: { 'connect-src': ["'self'"] },
};
const wasm = { 'script-src': ["'wasm-unsafe-eval'"] };
const inWorker = { ...wasm, 'worker-src': ['blob:'] };
const withEval = { 'script-src': ["'unsafe-eval'"], 'worker-src': ['blob:'] };
const decoders = { meshopt: wasm, draco: inWorker, ktx2: withEval };

/** @param needed names of decoders */
export function policyOf(engine, needed) {
  const parts = [
    { 'default-src': ["'none'"], 'script-src': ["'self'"] },
    plain[engine],
    ...needed.map((name) => decoders[name]),
  ];
  const directives = new Map();
  for (const part of parts)
    for (const [name, sources] of Object.entries(part))
      directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
