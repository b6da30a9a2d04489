import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns whether the header is `Bearer <token>`. Compares hashes of equal length, in constant time. */
export function isToken(header: string | undefined, token: string): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(sent), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
