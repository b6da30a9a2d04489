import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../../tools/setup.mjs';

/**
 * @param results the files of a vitest report
 * @returns a row for each host suite: the plugin's folder, the host, how many statements passed, failed and were skipped,
 * the reason of each skip, and from the first asset what a user did, the seconds from Generate to the asset in the scene,
 * and the longest block of the editor's thread by the plugin
 */
export function hostRows(results) {
  return results.flatMap(({ name, assertionResults }) => {
    const suites = new Map();
    for (const result of assertionResults) {
      const [title = ''] = result.ancestorTitles;
      const [, host, reason] = /^(.+) as a host(?: \(skipped: (.+)\))?$/.exec(title) ?? [];
      if (host === undefined) continue;
      const row = suites.get(title) ?? {
        plugin: pluginOf(name),
        host,
        passed: 0,
        failed: 0,
        skipped: 0,
        reasons: [],
      };
      suites.set(title, row);
      if (result.meta?.host) row.figures = result.meta.host;
      if (result.status === 'passed' || result.status === 'failed') row[result.status] += 1;
      else row.skipped += 1;
      const isSkipped = result.status !== 'passed' && result.status !== 'failed';
      if (reason !== undefined && row.reasons.length === 0) row.reasons.push(reason);
      else if (reason === undefined && isSkipped) row.reasons.push(result.title);
    }
    return [...suites.values()];
  });
}

function pluginOf(file) {
  return relative(join(root, 'plugins'), file).split(sep)[0];
}

/** @returns the rows as lines of a table, and a line with the reason of each skip */
export function tableText(rows) {
  const cells = rows.map(({ plugin, host, passed, failed, skipped, figures }) => [
    host,
    passed + failed > 0 ? versionOf(plugin, host) : '',
    `${passed}`,
    `${failed}`,
    `${skipped}`,
    `${linesOf(plugin)}`,
    `${figures?.inputs ?? ''}`,
    figures?.seconds?.toFixed(1) ?? '',
    figures?.blockMs?.toFixed(1) ?? '',
  ]);
  const all = [
    ['host', 'version', 'passed', 'failed', 'skipped', 'lines', 'inputs', 'seconds', 'block ms'],
    ...cells,
  ];
  const widths = all[0].map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const lines = all.map((row) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ')
      .trimEnd(),
  );
  const reasons = rows.flatMap(({ host, reasons: each }) =>
    each.map((reason) => `skipped in ${host}: ${reason}`),
  );
  return [...lines, ...reasons].join('\n');
}

/** Where the code of each host is, and how its version is read. */
const hosts = {
  'babylon-inspector': { code: 'src', version: () => packageVersion('@babylonjs/inspector') },
  blender: { code: 'meshwright', version: (host) => programVersion(blenderOf(host)) },
  godot: { code: 'addons', version: () => programVersion(process.env.GODOT_PATH ?? 'godot') },
  studio: {
    code: 'src',
    version: () => JSON.parse(readFileSync(join(root, 'plugins/studio/package.json'))).version,
  },
  'three-editor': { code: 'src', version: (host) => copyRevision(host) ?? packageVersion('three') },
};

function blenderOf(host) {
  const number = /\d+\.\d+/.exec(host)?.[0].replace('.', '');
  return process.env[number ? `BLENDER_${number}_PATH` : 'BLENDER_PATH'] ?? 'blender';
}

function versionOf(plugin, host) {
  return hosts[plugin]?.version(host) ?? '';
}

function programVersion(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /\d+\.\d+(?:\.\d+)?/.exec(stdout ?? '')?.[0] ?? '';
}

function packageVersion(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** @returns the version of the copy of the three.js editor that THREE_EDITOR_DIR names; undefined for the stand-in */
function copyRevision(host) {
  const folder = process.env.THREE_EDITOR_DIR;
  if (!folder || host.startsWith('stand-in')) return undefined;
  const builds = ['../build', 'build'].flatMap((build) => [
    join(folder, build, 'three.core.js'),
    join(folder, build, 'three.module.js'),
  ]);
  const file = builds.find((each) => existsSync(each));
  const [, revision] = (file && /REVISION = '(\w+)'/.exec(readFileSync(file, 'utf8'))) || [];
  return revision && `r${revision}`;
}

/** @returns the lines of a plugin's own code that are not empty, without tests */
function linesOf(plugin) {
  const folder = join(root, 'plugins', plugin, hosts[plugin]?.code ?? 'src');
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /\.(?:css|gd|html|py|ts)$/.test(path) && !/\.test\.|(?:^|[\\/])testing[\\/]/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .reduce((sum, text) => sum + text.split('\n').filter((line) => line.trim() !== '').length, 0);
}
