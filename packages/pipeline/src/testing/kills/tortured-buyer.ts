// A process to be killed: it runs one recipe after the other over a shared journal and store, and prints the finished
// ones. The same number always means the same recipe, so a successor must not pay again.
import { connect } from '@meshwright/client';
import { type Family, remesh, textTo3d } from '@meshwright/contract';
import type { LostDecision, LostPurchase } from '@meshwright/purchase';
import { accountDigest } from '@meshwright/purchase/identity';
import { fileJournal, folderStore } from '@meshwright/purchase/node';
import { createRandom } from '@meshwright/testing/random';
import Database from 'libsql';
import { process as local, recipe, task } from '../../recipe/recipe.ts';
import { runRecipe } from '../../recipe/run-recipe.ts';

const hourMs = 3_600_000;

const [baseUrl = '', key = '', folder = '', serviceFile = '', seed = '', from = '', to = '', budget = ''] =
  process.argv.slice(2);
const journal = fileJournal(`${folder}/journal`);
const store = folderStore(`${folder}/store`);
const connection = connect({ baseUrl, key });
const account = await accountDigest(key);
const set = createRandom(Number(seed), process.pid);
process.stdout.write('ready\n');

for (let run = Number(from); run < Number(to); run++) {
  const random = createRandom(Number(seed), run);
  // Sometimes an order that another run has made, or is making.
  const order = random() < 0.2 ? Math.floor(random() * (run + 1)) : run;
  let jumpMs = 0;
  const preview = task(textTo3d, { mode: 'preview', prompt: `order ${order}` });
  const light = task(remesh, { input_task_id: preview, target_polycount: 1000 + order });
  const placed = local(light, [{ place: { height: 1 } }]);
  const context = {
    store,
    readFile: () => Promise.reject(new Error('no files')),
    buyer: {
      connection,
      journal,
      payer: { host: connection.host, account },
      run: `run ${run}`,
      // The clock is set from time to time.
      now: () => {
        if (set() < 0.02) jumpMs = set() < 0.5 ? 0 : (set() - 0.5) * 2 * hourMs;
        return Date.now() + jumpMs;
      },
      budget: { run: Number(budget) },
      estimate: ({ name }: Family) => (name === remesh.name ? 5 : 20),
    },
  };
  let status = '';
  for (let attempt = 0; status !== 'done' && attempt < 50; attempt++) {
    const outcome = await runRecipe(recipe('placed', { preview, light, placed }), context, {
      silenceMs: 300,
      // Everything is on one machine.
      lostMs: 1_000,
      quietMs: 3_000,
      onLost,
    });
    status = outcome.status;
    if (outcome.status !== 'done')
      process.stdout.write(`broke ${run} ${String(outcome.error).replaceAll('\n', ' ')}\n`);
  }
  process.stdout.write(`${status} ${run}\n`);
}

/** Decides like a careful user: inspects the service, and returns the matching task, or that there is none. */
async function onLost({ spending }: LostPurchase): Promise<LostDecision> {
  const database = new Database(serviceFile, { readonly: true, timeout: 5000 });
  try {
    const run = Number(spending.sending.run.slice('run '.length));
    const random = createRandom(Number(seed), run);
    const order = random() < 0.2 ? Math.floor(random() * (run + 1)) : run;
    const mark =
      spending.sending.family === 'remesh' ? `"target_polycount":${1000 + order}` : `"order ${order}"`;
    const rows = database
      .prepare("SELECT id, request FROM tasks WHERE family = ? AND status != 'FAILED'")
      .all(spending.sending.family) as { id: string; request: string }[];
    const creates = rows.filter(({ request }) => request.includes(mark));
    return creates.length > 0 ? { adopt: creates[0]!.id } : 'resend';
  } finally {
    database.close();
  }
}
