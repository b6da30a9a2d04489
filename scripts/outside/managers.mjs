// The package managers: how each installs a project and runs what it installed. Install scripts are off.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsync } from './run-async.mjs';

/**
 * @param tools from `installTools`
 * @param registry of our packages, on loopback
 * @returns the managers by name: { install(folder, dependencies, ...options), exec(folder, command, args, env),
 *   node(folder, path of a Node, args) }
 */
export async function packageManagers(folder, tools, registry) {
  const setting = async (name) => (await runAsync('npm', ['config', 'get', name], folder)).trim();
  const yarnSettings = yarnSettingsFor(folder, registry, await setting('registry'), await setting('cafile'));
  const npmrc = (project) => writeFileSync(join(project, '.npmrc'), `@meshwright:registry=${registry}\n`);
  const plain = (project, node, args) => runAsync(node, args, project);
  return {
    npm: {
      async install(project, dependencies, ...options) {
        manifest(project, dependencies);
        npmrc(project);
        const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
        await runAsync('npm', ['install', ...flags, ...options], project);
      },
      exec: (project, command, args, env) =>
        runAsync('npx', ['--no-install', command, ...args], project, env),
      node: plain,
    },
    pnpm: {
      async install(project, dependencies) {
        manifest(project, dependencies);
        npmrc(project);
        // A file of its own keeps a workspace further up out of it.
        writeFileSync(join(project, 'pnpm-workspace.yaml'), 'packages: []\n');
        const flags = ['--ignore-scripts', '--prefer-offline', '--config.strict-dep-builds=false'];
        await runAsync(process.execPath, [tools.pnpm, 'install', ...flags], project);
      },
      exec: (project, command, args, env) =>
        runAsync(process.execPath, [tools.pnpm, 'exec', command, ...args], project, env),
      node: plain,
    },
    'Yarn PnP': {
      async install(project, dependencies) {
        manifest(project, dependencies);
        writeFileSync(join(project, '.yarnrc.yml'), yarnSettings);
        writeFileSync(join(project, 'yarn.lock'), '');
        await runAsync(process.execPath, [tools.yarn, 'install'], project);
      },
      exec: (project, command, args, env) =>
        runAsync(process.execPath, [tools.yarn, 'exec', command, ...args], project, env),
      // What `yarn node` sets.
      node: (project, node, args) =>
        runAsync(
          node,
          ['--require', './.pnp.cjs', '--experimental-loader', './.pnp.loader.mjs', ...args],
          project,
        ),
    },
  };
}

function yarnSettingsFor(folder, registry, machine, authorities) {
  // JSON is YAML.
  return JSON.stringify({
    nodeLinker: 'pnp',
    enableScripts: false,
    enableTelemetry: false,
    enableImmutableInstalls: false,
    // Its cache goes by name and version: that of the user could hold other packages of this version.
    globalFolder: join(folder, 'yarn-global'),
    // Yarn holds back packages that are as young as these.
    npmPreapprovedPackages: ['@meshwright/*', 'meshwright'],
    npmRegistryServer: machine,
    ...(authorities !== 'null' && { httpsCaFilePath: authorities }),
    npmScopes: { meshwright: { npmRegistryServer: registry } },
    unsafeHttpWhitelist: ['127.0.0.1', new URL(machine).hostname],
  });
}

function manifest(folder, dependencies) {
  mkdirSync(folder, { recursive: true });
  const text = { name: 'outside', version: '1.0.0', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(text, null, 2));
}
