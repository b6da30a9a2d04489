import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface StudioToken {
  readonly text: string;
  matches(text: string): boolean;
}

/**
 * Creates the secret of one start. It is in the fragment of the printed address, which browsers send to no server,
 * and the page sends it in a custom header. A cookie would go to every server on 127.0.0.1, whatever its port, and
 * with requests that other pages cause. The page stores it per tab: it survives a reload, and the printed address
 * works until Studio stops.
 */
export function studioToken(): StudioToken {
  const text = randomBytes(32).toString('base64url');
  const digest = (of: string) => createHash('sha256').update(of).digest();
  const own = digest(text);
  return { text, matches: (other) => timingSafeEqual(digest(other), own) };
}
