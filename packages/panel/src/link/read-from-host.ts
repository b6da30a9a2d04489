import type { HostFacts, ImportedAsset, Provenance, Selection, StandingAsset } from '../host/host-port.ts';
import type { ControlValue, Intent } from '../intent.ts';
import { PanelError } from '../panel-error.ts';
import type { FileValue } from '../view/view.ts';
import { type CallResults, type FileRef, type FromHost, linkVersion } from './messages.ts';

/**
 * Validates an untrusted message of a host; fields that `FromHost` does not name are dropped.
 * @throws PanelError `bad_intent` naming the invalid part
 */
export function readFromHost(value: unknown): FromHost {
  const message = record(value, 'the message');
  switch (message.type) {
    case 'hello':
      if (message.version !== linkVersion) {
        throw wrong('version', `${linkVersion}: update the plugin, or meshwright`);
      }
      return {
        type: 'hello',
        version: linkVersion,
        host: facts(message.host),
        project: text(message.project, 'project', 1_000),
      };
    case 'intent':
      return { type: 'intent', id: id(message.id), intent: intent(message.intent) };
    case 'answer':
      return 'error' in message
        ? { type: 'answer', id: id(message.id), error: text(message.error, 'error', 10_000) }
        : { type: 'answer', id: id(message.id), result: message.result };
    case 'keep':
      return {
        type: 'keep',
        id: id(message.id),
        name: text(message.name, 'name', 300),
        file: fileRef(message.file),
      };
    case 'read':
      return { type: 'read', id: id(message.id), file: hash(message.file) };
    default:
      throw wrong('type', 'hello, intent, answer, keep or read');
  }
}

/** Validates the result of each call. Each reader throws a PanelError `bad_intent`. */
export const resultReaders: { readonly [C in keyof CallResults]: (value: unknown) => CallResults[C] } = {
  importAsset: imported,
  exportSelection: fileRef,
  show: (value) => flag(value, 'result'),
  remove: (value) => flag(value, 'result'),
  playClip: () => null,
  saveFile: (value) => text(value, 'result', 10_000),
  load: (value) => (value === null || value === undefined ? null : text(value, 'result', Infinity)),
  save: () => null,
};

function intent(value: unknown): Intent {
  const given = record(value, 'intent');
  switch (given.do) {
    case 'set':
      return { do: 'set', control: text(given.control, 'control', 1_000), value: controlValue(given.value) };
    case 'press':
      return { do: 'press', control: text(given.control, 'control', 1_000) };
    case 'select':
      return { do: 'select', selection: given.selection === null ? null : selection(given.selection) };
    case 'scene':
      return { do: 'scene', standing: standing(given.standing) };
    default:
      throw wrong('do', 'set, press, select or scene');
  }
}

function controlValue(value: unknown): ControlValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (!Array.isArray(value)) throw wrong('value', 'text, a number, true, false, null or a list');
  if (value.every((each) => typeof each === 'string')) return value;
  return value.map(fileValue);
}

function fileValue(value: unknown): FileValue {
  const { file, name, size } = record(value, 'value');
  return { file: hash(file), name: text(name, 'name', 300), size: amount(size, 'size') };
}

function selection(value: unknown): Selection {
  const given = record(value, 'selection');
  const known = given.provenance === undefined || given.provenance === null;
  return {
    id: text(given.id, 'id', 10_000),
    name: text(given.name, 'name', 10_000),
    hasMesh: flag(given.hasMesh, 'hasMesh'),
    ...(!known && { provenance: provenance(given.provenance) }),
    ...(given.models !== undefined && { models: amount(given.models, 'models') }),
  };
}

function standing(value: unknown): StandingAsset[] {
  if (!Array.isArray(value)) throw wrong('standing', 'a list');
  return value.map((each) => {
    const { id, task } = record(each, 'standing');
    return { id: text(id, 'id', 10_000), task: text(task, 'task', 1_000) };
  });
}

function provenance(value: unknown): Provenance {
  const given = record(value, 'provenance');
  return {
    task: text(given.task, 'task', 1_000),
    title: text(given.title, 'title', 10_000),
    request: shallow(record(given.request, 'request')),
    importedAt: text(given.importedAt, 'importedAt', 100),
  };
}

/** Limits nesting: a create body is a few levels deep, and deeper input only attacks recursive code. */
function shallow<T>(value: T, room = 32): T {
  if (room === 0) throw wrong('request', 'at most 32 levels deep');
  if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) shallow(each, room - 1);
  }
  return value;
}

function facts(value: unknown): HostFacts {
  const given = record(value, 'host');
  return {
    name: text(given.name, 'name', 100),
    version: text(given.version, 'version', 100),
    undo: flag(given.undo, 'undo'),
    keepsScene: flag(given.keepsScene, 'keepsScene'),
    exportsSelection: flag(given.exportsSelection, 'exportsSelection'),
    playsClips: flag(given.playsClips, 'playsClips'),
    savesFiles: flag(given.savesFiles, 'savesFiles'),
    ...(given.importsOnly !== undefined && { importsOnly: flag(given.importsOnly, 'importsOnly') }),
    ...(given.language !== undefined && { language: text(given.language, 'language', 100) }),
  };
}

function imported(value: unknown): ImportedAsset {
  const given = record(value, 'result');
  const { clips } = given;
  if (!Array.isArray(clips) || !clips.every((clip) => typeof clip === 'string')) {
    throw wrong('clips', 'a list of names');
  }
  return {
    id: text(given.id, 'id', 10_000),
    name: text(given.name, 'name', 10_000),
    height: amount(given.height, 'height'),
    meshes: amount(given.meshes, 'meshes'),
    clips,
  };
}

function fileRef(value: unknown): FileRef {
  const { file, path } = record(value, 'file');
  if (file === undefined && path === undefined)
    throw wrong('file', '{ "file": SHA-256 } or { "path": PATH }');
  return {
    ...(file !== undefined && { file: hash(file) }),
    ...(path !== undefined && { path: text(path, 'path', 10_000) }),
  };
}

function hash(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  throw wrong('file', 'a SHA-256 in lower-case hex');
}

function id(value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) > 0) return value as number;
  throw wrong('id', 'a whole number from 1');
}

function amount(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw wrong(name, 'a number from 0');
}

function flag(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  throw wrong(name, 'true or false');
}

function text(value: unknown, name: string, most: number): string {
  if (typeof value === 'string' && value.length <= most) return value;
  throw wrong(name, `text${most === Infinity ? '' : ` of at most ${most} characters`}`);
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw wrong(name, 'an object');
}

function wrong(name: string, wanted: string): PanelError {
  return new PanelError('bad_intent', `The host's message was refused: ${name} must be ${wanted}.`);
}
