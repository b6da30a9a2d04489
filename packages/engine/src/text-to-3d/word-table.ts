/** Returns a table that is looked up by words of a prompt: it has no members but its own, so "constructor" is no colour. */
export function wordTable<Value>(own: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, own);
}
