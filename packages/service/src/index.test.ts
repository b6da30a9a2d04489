import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "ServiceError",
      "backUp",
      "localEngine",
      "openOperations",
      "readBackendsFile",
      "restoreBackup",
      "startService",
    ]
  `);
});
