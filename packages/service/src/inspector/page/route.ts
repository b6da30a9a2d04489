/** Where on the page one is. It lives in the fragment, with the token, so that reload and the back button work. */
export interface Route {
  /** Reads the inspector; '' before one was given. */
  readonly token: string;
  readonly tab: Tab;
  /** Id of the task that is open, '' for none. */
  readonly task: string;
  /** Which tasks are listed, '' for all. */
  readonly group: string;
  /** The list goes on before this id, '' for its beginning. */
  readonly before: string;
}

export const tabs = ['tasks', 'ledger', 'requests', 'control'] as const;
export type Tab = (typeof tabs)[number];

export function routeOf(fragment: string): Route {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const tab = tabs.find((name) => name === fields.get('tab')) ?? 'tasks';
  const text = (name: string) => fields.get(name) ?? '';
  return { token: text('token'), tab, task: text('task'), group: text('group'), before: text('before') };
}

/** The link to a place on the page. Fields that are not given are empty, but for the token. */
export function linkTo(token: string, place: Partial<Omit<Route, 'token'>>): string {
  const fields = new URLSearchParams({ token });
  for (const [name, value] of Object.entries(place)) {
    if (value !== '' && value !== 'tasks') fields.set(name, value);
  }
  return `#${fields}`;
}
