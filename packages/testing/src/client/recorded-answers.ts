import {
  analyzePrintability,
  animation,
  autoSplit,
  brickFigureBuild,
  brickFigurePrototype,
  collapsibleFidget,
  convert,
  type Family,
  fidgetPixelBuild,
  fidgetPixelPrototype,
  figureBuild,
  figurePrototype,
  fridgeMagnetBuild,
  fridgeMagnetPrototype,
  imageTo3d,
  imageToImage,
  keycapBuild,
  keycapPrototype,
  keychainBuild,
  keychainPrototype,
  lampBuild,
  lampPrototype,
  multiColorPrint,
  multiImageTo3d,
  remesh,
  repairPrintability,
  resize,
  retexture,
  rigging,
  textTo3d,
  textToImage,
  textToMotion,
  textToTexture,
  uvUnwrap,
  vinylFigureBuild,
  vinylFigurePrototype,
} from '@meshwright/contract';

/** The task object of a SUCCEEDED task in the form of the public service, and what a client finds in it. */
export interface RecordedAnswer {
  readonly family: Family;
  readonly what: string;
  readonly task: Readonly<Record<string, unknown>>;
  /** Names and formats of its files, in order. */
  readonly files: readonly (readonly [name: string, format: string])[];
  /** Names of the main file, of the GLB and of the picture. */
  readonly main: string | undefined;
  readonly model: string | undefined;
  readonly picture: string | undefined;
}

/** Returns a signed link as the public service gives them. */
export const signed = (file: string): string =>
  `https://files.example.com/tasks/018a210d/${file}?Expires=1795000000&Signature=a~b-c_&Key-Pair-Id=K1`;

const dayMs = 86_400_000;
/** The current time, so that the files outlive any test. */
const now = Date.now();

type Own = Omit<RecordedAnswer, 'family' | 'task' | 'files'> & {
  readonly type: string;
  /** Result fields; a text that begins with `@` is a signed link to that file. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** `name format`, one a line of the result. */
  readonly files: readonly string[];
};

function recorded(family: Family, { type, fields, files, ...own }: Own): RecordedAnswer {
  return {
    family,
    ...own,
    task: {
      id: `018a210d-8ba4-705c-b111-${family.name.length.toString(16).padStart(12, '0')}`,
      type,
      status: 'SUCCEEDED',
      progress: 100,
      created_at: now - 90_000,
      started_at: now - 80_000,
      finished_at: now - 20_000,
      expires_at: now + 3 * dayMs,
      preceding_tasks: 0,
      consumed_credits: 5,
      task_error: family.removal === 'cancel' ? null : { message: '' },
      ...(linked(fields) as object),
    },
    files: files.map((text) => text.split(' ') as [string, string]),
  };
}

function linked(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? signed(value.slice(1)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(linked);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, linked(inner)]));
}

const generated = {
  model_urls: {
    glb: '@model.glb',
    fbx: '@model.fbx',
    obj: '@model.obj',
    mtl: '@model.mtl',
    usdz: '@model.usdz',
    stl: '@model.stl',
  },
  thumbnail_url: '@preview.png',
  texture_urls: [
    {
      base_color: '@texture_0.png',
      metallic: '@texture_0_metallic.png',
      normal: '@texture_0_normal.png',
      roughness: '@texture_0_roughness.png',
    },
  ],
  texture_prompt: '',
  texture_image_url: '',
};
const generatedFiles = [
  'model_urls.glb glb',
  'model_urls.fbx fbx',
  'model_urls.obj obj',
  'model_urls.mtl mtl',
  'model_urls.usdz usdz',
  'model_urls.stl stl',
  'thumbnail_url png',
];
const textures = ['base_color', 'metallic', 'normal', 'roughness'].map((map) => `texture_urls.0.${map} png`);
const glbOf = { main: 'model_urls.glb', model: 'model_urls.glb' };
const shown = { ...glbOf, picture: 'thumbnail_url' };
const unseen = { ...glbOf, picture: undefined };
const pictured = { main: 'image_urls.0', model: undefined, picture: 'image_urls.0' };
const noModel = { model: undefined, picture: undefined };

const lab = (product: string, stage: string) => `creative-lab-${product}-${stage}`;

function prototype(family: Family, product: string, more: object = {}): RecordedAnswer {
  return recorded(family, {
    what: `${product} prototype: one picture`,
    type: lab(product, 'prototype'),
    fields: { name: 'Cat', image_urls: ['@prototype.png'], ...more },
    files: ['image_urls.0 png'],
    ...pictured,
  });
}

