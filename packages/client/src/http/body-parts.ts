/**
 * The parts of a body as they come, each awaited through `patiently`. Whoever leaves the loop over them gives up
 * the rest, and with it the connection.
 */
export async function* bodyParts(
  { body }: Response,
  patiently: <T>(read: () => Promise<T>) => Promise<T> = (read) => read(),
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await patiently(() => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    reader?.cancel().catch(() => {});
  }
}
