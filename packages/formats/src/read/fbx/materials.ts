import {
  type Document,
  type Material,
  type Texture,
  TextureInfo,
  type vec2,
  type vec3,
} from '@gltf-transform/core';
import { KHRTextureTransform } from '@gltf-transform/extensions';
import { srgbToLinear } from '@meshwright/gltf/math';
import type { FormatWarning } from '../../format-warning.ts';
import { encodePng, gltfPicture, normalsOfHeights, type Pixels, pixelsOf } from '../pictures.ts';
import type { FbxObject, FbxScene } from './objects.ts';
import { asNumber, childOf, numberOf, textOf } from './tree.ts';

/** A material and what its textures ask of the mesh. */
export interface FbxMaterial {
  readonly material: Material;
  /** Texture coordinate sets by name, in the order of the textures that name one; most are unnamed. */
  readonly sets: readonly { readonly info: TextureInfo; readonly uvSet: string }[];
}

interface MaterialSources {
  readonly document: Document;
  readonly scene: FbxScene;
  /** Returns a file beside the model by the path that the model states; undefined where there is none. */
  readonly beside: ((path: string) => Promise<Uint8Array | undefined>) | undefined;
  warn(warning: FormatWarning): void;
}

/** Names of a property in the material kinds of the programs, without the prefix of the kind. */
const names = {
  base: ['base_color', 'baseColor', 'basecolor', 'color'],
  baseWeight: ['base_weight', 'base'],
  roughness: ['roughness', 'Roughness', 'specular_roughness', 'specularRoughness', 'glossiness'],
  metalness: ['metalness', 'base_metalness', 'metallic'],
  emission: ['emit_color', 'emission_color', 'emissionColor', 'emissive', 'emission'],
  emissionWeight: ['emission', 'emission_weight', 'emissive_intensity'],
  opacity: ['cutout', 'opacity', 'geometry_opacity', 'Alpha'],
  normal: ['normal', 'norm', 'normalCamera', 'bump', 'bump_map_amt', 'NormalMap'],
  occlusion: ['ambientOcclusion', 'ao'],
} as const;

/** Programs whose Phong materials hold metalness in the reflection and linear colours, or display colours of ours. */
const fromBlender = /\bBlender\b/i;
const fromUs = /\bMeshwright\b/;
/** Its pictures of transparency are white where one sees through; those of others where one does not. */
const fromMaya = /\bMaya\b/;

/** Converts the materials of a file, each once. */
export class Materials {
  readonly #sources: MaterialSources;
  readonly #made = new Map<FbxObject, Promise<FbxMaterial>>();
  readonly #files = new Map<string, Promise<Found | null>>();
  readonly #textures = new Map<string, Promise<Texture | null>>();
  readonly #named = new Set<FbxObject>();

  constructor(sources: MaterialSources) {
    this.#sources = sources;
  }

  of(object: FbxObject): Promise<FbxMaterial> {
    let material = this.#made.get(object);
    if (!material) {
      material = this.#convert(object);
      this.#made.set(object, material);
    }
    return material;
  }

  async #convert(object: FbxObject): Promise<FbxMaterial> {
    const { document } = this.#sources;
    const material = document
      .createMaterial(object.name || 'material')
      .setMetallicFactor(0)
      .setRoughnessFactor(0.8);
    const slots = new Slots(this.#sources.scene, object);
    const sets: { info: TextureInfo; uvSet: string }[] = [];
    const use = async (
      texture: FbxObject | undefined,
      set: (texture: Texture) => TextureInfo | null,
    ): Promise<boolean> => {
      if (!texture) return false;
      const picture = await this.#texture(texture);
      if (!picture) return false;
      const info = set(picture);
      if (info) this.#place(texture, info, sets);
      return true;
    };
    if (slots.physical) await this.#physical(material, slots, use);
    else await this.#classic(material, object, slots, use);
    return { material, sets };
  }

