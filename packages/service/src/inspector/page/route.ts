/** Location within the page. Kept in the fragment, with the token, so that reload and the back button work. */
export interface Route {
  /** Inspector token; '' before one was given. */
  readonly token: string;
  readonly tab: Tab;
  /** Id of the open task, '' for none. */
  readonly task: string;
  /** Filter of the task list, '' for all. */
  readonly group: string;
  /** Family of the tasks in the list, '' for all. */
  readonly family: string;
  /** Text that the tasks in the list have, '' for all. */
  readonly text: string;
  /** Id before which the list continues, '' for its beginning. */
  readonly before: string;
}

export const tabs = ['tasks', 'ledger', 'requests', 'control'] as const;
export type Tab = (typeof tabs)[number];

export function routeOf(fragment: string): Route {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const tab = tabs.find((name) => name === fields.get('tab')) ?? 'tasks';
  const text = (name: string) => fields.get(name) ?? '';
  return {
    token: text('token'),
    tab,
    task: text('task'),
    group: text('group'),
    family: text('family'),
    text: text('text'),
    before: text('before'),
  };
}

/** Returns the link to a location. Absent fields are empty, except for the token. */
export function linkTo(token: string, place: Partial<Omit<Route, 'token'>>): string {
  const fields = new URLSearchParams({ token });
  for (const [name, value] of Object.entries(place)) {
    if (value !== '' && value !== 'tasks') fields.set(name, value);
  }
  return `#${fields}`;
}

/** Returns the shown part of the task list, without the open task. */
export function placeOf({ group, family, text, before }: Route): Partial<Omit<Route, 'token'>> {
  return { group, family, text, before };
}
