// What the projects are installed and checked with, at exact versions, from the registry that npm is configured with.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsync } from './run-async.mjs';

/** The first is the supported minimum. */
export const compilers = ['5.5.4', '5.9.3', '6.0.3', '7.0.2'];
/** The supported lines. That of the running Node is not installed. */
export const nodeLines = ['20', '22', '24'];

const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const running = (line) => process.versions.node.startsWith(`${line}.`);

const managers = { pnpm: '10.34.8', '@yarnpkg/cli-dist': '4.18.1' };
const shapes = { '@arethetypeswrong/cli': '0.18.5' };
const typescript = Object.fromEntries(
  compilers.map((version) => [`typescript-${version}`, `npm:typescript@${version}`]),
);

/** Says why nothing can be installed here; undefined when the registry answers. */
export async function unreachable(folder) {
  const quick = ['--fetch-retries=0', '--fetch-timeout=20000', '--prefer-online'];
  return runAsync('npm', ['view', `typescript@${compilers[0]}`, 'version', ...quick], folder).then(
    () => undefined,
    (error) => error.message.match(/E[A-Z]{3,}\w*/)?.[0] ?? 'npm view failed',
  );
}

/**
 * Installs the tools.
 * @returns paths: { pnpm, yarn, attw, compilers: { version: path }, nodes: { line: path, or null where npm has none } }
 */
export async function installTools(folder) {
  const at = (path) => join(folder, 'main/node_modules', path);
  await install(join(folder, 'main'), { ...managers, ...shapes, ...typescript });
  const nodes = {};
  for (const line of nodeLines) nodes[line] = running(line) ? process.execPath : await nodeOf(folder, line);
  return {
    pnpm: at('pnpm/bin/pnpm.cjs'),
    yarn: at('@yarnpkg/cli-dist/bin/yarn.js'),
    attw: at('@arethetypeswrong/cli/dist/index.js'),
    compilers: Object.fromEntries(compilers.map((version) => [version, at(`typescript-${version}/bin/tsc`)])),
    nodes,
  };
}

// Each in a folder of its own: not every registry has every line for every platform.
async function nodeOf(folder, line) {
  const own = join(folder, `node-${line}`);
  const name = `node-${platform}`;
  const path = join(own, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  await install(own, { [name]: line }).catch(() => {});
  return existsSync(path) ? path : null;
}

async function install(folder, dependencies) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runAsync('npm', ['install', ...flags], folder);
}
