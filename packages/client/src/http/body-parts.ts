/**
 * Yields the parts of a body as they arrive, each awaited through `withPatience`. Leaving the loop cancels the rest and
 * closes the connection.
 */
export async function* bodyParts(
  { body }: Response,
  withPatience: <T>(read: () => Promise<T>) => Promise<T> = (read) => read(),
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await withPatience(() => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    reader?.cancel().catch(() => {});
  }
}