  /** Materials with metalness and roughness: Stingray, Arnold, Physical, OpenPBR, the PBR and glTF kinds of 3ds Max. */
  async #physical(material: Material, slots: Slots, use: Use): Promise<void> {
    const base = await use(slots.texture(names.base), (picture) =>
      material.setBaseColorTexture(picture).getBaseColorTextureInfo(),
    );
    const weight = slots.number(names.baseWeight) ?? 1;
    const color = slots.color(names.base) ?? [0.8, 0.8, 0.8];
    const opacity = slots.color(names.opacity)?.[0] ?? slots.number(names.opacity) ?? 1;
    material.setBaseColorFactor([
      ...(base ? [1, 1, 1] : color.map((x) => unit(x * weight))),
      unit(opacity),
    ] as Rgba);
    const gloss = slots.isGlossy();
    const rough = slots.number(names.roughness);
    material.setRoughnessFactor(unit(rough === undefined ? 0.8 : gloss ? 1 - rough : rough));
    material.setMetallicFactor(unit(slots.number(names.metalness) ?? 0));
    await this.#surface(material, slots.texture(names.roughness), slots.texture(names.metalness), gloss, use);
    await use(slots.texture(names.normal), (picture) =>
      material.setNormalTexture(picture).getNormalTextureInfo(),
    );
    await use(slots.texture(names.occlusion), (picture) =>
      material.setOcclusionTexture(picture).getOcclusionTextureInfo(),
    );
    const glow = await use(slots.texture(names.emission), (picture) =>
      material.setEmissiveTexture(picture).getEmissiveTextureInfo(),
    );
    const strength = slots.number(names.emissionWeight) ?? 1;
    const light = slots.color(names.emission) ?? [0, 0, 0];
    material.setEmissiveFactor(glow ? [1, 1, 1] : (light.map((x) => unit(x * strength)) as vec3));
    await this.#cut(material, slots.texture(names.opacity), slots.texture(names.base), opacity, false);
    if (slots.number(['DoubleSided']) === 1) material.setDoubleSided(true);
    if (slots.number(['alphaMode']) === 2)
      material.setAlphaMode('MASK').setAlphaCutoff(unit(slots.number(['alphaCutoff']) ?? 0.5));
  }

  /** Lambert and Phong. */
  async #classic(material: Material, object: FbxObject, slots: Slots, use: Use): Promise<void> {
    const { props, node } = object;
    const { creator } = this.#sources.scene;
    const [blender, ours] = [fromBlender.test(creator), fromUs.test(creator)];
    const linear = (color: readonly number[]): vec3 =>
      color.map((x) => unit(blender ? x : srgbToLinear(unit(x)))) as vec3;
    const old = (name: string): vec3 | undefined => {
      const values = childOf(node, name)?.values.slice(0, 3).map(asNumber);
      return values?.length === 3 && values.every(Number.isFinite) ? (values as vec3) : undefined;
    };
    const colorOf = (name: string, short: string, missing: vec3): readonly number[] =>
      props.get(name)
        ? props.vector(name, missing)
        : props.get(short)
          ? props.vector(short, missing)
          : (old(short) ?? missing);
    const base = await use(slots.classic('DiffuseColor'), (picture) =>
      material.setBaseColorTexture(picture).getBaseColorTextureInfo(),
    );
    const opacity = opacityOf(object, blender);
    const diffuse = colorOf('DiffuseColor', 'Diffuse', [0.8, 0.8, 0.8]);
    const share = blender || ours ? 1 : unit(props.number('DiffuseFactor', 1));
    // The colour beside a picture is a leftover of the program, which shows the picture alone.
    const shown = base && !ours ? [1, 1, 1] : linear(diffuse).map((x) => x * share);
    material.setBaseColorFactor([...shown, opacity] as Rgba);
    const shading = (props.text('ShadingModel') ?? textOf(node, 'ShadingModel') ?? '').toLowerCase();
    const shine = props.number(
      'ShininessExponent',
      props.number('Shininess', numberOf(node, 'Shininess') ?? Number.NaN),
    );
    if (Number.isFinite(shine) && shading !== 'lambert')
      material.setRoughnessFactor(unit(1 - Math.sqrt(Math.max(0, shine)) / 10));
    if (blender || ours) {
      material.setMetallicFactor(unit(props.number('ReflectionFactor', 0)));
      await this.#surface(
        material,
        slots.classic('ShininessExponent'),
        slots.classic('ReflectionFactor'),
        false,
        use,
      );
    }
    const glow = await use(slots.classic('EmissiveColor') ?? slots.classic('EmissiveFactor'), (picture) =>
      material.setEmissiveTexture(picture).getEmissiveTextureInfo(),
    );
    const light = linear(colorOf('EmissiveColor', 'Emissive', [0, 0, 0])).map(
      (x) => x * unit(props.number('EmissiveFactor', 1)),
    ) as vec3;
    material.setEmissiveFactor(glow && light.every((x) => x === 0) ? [1, 1, 1] : light);
    const isMapped = await use(slots.classic('NormalMap'), (picture) =>
      material.setNormalTexture(picture).getNormalTextureInfo(),
    );
    if (!isMapped) await this.#bump(material, slots.classic('Bump'), object, use);
    const cut =
      slots.classic('TransparentColor') ?? slots.classic('TransparencyFactor') ?? slots.classic('Opacity');
    await this.#cut(material, cut, slots.classic('DiffuseColor'), opacity, fromMaya.test(creator));
  }

  /** Programs connect pictures of normals as bump maps too; those of heights become normals. */
  async #bump(
    material: Material,
    texture: FbxObject | undefined,
    object: FbxObject,
    use: Use,
  ): Promise<void> {
    const file = texture && (await this.#file(texture));
    if (!texture || !file) return;
    const factor = object.props.number('BumpFactor', 1);
    const key = `normals ${file.name} ${factor}`;
    let normalMap = this.#textures.get(key);
    if (!normalMap) {
      normalMap = normalsOfHeights(file.bytes, file.name, factor).then(
        (png) =>
          png && this.#sources.document.createTexture(stem(file.name)).setMimeType('image/png').setImage(png),
      );
      this.#textures.set(key, normalMap);
    }
    const normals = await normalMap;
    await use(texture, (picture) => material.setNormalTexture(normals ?? picture).getNormalTextureInfo());
  }

  /** Packs roughness into green and metalness into blue. */
  async #surface(
    material: Material,
    rough: FbxObject | undefined,
    metal: FbxObject | undefined,
    gloss: boolean,
    use: Use,
  ): Promise<void> {
    if (!rough && !metal) return;
    const [roughFile, metalFile] = [rough && (await this.#file(rough)), metal && (await this.#file(metal))];
    if (!roughFile && !metalFile) return;
    const key = `surface ${roughFile?.name ?? ''} ${metalFile?.name ?? ''} ${gloss}`;
    let packed = this.#textures.get(key);
    if (!packed) {
      packed = this.#packed(roughFile ?? null, metalFile ?? null, gloss);
      this.#textures.set(key, packed);
    }
    const texture = await packed;
    if (!texture) return;
    if (roughFile) material.setRoughnessFactor(1);
    if (metalFile) material.setMetallicFactor(1);
    await use(rough ?? metal, () =>
      material.setMetallicRoughnessTexture(texture).getMetallicRoughnessTextureInfo(),
    );
  }

  async #packed(rough: Found | null, metal: Found | null, gloss: boolean): Promise<Texture | null> {
    const [green, blue] = [
      rough && (await pixelsOf(rough.bytes, rough.name)),
      metal && (await pixelsOf(metal.bytes, metal.name)),
    ];
    const size = green ?? blue;
    if (!size) return null;
    const data = new Uint8Array(size.width * size.height * 4).fill(255);
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        const to = (y * size.width + x) * 4;
        if (green) data[to + 1] = gloss ? 255 - nearest(green, size, x, y) : nearest(green, size, x, y);
        if (blue) data[to + 2] = nearest(blue, size, x, y);
      }
    }
    return this.#sources.document
      .createTexture('surface')
      .setMimeType('image/png')
      .setImage(encodePng({ ...size, data }));
  }

  /** Sets how a material lets through what is behind it, by its own opacity and by a picture of it. */
  async #cut(
    material: Material,
    cut: FbxObject | undefined,
    base: FbxObject | undefined,
    opacity: number,
    clear: boolean,
  ): Promise<void> {
    if (opacity < 1) material.setAlphaMode('BLEND');
    if (!cut) return;
    const mask = await this.#file(cut);
    if (!mask) return;
    const picture = base ? await this.#file(base) : null;
    const masked = await pixelsOf(mask.bytes, mask.name);
    const under =
      picture && picture.name !== mask.name ? await pixelsOf(picture.bytes, picture.name) : masked;
    const size = under ?? masked;
    if (!masked || !size) return;
    const own = hasAlpha(masked);
    const alphaAt = (x: number, y: number): number => {
      const from = at(masked, size, x, y);
      if (own) return masked.data[from + 3]!;
      return clear && picture?.name !== mask.name ? 255 - masked.data[from]! : masked.data[from]!;
    };
    if (own && picture?.name === mask.name) {
      material.setAlphaMode('BLEND');
      return;
    }
    const data = new Uint8Array(size.width * size.height * 4).fill(255);
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        const to = (y * size.width + x) * 4;
        if (under && picture) data.set(under.data.subarray(to, to + 3), to);
        data[to + 3] = alphaAt(x, y);
      }
    }
    const texture = this.#sources.document
      .createTexture(picture ? stem(picture.name) : stem(mask.name))
      .setMimeType('image/png')
      .setImage(encodePng({ ...size, data }));
    material.setBaseColorTexture(texture).setAlphaMode('BLEND');
  }

  /** Sets the wrapping, the transform and the texture coordinate set of a texture. */
  #place(texture: FbxObject, info: TextureInfo, sets: { info: TextureInfo; uvSet: string }[]): void {
    const source = withFile(this.#sources.scene, texture) ?? texture;
    const { props, node } = source;
    const wrap = (name: string): number =>
      props.number(name, 0) === 1 ? TextureInfo.WrapMode.CLAMP_TO_EDGE! : TextureInfo.WrapMode.REPEAT!;
    info.setWrapS(wrap('WrapModeU') as never).setWrapT(wrap('WrapModeV') as never);
    const uvSet = props.text('UVSet');
    if (uvSet && uvSet !== 'default') sets.push({ info, uvSet });
    const listed = (name: string, missing: vec2): vec2 => {
      const values = childOf(node, name)?.values.slice(0, 2).map(asNumber);
      return values?.length === 2 && values.every(Number.isFinite) ? (values as vec2) : missing;
    };
    const [moved, scaled] = [props.get('Translation'), props.get('Scaling')];
    const shift = moved ? props.vector('Translation', [0, 0, 0]) : listed('ModelUVTranslation', [0, 0]);
    const scale = scaled ? props.vector('Scaling', [1, 1, 1]) : listed('ModelUVScaling', [1, 1]);
    const turn = (props.vector('Rotation', [0, 0, 0])[2] * Math.PI) / 180;
    if (shift[0] === 0 && shift[1] === 0 && scale[0] === 1 && scale[1] === 1 && turn === 0) return;
    // FBX has v upwards, glTF downwards: turning the axis over at 1 turns the rotation round and moves the origin.
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const offset: vec2 = [shift[0] - sin * scale[1], 1 - shift[1] - cos * scale[1]];
    const extension = this.#sources.document.createExtension(KHRTextureTransform).setRequired(false);
    info.setExtension(
      'KHR_texture_transform',
      extension.createTransform().setOffset(offset).setRotation(turn).setScale([scale[0], scale[1]]),
    );
  }

  async #texture(texture: FbxObject): Promise<Texture | null> {
    const file = await this.#file(texture);
    if (!file) return null;
    let created = this.#textures.get(file.name);
    if (!created) {
      created = this.#picture(file);
      this.#textures.set(file.name, created);
    }
    return created;
  }

  async #picture({ name, bytes }: Found): Promise<Texture | null> {
    const picture = await gltfPicture(bytes, name);
    if (!picture) {
      this.#sources.warn({
        code: 'picture_not_read',
        message: `${name}: the picture is damaged or of a kind that is not read; send it as PNG or JPEG.`,
      });
      return null;
    }
    return this.#sources.document
      .createTexture(stem(name))
      .setMimeType(picture.mimeType)
      .setImage(picture.bytes);
  }

  /** Finds the picture of a texture: embedded, or beside the file. */
  #file(texture: FbxObject): Promise<Found | null> {
    const source = withFile(this.#sources.scene, texture);
    const layers = this.#sources.scene.into(texture).filter(({ object }) => isTexture(object));
    if (texture.kind === 'LayeredTexture' && layers.length > 1 && !this.#named.has(texture)) {
      this.#named.add(texture);
      this.#sources.warn({
        code: 'texture_layers_left_out',
        message: `texture "${texture.name}" has ${layers.length} layers, of which the first is kept; bake them to one picture`,
      });
    }
    if (!source) {
      this.#procedural(texture);
      return Promise.resolve(null);
    }
    const paths = pathsOf(this.#sources.scene, source);
    const key = paths[0] ?? String(source.id);
    let file = this.#files.get(key);
    if (!file) {
      file = this.#find(source, paths);
      this.#files.set(key, file);
    }
    return file;
  }

  #procedural(texture: FbxObject): void {
    if (this.#named.has(texture)) return;
    this.#named.add(texture);
    this.#sources.warn({
      code: 'texture_without_picture',
      message: `texture "${texture.name}" is computed and has no picture; bake it to one`,
    });
  }

  async #find(source: FbxObject, paths: readonly string[]): Promise<Found | null> {
    const name = baseName(paths[0] ?? source.name) || 'picture';
    const embedded = embeddedIn(this.#sources.scene, source);
    if (embedded) return { name, bytes: embedded };
    for (const path of paths) {
      const bytes = await this.#sources.beside?.(path);
      if (bytes && bytes.length > 0) return { name, bytes };
    }
    this.#sources.warn({
      code: 'missing_file',
      message: `the FBX names the picture ${paths[0] ?? name}, which is not beside it: the picture is left out`,
    });
    return null;
  }
}

