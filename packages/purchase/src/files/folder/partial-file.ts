import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import type { DownloadSink, ResumePoint } from '@meshwright/client';
import type { Content } from '../content-store.ts';
import { publishFile, syncFile } from './durable-file.ts';
import { writeError } from './write-error.ts';

/** An incomplete download: `STEM.part` has its bytes, `STEM.json` the number of synced bytes and the source. */
export interface PartialFile {
  readonly path: string;
  readonly sink: DownloadSink;
  resumePoint(): ResumePoint | undefined;
  /** Syncs all bytes and closes the file. */
  finish(): Promise<Content>;
  /** Removes the resume state. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Bytes between two syncs: a power cut may lose bytes written since the last one. */
const syncedStep = 8 * 2 ** 20;

export async function partialFile(stem: string): Promise<PartialFile> {
  const path = `${stem}.part`;
  const sure = await readSure(`${stem}.json`);
  const file = await open(path, sure ? 'r+' : 'w+').catch(() => open(path, 'w+'));
  let hash = createHash('sha256');
  let [size, synced] = [0, 0];
  let validator = '';

  if (sure && (await file.stat()).size >= sure.bytes) {
    await file.truncate(sure.bytes);
    for await (const bytes of createReadStream(path, { end: sure.bytes - 1 }))
      hash.update(bytes as Uint8Array);
    [size, synced, validator] = [sure.bytes, sure.bytes, sure.validator];
  }

  const resumePoint = (): ResumePoint | undefined =>
    validator && size > 0 ? { bytes: size, validator } : undefined;

  async function keep(): Promise<void> {
    await syncFile(file);
    synced = size;
    const point = resumePoint();
    if (point) await publishFile(`${stem}.json`, (json) => json.writeFile(JSON.stringify(point)));
  }

  const sink: DownloadSink = {
    async open(start) {
      await rm(`${stem}.json`, { force: true });
      await file.truncate(0);
      hash = createHash('sha256');
      [size, synced, validator] = [0, 0, start.validator ?? ''];
    },
    async write(bytes) {
      for (let done = 0; done < bytes.byteLength; ) {
        const { bytesWritten } = await file.write(bytes, done, bytes.byteLength - done, size + done);
        done += bytesWritten;
      }
      hash.update(bytes);
      size += bytes.byteLength;
      if (size - synced >= syncedStep) await keep();
    },
    sha256: () => hash.copy().digest('hex'),
  };
  let closed: Promise<void> | undefined;
  return {
    path,
    sink,
    resumePoint,
    async finish() {
      try {
        await syncFile(file);
        closed ??= file.close();
        await closed;
      } catch (error) {
        throw writeError(path, error);
      }
      return { hash: hash.copy().digest('hex'), size };
    },
    forget: () => rm(`${stem}.json`, { force: true }),
    close() {
      // Stores the resume point; if that fails, the bytes are downloaded again.
      closed ??= (size > synced ? keep().catch(() => {}) : Promise.resolve()).then(() => file.close());
      return closed;
    },
  };
}

async function readSure(path: string): Promise<ResumePoint | undefined> {
  try {
    const { bytes, validator } = JSON.parse(await readFile(path, 'utf8')) as Partial<ResumePoint>;
    return typeof bytes === 'number' && bytes > 0 && validator ? { bytes, validator } : undefined;
  } catch {
    // Missing or torn: the download restarts.
    return undefined;
  }
}
