import type { LinkError } from '../../link/messages.ts';

export interface ReadMessages {
  /** Address of the session's messages. */
  readonly url: string;
  readonly token: string;
  isOver(): boolean;
  /** Returns the signal of the next connection. */
  connect(): AbortSignal;
  deliver(message: unknown): void;
  failed(error: LinkError): void;
}

/** Reads the messages of a session as server-sent events, and resumes after a dropped connection. */
export async function readMessages({
  url,
  token,
  isOver,
  connect,
  deliver,
  failed,
}: ReadMessages): Promise<void> {
  let last = '0';
  while (!isOver()) {
    const answer = await fetch(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream', 'Last-Event-ID': last },
      signal: connect(),
    });
    if (!answer.ok) return failed((await answer.json()) as LinkError);
    try {
      for await (const { id, data } of eventsOf(answer.body!)) {
        last = id;
        deliver(JSON.parse(data));
      }
    } catch {
      // The connection dropped; the last number resumes it.
    }
  }
}

/** Parses the events of a stream as the guide describes. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ readonly id: string; readonly data: string }> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (id !== undefined && data !== undefined) yield { id, data };
    }
  }
}
