import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageFacts } from '../packages.ts';

/** The fields of a package.json that releases read; the others are kept as they are. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly meshwright?: Pick<PackageFacts, 'bundled'>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly [field: string]: unknown;
}

/** A package that is published. */
export interface Published {
  /** Below the root. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Returns the packages that are published, dependencies first. */
export function published(root: string): Published[] {
  const folders = ['packages', 'plugins']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .map((folder) => ({ folder, manifest: readJson(join(root, folder, 'package.json')) as Manifest }))
    .filter(({ manifest }) => !manifest.private);
  return dependenciesFirst(folders);
}

/** @throws Error for packages that depend on each other in a circle */
export function dependenciesFirst(found: readonly Published[]): Published[] {
  const names = new Set(found.map(({ manifest }) => manifest.name));
  const sorted: Published[] = [];
  while (sorted.length < found.length) {
    const done = new Set(sorted.map(({ manifest }) => manifest.name));
    const next = found.filter(
      ({ manifest }) =>
        !done.has(manifest.name) &&
        Object.keys(manifest.dependencies ?? {}).every((name) => !names.has(name) || done.has(name)),
    );
    if (next.length === 0) throw new Error('The published packages depend on each other in a circle.');
    sorted.push(...next);
  }
  return sorted;
}

// biome-ignore lint/suspicious/noExplicitAny: what the file holds is known by its name.
export function readJson(file: string): any {
  return JSON.parse(readFileSync(file, 'utf8'));
}
