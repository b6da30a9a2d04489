import {
  Extension,
  ExtensionProperty,
  type IProperty,
  type Material,
  type Mesh,
  type Node,
  type Property,
  PropertyType,
  type ReaderContext,
  RefMap,
  type Texture,
  TextureInfo,
  type WriterContext,
} from '@gltf-transform/core';
import { GltfError } from '../../gltf-error.ts';
import { isObject, type JsonObject } from '../../read/json.ts';
import { REFERRING, type ReferringExtension, type SlotKind, type Slots } from './slots.ts';

interface ReferringParts extends IProperty {
  /** The data as JSON, with the indices of the file that was read. */
  text: string;
  /** Whether it describes one material of a list for the whole file. */
  listed: boolean;
  nodes: RefMap<Node>;
  shapeNodes: RefMap<Node>;
  meshes: RefMap<Mesh>;
  materials: RefMap<Material>;
  materialNames: RefMap<Material>;
  images: RefMap<Texture>;
  imageTextures: RefMap<Texture>;
  colorTextures: RefMap<Texture>;
  normalTextures: RefMap<Texture>;
  dataTextures: RefMap<Texture>;
  /** Samplers and coordinates of the textures. */
  infos: RefMap<TextureInfo>;
}

/** Data of an extension, and the things of the document that its indices mean, by their JSON pointers in it. */
export class ReferringData extends ExtensionProperty<ReferringParts> {
  declare extensionName: string;
  declare propertyType: 'ReferringData';
  declare parentTypes: string[];

  protected override init(): void {
    this.propertyType = 'ReferringData';
    this.parentTypes = [PropertyType.ROOT, PropertyType.NODE, PropertyType.MATERIAL];
  }

  protected override getDefaults(): ReturnType<ExtensionProperty<ReferringParts>['getDefaults']> &
    ReferringParts {
    return Object.assign(super.getDefaults() as IProperty, {
      text: '{}',
      listed: false,
      nodes: new RefMap<Node>(),
      shapeNodes: new RefMap<Node>(),
      meshes: new RefMap<Mesh>(),
      materials: new RefMap<Material>(),
      materialNames: new RefMap<Material>(),
      images: new RefMap<Texture>(),
      imageTextures: new RefMap<Texture>(),
      colorTextures: new RefMap<Texture>(),
      normalTextures: new RefMap<Texture>(),
      dataTextures: new RefMap<Texture>(),
      infos: new RefMap<TextureInfo>(),
    }) as never;
  }

  /** @throws GltfError `bad_reference` for an index of something that is not there */
  read(data: JsonObject, listed: boolean, context: ReaderContext): this {
    this.set('text', JSON.stringify(data)).set('listed', listed);
    for (const { kind, owner, key, pointer } of placesIn(data, this.slots())) {
      const value = owner[key];
      // VRM 0 writes -1 for nothing.
      if (typeof value === 'number' ? value < 0 : kind !== 'materialNames') continue;
      const target = targetOf(kind, value, context);
      if (!target && kind === 'materialNames') continue;
      if (!target) {
        const at = `${this.extensionName}${pointer}`;
        throw new GltfError('bad_reference', `${at}: ${JSON.stringify(value)} does not exist`);
      }
      const textured = kind.endsWith('Textures');
      const facts = textured ? { isColor: kind === 'colorTextures' } : { modifyChild: true };
      this.setRefMap(kind as 'nodes', pointer, target as Node, facts);
      if (textured) this.readInfo(pointer, { owner, key, index: value as number }, context);
    }
    return this;
  }

  private slots(): Slots {
    const { slots, materials } = REFERRING[this.extensionName]!;
    return this.get('listed') ? materials!.slots : slots;
  }

