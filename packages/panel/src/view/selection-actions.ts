import { families } from '@meshwright/contract';
import { actionOf, detailsOf } from '@meshwright/contract/schema';
import type { TaskSource } from '../form/form.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import type { HostFacts, Selection } from '../host/host-port.ts';
import { wordsOf } from '../words/words-of.ts';

export interface SelectionAction {
  readonly family: OfferedFamily;
  /** Set when the action continues the selection's task instead of its mesh. */
  readonly task?: TaskSource | undefined;
  /** Label of an action that is needed first. */
  readonly first?: string | undefined;
}

/**
 * Returns the actions for a selection: those on its mesh, those that continue its task or the task it was made from,
 * and those that need one step before.
 */
export function selectionActions(selection: Selection): readonly SelectionAction[] {
  const byMesh = offeredFamilies({ from: 'selection' });
  const known = new Set(byMesh.map(({ name }) => name));
  const byTask = tasksOf(selection).flatMap((task) => {
    const next = offeredFamilies({ from: 'task', task }).filter(({ name }) => !known.has(name));
    for (const { name } of next) known.add(name);
    return next.map((family) => ({ family, task }));
  });
  const later = byMesh.flatMap((before) => {
    const made = { family: before.name, id: '', title: '', offers: {} };
    const next = offeredFamilies({ from: 'task', task: made }).filter(({ name }) => !known.has(name));
    for (const { name } of next) known.add(name);
    return next.map((family) => ({
      family,
      first: actionOf(before.details),
    }));
  });
  return [...byMesh.map((family) => ({ family })), ...byTask, ...later];
}

/** Whether more than one model is selected. */
export function isSeveral(selection: Selection | null): boolean {
  return (selection?.models ?? 1) > 1;
}

/** Returns the task of a selection, and the tasks that its request named: an animation can be animated again. */
export function tasksOf({ provenance, name: title }: Selection): TaskSource[] {
  const [, family, id] = /^([^:@]+):([^:@]+)/.exec(provenance?.task ?? '') ?? [];
  const known = families.find(({ name }) => name === family);
  if (!known || !id) return [];
  const { request = {} } = provenance ?? {};
  const own = { family: known.name, id: decodeURIComponent(id), title, request, offers: {} };
  const named = Object.entries(detailsOf(known).references ?? {}).flatMap(
    ([
      field,
      {
        families: [from],
      },
    ]) => {
      const source = request[field];
      return from !== undefined && typeof source === 'string'
        ? [{ family: from, id: source, title, offers: {} }]
        : [];
    },
  );
  return [own, ...named];
}

/** Returns why the selection cannot be sent; undefined when it can. */
export function selectionReason(selection: Selection | null, facts: HostFacts): string | undefined {
  const say = wordsOf(facts);
  if (!selection) return say('Select a model first.');
  if (!facts.exportsSelection) return say('{host} cannot export the selection.', { host: facts.name });
  if (selection.hasMesh) return undefined;
  return say('{name} has no mesh: select an object with a mesh.', { name: selection.name });
}
