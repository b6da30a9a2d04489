import { actionOf } from '@meshwright/contract/schema';
import type { TaskSource } from '../form/form.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import type { HostFacts, Selection } from '../host/host-port.ts';
import type { Section } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

export function selectionSection({ selection, facts }: ViewInputs): Section {
  if (!selection) return { id: 'selection', title: 'Selection', folded: false, controls: [] };
  const disabled = selectionReason(selection, facts);
  return {
    id: 'selection',
    title: `Selection: ${selection.name}`,
    folded: false,
    controls: [
      ...(selection.provenance
        ? [
            {
              id: 'provenance',
              kind: 'note' as const,
              tone: 'info' as const,
              label: `Generated from “${selection.provenance.title}” (${selection.provenance.task})`,
            },
          ]
        : []),
      ...selectionActions(selection).map(({ family: { name, details }, first }) => ({
        id: `selection/${name}`,
        kind: 'button' as const,
        tone: 'plain' as const,
        label: actionOf(details),
        help: details.help,
        disabled: first ?? disabled,
      })),
    ],
  };
}

interface SelectionAction {
  readonly family: OfferedFamily;
  /** Set when the action continues the selection's task instead of its mesh. */
  readonly task?: TaskSource | undefined;
  /** Required earlier action, in words. */
  readonly first?: string | undefined;
}

/**
 * Returns the actions for a selection: those on its mesh, those that continue its task, and those that need one step
 * before.
 */
export function selectionActions(selection: Selection): readonly SelectionAction[] {
  const byMesh = offeredFamilies({ from: 'selection' });
  const known = new Set(byMesh.map(({ name }) => name));
  const task = taskOf(selection);
  const byTask = task ? offeredFamilies({ from: 'task', task }).filter(({ name }) => !known.has(name)) : [];
  for (const { name } of byTask) known.add(name);
  const later = byMesh.flatMap((before) => {
    const made = { family: before.name, id: '', title: '', offers: {} };
    const next = offeredFamilies({ from: 'task', task: made }).filter(({ name }) => !known.has(name));
    for (const { name } of next) known.add(name);
    return next.map((family) => ({
      family,
      first: `Run “${actionOf(before.details)}” first, then select the result.`,
    }));
  });
  return [...byMesh.map((family) => ({ family })), ...byTask.map((family) => ({ family, task })), ...later];
}

/** Returns the task of a selection. */
function taskOf({ provenance, name }: Selection): TaskSource | undefined {
  const [, family, id] = /^([^:@]+):([^:@]+)/.exec(provenance?.task ?? '') ?? [];
  return family && id
    ? { family, id: decodeURIComponent(id), title: name, request: provenance?.request, offers: {} }
    : undefined;
}

/** Returns why the selection cannot be sent; undefined when it can. */
export function selectionReason(selection: Selection | null, facts: HostFacts): string | undefined {
  if (!selection) return 'Select a model first.';
  if (!facts.exportsSelection) return `${facts.name} cannot export the selection.`;
  return selection.hasMesh ? undefined : `${selection.name} has no mesh: select an object with a mesh.`;
}
