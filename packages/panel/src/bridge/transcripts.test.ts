import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readFromHost } from '../link/read-from-host.ts';
import { recordTranscripts } from './testing/record-transcripts.ts';

const folder = join(import.meta.dirname, '../../fixtures/bridge');
const names = ['generate', 'refused', 'import-fails', 'selection'] as const;

let recorded: Awaited<ReturnType<typeof recordTranscripts>>;
beforeAll(async () => {
  recorded = await recordTranscripts();
});

// Regenerate with `npx vitest run packages/panel/src/bridge/transcripts -u` and review the changes.
it.each(names)('the transcript "%s" equals a new recording', async (name) => {
  const text = `${JSON.stringify(recorded[name], null, 1)}\n`;
  await expect(text).toMatchFileSnapshot(join(folder, `${name}.json`));
});

it('every host message in the transcripts is readable', () => {
  const messages = Object.values(recorded).flat();
  for (const { direction, message } of messages) {
    if (direction === 'host') expect(readFromHost(message)).toEqual(message);
  }
});
