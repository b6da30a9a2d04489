import type { BridgeFile } from '../bridge-file.ts';

/** Returns a function that sends one request to the bridge: JSON, or bytes. */
export function bridgeCall({ url, token }: Pick<BridgeFile, 'url' | 'token'>) {
  return async (method: string, path: string, body?: unknown): Promise<Response> => {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    return await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': type }) },
      ...(body !== undefined && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
  };
}
