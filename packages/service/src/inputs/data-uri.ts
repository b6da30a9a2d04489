import { ServiceError } from '../service-error.ts';

export interface DataUri {
  /** Media type without its parameters, lower case. */
  readonly mediaType: string;
  /** Size once decoded, known without decoding. */
  readonly size: number;
  /** @throws ServiceError `bad_input` when the text is not base64 */
  decode(): Uint8Array;
}

/** Reads the head of a base64 data URI that the contract found well formed. */
export function readDataUri(uri: string, field: string): DataUri {
  const comma = uri.indexOf(',');
  const mediaType = uri.slice('data:'.length, comma).split(';')[0]?.toLowerCase() ?? '';
  const start = comma + 1;
  const padding = uri.endsWith('==') ? 2 : uri.endsWith('=') ? 1 : 0;
  const size = Math.floor(((uri.length - start - padding) * 3) / 4);
  return {
    mediaType,
    size,
    decode() {
      const bytes = Buffer.from(uri.slice(start), 'base64');
      // The decoder skips what is not base64, so a wrong character shows as a short result.
      if (bytes.byteLength !== size || size === 0) {
        throw new ServiceError(
          'bad_input',
          `${field}: the data URI is not valid base64; encode the file again.`,
        );
      }
      return bytes;
    },
  };
}
