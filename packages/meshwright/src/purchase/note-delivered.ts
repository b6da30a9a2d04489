import { noteOn } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import { withJournal } from './open-journal.ts';

/** Records that a purchase is at its destination. Without that, `--again` resumes it, which costs nothing. */
export async function noteDelivered(
  delivered: { readonly purchase: string; readonly task: string; readonly path?: string },
  terminal: Terminal,
): Promise<void> {
  const entry = { kind: 'delivered', at: terminal.now(), ...delivered } as const;
  await withJournal(terminal, (journal) => journal.append(entry)).catch((error: Error) => {
    noteOn(terminal.stderr, `note: the journal did not take that it was delivered: ${error.message}`);
  });
}
