import { createHmac } from 'node:crypto';

/** Path of the inspector, next to the API and the control surface. */
export const inspectorPath = '/inspector';

/**
 * Derives the read-only inspector token from the control token, so that there is one secret; the derivation cannot be
 * reversed.
 */
export function readTokenOf(controlToken: string): string {
  return createHmac('sha256', controlToken).update('inspector').digest('base64url');
}

/**
 * Returns the URL of the inspector. The token is in the fragment, which browsers never send.
 * @param origin of the service
 */
export function inspectorUrl(origin: string, controlToken: string): string {
  return `${origin}${inspectorPath}/#token=${readTokenOf(controlToken)}`;
}
