import { PanelError } from '../panel-error.ts';
import type { FileWay } from './channel.ts';
import type { Pipe } from './pipe.ts';

/** One slice of a file in a JSON pipe. */
export interface Part {
  /** SHA-256 of the whole file, hex. */
  readonly file: string;
  readonly size: number;
  readonly at: number;
  /** Base64. */
  readonly data: string;
}

/** Confirms a slice, or gives the reason why it is refused. */
export interface Got {
  readonly error?: string;
}

/** Bytes per frame: a few milliseconds of work, so an end with a user interface stays responsive. */
const sliceBytes = 256 * 1024;

interface OutgoingFiles extends Pick<FileWay, 'send'> {
  receive(got: Got): void;
}

/** Sends files one after another; each slice waits for the confirmation of the previous one. */
export function outgoingFiles(pipe: Pipe): OutgoingFiles {
  const lost = 'The connection was lost during a file transfer.';
  let gone = false;
  let confirm: (got: Got) => void = () => {};
  let last: Promise<unknown> = Promise.resolve();
  pipe.closed.then(
    () => {
      gone = true;
      confirm({ error: lost });
    },
    () => {},
  );

  async function sendSlices(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const size = bytes.byteLength;
    for (let at = 0; at === 0 || at < size; at += sliceBytes) {
      if (gone) throw new PanelError('connection_lost', lost);
      const data = textOf(bytes.subarray(at, at + sliceBytes));
      const { error } = await new Promise<Got>((resolve) => {
        confirm = resolve;
        pipe.post({ part: { file, size, at, data } });
      });
      if (error !== undefined) throw new PanelError(gone ? 'connection_lost' : 'too_large', error);
    }
  }

  return {
    async send(bytes) {
      const file = await sha256(bytes);
      const sent = last.then(() => sendSlices(file, bytes));
      last = sent.catch(() => {});
      await sent;
      return { file };
    },
    receive: (got) => confirm(got),
  };
}

interface IncomingFiles extends Pick<FileWay, 'take'> {
  receive(part: Part): Got;
}

/** Assembles files and holds them until they are taken, up to a total of `mostBytes`. */
export function incomingFiles(mostBytes: number): IncomingFiles {
  const arrived = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly times: number }>();
  let held = 0;
  let arriving:
    | { readonly file: string; readonly bytes: Uint8Array<ArrayBuffer>; filled: number }
    | undefined;
  return {
    receive({ file, size, at, data }) {
      if (at === 0) {
        arriving = undefined;
        if (!(size >= 0 && held + size <= mostBytes)) {
          return { error: `At most ${mostBytes} bytes of files may be in transfer at once.` };
        }
        arriving = { file, bytes: new Uint8Array(size), filled: 0 };
      }
      const slice = bytesOf(data);
      if (!slice || arriving?.file !== file || at !== arriving.filled || at + slice.byteLength > size) {
        arriving = undefined;
        return { error: 'A slice of the file was missing, damaged or too long.' };
      }
      arriving.bytes.set(slice, at);
      arriving.filled += slice.byteLength;
      if (arriving.filled === size) {
        held += size;
        arrived.set(file, { bytes: arriving.bytes, times: (arrived.get(file)?.times ?? 0) + 1 });
        arriving = undefined;
      }
      return {};
    },
    async take({ file = '' }) {
      const found = arrived.get(file);
      if (!found) throw new PanelError('host_failed', 'An announced file did not arrive.');
      held -= found.bytes.byteLength;
      if (found.times === 1) arrived.delete(file);
      else arrived.set(file, { ...found, times: found.times - 1 });
      return found.bytes;
    },
  };
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function textOf(bytes: Uint8Array): string {
  const step = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += step) {
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(text);
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    const signs = atob(text);
    const bytes = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at++) bytes[at] = signs.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}
