import { accepts, refuses } from '../create-checks.ts';
import { dataUri, jpeg, modelUri, modelUriOfFaces, pictureUri, png, webp } from '../sample-files.ts';
import type { Section, Statement } from '../statement.ts';
import type { TaskFixture } from '../task-fixture.ts';
import { unknownId } from '../tasks-in-states.ts';

const text = '/v2/text-to-3d';
const image = '/v1/image-to-3d';
const multi = '/v1/multi-image-to-3d';
const retexture = '/v1/retexture';
const preview = { mode: 'preview', prompt: 'a wooden chest' };
const one = { image_url: pictureUri };
const pictures = (count: number) => Array.from({ length: count }, () => pictureUri);

/** Returns a body whose `field` refers to a task of a family. */
const from =
  (family: string, more: object = {}, field = 'input_task_id') =>
  async (made: TaskFixture) => ({ [field]: await made.of(family), ...more });
const refine = (more: object) => from('text-to-3d', { mode: 'refine', ...more }, 'preview_task_id');

const familyRules: readonly Statement[] = [
  accepts('Create rules, Text to 3D: mode preview makes geometry from a prompt', text, preview),
  accepts('Create rules, Text to 3D: mode refine textures a preview task', text, refine({})),
  refuses(
    'Create rules, Text to 3D: refine needs preview_task_id',
    text,
    { mode: 'refine' },
    400,
    /preview_task_id/,
  ),
  accepts(
    'Create rules, Text to 3D: should_texture true without mode makes geometry and texture in one task',
    text,
    {
      prompt: 'a chest',
      should_texture: true,
    },
  ),
  refuses('Create rules, Text to 3D: neither mode nor should_texture is 400 (R20)', text, {
    prompt: 'a chest',
  }),
  refuses('Create rules, Text to 3D: prompt is required (R19)', text, { mode: 'preview' }, 400, /prompt/),
  refuses('Create rules, Text to 3D: an empty prompt counts as missing (R19)', text, {
    mode: 'preview',
    prompt: ' ',
  }),
  refuses('Create rules, Text to 3D: a mode other than preview and refine is 400', text, {
    ...preview,
    mode: 'fast',
  }),
  refuses('Create rules, Text to 3D: only a preview can be refined', text, async (made) => ({
    mode: 'refine',
    preview_task_id: await made.of('image-to-3d'),
  })),
  accepts('Create rules, Image to 3D: image_url alone is accepted', image, one),
  accepts('Create rules, Image to 3D: input_task_id alone is accepted', image, from('text-to-image')),
  refuses('Create rules, Image to 3D: neither image_url nor input_task_id is 400 (R05)', image, {}),
  accepts(
    'Create rules, Image to 3D: with both, input_task_id is used and image_url is ignored (R05)',
    image,
    from('text-to-image', { image_url: 'http://192.0.2.1/unreachable.png' }),
  ),
  ...[1, 4].map((count) =>
    accepts(`Create rules, Multi-Image to 3D: ${count} image_urls`, multi, { image_urls: pictures(count) }),
  ),
  ...[0, 5].map((count) =>
    refuses(`Create rules, Multi-Image to 3D: ${count} image_urls are 400`, multi, {
      image_urls: pictures(count),
    }),
  ),
  accepts(
    'Create rules, Multi-Image to 3D: input_task_id reuses the images of a prior task',
    multi,
    from('image-to-3d'),
  ),
  refuses(
    'Create rules, Multi-Image to 3D: both sources are 400 (R06)',
    multi,
    from('image-to-3d', { image_urls: pictures(1) }),
  ),
  refuses('Create rules, Multi-Image to 3D: models older than generation 5 are 400', multi, {
    image_urls: pictures(1),
    ai_model: 'vendor-4',
  }),
  refuses('Create rules, Retexture: neither source is 400', retexture, { text_style_prompt: 'bronze' }),
  refuses(
    'Create rules, Retexture: both sources are 400 (R06)',
    retexture,
    from('text-to-3d', { model_url: modelUri, text_style_prompt: 'bronze' }),
  ),
  accepts('Create rules, Retexture: model_url may be a data URI (R54)', retexture, {
    model_url: modelUri,
    text_style_prompt: 'bronze',
  }),
  refuses('Create rules, Retexture: model_url must be a GLB', retexture, {
    model_url: dataUri('application/octet-stream', 'v 0 0 0\nf 1 1 1\n'),
    text_style_prompt: 'bronze',
  }),
  refuses('Create rules, Retexture: no style source is 400', retexture, { model_url: modelUri }),
  ...[
    { text_style_prompt: 'bronze' },
    { image_style_url: pictureUri },
    { multiview_image_urls: pictures(2), ai_model: 'vendor-7' },
  ].map((style) =>
    accepts(`Create rules, Retexture: ${Object.keys(style)[0]} alone is the style`, retexture, {
      model_url: modelUri,
      ...style,
    }),
  ),
  ...[
    { text_style_prompt: 'bronze', image_style_url: pictureUri },
    { text_style_prompt: 'bronze', multiview_image_urls: pictures(1) },
    { image_style_url: pictureUri, multiview_image_urls: pictures(1) },
  ].map((styles) =>
    refuses(`Create rules, Retexture: ${Object.keys(styles).join(' and ')} together are 400`, retexture, {
      model_url: modelUri,
      ...styles,
    }),
  ),
  refuses(
    'Create rules, Convert: target_formats is required',
    '/v1/convert',
    { model_url: modelUri },
    400,
    /target_formats/,
  ),
  refuses('Create rules, Convert: neither source is 400', '/v1/convert', { target_formats: ['obj'] }),
  refuses(
    'Create rules, Convert: both sources are 400 (R06)',
    '/v1/convert',
    from('text-to-3d', { model_url: modelUri, target_formats: ['obj'] }),
  ),
  accepts('Create rules, Convert: model_url may be a data URI (R54)', '/v1/convert', {
    model_url: modelUri,
    target_formats: ['obj'],
  }),
  refuses('Create rules, Convert: an unknown format is 400 (R27)', '/v1/convert', {
    model_url: modelUri,
    target_formats: ['dae'],
  }),
  refuses('Create rules, Resize: neither source is 400', '/v1/resize', { resize_height: 1 }),
  refuses(
    'Create rules, Resize: both sources are 400 (R06)',
    '/v1/resize',
    from('text-to-3d', { model_url: modelUri, resize_height: 1 }),
  ),
  refuses('Create rules, Resize: at least one size is required', '/v1/resize', { model_url: modelUri }),
  refuses('Create rules, Resize: 0 and false count as no size (R29)', '/v1/resize', {
    model_url: modelUri,
    resize_height: 0,
    auto_size: false,
  }),
  ...[{ resize_height: 1.8 }, { resize_longest_side: 0.4 }, { auto_size: true }].map((size) =>
    accepts(`Create rules, Resize: ${Object.keys(size)[0]} alone`, '/v1/resize', {
      model_url: modelUri,
      ...size,
    }),
  ),
  ...[
    { resize_height: 1, resize_longest_side: 1 },
    { resize_height: 1, auto_size: true },
    { resize_longest_side: 1, auto_size: true },
  ].map((sizes) =>
    refuses(`Create rules, Resize: ${Object.keys(sizes).join(' with ')} is 400 (R29)`, '/v1/resize', {
      model_url: modelUri,
      ...sizes,
    }),
  ),
  ...['image-to-3d', 'text-to-3d', 'remesh'].map((family) =>
    accepts(`Create rules, UV Unwrap: a completed ${family} task is a source`, '/v1/uv-unwrap', from(family)),
  ),
  refuses(
    'Create rules, UV Unwrap: an input_task_id of another kind is 400',
    '/v1/uv-unwrap',
    from('text-to-image'),
  ),
  refuses(
    'Create rules, UV Unwrap: an unknown input_task_id is 404 (R07)',
    '/v1/uv-unwrap',
    { input_task_id: unknownId },
    404,
  ),
  refuses(
    'Create rules, UV Unwrap: both sources are 400 (R06)',
    '/v1/uv-unwrap',
    from('text-to-3d', { model_url: modelUri }),
  ),
  refuses('Create rules, UV Unwrap: model_url must be a GLB', '/v1/uv-unwrap', {
    model_url: dataUri('application/octet-stream', 'v 0 0 0\nf 1 1 1\n'),
  }),
  refuses('Create rules, Rigging: neither source is 400', '/v1/rigging', {}),
  refuses(
    'Create rules, Rigging: both sources are 400 (R06)',
    '/v1/rigging',
    from('text-to-3d', { model_url: modelUri }),
  ),
  refuses('Create rules, Rigging: model_url must be a GLB', '/v1/rigging', {
    model_url: dataUri('application/octet-stream', 'v 0 0 0\nf 1 1 1\n'),
  }),
  accepts('Create rules, Text to Image: ai_model and prompt are enough', '/v1/text-to-image', {
    ai_model: 'nano-banana',
    prompt: 'a cat',
  }),
  refuses('Create rules, Text to Image: prompt is required (R19)', '/v1/text-to-image', {}, 400, /prompt/),
];

