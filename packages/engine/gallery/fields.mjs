// Changes every field of every family, runs the jobs, and writes what became of each field to docs/reference/fields.md.
// Usage: node packages/engine/gallery/fields.mjs [families]; with families, the rows are only printed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSources } from './from-sources.mjs';

const { fieldFiles, fieldTable, walkedFamilies, walkFamily } = await fromSources(`
  export { fieldFiles } from './src/testing/fields/field-files.ts';
  export { fieldTable } from './src/testing/fields/field-table.ts';
  export { walkedFamilies, walkFamily } from './src/testing/fields/walk-fields.ts';`);

const selected = process.argv.slice(2);
const filesOf = fieldFiles();
const outcomes = [];
for (const family of selected.length > 0 ? selected : walkedFamilies()) {
  const found = await walkFamily(family, filesOf);
  outcomes.push(...found);
  for (const line of fieldTable(found)) console.log(line);
}
const count = (kind) => outcomes.filter(({ outcome }) => outcome === kind).length;
const kinds = [...new Set(outcomes.map(({ outcome }) => outcome))];
const sum = kinds.map((kind) => `${count(kind)} ${kind}`).join(', ');
console.log(`${outcomes.length} fields: ${sum}`);
if (selected.length === 0) {
  writeFileSync(
    join(import.meta.dirname, '../../../docs/reference/fields.md'),
    `# What becomes of each field

Every field of every family, changed alone in the local engine. \`node packages/engine/gallery/fields.mjs\` runs the jobs
and writes this page; \`packages/engine/src/jobs/fields.test.ts\` holds it true.

- effect: something in the result changes
- ignored, clamped: nothing changes, or less than requested; the task lists the field in \`ignored_fields\` with the
  sentence beside it, with N for a number of the subject
- read: it names a file or a task, which the job reads
- a value outside the contract is refused with 400 before anything is charged

${outcomes.length} fields: ${sum}.

| Family | Field | Outcome | What the task says |
|---|---|---|---|
${fieldTable(outcomes).join('\n')}
`,
  );
}
