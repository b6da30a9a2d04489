/** Messages between a host and the bridge, in order. */
export type Transcript = readonly {
  readonly direction: 'host' | 'core';
  readonly message: object;
}[];

/**
 * Returns a transcript in which values that differ between runs are constants. Only the last view before each host
 * message is left, because the number of views in between depends on the machine.
 * @param baseUrl of the service
 */
export function lastingTranscript(
  transcript: Transcript,
  isKept: (message: object) => boolean,
  baseUrl: string,
): Transcript {
  const kept = transcript.filter(
    ({ message }, at) => !isView(message) || isKept(message) || !isReplaced(transcript, at),
  );
  const ids: string[] = [];
  const text = JSON.stringify(kept)
    .replaceAll(new URL(baseUrl).host, 'meshwright.localhost')
    .replace(
      /"[^"]*\/exchange\/[0-9a-f]{32}\//g,
      '"/home/ada/.cache/meshwright/bridge/exchange/018a210d8ba4705cb1111f1776f7f578/',
    )
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `018a210d-8ba4-705c-b111-${String(ids.indexOf(id) + 1).padStart(12, '0')}`;
    });
  return JSON.parse(text) as Transcript;
}

export function isView(message: object): boolean {
  return (message as { type?: unknown }).type === 'view';
}

/** Whether another view follows before the next host message. */
function isReplaced(transcript: Transcript, at: number): boolean {
  for (const { direction, message } of transcript.slice(at + 1)) {
    if (direction === 'host') return false;
    if (isView(message)) return true;
  }
  return false;
}
