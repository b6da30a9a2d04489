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

export type VinylFigurePrototypeRequest = RequestOfDetails<typeof vinylFigurePrototypeDetails>;
export type VinylFigurePrototypeResult = ResultOfDetails<typeof vinylFigurePrototypeDetails>;
export type VinylFigureBuildRequest = RequestOfDetails<typeof vinylFigureBuildDetails>;
export type VinylFigureBuildResult = ResultOfDetails<typeof vinylFigureBuildDetails>;

export const vinylFigurePrototype: Family<VinylFigurePrototypeRequest, VinylFigurePrototypeResult> =
  creativeLab({
    path: 'assumed',
    name: 'vinyl-figure-prototype',
    prefix: '/creative-lab/vinyl-figure/v1/prototype',
    results: ['image_urls'],
  });

export const vinylFigureBuild: Family<VinylFigureBuildRequest, VinylFigureBuildResult> = creativeLab({
  path: 'assumed',
  name: 'vinyl-figure-build',
  prefix: '/creative-lab/vinyl-figure/v1/build',
  results: ['model_urls', 'thumbnail_url', 'texture_urls'],
});

export function vinylFigurePrototypeDetails() {
  return details({
    title: 'Vinyl Figure prototype',
    type: 'creative-lab-vinyl-figure-prototype',
    spec: 'Capabilities whose paths are left open',
    help: 'A picture of a vinyl figure from a photo.',
    createErrors: prototypeErrors,
    request: prototypeBody(),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6),
    limits: [photoSide],
    examples: prototypeExamples,
  });
}

export function vinylFigureBuildDetails() {
  return details({
    title: 'Vinyl Figure build',
    type: 'creative-lab-vinyl-figure-build',
    spec: 'Capabilities whose paths are left open',
    help: 'The 3D model of a prototype.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: buildResult(),
    cost: fixed(30),
    references: { input_task_id: { families: ['vinyl-figure-prototype'], missing: 404, wrongFamily: 404 } },
    examples: buildExamples,
  });
}
