/** One event of a server-sent stream. */
export interface SseFrame {
  readonly event: string;
  readonly data: string;
}

/**
 * Returns a parser of server-sent events from bytes cut at any position: each call takes a part and returns the events
 * it completed. An event that the end of the stream interrupts is never returned, as the HTML standard demands.
 * @param maxLength most characters of one event
 * @param tooLong creates the error that is thrown for a longer one
 * @param onComment receives the text of each comment line; heartbeats are comments
 * @example
 * import { sseParser } from '@meshwright/contract';
 *
 * const parse = sseParser(1_000_000, () => new Error('an event is too long'));
 * parse(new TextEncoder().encode('event: message\ndata: {"progress"')); // []
 * parse(new TextEncoder().encode(':50}\n\n')); // [{ event: 'message', data: '{"progress":50}' }]
 */
export function sseParser(
  maxLength: number,
  tooLong: () => Error,
  onComment?: (text: string) => void,
): (bytes: Uint8Array) => SseFrame[] {
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
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (!line) {
        if (data.length) frames.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        length = 0;
      } else if (field === 'data') {
        data.push(value);
        length += line.length;
      } else if (field === 'event') event = value;
      else if (!field) onComment?.(value);
    }
    if (length + started.length > maxLength) throw tooLong();
    return frames;
  };
}
