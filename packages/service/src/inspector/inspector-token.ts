import { createHmac } from 'node:crypto';

/** The path of the inspector, beside the API and the control surface. */
export const inspectorPath = '/inspector';

/**
 * The token that reads the inspector and can change nothing. Made from that of the control surface, so that there
 * is one secret, and one way only: who has this one cannot tell the other.
 */
export function readTokenOf(controlToken: string): string {
  return createHmac('sha256', controlToken).update('inspector').digest('base64url');
}

/**
 * Where a person opens the inspector. The token stands in the fragment, which a browser sends to nobody.
 * @param origin of the service
 */
export function inspectorUrl(origin: string, controlToken: string): string {
  return `${origin}${inspectorPath}/#token=${readTokenOf(controlToken)}`;
}
