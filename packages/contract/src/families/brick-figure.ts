import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { alwaysEmpty } from '../fields/result-fields.ts';
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
} from '../products/product-fields.ts';

export type BrickFigurePrototypeRequest = RequestOfDetails<typeof brickFigurePrototypeDetails>;
export type BrickFigurePrototypeResult = ResultOfDetails<typeof brickFigurePrototypeDetails>;
export type BrickFigureBuildRequest = RequestOfDetails<typeof brickFigureBuildDetails>;
export type BrickFigureBuildResult = ResultOfDetails<typeof brickFigureBuildDetails>;

export const brickFigurePrototype: Family<BrickFigurePrototypeRequest, BrickFigurePrototypeResult> =
  creativeLab({
    name: 'brick-figure-prototype',
    prefix: '/creative-lab/brick-figure/v1/prototype',
    createErrorStatuses: [403],
    results: ['image_urls'],
  });

export const brickFigureBuild: Family<BrickFigureBuildRequest, BrickFigureBuildResult> = creativeLab({
  name: 'brick-figure-build',
  prefix: '/creative-lab/brick-figure/v1/build',
  results: ['model_urls', 'thumbnail_url', 'texture_urls'],
});

export function brickFigurePrototypeDetails() {
  return details({
    title: 'Brick figure prototype',
    type: 'creative-lab-brick-figure-prototype',
    spec: 'Creative Lab: brick figure',
    source: 'specification',
    nullError: true,
    help: 'A picture of a brick figure from a photo.',
    createErrors: prototypeErrors,
    request: prototypeBody(),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6),
    limits: [photoSide],
    examples: prototypeExamples,
  });
}

export function brickFigureBuildDetails() {
  return details({
    title: 'Brick figure build',
    type: 'creative-lab-brick-figure-build',
    spec: 'Creative Lab: brick figure',
    source: 'specification',
    nullError: true,
    help: 'The 3D model of a brick-figure prototype: GLB, or OBJ with its MTL.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: {
      ...buildResult(),
      prompt: alwaysEmpty(),
      negative_prompt: alwaysEmpty(),
      texture_prompt: alwaysEmpty(),
      texture_image_url: alwaysEmpty(),
    },
    cost: fixed(30),
    references: { input_task_id: { families: ['brick-figure-prototype'], missing: 404, wrongFamily: 404 } },
    examples: buildExamples,
  });
}
