/** Returns the tag that identifies these bytes, if any: weak tags do not guarantee equal bytes. */
export function strongTag(response: Response): string | undefined {
  const tag = response.headers.get('etag');
  return tag?.startsWith('"') ? tag : undefined;
}
