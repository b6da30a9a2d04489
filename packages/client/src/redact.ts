const urlWithQuery = /(\bhttps?:\/\/[^\s"'<>?#]+)[?#][^\s"'<>]*/gi;

/** Takes the secrets and the queries of URLs, which may be signed, out of a text. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text.replace(urlWithQuery, '$1?...');
  for (const secret of secrets) clean = clean.replaceAll(secret, '[key]');
  return clean;
}

/** A copy of an error, causes included, that is safe to print. Anything but an error becomes a redacted text. */
export function redactedError(error: unknown, secrets: readonly string[], depth = 4): unknown {
  if (!(error instanceof Error)) return error === undefined ? error : redact(String(error), secrets);
  const copy = new Error(redact(error.message, secrets), {
    cause: depth ? redactedError(error.cause, secrets, depth - 1) : undefined,
  });
  copy.name = error.name;
  return 'code' in error ? Object.assign(copy, { code: error.code }) : copy;
}
