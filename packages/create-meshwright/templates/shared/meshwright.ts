// The server's side of the page, below /api/meshwright. The key stays here, and a journal makes a repeated purchase free.
import { animation, connect, rigging, textTo3d } from '@meshwright/client';
import { createProxy, nodeMiddleware } from '@meshwright/proxy';
import { buy, openBuyer } from '@meshwright/purchase';
import { fileJournal, userJournal } from '@meshwright/purchase/node';

export async function meshwright() {
  const { baseUrl, key, journal, playCredits } = await service();
  const buyer = await openBuyer({ connection: connect({ baseUrl, key }), journal, playCredits });
  const proxy = createProxy({
    baseUrl,
    key,
    caller: () => 'me', // in production the name of the login; null refuses
    creditsPerDay: 200,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
    ],
    async buy(family, body, { take }) {
      const { ref, before } = await buy(buyer, family, body, { take });
      return { id: ref.id, before };
    },
  });
  return nodeMiddleware(proxy);
}

async function service() {
  const { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key } = process.env;
  if (baseUrl && key) return { baseUrl, key, journal: userJournal(process.env), playCredits: false };
  // The API on this machine, without an account. Its models are plain shapes of the right size.
  const { startService } = await import('@meshwright/service');
  const embedded = await startService({ port: 0, dataDir: '.meshwright/service' });
  return {
    baseUrl: embedded.baseUrl,
    key: embedded.accounts[0]?.key,
    journal: fileJournal('.meshwright/journal'),
    playCredits: true, // a purchase whose answer is lost is made again
  };
}
