import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tarOf } from './pack/tar.mjs';
import { guidOf, metaOf } from './pack/unity-meta.mjs';

const plugin = join(import.meta.dirname, '..');
const source = join(plugin, 'com.meshwright.editor');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-unity-packages-'));
  for (const out of ['first', 'second'])
    execFileSync(process.execPath, [join(plugin, 'build.mjs'), '--out', join(folder, out)]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files of the package as they lie in the repository. */
function sources(): string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .sort();
}

/** Unpacks by the tar of the system, which shares no code with ours. Returns the text of each file. */
function unpacked(ending: string): Map<string, string> {
  const file = readdirSync(join(folder, 'first')).find((name) => name.endsWith(ending))!;
  const into = mkdtempSync(join(folder, 'unpacked-'));
  execFileSync('tar', ['-xzf', join(folder, 'first', file), '-C', into]);
  const names = readdirSync(into, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(into.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

describe('packages for Unity', () => {
  it('are the same bytes in two builds', () => {
    const names = readdirSync(join(folder, 'first'));
    expect(names).toEqual(readdirSync(join(folder, 'second')));
    expect(names).toHaveLength(2);
    for (const name of names)
      expect(
        readFileSync(join(folder, 'first', name)).equals(readFileSync(join(folder, 'second', name))),
      ).toBe(true);
  });

  it('have every file and its settings in the tarball of the Package Manager', () => {
    const files = unpacked('.tgz');
    for (const path of sources()) {
      expect(files.get(`package/${path}`)).toBe(readFileSync(join(source, path), 'utf8'));
      expect(files.has(`package/${path}.meta`)).toBe(true);
    }
    expect(JSON.parse(files.get('package/package.json')!)).toMatchObject({ name: 'com.meshwright.editor' });
    expect(files.get('package/LICENSE.md')).toContain('Apache License');
    expect(files.get('package/Third Party Notices.md')).toContain('no code and no files of others');
  });

  it('have the same files below Assets in the .unitypackage, by their GUIDs', () => {
    const files = unpacked('.unitypackage');
    const paths = new Map(
      [...files]
        .filter(([name]) => name.endsWith('/pathname'))
        .map(([name, path]) => [path, name.split('/')[0]!]),
    );
    for (const path of sources()) {
      const guid = paths.get(`Assets/Plugins/Meshwright/${path}`)!;
      expect(guid).toBe(guidOf(path));
      expect(files.get(`${guid}/asset`)).toBe(readFileSync(join(source, path), 'utf8'));
      expect(parse(files.get(`${guid}/asset.meta`)!)).toMatchObject({ fileFormatVersion: 2, guid });
    }
    // Folders have settings and no content.
    const guid = paths.get('Assets/Plugins/Meshwright/Editor')!;
    expect(files.has(`${guid}/asset`)).toBe(false);
    expect(parse(files.get(`${guid}/asset.meta`)!)).toMatchObject({ folderAsset: 'yes' });
  });

  it('have settings that a YAML parser reads, with GUIDs that no other file has', () => {
    const metas = [...unpacked('.tgz')].filter(([name]) => name.endsWith('.meta'));
    const parsed = metas.map(([name, text]) => [name, parse(text) as Record<string, unknown>] as const);
    for (const [name, meta] of parsed) {
      expect(meta.guid, name).toMatch(/^[0-9a-f]{32}$/);
      expect(
        Object.keys(meta).filter((key) => key.endsWith('Importer')),
        name,
      ).toHaveLength(1);
    }
    expect(new Set(parsed.map(([, meta]) => meta.guid)).size).toBe(parsed.length);
  });
});

describe('settings of a file', () => {
  it.each([
    ['Editor/Window.cs', 'MonoImporter'],
    ['Editor/Meshwright.Editor.asmdef', 'AssemblyDefinitionImporter'],
    ['package.json', 'PackageManifestImporter'],
    ['Editor/Panel.uss', 'ScriptedImporter'],
    ['README.md', 'TextScriptImporter'],
    ['Editor/icon.bin', 'DefaultImporter'],
  ])('%s is read by %s', (path, importer) => {
    expect(parse(metaOf(path))).toMatchObject({ guid: guidOf(path), [importer]: expect.anything() });
  });

  it('depend on the path alone', () => {
    expect(guidOf('Core/Json.cs')).toBe('48e1aecac9bcfd472c1458b9b6523548');
    expect(guidOf('Core/Json.cs')).not.toBe(guidOf('Editor/Json.cs'));
  });
});

describe('tarOf', () => {
  it('refuses a name that the format has no place for', () => {
    expect(() => tarOf([['a'.repeat(101), Buffer.alloc(0)]])).toThrow(/more than 100 bytes/);
  });
});
