/** Receives the beginning and the end of each wait for a part of a body. */
export interface BodyWaits {
  begins(): void;
  ends(): void;
}

/** Returns the response with a body whose waits are reported. */
export function trackedResponse(response: Response, { begins, ends }: BodyWaits): Response {
  const { status, headers } = response;
  if ([101, 204, 205, 304].includes(status) || !response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begins();
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        } finally {
          ends();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status, headers });
}
