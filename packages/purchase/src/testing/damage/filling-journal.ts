// Writes entries until the disk is full; prints the number written, the number present, and the error.
import { fileJournal } from '../../journal/file-journal.ts';

const journal = fileJournal(process.argv[2] ?? '');
let written = 0;
let failure = '';
for (let at = 0; at < 500 && failure === ''; at++) {
  await journal.append({ kind: 'rejected', purchase: 'p', at, code: 'x'.repeat(500) }).then(
    () => {
      written += 1;
    },
    (error: unknown) => {
      failure = String(error);
    },
  );
}
process.stdout.write(JSON.stringify({ written, there: (await journal.entries()).length, said: failure }));
journal.close();