  private readInfo(
    pointer: string,
    { owner, key, index }: { owner: JsonObject; key: string; index: number },
    context: ReaderContext,
  ): void {
    const add = (name: string, texCoord: unknown) => {
      const info = new TextureInfo(this.graph);
      context.setTextureInfo(info, { index, ...(typeof texCoord === 'number' && { texCoord }) });
      this.setRefMap('infos', name, info);
    };
    const transform = isObject(owner.extensions) ? owner.extensions.KHR_texture_transform : undefined;
    add(pointer, key === 'index' ? owner.texCoord : 0);
    // Loaders that know the transform read other coordinates.
    if (isObject(transform) && transform.texCoord !== undefined)
      add(`${pointer} transformed`, transform.texCoord);
  }

  /** Index of each texture in the file that is written. */
  textureIndices(context: WriterContext): Map<string, number> {
    const indices = new Map<string, number>();
    for (const kind of ['imageTextures', 'colorTextures', 'normalTextures', 'dataTextures'] as const) {
      for (const pointer of this.listRefMapKeys(kind)) {
        const texture = this.getRefMap(kind, pointer) as Texture;
        const info = this.getRefMap('infos', pointer) as TextureInfo;
        indices.set(pointer, context.createTextureInfoDef(texture, info).index);
      }
    }
    return indices;
  }

  /** @throws GltfError `extension_lost` where something that the data names is no longer in the document */
  write(context: WriterContext, textures: ReadonlyMap<string, number>): JsonObject {
    const data = JSON.parse(this.get('text')) as JsonObject;
    for (const { kind, owner, key, pointer } of placesIn(data, this.slots())) {
      const target = this.getRefMap(kind as 'nodes', pointer) as Property | null;
      if (target && kind === 'materialNames') owner[key] = target.getName();
      if (kind === 'materialNames' || (typeof owner[key] === 'number' && owner[key] < 0)) continue;
      const index = target && (textures.get(pointer) ?? indexIn(kind, target, context));
      if (index === null || index === undefined) {
        throw new GltfError(
          'extension_lost',
          `a step removed what ${this.extensionName}${pointer} names; nothing was written: leave that step out`,
        );
      }
      owner[key] = index;
    }
    return data;
  }

  /** Lets what stood for a node's mesh stand for another node, which shows it now. */
  moveShapes(from: Node, to: Node): void {
    for (const pointer of this.listRefMapKeys('shapeNodes'))
      if (this.getRefMap('shapeNodes', pointer) === from)
        this.setRefMap('shapeNodes', pointer, to, { modifyChild: true });
  }
}

interface Place {
  kind: SlotKind;
  owner: JsonObject;
  key: string;
  /** Within the data of the extension. */
  pointer: string;
}

function* placesIn(data: JsonObject, slots: Slots): Generator<Place> {
  const seen = new Set<string>();
  for (const [kind, paths] of Object.entries(slots)) {
    for (const path of paths) {
      for (const place of placesAt(data, path.split('/'), '')) {
        if (seen.has(place.pointer)) continue;
        seen.add(place.pointer);
        yield { ...place, kind: kind as SlotKind };
      }
    }
  }
}

function* placesAt(owner: unknown, path: readonly string[], at: string): Generator<Omit<Place, 'kind'>> {
  const [head, ...rest] = path;
  if (typeof owner !== 'object' || owner === null) return;
  const keys = head === '*' ? Object.keys(owner) : Object.hasOwn(owner, head!) ? [head!] : [];
  for (const key of keys) {
    const pointer = `${at}/${key}`;
    if (rest.length > 0) yield* placesAt((owner as JsonObject)[key], rest, pointer);
    else yield { owner: owner as JsonObject, key, pointer };
  }
}

function targetOf(kind: SlotKind, value: unknown, context: ReaderContext): Property | undefined {
  const index = value as number;
  switch (kind) {
    case 'nodes':
    case 'shapeNodes':
      return context.nodes[index];
    case 'meshes':
      return context.meshes[index];
    case 'materials':
      return context.materials[index];
    case 'materialNames':
      return context.materials.find((material) => material.getName() === value);
    case 'images':
      return context.textures[index];
    default: {
      const source = context.jsonDoc.json.textures?.[index]?.source;
      return source === undefined ? undefined : context.textures[source];
    }
  }
}

