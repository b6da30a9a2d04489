import { Command, Option } from 'commander';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import type { ReviewValues } from '../../project/review/make-review.ts';

/** `review`: pictures of the models that changed since a git ref, for a pull request. */
export function reviewCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('review')
    .description('write a page and a Markdown file with pictures of the models that changed since a git ref')
    .option('--since <ref>', 'a branch, a tag or a commit, such as origin/main', 'HEAD')
    .option('-o, --out <folder>', 'where index.html, review.md and their pictures go', 'meshwright-review')
    .addOption(
      new Option('--budget <target>', 'a budget that must hold; breaking it is an error').choices([
        ...['mobile', 'desktop', 'engine', 'roblox', 'fortnite-uefn', 'vrchat', 'quest', 'print'],
      ]),
    )
    .option('--force', 'replace the page and the Markdown if they exist')
    .option('--json', 'print one JSON document')
    .action(async (values: ReviewValues) => {
      const { makeReview } = await import('../../project/review/make-review.ts');
      reply(await makeReview(values, terminal));
    });
}
