import { type FieldFacts, factsOf } from '@meshwright/contract/schema';

/** Returns the facts of the files that a field takes; undefined for a field without files. */
export function linkFacts(facts: FieldFacts): (FieldFacts & { kind: 'link' }) | undefined {
  const inner = facts.kind === 'list' ? factsOf(facts.item) : facts;
  return inner.kind === 'link' ? inner : undefined;
}