function figure(family: Family, product: string): RecordedAnswer {
  return recorded(family, {
    what: `${product} build: GLB, OBJ and MTL`,
    type: lab(product, 'build'),
    fields: {
      name: '',
      model_urls: { glb: '@model.glb', obj: '@model.obj', mtl: '@model.mtl' },
      thumbnail_url: '@preview.png',
      texture_urls: [{ base_color: '@texture_0.png' }],
    },
    files: [
      'model_urls.glb glb',
      'model_urls.obj obj',
      'model_urls.mtl mtl',
      'thumbnail_url png',
      'texture_urls.0.base_color png',
    ],
    ...shown,
  });
}

/** A keychain or a magnet: exactly one of three files. */
function badge(family: Family, product: string): RecordedAnswer[] {
  return [
    ['glb', '@model.glb', 'glb'],
    ['obj', '@model.zip', 'zip'],
    ['bundle_zip', '@bundle.zip', 'zip'],
  ].map(([key = '', link, format]) =>
    recorded(family, {
      what: `${product} build: only ${key}`,
      type: lab(product, 'build'),
      fields: { name: 'Cat', model_urls: { [key]: link } },
      files: [`model_urls.${key} ${format}`],
      main: `model_urls.${key}`,
      model: key === 'glb' ? 'model_urls.glb' : undefined,
      picture: undefined,
    }),
  );
}

