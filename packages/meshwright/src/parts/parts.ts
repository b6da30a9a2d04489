import { createRequire } from 'node:module';

/** A part of the command that is heavy and not always needed, and so fetched when it first is. */
export interface Part {
  readonly name: string;
  /** What it does, as the begin of a sentence. */
  readonly what: string;
  /** Packages beside the command and those of the parts before. The first one shows whether the part is installed. */
  readonly packages: readonly [string, ...string[]];
  /** What it takes on disk with the command and the parts before, in megabytes. */
  readonly megabytes: number;
}

/** The parts, each with all before it: a command has one of these sets or none, and never two that lack each other's. */
export const parts: readonly Part[] = [
  {
    name: 'files',
    what: 'What converts, draws and unwraps models',
    packages: ['@meshwright/formats', '@meshwright/look', 'watlas'],
    megabytes: 90,
  },
  {
    name: 'engine',
    what: 'The local service and the conformance run',
    packages: ['@meshwright/engine', '@meshwright/service', '@meshwright/conformance'],
    megabytes: 100,
  },
  {
    name: 'all',
    what: 'The server for agents and the decomposition into convex parts',
    packages: ['@meshwright/mcp', 'vhacd-js'],
    megabytes: 160,
  },
];

const require = createRequire(import.meta.url);

/**
 * Checks that a part is installed, before anything is opened that would have to be closed for it.
 * @throws Error MODULE_NOT_FOUND, which `missingPart` knows
 */
export function needPart(name: 'files' | 'engine'): void {
  require.resolve(parts.find((part) => part.name === name)!.packages[0]);
}

/** Returns how many of `parts` are installed with this copy of the command. */
export function installedParts(): number {
  const missing = parts.findIndex(({ packages: [first] }) => {
    try {
      require.resolve(first);
      return false;
    } catch {
      return true;
    }
  });
  return missing === -1 ? parts.length : missing;
}

/** Returns the first part that has the package for whose absence an error was thrown; undefined for any other error. */
export function missingPart(error: unknown): Part | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') continue;
    // Node quotes the name, and Plug'n'Play says "tried to access NAME".
    const named = /(?:package|module) '([^']+)'|tried to access ([^\s,]+)/.exec(message);
    const specifier = named?.[1] ?? named?.[2] ?? '';
    const part = parts.find(({ packages }) =>
      packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
    );
    if (part) return part;
  }
  return undefined;
}
