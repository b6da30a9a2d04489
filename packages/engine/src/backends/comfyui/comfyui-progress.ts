import { WebSocket } from 'ws';

interface FollowOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly client: string;
  progress(percent: number): void;
}

const maxFrameBytes = 16_000_000;

/**
 * Reports a client's progress from the socket; a failed connection does not affect the work. Every node that reports
 * progress restarts at 0, and the caller keeps the maximum.
 */
export function followComfyui({ baseUrl, token, client, progress }: FollowOptions): { close(): void } {
  const url = new URL('ws', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('clientId', client);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(url, { headers, maxPayload: maxFrameBytes, perMessageDeflate: false });
  socket.on('error', () => {});
  socket.on('message', (data, isBinary) => {
    const share = isBinary ? undefined : shareIn(String(data));
    if (share !== undefined) progress(share * 100);
  });
  return { close: () => socket.terminate() };
}

function shareIn(text: string): number | undefined {
  try {
    const { type, data } = JSON.parse(text) as { type?: unknown; data?: { value?: unknown; max?: unknown } };
    if (type !== 'progress') return undefined;
    const share = Number(data?.value) / Number(data?.max);
    return Number.isFinite(share) ? share : undefined;
  } catch {
    return undefined;
  }
}
