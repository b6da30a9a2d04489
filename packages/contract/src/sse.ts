/** One event of a server-sent stream. */
export interface SseFrame {
  readonly event: string;
  readonly data: string;
}

export interface SseOptions {
  /** Most characters of one event. */
  readonly maxLength: number;
  /** Receives the text of each comment line after its colon; heartbeats are comments. */
  readonly onComment?: (text: string) => void;
  /** Creates the error for an event that is longer. Default: a RangeError. */
  readonly tooLong?: () => Error;
}

/**
 * Returns a parser of server-sent events from bytes cut at any position: each call takes a part and returns the events
 * it completed. An event that the end of the stream interrupts is never returned, as the HTML standard demands.
 * @throws the error of `tooLong`
 */
export function sseParser({
  maxLength,
  onComment,
  tooLong = () => new RangeError('an endless event'),
}: SseOptions): (bytes: Uint8Array) => SseFrame[] {
  const decoder = new TextDecoder();
  let afterCr = false;
  let started = '';
  let event = '';
  let data: string[] = [];
  let length = 0;

  return (bytes) => {
    let text = decoder.decode(bytes, { stream: true });
    if (!text) return [];
    // A CRLF split between two parts is one line end.
    if (afterCr) text = text.replace(/^\n/, '');
    afterCr = text.endsWith('\r');
    const frames: SseFrame[] = [];
    const lines = text.split(/\r\n|\n|\r/);
    lines[0] = started + lines[0];
    started = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) frames.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        length = 0;
        continue;
      }
      if (line.startsWith(':')) {
        onComment?.(line.slice(1));
        continue;
      }
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') {
        data.push(value);
        length += line.length;
      }
      if (field === 'event') event = value;
    }
    if (length + started.length > maxLength) throw tooLong();
    return frames;
  };
}
