// Opens the journal of a project, adds an entry, and prints the kinds of its entries.
import { projectJournal } from '../../journal/user-journal.ts';

const [folder = '', home = '', name = ''] = process.argv.slice(2);
const journal = projectJournal(folder, { HOME: home }, { platform: 'linux' });
await journal.append({ kind: 'rejected', purchase: name, at: 1, code: 'x' });
const entries = await journal.entries();
journal.close();
process.stdout.write(JSON.stringify(entries.map(({ kind }) => kind)));
