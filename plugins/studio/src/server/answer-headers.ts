/** Content types that an answer of the service keeps on the page's origin: none is a document that runs scripts. */
const harmless =
  /^(application\/(json|octet-stream|zip)|model\/gltf-binary|text\/event-stream|image\/(png|jpeg|webp|gif|avif))$/;

/** What the client reads of an answer beside its body. Cookies and redirects are not among it. */
const passed =
  /^(accept-ranges|content-range|date|deprecation|etag|last-modified|link|retry-after|sunset|(x-)?ratelimit-.*|x-api-version|x-deprecation-notice|x-request-id)$/;

/**
 * The headers that an answer of the service goes to the page with. Whatever type it gives, a browser that opens it
 * shows no page of it: what is not on the short list is a file to save.
 */
export function answerHeaders(answered: Headers): Record<string, string> {
  const given = (answered.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const type = harmless.test(given) ? given : 'application/octet-stream';
  const isData = type === 'application/json' || type === 'text/event-stream';
  // What came encoded is decoded by now.
  const length = answered.get('content-encoding') ? null : answered.get('content-length');
  return {
    ...Object.fromEntries([...answered].filter(([name]) => passed.test(name))),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': type,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(!isData && { 'content-disposition': 'attachment' }),
    ...(length !== null && { 'content-length': length }),
  };
}
