import * as contract from '@meshwright/contract';
import { expect, test } from 'vitest';
import * as api from './index.ts';

const names = (module: object): string[] => Object.keys(module).sort();

test('gives every name of the contract, so that no second package has to be installed', () => {
  expect(names(contract).filter((name) => !(name in api))).toEqual([]);
});

test('exports these names of its own and no more', () => {
  const own = Object.entries(api).filter(
    ([name, value]) => value !== (contract as Record<string, unknown>)[name],
  );
  expect(own.map(([name]) => name).sort()).toMatchInlineSnapshot(`
    [
      "ClientError",
      "animationLibrary",
      "animationResources",
      "artifacts",
      "balance",
      "connect",
      "create",
      "createClient",
      "download",
      "downloadTo",
      "failureReason",
      "findLost",
      "finish",
      "formatTaskRef",
      "isClientError",
      "isQueueFull",
      "list",
      "mainFile",
      "mainFileName",
      "mainModel",
      "notices",
      "pages",
      "parseTaskRef",
      "remove",
      "result",
      "retrieve",
      "rigClipName",
      "rigClipNames",
      "rigClipOf",
      "rigClips",
      "run",
      "showcases",
      "systemClock",
      "taskNotes",
      "taskRef",
      "thumbnail",
      "usage",
      "wait",
      "watch",
    ]
  `);
});
