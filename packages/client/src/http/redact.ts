/** Who logs in, before the host of any URL. */
const login = /\/\/[^\s/?#]*@/g;
/** Whatever hangs on a text by ? or #, quoted values included: a link may be relative, and then looks like nothing else. */
const query = /([^\s?#])[?#](?:=\\?["'][^"']*["']?|[^\s"'<>])+/g;

/** Takes the secrets, the logins and the queries of URLs, which may be signed, out of a text. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text.replace(login, '//...@').replace(query, '$1?...');
  for (const secret of secrets) clean = clean.replaceAll(secret, '[key]');
  return clean;
}

/** A copy of an error, causes included, that is safe to print. Anything but an error becomes a redacted text. */
export function redactedError(error: unknown, secrets: readonly string[], depth = 4): unknown {
  if (!(error instanceof Error)) return error && redact(String(error), secrets);
  const copy = new Error(redact(error.message, secrets), {
    cause: depth ? redactedError(error.cause, secrets, depth - 1) : undefined,
  });
  return Object.assign(copy, { name: error.name }, 'code' in error && { code: error.code });
}
