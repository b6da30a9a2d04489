import { type Connection, connect } from '@meshwright/client';

/**
 * Connects to the service through the server of this page, which adds the key: requests go to this origin.
 * @throws Error with the server's message when it refuses
 */
export async function servedConnection(token: string): Promise<Connection> {
  const own = { 'x-studio-token': token };
  const answer = await fetch('/studio.json', { headers: own });
  const about = (await answer.json()) as { baseUrl: string; message: string };
  if (!answer.ok) throw new Error(about.message);
  const { origin } = new URL(about.baseUrl);
  return connect({
    baseUrl: about.baseUrl,
    fetch: (input, init) => {
      const { origin: wanted, pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (wanted !== origin)
        throw new TypeError(`Studio only sends requests to ${origin}, not to ${wanted}.`);
      const headers = new Headers(init?.headers);
      headers.set('x-studio-token', token);
      return fetch(`/service${pathname}${search}`, { ...init, headers });
    },
  });
}
