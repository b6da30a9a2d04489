import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs and verifies the URLs of result files (spec: Authentication, rule 4). The same file has the same URL on every
 * read.
 */
export interface UrlSigner {
  sign(task: string, name: string, expiresAt: number): string;
  /** Classifies a URL: `valid` and `expired` are signed by this service; everything else is `forged`. */
  judge(url: URL, now: number): 'valid' | 'expired' | 'forged';
  /** Returns whether a URL has the form of this service's file URLs, signed or not. */
  owns(url: URL): boolean;
}

/**
 * @param origin where files are served, without a path
 * @param secret of the data directory; another secret invalidates all earlier URLs
 */
export function createUrlSigner(origin: string, secret: Uint8Array): UrlSigner {
  const signature = (path: string, expires: string) =>
    createHmac('sha256', secret).update(`v1\nGET\n${path}\n${expires}`).digest('hex');

  return {
    sign(task, name, expiresAt) {
      const path = `/files/${task}/${name}`;
      const expires = String(expiresAt);
      return `${origin}${path}?expires=${expires}&signature=${signature(path, expires)}`;
    },
    judge(url, now) {
      // Exactly one spelling, so that a change of any byte invalidates the URL.
      const parts = /^\?expires=([1-9]\d{0,15})&signature=([0-9a-f]{64})$/.exec(url.search);
      if (!parts?.[1] || !parts[2]) return 'forged';
      const expected = Buffer.from(signature(url.pathname, parts[1]), 'hex');
      if (!timingSafeEqual(expected, Buffer.from(parts[2], 'hex'))) return 'forged';
      return now < Number(parts[1]) ? 'valid' : 'expired';
    },
    owns: (url) => url.origin === origin && url.pathname.startsWith('/files/'),
  };
}
