import { tileName, trackForms, tracks } from '../../content/subjects/tiles.ts';
import { isDescription, isSurfaceWord } from './head-noun.ts';
import { determiners } from './prompt-words.ts';
import { singular } from './singulars.ts';

/** Words for what a tile is covered with; stone and brick are those of a floor. */
const grounds = new Set(
  'grass grassy snow snowy sand sandy desert dirt water lava ice icy winter'.split(' '),
);

/** Words that the name of a tile does not need. */
const fillers = new Set('with and of on ground tile terrain piece segment train grass bank'.split(' '));

/**
 * Returns the words of a prompt for a tile of the ground with the name of that tile, and what stands on it before: "tile-river-bend"
 * is "river corner tile", "a snowy hexagon with a road" is "snowy hex road", and "hex castle" is "castle on hexagon". Null for
 * other prompts.
 * @param isThing whether words that say nothing of a tile name one kind of thing that stands on the ground
 */
export function tileNamed(
  words: readonly string[],
  isThing: (words: readonly string[]) => boolean,
): string[] | null {
  const said = words.map(singular);
  // Tiles of a roof and a wall are no ground.
  if (said.some((word) => /^(?:roof|wall|ceiling|floor)$/.test(word))) return null;
  const find = (names: readonly string[]): string | undefined =>
    names.find((name) => ` ${said.join(' ')} `.includes(` ${name} `));
  const hex = find(['hex', 'hexagon', 'hexagonal']);
  // "Ground path corner" is a name, and what is buried in the ground is on no tile.
  const isTile = hex !== undefined || words.includes('tile') || words[0] === 'ground';
  const track = Object.keys(tracks).find((name) => find(tracks[name]!));
  const form = trackForms.find((one) => find(one.words));
  const spoken = [hex, track && find(tracks[track]!), form && find(form.words)];
  const used = new Set(spoken.flatMap((name) => name?.split(' ') ?? []));
  const rest = words.filter(
    (word, i) => !used.has(said[i]!) && !fillers.has(said[i]!) && !determiners.has(word),
  );
  const sides = hex === undefined ? 4 : 6;
  const plain = sides === 6 ? ['hexagon'] : ['ground', 'tile'];
  const thing = rest
    .filter((word) => !grounds.has(word))
    .flatMap((word) => (word === 'forest' ? ['group', 'of', 'trees'] : [word]));
  // A stone behind a tile is on it, and one before it is what it is of.
  const isSaidOfTile = thing.every(isDescription) && (hex !== undefined || !isDescription(words.at(-1)!));
  if (isTile && !track && !form && !isSaidOfTile && isThing(thing))
    return [...thing, 'on', ...rest.filter((word) => grounds.has(word)), ...plain];
  if (!rest.every((word) => isDescription(word) || grounds.has(word))) return null;
  // "Path corner" is a tile, and a stone path is not.
  const isBare = (track === 'path' || track === 'river') && form !== undefined && !rest.some(isSurfaceWord);
  if (!isTile && !isBare) return null;
  // The corner of a floor is another thing.
  const way = track ?? (form && (sides === 6 || form.words[0] !== 'corner') ? 'path' : null);
  if (way) return [...rest, ...tileName(sides, way, form?.words[0] ?? 'straight').split(' ')];
  return said.some((word) => grounds.has(word)) && !said.includes('dirt') ? [...rest, ...plain] : null;
}
