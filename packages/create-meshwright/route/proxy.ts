// The server's side of the page, below /api/meshwright. The key stays here.
import { animation, rigging, textTo3d } from '@meshwright/client';
import { createProxy } from '@meshwright/proxy';
import { embeddedService } from '@meshwright/service/embedded';

const { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key } = process.env;

const proxy = createProxy({
  // Your service and its key; without them the embedded one, which starts at the first request.
  service: () => (baseUrl ? { baseUrl, key } : embeddedService()),
  caller: () => 'me', // in production the name of the login; null refuses
  creditsPerDay: 200,
  allow: [
    { family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } },
    { family: rigging, create: { fields: ['input_task_id'] } },
    { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
  ],
});
