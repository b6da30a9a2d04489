import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports exactly the reviewed public names', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "FormatError",
      "carryStandIn",
      "decodeKtx2",
      "markStandIn",
      "readModel",
      "sizeForPrint",
      "sniffModel",
      "standInOf",
      "write3mf",
      "writeFbx",
      "writeFormats",
      "writeGlb",
      "writeObj",
      "writeStl",
      "writeUsdz",
    ]
  `);
});
