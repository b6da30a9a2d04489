import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the programs and their plugins start other programs with. */
const shell = ['dash', 'coreutils'];
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Lays packages of a Debian suite and all they depend on into `FOLDER/root`, without changing the system: apt gets a
 * state and a cache of its own and checks every package by Debian's keyring. Install scripts are not run. A complete
 * tree is left as it is.
 * @param tree the folder, the suite and the names of the packages
 * @returns the megabytes downloaded; 0 for a complete tree
 * @throws Error that says what is missing: a program, the keyring, the network
 */
export function layDebianTree({ folder, suite, packages }) {
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return 0;
  requirePrograms('apt-get', 'dpkg-deb', 'tar', 'unshare');
  if (!existsSync(keyring)) throw new Error(`${keyring} is missing: install debian-archive-keyring`);
  rmSync(folder, { recursive: true, force: true });
  const root = join(folder, 'root');
  const apt = openApt(join(folder, 'apt'), suite);
  apt('update');
  apt('-y', '--download-only', 'install', ...shell, ...packages);
  const downloaded = apt.archives();
  mkdirSync(root);
  for (const file of downloaded) unpack(file, root);
  linkAlternatives(join(root, 'usr/lib'));
  const { stdout } = run('du', ['-sm', ...downloaded, '--total']);
  rmSync(join(folder, 'apt'), { recursive: true });
  writeFileSync(complete, `${suite} ${packages.join(' ')}\n`);
  return Number.parseInt(stdout.trim().split('\n').at(-1), 10);
}

/** Returns apt-get over a folder of its own. */
function openApt(folder, suite) {
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
  const apt = (...words) => run('apt-get', ['-q', ...flags, ...words]);
  apt.archives = () =>
    readdirSync(join(folder, 'archives'))
      .filter((name) => name.endsWith('.deb'))
      .map((name) => join(folder, 'archives', name));
  return apt;
}

/** The mirror that this system uses, else Debian's own. */
function debianMirror() {
  const format = '$(REPO_URI)';
  const { stdout } = run('apt-get', ['indextargets', '--format', format, 'Identifier: Packages']);
  return stdout.split('\n').find((uri) => /\/debian\/?$/.test(uri)) ?? 'http://deb.debian.org/debian';
}

function unpack(file, root) {
  const pipe = 'dpkg-deb --fsys-tarfile "$0" | tar -x -C "$1" --keep-directory-symlink --no-same-owner';
  run('sh', ['-c', pipe, file, root]);
}

/** Makes the links to BLAS and LAPACK that install scripts make. */
function linkAlternatives(libraries) {
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

function requirePrograms(...names) {
  const missing = names.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error);
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')} not found: this needs a Debian system, or one derived from it`);
  }
}

function run(program, words) {
  const result = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (result.status === 0) return result;
  const text = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim().split('\n').slice(-6).join('\n');
  const hint = /resolve|connect|fetch/i.test(text) ? '\nThe mirror was not reached: check the network.' : '';
  throw new Error(`${program} failed: ${result.error?.message ?? text}${hint}`);
}
