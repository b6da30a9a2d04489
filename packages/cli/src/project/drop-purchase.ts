import { formatTaskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { dropLost } from '@meshwright/pipeline';
import { noteOn } from '../progress.ts';
import type { ServiceValues } from '../session.ts';
import type { Answer, Terminal } from '../terminal.ts';
import { lostPurchase } from './lost-purchase.ts';
import { projectFolder } from './open-project.ts';
import { withJournal } from './project-journal.ts';
import { withSeller } from './with-seller.ts';

/**
 * Notes that a create without an answer made no task, after the service was watched for `quietMs`: what shows up
 * meanwhile is adopted.
 * @throws CliError `invalid` | `not_found`; PipelineError `unknown_outcome`. The journal is as it was
 */
export async function dropPurchase(
  text: string,
  values: ServiceValues,
  terminal: Terminal,
  quietMs = 60_000,
): Promise<Answer> {
  return withJournal(await projectFolder(terminal.cwd), async (journal) => {
    const { sending } = await lostPurchase(journal, text);
    return withSeller(sending, values, terminal, async ({ client, payer }) => {
      const { connection } = client;
      const { purchase, label } = sending;
      const [family, short] = [familyNamed(sending.family)!, purchase.slice(0, 12)];
      noteOn(terminal.stderr, `watching ${payer.host} for ${quietMs / 1000} s: its task may still appear`);
      const seeker = { connection, journal, payer, now: terminal.now };
      const limits = { signal: terminal.signal, quietMs };
      const found = await dropLost(seeker, family, purchase, limits);
      if (found?.task !== undefined) {
        const ref = formatTaskRef(client.ref(family, found.task));
        return {
          data: { purchase, family: family.name, label, outcome: 'accepted', ref },
          text: `${short} (${label ?? family.name}) made ${ref}: the next sync goes on with it`,
        };
      }
      return {
        data: { purchase, family: family.name, label, outcome: 'dropped' },
        text: `${short} (${label ?? family.name}) made no task: the next sync may buy it again`,
      };
    });
  });
}
