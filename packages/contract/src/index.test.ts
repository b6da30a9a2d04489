import { expect, it } from 'vitest';
import * as api from './index.ts';
import * as schema from './schema.ts';

it('exports these names and no others', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "analyzePrintability",
      "animation",
      "animationCategories",
      "animationLibrary",
      "apiErrors",
      "autoSplit",
      "balance",
      "brickFigureBuild",
      "brickFigurePrototype",
      "collapsibleFidget",
      "convert",
      "endpoints",
      "families",
      "familyNamed",
      "fidgetPixelBuild",
      "fidgetPixelPrototype",
      "figureBuild",
      "figurePrototype",
      "fridgeMagnetBuild",
      "fridgeMagnetPrototype",
      "imageTo3d",
      "imageToImage",
      "isTerminal",
      "keycapBuild",
      "keycapPrototype",
      "keychainBuild",
      "keychainPrototype",
      "lampBuild",
      "lampPrototype",
      "maxLibraryIds",
      "multiColorPrint",
      "multiImageTo3d",
      "paging",
      "remesh",
      "repairPrintability",
      "resize",
      "retexture",
      "rigging",
      "statuses",
      "terminalStatuses",
      "textTo3d",
      "textToImage",
      "textToMotion",
      "textToTexture",
      "usage",
      "uvUnwrap",
      "vinylFigureBuild",
      "vinylFigurePrototype",
    ]
  `);
});

it('exports these names from its schema entry and no others', () => {
  expect(Object.keys(schema).sort()).toMatchInlineSnapshot(`
    [
      "detailsOf",
      "endpointDetailsOf",
      "factsOf",
      "fieldsOf",
      "holds",
      "isGiven",
      "isRequired",
      "jsonSchemaOf",
      "notices",
      "openApiDocument",
      "priceOf",
      "validate",
      "withDefaults",
    ]
  `);
});
