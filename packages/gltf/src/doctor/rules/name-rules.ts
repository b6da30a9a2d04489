import { count, namesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Names that engines change, cut or confuse. */
export const nameRules: readonly Rule[] = [doubleNames, changedNames, wrappedClips, nameless];

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