/** The families with an `ai_model`, each with a body that is valid without it. */
const generators = [
  ['Text to 3D', text, preview],
  ['Image to 3D', image, one],
  ['Multi-Image to 3D', multi, { image_urls: pictures(1) }],
  ['Retexture', retexture, { model_url: modelUri, text_style_prompt: 'bronze' }],
] as const;
const pictureModels = ['nano-banana', 'nano-banana-pro', 'image-2', 'image-2-5-flare', 'image-2-5-sunburst'];
const textImage = '/v1/text-to-image';
const imageImage = '/v1/image-to-image';
const cat = { ai_model: 'nano-banana', prompt: 'a cat' };
const restyle = { ai_model: 'nano-banana', prompt: 'as a watercolour', reference_image_urls: pictures(1) };

const modelRules: readonly Statement[] = generators.flatMap(([title, prefix, body]) => [
  ...['vendor-6', 'vendor-6-lite', 'vendor-7', 'vendor-7.1', 'latest'].map((ai_model) =>
    accepts(`Parameters, ai_model: ${title} accepts ${ai_model}`, prefix, { ...body, ai_model }),
  ),
  refuses(`Parameters, ai_model: ${title} refuses an unknown name (R23)`, prefix, {
    ...body,
    ai_model: 'vendor-9',
  }),
  refuses(`Parameters, ai_model: ${title} refuses vendor-4 (R22)`, prefix, { ...body, ai_model: 'vendor-4' }),
]);

