import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { fixed } from '../price.ts';
import {
  buildBody,
  buildErrors,
  buildExamples,
  buildResult,
  photoSide,
  prototypeBody,
  prototypeErrors,
  prototypeExamples,
  prototypeResult,
} from '../product-fields.ts';

export type FridgeMagnetPrototypeRequest = RequestOfDetails<typeof fridgeMagnetPrototypeDetails>;
export type FridgeMagnetPrototypeResult = ResultOfDetails<typeof fridgeMagnetPrototypeDetails>;
export type FridgeMagnetBuildRequest = RequestOfDetails<typeof fridgeMagnetBuildDetails>;
export type FridgeMagnetBuildResult = ResultOfDetails<typeof fridgeMagnetBuildDetails>;

export const fridgeMagnetPrototype: Family<FridgeMagnetPrototypeRequest, FridgeMagnetPrototypeResult> =
  creativeLab({
    path: 'assumed',
    name: 'fridge-magnet-prototype',
    prefix: '/creative-lab/fridge-magnet/v1/prototype',
    results: ['image_urls'],
  });

export const fridgeMagnetBuild: Family<FridgeMagnetBuildRequest, FridgeMagnetBuildResult> = creativeLab({
  path: 'assumed',
  name: 'fridge-magnet-build',
  prefix: '/creative-lab/fridge-magnet/v1/build',
  results: ['model_urls', 'thumbnail_url', 'texture_urls'],
});

export function fridgeMagnetPrototypeDetails() {
  return details({
    title: 'Fridge Magnet prototype',
    type: 'creative-lab-fridge-magnet-prototype',
    spec: 'Capabilities whose paths are left open',
    help: 'A picture of a fridge magnet from a photo.',
    createErrors: prototypeErrors,
    request: prototypeBody(),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6),
    limits: [photoSide],
    examples: prototypeExamples,
  });
}

export function fridgeMagnetBuildDetails() {
  return details({
    title: 'Fridge Magnet build',
    type: 'creative-lab-fridge-magnet-build',
    spec: 'Capabilities whose paths are left open',
    help: 'The 3D model of a prototype.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: buildResult(),
    cost: fixed(30),
    references: { input_task_id: { families: ['fridge-magnet-prototype'], missing: 404, wrongFamily: 404 } },
    examples: buildExamples,
  });
}
