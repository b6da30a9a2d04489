/** An animation of the local service. */
export interface Action {
  readonly action_id: number;
  readonly name: string;
  readonly key: string;
  readonly category: string;
}

const words = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Returns docs/reference/actions.md: the animations by category. The site adds their pictures. */
export function actionsPage(actions: readonly Action[]): string {
  const head = `# Actions

The ${actions.length} animations of the local service, by \`npm run derive\`. \`spawn({ actions: ['idle', 'walk', 'run'] })\` takes
words, \`action_ids\` of the Animation family takes ids, and \`meshwright animations [word]\` searches them. Another service has
a library of its own: ask it by the same command. On the site each row has a picture, and behind it the moving preview.
`;
  const sections = [...new Set(actions.map(({ category }) => category))].map((category) => {
    const rows = actions
      .filter((each) => each.category === category)
      .map(({ action_id: id, name, key }) => `| ${id} | ${name} | \`${key}\` |`);
    return `## ${words(category)}\n\n| Id | Name | Key |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [head, ...sections].join('\n');
}