const parameterRules: readonly Statement[] = [
  ...pictureModels.flatMap((ai_model) => [
    accepts(`Parameters, ai_model: Text to Image accepts ${ai_model}`, textImage, { ...cat, ai_model }),
    accepts(`Parameters, ai_model: Image to Image accepts ${ai_model}`, imageImage, { ...restyle, ai_model }),
  ]),
  accepts('Parameters, model_type: Text to 3D preview accepts smart-topology', text, {
    ...preview,
    model_type: 'smart-topology',
  }),
  accepts('Parameters, model_type: Image to 3D accepts smart-topology', image, {
    ...one,
    model_type: 'smart-topology',
  }),
  refuses('Parameters, model_type: an unknown value is 400', text, { ...preview, model_type: 'round' }),
  ...generators.slice(0, 3).flatMap(([title, prefix, body]) => [
    ...['standard', '2k'].map((geometry_resolution) =>
      accepts(`Parameters, geometry_resolution: ${title} accepts ${geometry_resolution}`, prefix, {
        ...body,
        geometry_resolution,
      }),
    ),
    refuses(`Parameters, geometry_resolution: ${title} refuses 8k`, prefix, {
      ...body,
      geometry_resolution: '8k',
    }),
  ]),
  ...(['vendor-7.1', 'latest', undefined] as const).map((ai_model) =>
    accepts(`Parameters, geometry_resolution: 4k is accepted with ${ai_model ?? 'no'} ai_model`, text, {
      ...preview,
      geometry_resolution: '4k',
      ...(ai_model && { ai_model }),
    }),
  ),
  ...['vendor-6', 'vendor-6-lite', 'vendor-7'].map((ai_model) =>
    refuses(`Parameters, geometry_resolution: 4k with ${ai_model} is 400`, image, {
      ...one,
      ai_model,
      geometry_resolution: '4k',
    }),
  ),
  refuses('Parameters, geometry_resolution: 4k is unavailable on Multi-Image to 3D', multi, {
    image_urls: pictures(1),
    geometry_resolution: '4k',
  }),
  ...['2k', '4k', '8k'].flatMap((texture_resolution) => [
    accepts(
      `Parameters, texture_resolution: Text to 3D refine accepts ${texture_resolution}`,
      text,
      refine({ texture_resolution }),
    ),
    ...generators.slice(1).map(([title, prefix, body]) =>
      accepts(`Parameters, texture_resolution: ${title} accepts ${texture_resolution}`, prefix, {
        ...body,
        texture_resolution,
      }),
    ),
  ]),
  refuses('Parameters, texture_resolution: an unknown value is 400', image, {
    ...one,
    texture_resolution: '16k',
  }),
  ...['a-pose', 't-pose', ''].map((pose_mode) =>
    accepts(`Parameters, pose_mode: '${pose_mode}'`, text, { ...preview, pose_mode }),
  ),
  refuses('Parameters, pose_mode: an unknown value is 400', text, { ...preview, pose_mode: 'sitting' }),
  ...[1, 2, 3, 4].map((decimation_mode) =>
    accepts(`Parameters, decimation_mode: ${decimation_mode}`, image, { ...one, decimation_mode }),
  ),
  ...[0, 5, 1.5].map((decimation_mode) =>
    refuses(`Parameters, decimation_mode: ${decimation_mode} is 400`, image, { ...one, decimation_mode }),
  ),
  ...['bottom', 'center'].map((origin_at) =>
    accepts(`Parameters, origin_at: ${origin_at}`, image, { ...one, auto_size: true, origin_at }),
  ),
  refuses('Parameters, origin_at: an unknown value is 400', image, {
    ...one,
    auto_size: true,
    origin_at: 'top',
  }),
  accepts('Parameters, target_formats: 3mf is accepted when it is requested', image, {
    ...one,
    target_formats: ['glb', '3mf'],
  }),
  refuses('Parameters, target_formats: an unknown format is 400 (R27)', image, {
    ...one,
    target_formats: ['ply'],
  }),
  ...[
    'enable_pbr',
    'should_texture',
    'should_remesh',
    'remove_lighting',
    'image_enhancement',
    'alpha_thumbnail',
    'multi_view_thumbnails',
    'save_pre_remeshed_model',
    'auto_size',
    'moderation',
  ].flatMap((field) => [
    accepts(`Parameters, ${field}: Image to 3D accepts a boolean`, image, { ...one, [field]: true }),
    refuses(`Parameters, ${field}: a text is 400`, image, { ...one, [field]: 'true' }),
  ]),
  accepts('Parameters, remove_lighting and image_enhancement: other models ignore them (R25)', image, {
    ...one,
    ai_model: 'vendor-7',
    remove_lighting: true,
    image_enhancement: true,
  }),
  accepts('Parameters, texture_prompt: Image to 3D accepts it', image, { ...one, texture_prompt: 'wood' }),
  accepts(
    'Parameters, texture_image_url: Text to 3D refine accepts it',
    text,
    refine({ texture_image_url: pictureUri }),
  ),
  ...[1, 4].map((count) =>
    accepts(`Parameters, texture_image_urls: ${count} images are accepted with latest`, multi, {
      image_urls: pictures(1),
      texture_image_urls: pictures(count),
    }),
  ),
  ...[0, 5].map((count) =>
    refuses(`Parameters, texture_image_urls: ${count} images are 400`, multi, {
      image_urls: pictures(1),
      texture_image_urls: pictures(count),
    }),
  ),
  ...['vendor-7', 'vendor-7.1', 'latest'].flatMap((ai_model) => [
    accepts(`Parameters, texture_image_urls: accepted with ${ai_model} (R24)`, multi, {
      image_urls: pictures(1),
      texture_image_urls: pictures(1),
      ai_model,
    }),
  ]),
  accepts('Parameters, multiview_image_urls: accepted with vendor-7', retexture, {
    model_url: modelUri,
    multiview_image_urls: pictures(1),
    ai_model: 'vendor-7',
  }),
  ...['vendor-7.1', 'latest'].map(
    (ai_model): Statement => ({
      ...refuses(`Parameters, multiview_image_urls: with ${ai_model} is 400`, retexture, {
        model_url: modelUri,
        multiview_image_urls: pictures(1),
        ai_model,
      }),
      source: 'public-B',
    }),
  ),
  ...['vendor-6', 'vendor-6-lite'].flatMap((ai_model) => [
    refuses(`Parameters, texture_image_urls: with ${ai_model} is 400 (R24)`, multi, {
      image_urls: pictures(1),
      texture_image_urls: pictures(1),
      ai_model,
    }),
    refuses(`Parameters, multiview_image_urls: with ${ai_model} is 400 (R24)`, retexture, {
      model_url: modelUri,
      multiview_image_urls: pictures(1),
      ai_model,
    }),
  ]),
  ...[0, 5].map((count) =>
    refuses(`Parameters, multiview_image_urls: ${count} images are 400`, retexture, {
      model_url: modelUri,
      multiview_image_urls: pictures(count),
    }),
  ),
  accepts('Parameters, enable_original_uv: Retexture accepts it', retexture, {
    model_url: modelUri,
    text_style_prompt: 'bronze',
    enable_original_uv: true,
  }),
  refuses('Parameters: a field this family does not have is 400', text, {
    ...preview,
    image_enhancement: true,
  }),
];