type Rgba = [number, number, number, number];
type Use = (
  texture: FbxObject | undefined,
  set: (texture: Texture) => TextureInfo | null,
) => Promise<boolean>;

interface Found {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The properties and textures of a material by name. */
class Slots {
  readonly #object: FbxObject;
  readonly #textures = new Map<string, FbxObject>();
  /** Full names by the name without the prefix of the kind. */
  readonly #full = new Map<string, string>();
  readonly physical: boolean;

  constructor(scene: FbxScene, object: FbxObject) {
    this.#object = object;
    for (const { object: texture, property } of scene.into(object)) {
      if (property !== undefined && isTexture(texture) && !this.#textures.has(property))
        this.#textures.set(property, texture);
    }
    for (const name of [...object.props.names(), ...this.#textures.keys()]) {
      const short = /^(?:3dsMax\|[^|]+|Maya)\|(.+)$/.exec(name)?.[1];
      if (short && !this.#full.has(short)) this.#full.set(short, name);
    }
    this.physical = names.base.some((name) => this.#full.has(name));
  }

  texture(candidates: readonly string[]): FbxObject | undefined {
    for (const name of candidates) {
      for (const form of [`${name}_map`, `${name}Map`, `TEX_${name}_map`, name, `${name}_Map`]) {
        const full = this.#full.get(form);
        const texture = full === undefined ? undefined : this.#textures.get(full);
        if (texture && this.#enabled(name)) return texture;
      }
    }
    return undefined;
  }

  #enabled(name: string): boolean {
    const { props } = this.#object;
    return [`${name}_map_on`, `use_${name}_map`].every((form) => {
      const full = this.#full.get(form);
      return full === undefined || props.number(full, 1) !== 0;
    });
  }

  classic(name: string): FbxObject | undefined {
    return this.#textures.get(name);
  }

  number(candidates: readonly string[]): number | undefined {
    const values = this.#values(candidates, 1);
    return values?.[0];
  }

  color(candidates: readonly string[]): readonly number[] | undefined {
    return this.#values(candidates, 3);
  }

  #values(candidates: readonly string[], count: number): readonly number[] | undefined {
    for (const name of candidates) {
      const full = this.#full.get(name);
      const stated = full === undefined ? undefined : this.#object.props.get(full);
      const values = stated?.slice(0, 3).map(asNumber);
      if (!values || values.length < count || !values.every(Number.isFinite)) continue;
      if (count === 1 && values.length > 1) continue;
      return values;
    }
    return undefined;
  }

  isGlossy(): boolean {
    return (
      this.number(['roughness_inv']) === 1 ||
      this.number(['useGlossiness']) === 1 ||
      this.#full.has('glossiness')
    );
  }
}

function isTexture({ kind }: FbxObject): boolean {
  return kind === 'Texture' || kind === 'LayeredTexture';
}

/** Follows layers and nodes of a shader to a texture with a file. */
function withFile(scene: FbxScene, texture: FbxObject, depth = 0): FbxObject | null {
  if (texture.kind === 'Texture' && pathsOf(scene, texture).length > 0) return texture;
  if (texture.kind === 'Texture' && embeddedIn(scene, texture)) return texture;
  if (depth > 8) return null;
  // Of the layers of a texture the first counts.
  for (const { object } of scene.into(texture)) {
    const withPicture = isTexture(object) ? withFile(scene, object, depth + 1) : null;
    if (withPicture) return withPicture;
  }
  return null;
}

function videosOf(scene: FbxScene, texture: FbxObject): FbxObject[] {
  return scene
    .into(texture)
    .filter(({ object }) => object.kind === 'Video')
    .map(({ object }) => object);
}

function embeddedIn(scene: FbxScene, texture: FbxObject): Uint8Array | null {
  for (const object of [...videosOf(scene, texture), texture]) {
    const values = childOf(object.node, 'Content')?.values ?? [];
    const [first] = values;
    if (first instanceof Uint8Array && first.length > 0) return first;
    // Text files hold base64, in pieces.
    const text = values.filter((value) => typeof value === 'string').join('');
    if (text.length > 0) return base64(text);
  }
  return null;
}

function base64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Paths of a picture: relative ones first, then absolute ones, as the file states them. */
function pathsOf(scene: FbxScene, texture: FbxObject): string[] {
  const objects = [texture, ...videosOf(scene, texture)];
  const stated = (names: readonly string[]): string[] =>
    objects.flatMap((object) =>
      names.flatMap(
        (name) => [textOf(object.node, name), object.props.text(name)].filter((path) => !!path) as string[],
      ),
    );
  return [
    ...new Set([
      ...stated(['RelativeFilename', 'RelPath', 'Relative_Filename']),
      ...stated(['FileName', 'Filename', 'Path']),
    ]),
  ];
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

function stem(name: string): string {
  return name.replace(/\.\w+$/, '');
}

function unit(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** Programs state the opacity itself, or how much shines through and in which colour. */
function opacityOf({ props, node }: FbxObject, blender: boolean): number {
  const own = props.own('Opacity')?.[0];
  if (own !== undefined && Number.isFinite(asNumber(own))) return unit(asNumber(own));
  const factor = props.number('TransparencyFactor', props.number('TransparentFactor', Number.NaN));
  if (!Number.isFinite(factor)) {
    const alpha = numberOf(node, 'Opacity');
    return alpha === undefined ? 1 : unit(alpha);
  }
  if (blender) return unit(1 - factor);
  const through = props.get('TransparentColor')
    ? props.vector('TransparentColor', [1, 1, 1])
    : ([1, 1, 1] as const);
  // A material that cannot be seen is one whose program counts the other way round.
  return unit(1 - (factor * (through[0] + through[1] + through[2])) / 3) || 1;
}

function at(picture: Pixels, size: Pixels, x: number, y: number): number {
  const column = Math.floor((x * picture.width) / size.width);
  const row = Math.floor((y * picture.height) / size.height);
  return (row * picture.width + column) * 4;
}

function nearest(picture: Pixels, size: Pixels, x: number, y: number): number {
  return picture.data[at(picture, size, x, y)]!;
}

function hasAlpha({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}
