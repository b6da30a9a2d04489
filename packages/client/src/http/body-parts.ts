/**
 * Yields the parts of a body as they arrive, each awaited through `withTimeout`. Leaving the loop cancels the rest and
 * closes the connection.
 */
export async function* bodyParts(
  { body }: Response,
  withTimeout: <T>(read: () => Promise<T>) => Promise<T> = (read) => read(),
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await withTimeout(() => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    reader?.cancel().catch(() => {});
  }
}