const formats = [
  ['jpg', 'image/jpeg', jpeg],
  ['png', 'image/png', png(64, 64)],
  ['webp', 'image/webp', webp],
] as const;
const pictureFields = [
  ['Image to 3D image_url', image, (url: string) => ({ image_url: url })],
  ['Multi-Image to 3D image_urls', multi, (url: string) => ({ image_urls: [url] })],
  [
    'Image to Image reference_image_urls',
    imageImage,
    (url: string) => ({ ...cat, reference_image_urls: [url] }),
  ],
  ['Retexture image_style_url', retexture, (url: string) => ({ model_url: modelUri, image_style_url: url })],
  ['Text to 3D refine texture_image_url', text, (url: string) => refine({ texture_image_url: url })],
] as const;

const imageRules: readonly Statement[] = [
  ...pictureFields.flatMap(([title, prefix, body]) => [
    ...formats.map(([ending, type, bytes]) =>
      accepts(`Image-input formats: ${title} accepts ${ending}`, prefix, body(dataUri(type, bytes))),
    ),
    refuses(
      `Image-input formats: ${title} refuses a GIF`,
      prefix,
      body(dataUri('image/png', 'GIF89a......')),
    ),
  ]),
  ...[textImage, imageImage].map((prefix) =>
    accepts(`Image generation: ${prefix} accepts remove_background`, prefix, {
      ...(prefix === textImage ? cat : restyle),
      remove_background: true,
    }),
  ),
  ...['1:1', '16:9', '9:16', '4:3', '3:4'].map((aspect_ratio) =>
    accepts(`Image generation, aspect_ratio: nano-banana accepts ${aspect_ratio}`, imageImage, {
      ...restyle,
      ai_model: 'nano-banana',
      aspect_ratio,
    }),
  ),
  ...['3:2', '2:3'].map((aspect_ratio) =>
    refuses(`Image generation, aspect_ratio: ${aspect_ratio} with nano-banana is 400`, imageImage, {
      ...restyle,
      ai_model: 'nano-banana',
      aspect_ratio,
    }),
  ),
  ...['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4'].map((aspect_ratio) =>
    accepts(`Image generation, aspect_ratio: image-2 accepts ${aspect_ratio}`, imageImage, {
      ...restyle,
      ai_model: 'image-2',
      aspect_ratio,
    }),
  ),
  refuses('Image generation, aspect_ratio: an unknown value is 400', imageImage, {
    ...restyle,
    aspect_ratio: '21:9',
  }),
  refuses('Image generation: aspect_ratio with generate_multi_view is 400', imageImage, {
    ...restyle,
    aspect_ratio: '1:1',
    generate_multi_view: true,
  }),
  accepts('Image generation: generate_multi_view alone is accepted', imageImage, {
    ...restyle,
    generate_multi_view: true,
  }),
  ...['text-to-image', 'image-to-image'].map((family) =>
    accepts(
      `Image generation: Image to Image accepts a completed ${family} task`,
      imageImage,
      from(family, cat),
    ),
  ),
  refuses('Image generation: Image to Image refuses a 3D task', imageImage, from('text-to-3d', cat)),
];

