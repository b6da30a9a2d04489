/** Response content types allowed on the page's origin: none is a document that runs scripts. */
const harmless =
  /^(application\/(json|octet-stream|zip)|model\/gltf-binary|text\/event-stream|image\/(png|jpeg|webp|gif|avif))$/;

/** Response headers that the client reads; no cookies or redirects. */
const passed =
  /^(accept-ranges|content-range|date|deprecation|etag|last-modified|link|retry-after|sunset|(x-)?ratelimit-.*|x-api-version|x-deprecation-notice|x-request-id)$/;

/**
 * Returns the headers for a service response. Types outside the short list become downloads, so a browser that opens
 * the response never renders it as a page.
 */
export function answerHeaders(answered: Headers): Record<string, string> {
  const given = (answered.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const type = harmless.test(given) ? given : 'application/octet-stream';
  const isData = type === 'application/json' || type === 'text/event-stream';
  // fetch has decoded the content encoding.
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
