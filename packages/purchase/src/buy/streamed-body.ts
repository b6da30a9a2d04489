/**
 * Returns request options with the body as a stream. Node's `fetch` repeats a request after a 421 if its body can be
 * read again (Fetch standard, HTTP-network-or-cache fetch), which a stream cannot. Elsewhere they are unchanged:
 * browsers stream over HTTP/2 only.
 */
export function withStreamedBody(init: RequestInit | undefined): RequestInit | undefined {
  const { process } = globalThis as { readonly process?: { readonly release?: { readonly name?: string } } };
  if (typeof init?.body !== 'string' || process?.release?.name !== 'node') return init;
  const body = new Blob([init.body]);
  const headers = { ...(init.headers as Record<string, string>), 'content-length': String(body.size) };
  return { ...init, headers, body: body.stream(), duplex: 'half' } as RequestInit;
}