const openRules: readonly Statement[] = [
  ...['prime', 'swift'].map((mode) =>
    accepts(`Open capabilities, Text to Motion: mode ${mode} is accepted`, '/v1/text-to-motion', {
      mode,
      duration: 2,
      prompt: 'waves',
    }),
  ),
  ...[2, 10].map((duration) =>
    accepts(`Open capabilities, Text to Motion: ${duration} seconds are accepted`, '/v1/text-to-motion', {
      mode: 'swift',
      prompt: 'waves',
      duration,
    }),
  ),
  ...[1.9, 10.1].map((duration) =>
    refuses(`Open capabilities, Text to Motion: ${duration} seconds are 400`, '/v1/text-to-motion', {
      mode: 'swift',
      prompt: 'waves',
      duration,
    }),
  ),
  ...[1, 16].map((max_colors) =>
    accepts(
      `Open capabilities, Multi-Color Print: ${max_colors} colors are accepted`,
      '/v1/print/multi-color',
      {
        model_url: modelUri,
        max_colors,
      },
    ),
  ),
  ...[0, 17].map((max_colors) =>
    refuses(`Open capabilities, Multi-Color Print: ${max_colors} colors are 400`, '/v1/print/multi-color', {
      model_url: modelUri,
      max_colors,
    }),
  ),
  accepts(
    'Open capabilities, Multi-Color Print: input_task_id takes priority over model_url (R05)',
    '/v1/print/multi-color',
    from('text-to-3d', { model_url: 'http://192.0.2.1/unreachable.glb' }),
  ),
  ...['realistic', 'cartoon'].map((style) =>
    accepts(`Open capabilities, Multi-Color Print: style ${style} is accepted`, '/v1/print/multi-color', {
      model_url: modelUri,
      style,
    }),
  ),
  refuses(
    'Open capabilities, Multi-Color Print: an STL is refused, only GLB and FBX are accepted',
    '/v1/print/multi-color',
    {
      model_url: dataUri('application/octet-stream', 'solid a\nfacet normal 0 0 1\n'),
    },
  ),
  {
    ...accepts('Open capabilities, Analyze Printability: an STL is accepted', '/v1/print/analyze', {
      model_url: dataUri('application/octet-stream', 'solid a\nfacet normal 0 0 1\n'),
    }),
    needs: ['header-only-files'],
  },
  accepts(
    'Open capabilities, Repair Printability: an analyze task is accepted as input_task_id',
    '/v1/print/repair',
    from('analyze-printability'),
  ),
  accepts(
    'Open capabilities, Auto Split: a textured input_task_id is accepted',
    '/v1/print/split',
    from('text-to-3d'),
  ),
  accepts(
    'Open capabilities, Keychain: name_text of 10 characters is accepted',
    '/creative-lab/keychain/v1/prototype',
    {
      ...one,
      name_text: 'ABCDEFGHIJ',
    },
  ),
  refuses(
    'Open capabilities, Keychain: name_text of 11 characters is 400',
    '/creative-lab/keychain/v1/prototype',
    { ...one, name_text: 'ABCDEFGHIJK' },
  ),
  ...['person', 'other'].map((type) =>
    accepts(
      `Open capabilities, Fidget Pixel: prototype type ${type} is accepted`,
      '/creative-lab/fidget-pixel/v1/prototype',
      { ...one, type },
    ),
  ),
  refuses('Open capabilities, Fidget Pixel: another type is 400', '/creative-lab/fidget-pixel/v1/prototype', {
    ...one,
    type: 'cat',
  }),
  refuses('Open capabilities, Lamp: image_url is required', '/creative-lab/lamp/v1/prototype', { name: 'x' }),
  refuses('Open capabilities, Lamp: the text parameter was removed', '/creative-lab/lamp/v1/prototype', {
    ...one,
    text: 'x',
  }),
];

const faceRules: readonly Statement[] = [
  accepts('Limits, Rigging: a model of 320,000 faces is accepted', '/v1/rigging', {
    model_url: modelUriOfFaces(320_000),
  }),
  refuses(
    'Limits, Rigging: a model above 320,000 faces is 422 (R33)',
    '/v1/rigging',
    { model_url: modelUriOfFaces(320_001) },
    422,
    /300,000 or less/,
  ),
  accepts('Limits, UV Unwrap: a model of 40,000 faces is accepted', '/v1/uv-unwrap', {
    model_url: modelUriOfFaces(40_000),
  }),
  refuses(
    'Limits, UV Unwrap: a model above 40,000 faces is 400 (R34)',
    '/v1/uv-unwrap',
    { model_url: modelUriOfFaces(40_001) },
    400,
    /remesh/,
  ),
];

export const createRules: Section = {
  title: 'Endpoints: create-request rules and parameters',
  statements: [
    ...familyRules,
    ...modelRules,
    ...parameterRules,
    ...imageRules,
    ...openRules,
    ...faceRules.map((statement) => ({ ...statement, needs: ['header-only-files'] as const })),
  ],
};
