import { count, namesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Names that engines change, cut or confuse. */
export const nameRules: readonly Rule[] = [doubleNames, changedNames, wrappedClips, nameless, suffixTypos];

/** Limited to where names matter: engines find animated nodes by name. */
function doubleNames({ reader }: Examination): Finding[] {
  const { nodes, clips } = reader.model;
  const moved = new Set(clips.flatMap(({ channels }) => channels.map(({ node }) => node)));
  const names = new Map<string, number>();
  for (const { name } of nodes) names.set(name, (names.get(name) ?? 0) + 1);
  const doubles = [
    ...new Set(
      nodes.flatMap(({ name }, index) => (moved.has(index) && name && names.get(name)! > 1 ? [name] : [])),
    ),
  ];
  if (doubles.length === 0) return [];
  return [
    {
      code: 'double_names',
      severity: 'warning',
      message: `${count(doubles.length, 'animated name is', 'animated names are')} used by several nodes: ${namesText(doubles)}`,
      consequence:
        'engines find animated nodes by name: the wrong one may move, or a number is added to one of them',
      fix: { does: 'give each node a unique name in the exporting program' },
    },
  ];
}

function changedNames({ reader }: Examination): Finding[] {
  const names = [...new Set(reader.model.nodes.map(({ name }) => name))].filter((name) =>
    /[[\].:/\\@"%]/.test(name),
  );
  if (names.length === 0) return [];
  return [
    {
      code: 'changed_names',
      severity: 'note',
      message: `${count(names.length, 'node name has', 'node names have')} characters that engines remove: ${namesText(names)}`,
      consequence:
        'three.js drops [ ] . : /, and Godot . : @ / % and quotes: code that looks for the name finds nothing',
      fix: { does: 'use letters, digits, - and _' },
    },
  ];
}

function wrappedClips({ report }: Examination): Finding[] {
  const wrapped = report.clips.filter(({ name }) => /[|/\\]/.test(name));
  if (wrapped.length === 0) return [];
  return [
    {
      code: 'wrapped_clip_names',
      severity: 'note',
      message: `${count(wrapped.length, 'clip name has', 'clip names have')} parts added by an exporter: ${namesText(wrapped.map(({ name }) => name))}`,
      consequence: 'importers read | and / as folders, so the name in code differs from the one in the file',
      fix: { does: 'use plain names', command: 'clips rename FILE --scheme snake -o OUT' },
    },
  ];
}

function nameless({ report }: Examination): Finding[] {
  const clips = report.clips.filter(({ name }) => name.trim() === '');
  if (clips.length < 2) return [];
  return [
    {
      code: 'nameless_clips',
      severity: 'warning',
      message: `${clips.length} clips have no name`,
      consequence: 'a game can only play them by number, and the numbers change with the next export',
      fix: { does: 'name them', command: 'clips rename FILE clip-1=walk clip-2=run -o OUT' },
    },
  ];
}

/** A name that nearly ends in one of Godot's collider suffixes, which are read letter by letter. */
function suffixTypos({ reader }: Examination): Finding[] {
  const typos = reader.model.nodes.flatMap(({ name }) => {
    const ending = /[-_$]([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
    if (ending === undefined || ending.length < 5) return [];
    const [meant] = COLLIDERS.filter((suffix) => suffix !== ending && isNear(suffix, ending));
    return meant !== undefined && !COLLIDERS.includes(ending) ? [{ name, meant }] : [];
  });
  if (typos.length === 0) return [];
  return [
    {
      code: 'suffix_typo',
      severity: 'warning',
      message: `${count(typos.length, 'node name ends', 'node names end')} almost like a collider of Godot: ${namesText(typos.map(({ name }) => name))}`,
      consequence: 'Godot makes no collision shape of it, and shows the mesh that was meant to be one',
      fix: { does: `end it in -${typos[0]!.meant}` },
    },
  ];
}

/** True when one letter was left out, added, replaced or swapped with its neighbour. */
function isNear(right: string, given: string): boolean {
  if (Math.abs(right.length - given.length) > 1) return false;
  let start = 0;
  while (start < right.length && right[start] === given[start]) start++;
  const [rest, other] = [right.slice(start), given.slice(start)];
  const swapped = rest.length === other.length && rest[0] === other[1] && rest[1] === other[0];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (swapped && rest.slice(2) === other.slice(2))
  );
}

const COLLIDERS: readonly string[] = ['convcol', 'colonly', 'convcolonly'];
