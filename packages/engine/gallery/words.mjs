// Reads prompts drawn by seed from the names of public packs, from six languages and from misspelled words, and reports
// how many are right, how many are not but say so, and how many are wrong in silence.
// Usage: node packages/engine/gallery/words.mjs [--seed N] [--draw 100,20,20] [--all] [--list]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    draw: { type: 'string', default: '100,20,20' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const { createRandom, readPrompt, subjects, wordsSentence } = await fromSources(`
  export { subjects } from './src/content/subjects.ts';
  export { createRandom } from './src/text-to-3d/random.ts';
  export { readPrompt } from './src/text-to-3d/prompt/read-prompt.ts';
  export { wordsSentence } from './src/text-to-3d/prompt/used-words.ts';`);

const named = new Map(subjects.flatMap((subject) => subject.words.map((word) => [word, subject.name])));
const random = createRandom(Number(values.seed));
const counts = values.draw.split(',').map(Number);
const sections = readFileSync(join(import.meta.dirname, 'prompts', 'packs.txt'), 'utf8')
  .split(/^\[/m)
  .slice(1);
let silent = 0;
for (const [i, section] of sections.entries()) {
  const [title = '', ...lines] = section.split('\n').filter(Boolean);
  const left = lines.filter((line) => line.includes(' = '));
  const drawn = values.all
    ? left
    : Array.from(
        { length: Math.min(counts[i], left.length) },
        () => left.splice(random.whole(0, left.length - 1), 1)[0],
      );
  const verdicts = drawn.map(judge);
  const count = (verdict) => verdicts.filter((found) => found.verdict === verdict).length;
  silent += count('wrong');
  console.log(
    `${title.replace(']', '')}: ${drawn.length} prompts, ${count('right')} right, ${count('said')} not and said, ${count('wrong')} wrong and silent`,
  );
  for (const { line, verdict, made, note } of verdicts)
    if (values.list || verdict === 'wrong')
      console.log(`  ${verdict}: ${line} | made ${made} | ${note ?? ''}`);
}
process.exitCode = silent > 0 ? 1 : 0;

/** Judges a line: every subject that is meant is made, or the note names what was not. */
function judge(line) {
  const [prompt, meant] = line.split(' = ');
  const reading = readPrompt(prompt, subjects);
  const made = [reading.subject, ...reading.others.map(({ subject }) => subject)].map(
    (subject) => subject?.name ?? 'a plinth',
  );
  const wanted = meant.split(', ').map((word) => {
    if (word !== '-' && !named.has(word))
      throw new Error(`judge "${line}": no subject has the word "${word}"; write one of a table.`);
    return word === '-' ? null : named.get(word);
  });
  const note = wordsSentence(reading.words, reading.subject ? null : reading.name);
  const isRight =
    wanted.every((name) => name !== null && made.includes(name)) &&
    made.length === new Set([...wanted, ...made]).size;
  return { line, made: made.join(', '), note, verdict: isRight ? 'right' : note ? 'said' : 'wrong' };
}
