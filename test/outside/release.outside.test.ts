// The release, rehearsed against a registry on loopback: all packages published, a stopped release that goes on, the command from an
// empty folder, and a project of the first candidate that is upgraded.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from '@meshwright/tools/release/pack';
import { publishAll, tagOf } from '@meshwright/tools/release/publish';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Manifest, manifestOf, packedPackages } from './testing/packed.ts';
import { outsideEnv, runCommand } from './testing/run-command.ts';
import { newFolder, root, slow } from './testing/run-folder.ts';
import { type ThrowAwayRegistry, throwAwayRegistry } from './testing/throw-away-registry.ts';
import { describeInstalled } from './testing/tools.ts';

it.each([
  ['1.0.0', 'latest'],
  ['1.0.0-rc.1', 'rc'],
  ['2.3.4-beta.12', 'beta'],
])('%s is published as %s', (version, tag) => {
  expect(tagOf(version)).toBe(tag);
});

describeInstalled('a release', () => {
  const folder = newFolder('release');
  let registry: ThrowAwayRegistry;
  let env: NodeJS.ProcessEnv;
  let first: readonly Packed[];
  const said: string[] = [];
  const options = () => ({ provenance: false, say: (line: string) => void said.push(line), env });

  beforeAll(async () => {
    const machine = (await runCommand('npm', ['config', 'get', 'registry'], folder))
      .trim()
      .replace(/\/$/, '');
    registry = await throwAwayRegistry(machine);
    const settings = join(folder, 'npmrc');
    writeFileSync(settings, `//${new URL(registry.url).host}/:_authToken=throw-away\n`);
    env = {
      npm_config_registry: registry.url,
      npm_config_userconfig: settings,
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_ignore_scripts: 'true',
      XDG_CACHE_HOME: folder,
      XDG_STATE_HOME: folder,
    };
    first = await packedPackages();
  });
  afterAll(() => registry?.close());

  it(
    'that was stopped goes on: each package is published once, dependencies first',
    async () => {
      await publishAll(first.slice(0, 3), options());
      await publishAll(first, options());
      expect(said.filter((line) => line.endsWith('is published already'))).toHaveLength(3);
      const published = said.flatMap((line) => /^published (\S+)@\S+ as rc$/.exec(line)?.[1] ?? []);
      expect(published).toEqual(first.map(({ name }) => name));
      for (const { name } of first)
        expect(registry.packages.get(name)!['dist-tags']).toEqual({ rc: '1.0.0-rc.1' });
    },
    slow,
  );

  it('asks for provenance in every manifest', () => {
    for (const { name } of first) {
      const [manifest] = Object.values(registry.packages.get(name)!.versions) as unknown as [
        { publishConfig: object; license: string },
      ];
      expect([name, manifest.publishConfig]).toEqual([name, { access: 'public', provenance: true }]);
      expect(manifest.license).toBe('Apache-2.0');
    }
  });

  it('runs by npx in an empty folder', async () => {
    const empty = newFolder('release-empty');
    expect((await runCommand('npx', ['--yes', 'meshwright@rc', '--version'], empty, env)).trim()).toBe(
      '1.0.0-rc.1',
    );
    expect(await runCommand('npx', ['--yes', 'create-meshwright@rc', '--help'], empty, env)).toContain(
      '--template',
    );
  });

  it(
    'upgrades a project of the first candidate, whose assets stay as they are locked',
    async () => {
      const project = newFolder('release-project');
      writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}');
      const npm = (...words: string[]) =>
        runCommand('npm', [...words, '--no-audit', '--no-fund'], project, env);
      const command = (...words: string[]) =>
        runCommand(process.execPath, ['node_modules/meshwright/bin/meshwright.mjs', ...words], project, env);
      await npm('install', '--save-exact', 'meshwright@1.0.0-rc.1');
      await command('add', 'chest', 'a wooden chest', '--height', '0.6');
      const declared = readFileSync(join(project, 'meshwright.json'), 'utf8');
      const planned = await command('plan', '--json');

      await publishAll(nextCandidate(), options());
      await npm('install', '--save-exact', 'meshwright@rc');
      expect((await command('--version')).trim()).toBe('1.0.0-rc.2');
      const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
      expect(lock).not.toContain('1.0.0-rc.1');
      expect(await command('plan', '--json')).toBe(planned);
      expect(readFileSync(join(project, 'meshwright.json'), 'utf8')).toBe(declared);
    },
    slow,
  );

  /** The command and what it needs, as the second candidate. */
  function nextCandidate(): Packed[] {
    const [before, version] = ['1.0.0-rc.1', '1.0.0-rc.2'];
    const needed = new Set(['meshwright']);
    for (const { name, stage } of [...first].reverse())
      if (needed.has(name))
        for (const dependency of Object.keys(manifestOf(stage).dependencies ?? {})) needed.add(dependency);
    return first
      .filter(({ name }) => needed.has(name))
      .map((each) => {
        const stage = join(folder, 'next', each.folder);
        mkdirSync(stage, { recursive: true });
        cpSync(each.stage, stage, { recursive: true });
        const path = join(stage, 'package.json');
        const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8').replaceAll(before!, version!));
        writeFileSync(path, JSON.stringify(manifest, null, 2));
        return { ...each, version: version!, stage };
      });
  }
});

it.each([
  ['blender', ['meshwright/LICENSE']],
  ['godot', ['addons/meshwright/LICENSE']],
  ['three-editor', ['LICENSE', 'LICENSES.txt']],
  ['unreal', ['LICENSE']],
])('the zip for %s has its licence', (name, files) => {
  const folder = newFolder(`zip-${name}`);
  const words = name === 'three-editor' ? [folder] : ['--out', folder];
  execFileSync(process.execPath, ['build.mjs', ...words], {
    cwd: join(root, 'plugins', name),
    env: { ...process.env, ...outsideEnv() },
    stdio: 'pipe',
  });
  const zip = `meshwright-${name}-${JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages[`plugins/${name}`].version}.zip`;
  const found = unzipSync(readFileSync(join(folder, zip)));
  const texts = Object.entries(found).map(
    ([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const,
  );
  for (const file of files) {
    const [, text] = texts.find(([path]) => path === file || path.endsWith(`/${file}`)) ?? [];
    expect([file, text?.length ?? 0]).toEqual([file, expect.toSatisfy((length: number) => length > 500)]);
  }
});
