import { execFile } from 'node:child_process';
import type { Packed } from './pack.ts';

export interface PublishOptions {
  /** Signs where the package was built: a workflow with an identity can, and no other machine. */
  readonly provenance: boolean;
  /** Receives a line about each package. */
  readonly say: (line: string) => void;
  /**
   * Settings of npm, such as the registry of a rehearsal.
   * @default those of the machine
   */
  readonly env?: NodeJS.ProcessEnv;
}

/** Returns the tag of a version: a pre-release is not what `npm install` gives by default. */
export function tagOf(version: string): string {
  return /-([a-z]+)/.exec(version)?.[1] ?? 'latest';
}

/**
 * Publishes packages in their order, dependencies first, so that no published package lacks one. What is published already is left
 * out: a stopped release goes on where it ended. `changeset publish` knows neither, has no dry run, and publishes the folders of the
 * workspaces.
 * @throws Error with the output of npm
 */
export async function publishAll(
  packed: readonly Packed[],
  { provenance, say, env = {} }: PublishOptions,
): Promise<void> {
  for (const { name, version, stage } of packed) {
    const tag = tagOf(version);
    const known = await npm(['view', `${name}@${version}`, 'version'], stage, env).catch(() => '');
    if (known.trim() === version) {
      say(`${name}@${version} is published already`);
      continue;
    }
    // The manifest asks for provenance, which this flag overrides.
    const words = ['publish', stage, '--access', 'public', '--tag', tag, `--provenance=${provenance}`];
    await npm(words, stage, env);
    say(`published ${name}@${version} as ${tag}`);
  }
}

// Without waiting in this thread: the registry of a rehearsal may be in it.
function npm(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    // npm is a .cmd file on Windows.
    const options = { cwd, env: { ...process.env, ...env }, shell: process.platform === 'win32' };
    execFile('npm', words, { ...options, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`npm ${words.join(' ')}\n${stdout}${stderr}`.trim(), { cause: error }));
      else resolve(stdout);
    });
  });
}