/** At least one answer of every family. */
export const recordedAnswers: readonly RecordedAnswer[] = [
  ...['text-to-3d-preview', 'text-to-3d-refine'].map((type) =>
    recorded(textTo3d, {
      what: type,
      type,
      fields: {
        ...generated,
        // One object here, a list of them elsewhere.
        texture_urls: generated.texture_urls[0],
        prompt: 'a knight',
        negative_prompt: '',
        art_style: '',
        texture_richness: '',
        video_url: '',
        seed: 7,
        alpha_thumbnail_url: '@preview_alpha.png',
      },
      files: [
        ...generatedFiles,
        'alpha_thumbnail_url png',
        ...textures.map((text) => text.replace('.0', '')),
      ],
      ...glbOf,
      picture: 'alpha_thumbnail_url',
    }),
  ),
  ...[imageTo3d, multiImageTo3d].map((family) =>
    recorded(family, {
      what: `${family.name} with four views`,
      type: family.name,
      fields: {
        ...generated,
        thumbnail_urls: {
          front: '@front.png',
          right: '@right.png',
          back: '@back.png',
          left: '@left.png',
        },
      },
      files: [
        ...generatedFiles,
        ...['front', 'right', 'back', 'left'].map((side) => `thumbnail_urls.${side} png`),
        ...textures,
      ],
      ...shown,
    }),
  ),
  recorded(imageTo3d, {
    what: 'image-to-3d with the model before remeshing',
    type: 'image-to-3d',
    fields: { model_urls: { pre_remeshed_glb: '@before.glb', glb: '@model.glb', '3mf': '@model.3mf' } },
    files: ['model_urls.pre_remeshed_glb glb', 'model_urls.glb glb', 'model_urls.3mf 3mf'],
    ...unseen,
  }),
  recorded(retexture, {
    what: 'retexture',
    type: 'retexture',
    fields: { ...generated, text_style_prompt: 'rusty' },
    files: [...generatedFiles, ...textures],
    ...shown,
  }),
  recorded(textToTexture, {
    what: 'text-to-texture',
    type: 'text-to-texture',
    fields: { model_urls: { glb: '@model.glb' }, thumbnail_url: '@preview.png', texture_urls: [] },
    files: ['model_urls.glb glb', 'thumbnail_url png'],
    ...shown,
  }),
  recorded(remesh, {
    what: 'remesh',
    type: 'remesh',
    fields: { model_urls: { glb: '@model.glb' }, thumbnail_url: '@preview.png' },
    files: ['model_urls.glb glb', 'thumbnail_url png'],
    ...shown,
  }),
  recorded(convert, {
    what: 'convert to STL and 3MF alone, without a picture',
    type: 'convert',
    fields: { task_error: null, model_urls: { stl: '@model.stl', '3mf': '@model.3mf' } },
    files: ['model_urls.stl stl', 'model_urls.3mf 3mf'],
    main: 'model_urls.stl',
    ...noModel,
  }),
  recorded(resize, {
    what: 'resize of an uploaded OBJ, which keeps its format',
    type: 'resize',
    fields: { task_error: null, model_urls: { obj: '@model.obj' } },
    files: ['model_urls.obj obj'],
    main: 'model_urls.obj',
    ...noModel,
  }),
  recorded(uvUnwrap, {
    what: 'uv-unwrap',
    type: 'uv-unwrap',
    fields: { model_urls: { glb: '@model.glb' } },
    files: ['model_urls.glb glb'],
    ...unseen,
  }),
  recorded(rigging, {
    what: 'a rig with its walking and running clips',
    type: 'rig',
    fields: {
      result: {
        rigged_character_glb_url: '@Character_output.glb',
        rigged_character_fbx_url: '@Character_output.fbx',
        basic_animations: {
          walking_glb_url: '@Animation_Walking_withSkin.glb',
          walking_fbx_url: '@Animation_Walking_withSkin.fbx',
          walking_armature_glb_url: '@Animation_Walking.glb',
          running_glb_url: '@Animation_Running_withSkin.glb',
          running_fbx_url: '@Animation_Running_withSkin.fbx',
          running_armature_glb_url: '@Animation_Running.glb',
        },
      },
    },
    files: [
      'result.rigged_character_glb_url glb',
      'result.rigged_character_fbx_url fbx',
      ...['walking', 'running'].flatMap((clip) => [
        `result.basic_animations.${clip}_glb_url glb`,
        `result.basic_animations.${clip}_fbx_url fbx`,
        `result.basic_animations.${clip}_armature_glb_url glb`,
      ]),
    ],
    main: 'result.rigged_character_glb_url',
    model: 'result.rigged_character_glb_url',
    picture: undefined,
  }),
  recorded(animation, {
    what: 'animate with another rate of frames',
    type: 'animate',
    fields: {
      result: {
        animation_glb_url: '@Animation.glb',
        animation_fbx_url: '@Animation.fbx',
        processed_animation_fps_fbx_url: '@Animation_24.fbx',
      },
    },
    files: [
      'result.animation_glb_url glb',
      'result.animation_fbx_url fbx',
      'result.processed_animation_fps_fbx_url fbx',
    ],
    main: 'result.animation_glb_url',
    model: 'result.animation_glb_url',
    picture: undefined,
  }),
  ...(['FBX', 'BVH'] as const).map((format) =>
    recorded(textToMotion, {
      what: `a motion clip as ${format}, whose link has no extension`,
      type: 'text-to-motion',
      fields: {
        result: { motion_url: '@motion', motion_format: format, duration_ms: 3500, mode: 'prime' },
      },
      files: [`result.motion_url ${format.toLowerCase()}`],
      main: 'result.motion_url',
      ...noModel,
    }),
  ),
  recorded(textToImage, {
    what: 'text-to-image with three views',
    type: 'text-to-image',
    fields: {
      ai_model: 'nano-banana',
      prompt: 'a knight',
      image_urls: ['@image_0.png', '@image_1.png', '@image_2.png'],
    },
    files: ['image_urls.0 png', 'image_urls.1 png', 'image_urls.2 png'],
    ...pictured,
  }),
  recorded(imageToImage, {
    what: 'image-to-image',
    type: 'image-to-image',
    fields: { ai_model: 'image-2', prompt: 'blue', image_urls: ['@image_0.jpg'] },
    files: ['image_urls.0 jpg'],
    ...pictured,
  }),
  recorded(multiColorPrint, {
    what: 'one 3MF and an empty thumbnail',
    type: 'print-multi-color',
    fields: { task_error: null, model_urls: { '3mf': '@model.3mf' }, thumbnail_url: '' },
    files: ['model_urls.3mf 3mf'],
    main: 'model_urls.3mf',
    ...noModel,
  }),
  recorded(analyzePrintability, {
    what: 'figures and no file',
    type: 'print-analyze',
    fields: {
      task_error: null,
      consumed_credits: 0,
      printability: {
        _version: 'v1',
        status: 'warning',
        issue_count: 1,
        error_count: 0,
        warning_count: 1,
        metrics: {
          is_watertight: true,
          volume: 0.0012,
          non_manifold_edges: 0,
          degenerate_faces: 3,
          holes: 0,
        },
        evaluated_at: now - 20_000,
      },
    },
    files: [],
    main: undefined,
    ...noModel,
  }),
  recorded(repairPrintability, {
    what: 'one format, the others as empty texts',
    type: 'print-repair',
    fields: {
      task_error: null,
      model_urls: { glb: '', fbx: '', obj: '', stl: '@model.stl', usdz: '', '3mf': '', mtl: '' },
      thumbnail_url: '@preview.png',
      texture_urls: [],
    },
    files: ['model_urls.stl stl', 'thumbnail_url png'],
    main: 'model_urls.stl',
    model: undefined,
    picture: 'thumbnail_url',
  }),
  recorded(autoSplit, {
    what: 'parts',
    type: 'print-split',
    fields: {
      task_error: null,
      part_count: 4,
      prompt_ignored: true,
      model_urls: { glb: '@model.glb', '3mf': '@model.3mf' },
      thumbnail_url: '@preview.png',
    },
    files: ['model_urls.glb glb', 'model_urls.3mf 3mf', 'thumbnail_url png'],
    ...shown,
  }),
  prototype(keycapPrototype, 'keycap', { candidate_ids: ['a', 'b'] }),
  recorded(keycapBuild, {
    what: 'a keycap with pictures of its making',
    type: lab('keycap', 'build'),
    fields: {
      name: 'Cat',
      model_urls: { glb: '@model.glb', obj_zip: '@model' },
      process_image_urls: { head_design: '@head.png' },
    },
    files: ['model_urls.glb glb', 'model_urls.obj_zip zip', 'process_image_urls.head_design png'],
    ...glbOf,
    picture: 'process_image_urls.head_design',
  }),
  prototype(brickFigurePrototype, 'brick-figure'),
  figure(brickFigureBuild, 'brick-figure'),
  prototype(figurePrototype, 'figure'),
  figure(figureBuild, 'figure'),
  prototype(vinylFigurePrototype, 'vinyl-figure'),
  figure(vinylFigureBuild, 'vinyl-figure'),
  prototype(keychainPrototype, 'keychain', { name_text: 'CAT' }),
  ...badge(keychainBuild, 'keychain'),
  prototype(fridgeMagnetPrototype, 'fridge-magnet'),
  ...badge(fridgeMagnetBuild, 'fridge-magnet'),
  recorded(lampPrototype, {
    what: 'a lampshade as a picture and a GLB',
    type: lab('lamp', 'prototype'),
    fields: {
      name: '',
      image_urls: ['@prototype.png'],
      model_urls: { glb: '@model.glb' },
      thumbnail_url: '@preview.png',
    },
    files: ['image_urls.0 png', 'model_urls.glb glb', 'thumbnail_url png'],
    ...shown,
  }),
  recorded(lampBuild, {
    what: 'the parts of a lamp',
    type: lab('lamp', 'build'),
    fields: { name: '', model_urls: { lamp_stl: '@lamp.stl', base_stl: '@base.stl' } },
    files: ['model_urls.lamp_stl stl', 'model_urls.base_stl stl'],
    main: 'model_urls.lamp_stl',
    ...noModel,
  }),
  recorded(lampBuild, {
    what: 'a lamp as one ZIP',
    type: lab('lamp', 'build'),
    fields: { name: '', model_urls: { bundle_zip: '@bundle.zip' } },
    files: ['model_urls.bundle_zip zip'],
    main: 'model_urls.bundle_zip',
    ...noModel,
  }),
  prototype(fidgetPixelPrototype, 'fidget-pixel'),
  recorded(fidgetPixelBuild, {
    what: 'one 3MF',
    type: lab('fidget-pixel', 'build'),
    fields: { name: '', model_urls: { '3mf': '@model.3mf' } },
    files: ['model_urls.3mf 3mf'],
    main: 'model_urls.3mf',
    ...noModel,
  }),
  recorded(collapsibleFidget, {
    what: 'STL and GLB',
    type: 'creative-lab-fidget-collapsible',
    fields: { model_urls: { stl: '@model.stl', glb: '@model.glb' } },
    files: ['model_urls.stl stl', 'model_urls.glb glb'],
    ...unseen,
  }),
];

