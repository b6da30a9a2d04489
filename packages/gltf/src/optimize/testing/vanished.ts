import { readFileSync } from 'node:fs';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { expect } from 'vitest';
import type { Warning } from '../../warning.ts';
import type { Removed } from '../removed.ts';

type Json = Record<string, unknown>;

/**
 * Compares two files by their plain JSON: whatever has a name, extras, or is an extension, a track or a vertex attribute in
 * the first and not in the second must have a line in the report.
 */
export function expectNothingVanished(
  input: string | Uint8Array,
  glb: Uint8Array,
  { removed, warnings }: { removed: readonly Removed[]; warnings: readonly Warning[] },
): void {
  const [before, after] = [jsonOf(input), glbParts(glb).json as Json];
  const said = (kind: string) => removed.filter((line) => line.kind === kind);
  for (const [kind, list] of Object.entries(LISTS)) {
    const [a, b] = [named(before, list), named(after, list)];
    for (const [name, number] of a) {
      if ((b.get(name) ?? 0) >= number) continue;
      expect(
        said(kind).flatMap(({ names }) => names),
        `${kind} "${name}"`,
      ).toContain(name);
    }
    const [was, is] = [rows(before, list).length, rows(after, list).length];
    if (is < was)
      expect(
        said(kind).reduce((sum, { count }) => sum + count, 0),
        kind,
      ).toBeGreaterThanOrEqual(was - is);
    expectExtras(kind, rows(before, list), rows(after, list), said(kind));
  }
  expect(after.extras, 'extras of the file').toEqual(before.extras);
  expect((after.asset as Json).extras, 'extras of the asset').toEqual((before.asset as Json).extras);
  expect((after.asset as Json).copyright).toEqual((before.asset as Json).copyright);
  const used = (after.extensionsUsed ?? []) as string[];
  for (const name of ((before.extensionsUsed ?? []) as string[]).filter((each) => !STORAGE.test(each))) {
    if (used.includes(name)) continue;
    const lines = [
      ...said('extension').flatMap(({ names }) => names),
      ...warnings.map(({ message }) => message),
    ];
    expect(
      lines.some((line) => line.includes(name)),
      `extension ${name}`,
    ).toBe(true);
  }
  const [tracks, left] = [tracksOf(before), tracksOf(after)];
  if (left < tracks)
    expect(
      said('track').reduce((sum, { count }) => sum + count, 0),
      'tracks',
    ).toBeGreaterThanOrEqual(tracks - left);
  const [had, has] = [attributesOf(before), attributesOf(after)];
  for (const name of had)
    if (!has.has(name))
      expect(
        said('attribute').flatMap(({ names }) => names),
        `attribute ${name}`,
      ).toContain(name);
}

const LISTS = {
  scene: 'scenes',
  node: 'nodes',
  mesh: 'meshes',
  material: 'materials',
  skin: 'skins',
  camera: 'cameras',
  clip: 'animations',
} as const;

/** Ways to store the same data. */
const STORAGE =
  /^(KHR_draco_mesh_compression|(EXT|KHR)_meshopt_compression|KHR_mesh_quantization|KHR_accessor_float\d+)$/;

/** Named things keep their extras, at any depth, unless they are in the report. */
function expectExtras(kind: string, before: Json[], after: Json[], lines: readonly Removed[]): void {
  const gone = lines.flatMap(({ names }) => names);
  const texts = new Set(after.map((row) => JSON.stringify(extrasIn(row))));
  for (const row of before) {
    const extras = extrasIn(row);
    if (extras.length === 0 || gone.includes(String(row.name ?? ''))) continue;
    expect([...texts], `extras of ${kind} "${row.name ?? ''}"`).toContain(JSON.stringify(extras));
  }
}

function extrasIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(extrasIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'extras' ? (Object.keys(inner as object).length > 0 ? [inner] : []) : extrasIn(inner),
  );
}

function jsonOf(input: string | Uint8Array): Json {
  const bytes = typeof input === 'string' ? readFileSync(input) : Buffer.from(input);
  return (
    typeof input === 'string' && input.endsWith('.gltf')
      ? JSON.parse(bytes.toString('utf8'))
      : glbParts(bytes).json
  ) as Json;
}

function rows(json: Json, list: string): Json[] {
  return (json[list] ?? []) as Json[];
}

function named(json: Json, list: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of rows(json, list))
    if (typeof name === 'string' && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function tracksOf(json: Json): number {
  return rows(json, 'animations').reduce((sum, { channels }) => sum + (channels as unknown[]).length, 0);
}

function attributesOf(json: Json): Set<string> {
  const primitives = rows(json, 'meshes').flatMap((mesh) => rows(mesh, 'primitives'));
  return new Set(primitives.flatMap(({ attributes }) => Object.keys(attributes as Json)));
}
