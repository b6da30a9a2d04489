/** Reads the media type of a base64 data URI validated by the contract: without parameters, lower case. */
export function readDataUri(uri: string): { readonly mediaType: string } {
  const head = uri.slice('data:'.length, uri.indexOf(','));
  return { mediaType: head.split(';')[0]?.toLowerCase() ?? '' };
}
