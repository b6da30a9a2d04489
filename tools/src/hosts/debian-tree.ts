import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import type { HostProgram } from '../packages.ts';

/** What the programs and their plugins start other programs with. */
const shell = ['dash', 'coreutils'];
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Lays packages of a Debian suite and all they depend on into `FOLDER/root`, without changing the system: apt gets a
 * state and a cache of its own and checks every package by Debian's keyring. Install scripts are not run. A complete
 * tree of the same packages is left as it is.
 * @returns the megabytes downloaded; 0 for a complete tree
 * @throws Error that says what is missing: a program, the keyring, the network
 */
export function layDebianTree(folder: string, { suite, packages }: HostProgram): number {
  const complete = join(folder, 'complete');
  const wanted = `${suite} ${packages.join(' ')}\n`;
  if (existsSync(complete) && readFileSync(complete, 'utf8') === wanted) return 0;
  requirePrograms('apt-get', 'dpkg-deb', 'tar', 'unshare');
  if (!existsSync(keyring)) throw new Error(`${keyring} is missing: install debian-archive-keyring`);
  rmSync(folder, { recursive: true, force: true });
  const root = join(folder, 'root');
  const downloaded = download(join(folder, 'apt'), suite, packages);
  mkdirSync(root);
  for (const file of downloaded) unpack(file, root);
  linkAlternatives(join(root, 'usr/lib'));
  const { stdout } = run('du', ['-sm', ...downloaded, '--total']);
  rmSync(join(folder, 'apt'), { recursive: true });
  writeFileSync(complete, wanted);
  return Number.parseInt(stdout.trim().split('\n').at(-1)!, 10);
}

/** Downloads packages and what they depend on by an apt-get over a folder of its own. Returns the files. */
function download(folder: string, suite: string, packages: readonly string[]): string[] {
  for (const each of ['lists/partial', 'archives/partial']) {
    mkdirSync(join(folder, each), { recursive: true });
  }
  const [status, sources] = [join(folder, 'status'), join(folder, 'sources.list')];
  writeFileSync(status, '');
  writeFileSync(sources, `deb [signed-by=${keyring}] ${debianMirror()} ${suite} main\n`);
  const options = {
    'Dir::State': folder,
    'Dir::State::status': status,
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::Cache': folder,
    'Dir::Cache::archives': join(folder, 'archives'),
    'Dir::Etc::SourceList': sources,
    'Dir::Etc::SourceParts': '/dev/null',
    'Debug::NoLocking': '1',
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': 'root',
    'APT::Update::Error-Mode': 'any',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const apt = (...words: string[]) => run('apt-get', ['-q', ...flags, ...words]);
  apt('update');
  apt('-y', '--download-only', 'install', ...shell, ...packages);
  return readdirSync(join(folder, 'archives'))
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(folder, 'archives', name));
}

/** The mirror that this system uses, else Debian's own. */
function debianMirror(): string {
  const format = '$(REPO_URI)';
  const { stdout } = run('apt-get', ['indextargets', '--format', format, 'Identifier: Packages']);
  return stdout.split('\n').find((uri) => /\/debian\/?$/.test(uri)) ?? 'http://deb.debian.org/debian';
}

function unpack(file: string, root: string): void {
  const pipe = 'dpkg-deb --fsys-tarfile "$0" | tar -x -C "$1" --keep-directory-symlink --no-same-owner';
  run('sh', ['-c', pipe, file, root]);
}

/** Makes the links to BLAS and LAPACK that install scripts make. */
function linkAlternatives(libraries: string): void {
  for (const machine of readdirSync(libraries)) {
    for (const kind of ['blas', 'lapack']) {
      const folder = join(libraries, machine, kind);
      if (!existsSync(folder)) continue;
      for (const name of readdirSync(folder).filter((each) => each.endsWith('.so.3'))) {
        rmSync(join(libraries, machine, name), { force: true });
        symlinkSync(join(kind, name), join(libraries, machine, name));
      }
    }
  }
}

function requirePrograms(...names: string[]): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')} not found: this needs a Debian system, or one derived from it`);
  }
}

function run(program: string, words: readonly string[]): SpawnSyncReturns<string> {
  const result = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (result.status === 0) return result;
  const text = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim().split('\n').slice(-6).join('\n');
  const hint = /resolve|connect|fetch/i.test(text) ? '\nThe mirror was not reached: check the network.' : '';
  throw new Error(`${program} failed: ${result.error?.message ?? text}${hint}`);
}
