import { GltfError } from '../gltf-error.ts';
import { clipSlugs } from '../inspect/clip-report.ts';
import { loops } from './analysis/loop-score.ts';
import { type ClipStep, clipName, clipsOf, findClip } from './session/clip-session.ts';

/**
 * How to write names: `walk-fast`, `walk_fast`, `walkFast`, `WalkFast`, `Walk Fast`; `godot` adds `-loop`, which
 * Godot's importer takes off and loops the clip, where the last pose runs into the first.
 */
export type NameScheme = 'kebab' | 'snake' | 'camel' | 'pascal' | 'title' | 'godot';

/**
 * Renames clips: one by one (`{ 'old name or slug': 'new' }`), or all by a scheme that takes exporter wrapping
 * such as `Armature|` off and keeps names unique.
 * @throws GltfError `no_such_clip` for a name that is not there, `invalid_option` for one that would be there twice
 */
export function renameClips(names: Readonly<Record<string, string>> | NameScheme): ClipStep {
  if (typeof names === 'string' && !Object.hasOwn(SCHEMES, names)) {
    throw new GltfError(
      'invalid_option',
      `renameClips: scheme "${names}", but it must be one of: ${Object.keys(SCHEMES).join(', ')}`,
    );
  }
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
        throw new GltfError('invalid_option', `renameClips: two clips would be called "${twice}"`);
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

/** A mark that an earlier renaming left is no part of the name. */
function withoutLoop(name: string): string {
  return name.replace(/-loop$/, '');
}

/** Digits keep a sign between them, so that `a-1-1` and `a-11` stay apart. */
function capitals(slug: string, between: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .reduce((text, word) => text + (between || (/\d$/.test(text) && /^\d/.test(word) ? '_' : '')) + word);
}
