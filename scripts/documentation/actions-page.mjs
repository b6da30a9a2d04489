// docs/actions.md: the animations of the local service by category. The site adds their pictures.
import { animationLibrary } from '@meshwright/engine/pool';

const words = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Returns the page. */
export function actionsPage() {
  const categories = grouped(animationLibrary());
  const head = `# Actions

The ${animationLibrary().length} animations of the local service, by \`npm run derive\`. \`spawn({ actions: ['idle', 'walk', 'run'] })\` takes
words, \`action_ids\` of the Animation family takes ids, and \`meshwright animations [word]\` searches them. Another service has
a library of its own: ask it by the same command. On the site each row has a picture, and behind it the moving preview.
`;
  const sections = [...categories].map(([category, items]) => {
    const rows = items.map(({ action_id: id, name, key }) => `| ${id} | ${name} | \`${key}\` |`);
    return `## ${words(category)}\n\n| Id | Name | Key |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [head, ...sections].join('\n');
}

function grouped(items) {
  const groups = new Map();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return groups;
}
