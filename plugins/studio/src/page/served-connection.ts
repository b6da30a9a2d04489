import { type Connection, connect } from '@meshwright/client';

/**
 * The service behind the server of this page, which adds the key: what would go to the service goes to this origin.
 * @throws Error when the server of the page does not answer
 */
export async function servedConnection(): Promise<Connection> {
  const { baseUrl } = (await (await fetch('/studio.json')).json()) as { baseUrl: string };
  const { origin } = new URL(baseUrl);
  return connect({
    baseUrl,
    fetch: (input, init) => {
      const { origin: asked, pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (asked === origin) return fetch(`/service${pathname}${search}`, init);
      throw new TypeError(`Studio asks ${origin} alone, not ${asked}.`);
    },
  });
}
