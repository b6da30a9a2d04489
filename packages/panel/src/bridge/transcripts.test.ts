import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Intent } from '../intent.ts';
import type { Call, FromCore, FromHost } from '../link/messages.ts';
import { readFromHost } from '../link/read-from-host.ts';
import type { Control } from '../view/view.ts';
import { recordTranscripts } from './testing/record-transcripts.ts';
import { scenes } from './testing/transcript-scenes.ts';

const folder = join(import.meta.dirname, '../../fixtures/bridge');

let recorded: Awaited<ReturnType<typeof recordTranscripts>>;
beforeAll(async () => {
  recorded = await recordTranscripts();
});

// Regenerate with `npx vitest run packages/panel/src/bridge/transcripts -u` and review the changes.
it.each(Object.keys(scenes))('the transcript "%s" equals a new recording', async (name) => {
  const text = `${JSON.stringify(recorded[name], null, 1)}\n`;
  await expect(text).toMatchFileSnapshot(join(folder, `${name}.json`));
});

it('every host message in the transcripts is readable', () => {
  for (const message of sent('host')) expect(readFromHost(message)).toEqual(message);
});

it('the transcripts contain every message of the wire, every call and every kind of control', () => {
  const host = sent<FromHost>('host');
  const core = sent<FromCore>('core');
  // Files go by requests of their own.
  const types: Record<Exclude<FromHost['type'], 'keep' | 'read'> | FromCore['type'], true> = {
    ...{ hello: true, intent: true, answer: true },
    ...{ view: true, call: true, done: true, closed: true },
  };
  expect(new Set([...host, ...core].map(({ type }) => type))).toEqual(new Set(Object.keys(types)));
  const intents: Record<Intent['do'], true> = { set: true, press: true, select: true, scene: true };
  expect(new Set(host.flatMap((each) => (each.type === 'intent' ? [each.intent.do] : [])))).toEqual(
    new Set(Object.keys(intents)),
  );
  // The bridge stores the state itself.
  const calls: Record<Exclude<Call['call'], 'load' | 'save'>, true> = {
    ...{ importAsset: true, exportSelection: true, show: true, remove: true },
    ...{ playClip: true, saveFile: true },
  };
  expect(new Set(core.flatMap((each) => (each.type === 'call' ? [each.call] : [])))).toEqual(
    new Set(Object.keys(calls)),
  );
  // A list of several choices comes from a service that has a library of clips.
  const kinds: Record<Exclude<Control['kind'], 'choices'>, true> = {
    ...{ text: true, number: true, choice: true, toggle: true },
    ...{ files: true, button: true, note: true, job: true },
  };
  expect(new Set(shownControls(core).map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

it.each([
  ...['"models":3', '"provenance":', '"selection":null', '"replace":', '"humanoid":'],
  ...['"takes":', '"issue":', '"disabled":', '"progress":', '"clip":null'],
])('a message of the transcripts has %s', (part) => {
  expect(JSON.stringify(recorded).includes(part)).toBe(true);
});

function sent<T extends object>(from: 'host' | 'core'): T[] {
  const messages = Object.values(recorded).flat();
  return messages.flatMap(({ direction, message }) => (direction === from ? [message as T] : []));
}

function shownControls(messages: readonly FromCore[]): Control[] {
  return messages.flatMap((message) =>
    message.type === 'view' ? message.view.sections.flatMap(({ controls }) => controls) : [],
  );
}