/** Answers of the endpoints beside tasks. */
export const recordedEndpoints = {
  balance: {
    balance: 1250,
    monthly_credits: 1000,
    permanent_credits: 250,
    monthly_resets_at: '2026-12-01T00:00:00.000Z',
  },
  usage: [
    {
      endpoint: 'text-to-3d-refine',
      status: 'SUCCEEDED',
      created_at: now - 90_000,
      finished_at: now - 20_000,
      consumed_credits: 10,
      api_key: 'build machine',
    },
    { endpoint: 'rig', status: 'FAILED', created_at: now - 190_000, consumed_credits: 0 },
  ],
  animationResources: {
    result: {
      total: 2,
      list: [
        {
          id: -1,
          key: 'rest',
          name: 'Rest',
          category: 'DailyActions',
          subCategory: 'Idle',
          previewUrl: signed('rest.gif'),
          rigType: 'humanoid',
          isDefault: true,
          isFree: true,
        },
        {
          id: 1,
          key: 'walking',
          name: 'Walking',
          category: 'WalkAndRun',
          subCategory: 'Walking',
          previewUrl: signed('walking.gif'),
          rigType: 'humanoid',
          isDefault: false,
          isFree: false,
        },
      ],
    },
  },
  showcases: { result: [{ name: 'Knight', model_urls: { glb: signed('knight.glb') } }] },
} as const;