function indexIn(kind: SlotKind, target: Property, context: WriterContext): number | undefined {
  switch (kind) {
    case 'nodes':
    case 'shapeNodes':
      return context.nodeIndexMap.get(target as Node);
    case 'meshes':
      return context.meshIndexMap.get(target as Mesh);
    case 'materials':
      return context.materialIndexMap.get(target as Material);
    default:
      return context.imageIndexMap.get(target as Texture);
  }
}

/** The extensions of `REFERRING` for glTF-Transform. */
export function referringExtensions(): (typeof Extension)[] {
  return Object.entries(REFERRING).map(([name, facts]) => extensionOf(name, facts));
}

function extensionOf(name: string, { on, materials }: ReferringExtension): typeof Extension {
  class Data extends ReferringData {
    static override EXTENSION_NAME = name;
    protected override init(): void {
      super.init();
      this.extensionName = name;
    }
  }
  /** Other extensions give textures their formats, so textures are numbered before any extension is written. */
  const prewriteTypes = [PropertyType.MATERIAL];
  return class Referring extends Extension {
    static override readonly EXTENSION_NAME = name;
    override readonly extensionName: string = name;
    override readonly prewriteTypes: PropertyType[] = prewriteTypes;
    private textures = new Map<ReferringData, Map<string, number>>();

    private made(data: unknown, context: ReaderContext, listed = false): ReferringData | null {
      return isObject(data) ? new Data(this.document.getGraph()).read(data, listed, context) : null;
    }

    override read(context: ReaderContext): this {
      const { json } = context.jsonDoc;
      const ownOf = (thing: unknown) => (thing as { extensions?: JsonObject }).extensions?.[name];
      if (on === 'root') {
        const { [materials?.list ?? '']: list, ...data } = (ownOf(json) ?? {}) as JsonObject;
        if (isObject(ownOf(json))) this.document.getRoot().setExtension(name, this.made(data, context));
        if (!materials || !Array.isArray(list)) return this;
        for (const [index, item] of list.entries())
          context.materials[index]?.setExtension(name, this.made(item, context, true));
      } else if (on === 'node') {
        for (const [index, node] of (json.nodes ?? []).entries())
          context.nodes[index]!.setExtension(name, this.made(ownOf(node), context));
      } else if (on === 'material') {
        for (const [index, material] of (json.materials ?? []).entries())
          context.materials[index]!.setExtension(name, this.made(ownOf(material), context));
      }
      return this;
    }

    override prewrite(context: WriterContext): this {
      const root = this.document.getRoot();
      this.textures.clear();
      for (const owner of [root, ...root.listNodes(), ...root.listMaterials()]) {
        const data = owner.getExtension<ReferringData>(name);
        if (data) this.textures.set(data, data.textureIndices(context));
      }
      return this;
    }

    override write(context: WriterContext): this {
      const root = this.document.getRoot();
      const { json } = context.jsonDoc;
      const written = (owner: Pick<typeof root, 'getExtension'>) => {
        const data = owner.getExtension<ReferringData>(name);
        return data ? data.write(context, this.textures.get(data)!) : undefined;
      };
      const put = (owner: object, data: JsonObject | undefined) => {
        const holder = owner as { extensions?: JsonObject };
        if (data) holder.extensions = { ...holder.extensions, [name]: data };
      };
      const data = on === 'root' ? written(root) : undefined;
      if (data && materials)
        data[materials.list] = root
          .listMaterials()
          .map((material) => written(material) ?? { name: material.getName(), ...materials.absent });
      put(json, data);
      if (on === 'node')
        for (const node of root.listNodes())
          put(json.nodes![context.nodeIndexMap.get(node)!]!, written(node));
      if (on === 'material')
        for (const material of root.listMaterials())
          put(json.materials![context.materialIndexMap.get(material)!]!, written(material));
      return this;
    }
  };
}
