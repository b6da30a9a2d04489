/** Credentials before the host of any URL. */
const login = /\/\/[^\s/?#]*@/g;
/** Text after ? or #, quoted values included; a relative link has no other mark of a URL. */
const query = /([^\s?#])[?#](?:=\\?["'][^"']*["']?|[^\s"'<>])+/g;

/** Removes secrets, and the credentials and queries of URLs, which may be signed, from a text. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text.replace(login, '//...@').replace(query, '$1?...');
  for (const secret of secrets) clean = clean.replaceAll(secret, '[key]');
  return clean;
}

/** Returns a copy of an error, causes included, that is safe to print. Any other value becomes a redacted text. */
export function redactedError(error: unknown, secrets: readonly string[], depth = 4): unknown {
  if (!(error instanceof Error)) return error && redact(String(error), secrets);
  const copy = new Error(redact(error.message, secrets), {
    cause: depth ? redactedError(error.cause, secrets, depth - 1) : undefined,
  });
  return Object.assign(copy, { name: error.name }, 'code' in error && { code: error.code });
}
