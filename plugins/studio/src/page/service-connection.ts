import { type Connection, connect } from '@meshwright/client';
import { say } from './words/say.ts';

/** Server of this page: adds the token of this start to requests to its origin. */
export interface PageServer {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const name = 'studio-token';

/**
 * Reads the token from the fragment of the page's address. It is stored for the tab, for reloads, and removed from
 * the address, so that no screenshot or copy of the address shows it.
 */
export function pageServer(): PageServer {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(name, given);
    history.replaceState(null, '', location.pathname);
  }
  // The printed address, opened in a tab that has this page, only changes the fragment.
  addEventListener('hashchange', () => location.reload(), { once: true });
  const token = sessionStorage.getItem(name) ?? '';
  return {
    fetch(path, init) {
      const headers = new Headers(init?.headers);
      headers.set('x-studio-token', token);
      return fetch(path, { ...init, headers });
    },
  };
}

/** Draws models with one camera, by the server of the page: one PNG each. */
export async function picturesOf(
  server: PageServer,
  models: readonly { readonly glb: Uint8Array }[],
): Promise<Uint8Array[]> {
  const lengths = models.map(({ glb }) => `bytes=${glb.length}`).join('&');
  const body = new Blob(models.map(({ glb }) => glb as Uint8Array<ArrayBuffer>));
  const answer = await server.fetch(`/pictures?${lengths}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(say(((await answer.json()) as { message: string }).message));
  const pictures = (await answer.json()) as string[];
  return pictures.map((picture) => Uint8Array.from(atob(picture), (each) => each.charCodeAt(0)));
}

/**
 * Connects to the service through the server of this page, which adds the key: requests go to this origin.
 * @throws Error with the server's message when it refuses
 */
export async function serviceConnection(server: PageServer): Promise<Connection> {
  const answer = await server.fetch('/studio.json');
  const about = (await answer.json()) as { baseUrl: string; message: string };
  if (!answer.ok) throw new Error(say(about.message));
  const { origin } = new URL(about.baseUrl);
  return connect({
    baseUrl: about.baseUrl,
    fetch: (input, init) => {
      const { origin: wanted, pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (wanted !== origin)
        throw new TypeError(
          say('Studio only sends requests to {origin}, not to {wanted}.', { origin, wanted }),
        );
      return server.fetch(`/service${pathname}${search}`, init);
    },
  });
}
