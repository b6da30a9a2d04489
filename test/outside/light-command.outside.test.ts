// What `npx meshwright` installs, and the parts that it fetches when they are first needed.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { npmInstall, writeManifest } from './testing/npm-install.ts';
import { ourRegistry } from './testing/registry.ts';
import { outsideEnv, runCommand } from './testing/run-command.ts';
import { newFolder, root } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

describeInstalled('the command without its parts', () => {
  const project = newFolder('light-command');
  let registry = '';

  beforeAll(async () => {
    const { url, tarballUrl } = await ourRegistry();
    registry = url;
    writeManifest(project, {
      meshwright: tarballUrl('meshwright'),
      'create-meshwright': tarballUrl('create-meshwright'),
    });
    await npmInstall(project, url);
    cpSync(join(root, 'fixtures/character.glb'), join(project, 'knight.glb'));
  });

  /** Runs the command with a home of its own, which is also that of the parts. */
  function run(home: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const folder = join(project, home);
    mkdirSync(folder, { recursive: true });
    const own = { HOME: folder, XDG_CACHE_HOME: folder, XDG_STATE_HOME: folder, LOCALAPPDATA: folder };
    const npm = { npm_config_registry: registry, npm_config_cache: outsideEnv().npm_config_cache };
    return runCommand(process.execPath, ['node_modules/meshwright/bin/meshwright.mjs', ...args], project, {
      ...own,
      ...npm,
      ...env,
    });
  }
  const never = { MESHWRIGHT_FETCH: 'never' };
  const partsIn = (home: string) => {
    const folder = join(project, home, 'meshwright/parts');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('is at most 60 packages', () => {
    const packages = readdirSync(join(project, 'node_modules')).flatMap((name) =>
      name.startsWith('.')
        ? []
        : name.startsWith('@')
          ? readdirSync(join(project, 'node_modules', name))
          : [name],
    );
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.length).toBeLessThanOrEqual(60);
  });

  it.each([
    '--version',
    '--help',
    'convert --help',
    'explain no_credits',
    'openapi -o openapi.json',
    'add chest chest',
    'inspect knight.glb',
    'doctor knight.glb',
    'place knight.glb -o placed.glb --height 1.8',
    'clips list knight.glb',
    'rig knight.glb',
    'optimize knight.glb --for mobile -o small.glb',
    'optimize knight.glb --colliders hull -o hull.glb',
  ])('does %s with what it has', async (words) => {
    expect(await run('none', words.split(' '), never)).not.toBe('');
    expect(partsIn('none')).toEqual([]);
  });

  it.each([
    [['create', 'a chest'], '@meshwright/service'],
    [['service'], '@meshwright/service'],
    [['bridge'], '@meshwright/formats'],
    [['convert', 'knight.glb', 'knight.fbx'], '@meshwright/formats'],
    [['look', 'knight.glb', '-o', 'sheet.png'], '@meshwright/look'],
    [['view', 'knight.glb', '--no-open', '-o', 'knight.html'], '@meshwright/formats'],
    [['optimize', 'knight.glb', '--colliders', 'hulls', '-o', 'hulls.glb'], 'vhacd-js'],
    [['optimize', 'knight.glb', '--lightmap', '-o', 'lit.glb'], 'watlas'],
    [['mcp'], '@meshwright/mcp'],
  ])('says what to install for %j where fetching is forbidden', async (args, needed) => {
    const refusal = run('none', args, never);
    await expect(refusal).rejects.toThrow(/ended with 13\n/);
    await expect(refusal).rejects.toThrow(new RegExp(`npm install meshwright@.* ${needed}@`));
  });

  it('fetches a part once, also when two commands need it at the same time', async () => {
    const outputs = await Promise.all(
      ['a', 'b'].map((name) => run('two', ['convert', 'knight.glb', `${name}.obj`, '--json'])),
    );
    for (const output of outputs) expect(JSON.parse(output).outputs).toHaveLength(1);
    expect(partsIn('two')).toEqual([expect.stringMatching(/-files$/)]);
    // Now it is there, with no network and no npm.
    await run('two', ['convert', 'knight.glb', 'c.obj'], {
      ...never,
      npm_config_registry: 'http://127.0.0.1:9',
    });
    await run('two', ['look', 'knight.glb', '-o', 'sheet.png'], never);
  });

  it('keeps nothing of a part that does not arrive, and says so', async () => {
    const away = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
    const failing = run('away', ['convert', 'knight.glb', 'd.fbx'], away);
    await expect(failing).rejects.toThrow(/ended with 7\n/);
    await expect(failing).rejects.toThrow('npm could not fetch it');
    expect(partsIn('away')).toEqual([]);
    expect(existsSync(join(project, 'd.fbx'))).toBe(false);
  });

  it('makes a chest with the service that it fetched', async () => {
    const answer = await run('engine', [
      'create',
      'a wooden chest',
      '--height',
      '0.6',
      '--out',
      'made',
      '--json',
    ]);
    expect(JSON.parse(answer)).toMatchObject({ model: expect.stringMatching(/\.glb$/) });
    expect(partsIn('engine')).toEqual([expect.stringMatching(/-engine$/)]);
  });
});
