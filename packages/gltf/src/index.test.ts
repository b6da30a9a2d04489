import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import * as node from './node.ts';
import * as recipe from './recipe.ts';
import * as rig from './rig.ts';
import * as transform from './transform.ts';

describe('the public surface', () => {
  it('matches this list', () => {
    expect({
      index: Object.keys(api).sort(),
      node: Object.keys(node).sort(),
      recipe: Object.keys(recipe).sort(),
      rig: Object.keys(rig).sort(),
      transform: Object.keys(transform).sort(),
    }).toMatchInlineSnapshot(`
      {
        "index": [
          "GltfError",
          "blobSource",
          "bytesSource",
          "clipMotion",
          "dedupeClips",
          "dropConstantTracks",
          "editClips",
          "extractRootMotion",
          "gltfFiles",
          "hasCode",
          "imageFacts",
          "inspectModel",
          "isSameModel",
          "listClips",
          "makeInPlace",
          "mergeClips",
          "placeModel",
          "placeStream",
          "renameClips",
          "resampleClips",
          "retimeClip",
          "splitClip",
          "trimClip",
          "unplaceModel",
          "urlSource",
        ],
        "node": [
          "editClipsFile",
          "fileSource",
          "placeFile",
          "processFile",
        ],
        "recipe": [
          "bakeArmatureScale",
          "clipSlugs",
          "clipsAlone",
          "humanoid",
          "place",
          "processAsset",
          "unplace",
        ],
        "rig": [
          "bakeArmature",
          "boneFile",
          "humanoidModel",
          "rigPassport",
        ],
        "transform": [
          "clips",
          "inspect",
          "inspectDocument",
          "place",
          "unplace",
        ],
      }
    `);
  });
});
