import { GltfError } from '../gltf-error.ts';
import { clipSlugs } from '../inspect/clip-report.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionTable, ValueOf } from '../step/options.ts';
import { loops } from './analysis/loop-score.ts';
import { clipName, clipsOf, findClip } from './session/clip-list.ts';
import type { ClipStep } from './session/clip-session.ts';

export const renameClipsTable = {
  scheme: {
    kind: 'choice',
    values: ['kebab', 'snake', 'camel', 'pascal', 'title', 'godot'],
    help: 'Renames all, without exporter prefixes.',
  },
  names: { kind: 'names', help: 'New names by old name or slug.' },
} as const satisfies OptionTable;

/**
 * Spelling of names: `walk-fast`, `walk_fast`, `walkFast`, `WalkFast`, `Walk Fast`. `godot` adds `-loop` to clips
 * whose last pose continues into the first; Godot's importer removes the suffix and loops the clip.
 */
export type NameScheme = ValueOf<(typeof renameClipsTable)['scheme']>;

export const renameClipsStep: StepDescription<typeof renameClipsTable> = {
  name: 'renameClips',
  version: 1,
  example: { scheme: 'kebab' },
  help: 'Gives clips other names, by a scheme or one by one.',
  options: renameClipsTable,
  refuse: ({ scheme, names }) =>
    (scheme === undefined) === (names === undefined) ? 'give either scheme or names' : undefined,
  make: ({ scheme, names }) => renameClips(names ?? scheme!),
};

/**
 * Renames clips one by one (`{ 'old name or slug': 'new' }`), or all by a scheme that removes exporter wrapping such
 * as `Armature|` and keeps names unique.
 * @throws GltfError `no_such_clip` for an unknown name, `invalid_option` for a new name that occurs twice
 * @example
 * import { editClips, renameClips } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [renameClips({ running: 'run' })]);
 */
export function renameClips(names: Readonly<Record<string, string>> | NameScheme): ClipStep {
  checkedOptions(renameClipsStep, typeof names === 'string' ? { scheme: names } : { names });
  return {
    name: 'renameClips',
    async run(edit) {
      const { json } = edit;
      const clips = clipsOf(json);
      const old = clips.map(clipName);
      const next = [...old];
      if (typeof names === 'string') {
        for (const [index, slug] of clipSlugs(old.map(withoutLoop)).entries()) {
          next[index] = SCHEMES[names](slug);
          if (names === 'godot' && (await loops(edit, index))) next[index] += '-loop';
        }
      } else for (const [from, to] of Object.entries(names)) next[findClip(json, from)] = to;
      const twice = next.find(
        (name, index) => name !== old[index] && next.indexOf(name) !== next.lastIndexOf(name),
      );
      if (twice !== undefined) {
        throw new GltfError(
          'invalid_option',
          `renameClips: two clips would be named "${twice}"; give each a different name`,
        );
      }
      for (const [index, name] of next.entries()) {
        if (name !== '' || old[index] !== '') clips[index]!.name = name;
      }
    },
  };
}

const SCHEMES: Readonly<Record<NameScheme, (slug: string) => string>> = {
  kebab: (slug) => slug,
  snake: (slug) => slug.replaceAll('-', '_'),
  camel: (slug) => capitals(slug, '').replace(/^./u, (letter) => letter.toLowerCase()),
  pascal: (slug) => capitals(slug, ''),
  title: (slug) => capitals(slug, ' '),
  godot: (slug) => slug.replaceAll('-', '_'),
};

/** Removes the `-loop` suffix of an earlier renaming. */
function withoutLoop(name: string): string {
  return name.replace(/-loop$/, '');
}

/** Keeps a separator between digits, so that `a-1-1` and `a-11` stay distinct. */
function capitals(slug: string, between: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .reduce((text, word) => text + (between || (/\d$/.test(text) && /^\d/.test(word) ? '_' : '')) + word);
}
