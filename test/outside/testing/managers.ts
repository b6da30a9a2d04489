// The package managers: how each installs a project and runs what it installed. Install scripts are off.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall, writeManifest } from './npm-install.ts';
import type { Dependencies } from './packed.ts';
import { ourRegistry } from './registry.ts';
import { runCommand } from './run-command.ts';
import { newFolder } from './run-folder.ts';
import { pnpmProgram, yarnProgram } from './tools.ts';

export interface Manager {
  install(project: string, dependencies: Dependencies): Promise<void>;
  /** Runs an installed command. */
  exec(project: string, command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Runs a Node so that it finds the packages. @param node a path */
  node(project: string, node: string, args: readonly string[]): Promise<string>;
}

/** The scope of our packages names our registry; what the command depends on without a scope has an address. */
const withoutScope = async () => ({
  'create-meshwright': (await ourRegistry()).tarballUrl('create-meshwright'),
});

const plainNode = (project: string, node: string, args: readonly string[]) => runCommand(node, args, project);

export type ManagerName = 'npm' | 'pnpm' | 'Yarn PnP';

export const managers: Record<ManagerName, Manager> = {
  npm: {
    async install(project, dependencies) {
      writeManifest(project, dependencies, await withoutScope());
      await npmInstall(project, (await ourRegistry()).url);
    },
    exec: (project, command, args, env) =>
      runCommand('npx', ['--no-install', command, ...args], project, env),
    node: plainNode,
  },
  pnpm: {
    async install(project, dependencies) {
      writeManifest(project, dependencies, await withoutScope());
      writeFileSync(join(project, '.npmrc'), `@meshwright:registry=${(await ourRegistry()).url}\n`);
      // A file of its own keeps a workspace further up out of it.
      writeFileSync(join(project, 'pnpm-workspace.yaml'), 'packages: []\n');
      const flags = ['--ignore-scripts', '--prefer-offline', '--config.strict-dep-builds=false'];
      await runCommand(process.execPath, [await pnpmProgram(), 'install', ...flags], project);
    },
    exec: async (project, command, args, env) =>
      runCommand(process.execPath, [await pnpmProgram(), 'exec', command, ...args], project, env),
    node: plainNode,
  },
  'Yarn PnP': {
    async install(project, dependencies) {
      writeManifest(project, dependencies, await withoutScope());
      writeFileSync(join(project, '.yarnrc.yml'), await yarnSettings(project));
      writeFileSync(join(project, 'yarn.lock'), '');
      await runCommand(process.execPath, [await yarnProgram(), 'install'], project);
    },
    exec: async (project, command, args, env) =>
      runCommand(process.execPath, [await yarnProgram(), 'exec', command, ...args], project, env),
    // What `yarn node` sets.
    node: (project, node, args) =>
      plainNode(project, node, [
        '--require',
        './.pnp.cjs',
        '--experimental-loader',
        './.pnp.loader.mjs',
        ...args,
      ]),
  },
};

export const managerNames = Object.keys(managers) as ManagerName[];

async function yarnSettings(folder: string): Promise<string> {
  const setting = async (name: string) => (await runCommand('npm', ['config', 'get', name], folder)).trim();
  const [machine, authorities] = [await setting('registry'), await setting('cafile')];
  // JSON is YAML.
  return JSON.stringify({
    nodeLinker: 'pnp',
    enableScripts: false,
    enableTelemetry: false,
    enableImmutableInstalls: false,
    // Its cache goes by name and version: that of the user could hold other packages of this version.
    globalFolder: newFolder('yarn-global'),
    // Yarn holds back packages that are as young as these.
    npmPreapprovedPackages: ['@meshwright/*', 'meshwright'],
    npmRegistryServer: machine,
    ...(authorities !== 'null' && { httpsCaFilePath: authorities }),
    npmScopes: { meshwright: { npmRegistryServer: (await ourRegistry()).url } },
    unsafeHttpWhitelist: ['127.0.0.1', new URL(machine).hostname],
  });
}
