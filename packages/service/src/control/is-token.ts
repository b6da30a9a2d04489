import { createHash, timingSafeEqual } from 'node:crypto';

/** True when the header is `Bearer <token>`. Compares hashes: equally long, in constant time. */
export function isToken(header: string | undefined, token: string): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(sent), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
