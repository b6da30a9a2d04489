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

export type FigurePrototypeRequest = RequestOfDetails<typeof figurePrototypeDetails>;
export type FigurePrototypeResult = ResultOfDetails<typeof figurePrototypeDetails>;
export type FigureBuildRequest = RequestOfDetails<typeof figureBuildDetails>;
export type FigureBuildResult = ResultOfDetails<typeof figureBuildDetails>;

export const figurePrototype: Family<FigurePrototypeRequest, FigurePrototypeResult> = creativeLab({
  path: 'assumed',
  name: 'figure-prototype',
  prefix: '/creative-lab/figure/v1/prototype',
  results: ['image_urls'],
});

export const figureBuild: Family<FigureBuildRequest, FigureBuildResult> = creativeLab({
  path: 'assumed',
  name: 'figure-build',
  prefix: '/creative-lab/figure/v1/build',
  results: ['model_urls', 'thumbnail_url', 'texture_urls'],
});

export function figurePrototypeDetails() {
  return details({
    title: 'Figure prototype',
    type: 'creative-lab-figure-prototype',
    spec: 'Capabilities whose paths are left open',
    help: 'A picture of a figure from a photo.',
    createErrors: prototypeErrors,
    request: prototypeBody(),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6),
    limits: [photoSide],
    examples: prototypeExamples,
  });
}

export function figureBuildDetails() {
  return details({
    title: 'Figure build',
    type: 'creative-lab-figure-build',
    spec: 'Capabilities whose paths are left open',
    help: 'The 3D model of a prototype.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: buildResult(),
    cost: fixed(30),
    references: { input_task_id: { families: ['figure-prototype'], missing: 404, wrongFamily: 404 } },
    examples: buildExamples,
  });
}
