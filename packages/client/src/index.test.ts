import { expect, test } from 'vitest';
import * as api from './index.ts';

test('exports these names and no more', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "ClientError",
      "animationLibrary",
      "artifacts",
      "balance",
      "connect",
      "create",
      "createClient",
      "download",
      "downloadTo",
      "findLost",
      "finish",
      "formatTaskRef",
      "hasCode",
      "isClientError",
      "list",
      "mainModel",
      "mainModelName",
      "notices",
      "pages",
      "parseTaskRef",
      "remove",
      "result",
      "retrieve",
      "run",
      "systemClock",
      "taskRef",
      "thumbnail",
      "wait",
      "watch",
    ]
  `);
});
