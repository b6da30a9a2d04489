import { CliError } from '../cli-error.ts';
import type { Answer, Terminal } from '../terminal.ts';
import { lostPurchase, onlyWhileLost } from './lost-purchase.ts';
import { projectFolder } from './open-project.ts';
import { withJournal } from './project-journal.ts';

/** A request that nobody waits for any more can still be worked on: so long, in milliseconds. */
const quietMs = 60_000;

/**
 * Notes that a create without an answer made no task. Not while the service may still be making it.
 * @throws CliError `invalid` | `not_found`; the journal is as it was
 */
export async function dropPurchase(text: string, { cwd, now }: Terminal): Promise<Answer> {
  return withJournal(await projectFolder(cwd), async (journal) => {
    const { sending, sent } = await lostPurchase(journal, text);
    const { purchase, family, label = family } = sending;
    const waitMs = sent.to + quietMs - now();
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000);
      throw new CliError(
        'invalid',
        `${purchase.slice(0, 12)} was sent so short a time ago that its task may still appear: look again in ${seconds} s`,
      );
    }
    const entry = { kind: 'dropped', purchase, at: now(), reason: 'no task was made' } as const;
    await journal.append(entry, onlyWhileLost(purchase));
    const short = purchase.slice(0, 12);
    return {
      data: { purchase, family, label: sending.label, outcome: 'dropped' },
      text: `${short} (${label}) made no task: the next sync may buy it again`,
    };
  });
}
