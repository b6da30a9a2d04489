import {
  connectedScene,
  type FbxScene,
  nestedShapes,
  type ObjectId,
  type RawConnection,
  type RawObject,
  type RawScene,
  splitName,
} from './objects.ts';
import { childOf, childrenOf, type FbxNode, type FbxValue, numberOf, numbersOf, textOf } from './tree.ts';

/**
 * Brings a file before version 7.0 into the form of later ones: objects are named by class and name and get that as
 * their id; meshes, cameras and lights, which are part of their model, become objects of their own; takes become
 * animation stacks. Files before 6.0 hold their models, materials and skins nested, without connections.
 */
export function legacyScene(records: readonly FbxNode[], version: number): FbxScene {
  const takes = childrenOf(
    records.find(({ name }) => name === 'Takes'),
    'Take',
  );
  const builder = new LegacyScene(version, takes);
  const objects = records.find(({ name }) => name === 'Objects');
  for (const node of objects?.children ?? records.filter(({ name }) => name === 'Model'))
    builder.object(node);
  for (const { children } of records.filter(({ name }) => name === 'Connections')) builder.connect(children);
  for (const take of takes) builder.take(take);
  const settings =
    childOf(objects, 'GlobalSettings') ?? records.find(({ name }) => name === 'GlobalSettings');
  return connectedScene(builder.finished(settings), records, version, root);
}

const root = 'Model::Scene';

/** The id of an object from its name; text and binary files write class and name in a different order. */
function idOf(value: FbxValue | undefined): string {
  const { name, kind } = splitName(value);
  return `${kind}::${name}`;
}

class LegacyScene {
  readonly #version: number;
  readonly #objects: RawObject[] = [];
  readonly #connections: RawConnection[] = [];
  /** Geometry of each model that has one, and the channels of its blend shapes by name. */
  readonly #geometries = new Map<string, string>();
  readonly #shapes = new Map<string, ReadonlyMap<string, ObjectId>>();
  readonly #models = new Map<string, RawObject>();
  readonly #parented = new Set<string>();
  #count = 0;

  /** Channels of each model in the first take that has it. */
  readonly #moved = new Map<string, FbxNode>();

  constructor(version: number, takes: readonly FbxNode[]) {
    this.#version = version;
    for (const model of takes.flatMap((take) => childrenOf(take, 'Model'))) {
      const id = idOf(model.values[0]);
      if (!this.#moved.has(id)) this.#moved.set(id, model);
    }
  }

  object(node: FbxNode): void {
    const id = idOf(node.values[0]);
    const name = splitName(node.values[0]).name;
    if (node.name !== 'Model') {
      if (node.values[0] !== undefined) this.#add(id, node.name, textAt(node, 1), name, node);
      return;
    }
    if (id === root) return;
    const type = this.#version < 6000 ? (textOf(node, 'Type') ?? '') : textAt(node, 1);
    const own =
      this.#version < 6000
        ? { ...node, children: [...node.children, restChannels([node, this.#moved.get(id)])] }
        : node;
    this.#models.set(id, this.#add(id, 'Model', type, name, own));
    if (childOf(node, 'Vertices')) this.#geometry(id, name, node);
    else if (type === 'Camera' || type === 'Light') {
      const attribute = this.#add(`${id} attribute`, 'NodeAttribute', type, name, attributeNode(node));
      this.#join(attribute.id, id);
    }
    for (const child of childOf(node, 'Children')?.values ?? []) {
      this.#join(idOf(child), id);
      this.#parented.add(idOf(child));
    }
  }

  #geometry(id: string, name: string, node: FbxNode): void {
    const geometry = `${id} geometry`;
    this.#geometries.set(id, geometry);
    const own =
      this.#version < 6000
        ? { ...node, children: [...node.children, ...oldLayers(node, this.#version)] }
        : node;
    this.#add(geometry, 'Geometry', 'Mesh', name, own);
    this.#join(geometry, id);
    if (childOf(node, 'Shape')) {
      const shapes = nestedShapes(geometry, node, node);
      this.#objects.push(...shapes.objects);
      this.#connections.push(...shapes.connections);
      this.#shapes.set(id, shapes.channels);
    }
    if (this.#version >= 6000) return;
    for (const material of childrenOf(node, 'Material')) {
      const label = splitName(material.values[0]).name;
      this.#join(this.#add(`${id} material ${this.#count++}`, 'Material', '', label, material).id, id);
    }
    const links = childrenOf(node, 'Link');
    if (links.length === 0) return;
    const skin = this.#add(`${id} skin`, 'Deformer', 'Skin', name, node);
    this.#join(skin.id, geometry);
    for (const link of links) {
      const cluster = this.#add(`${id} cluster ${this.#count++}`, 'Deformer', 'Cluster', name, link);
      this.#join(cluster.id, skin.id);
      this.#join(idOf(link.values[0]), cluster.id);
    }
  }

  connect(children: readonly FbxNode[]): void {
    for (const { values } of children) {
      const [from, to] = [idOf(values[1]), idOf(values[2])];
      const property = values[0] === 'OP' && typeof values[3] === 'string' ? values[3] : undefined;
      const geometry = this.#geometries.get(to);
      // Deformers move a geometry, which is part of the model here.
      const deforms = geometry !== undefined && from.startsWith('Deformer::');
      this.#join(from, deforms ? geometry : to, property);
      if (from.startsWith('Model::')) this.#parented.add(from);
    }
  }

  take(take: FbxNode): void {
    const name = textAt(take, 0);
    const stack = `stack ${this.#count++}`;
    const [start, stop] = numbersOf(childOf(take, 'LocalTime'));
    const range: FbxNode[] =
      start === undefined || stop === undefined
        ? []
        : [property('LocalStart', start), property('LocalStop', stop)];
    this.#add(stack, 'AnimationStack', '', name, properties(range));
    this.#add(`${stack} layer`, 'AnimationLayer', '', name, properties([]));
    this.#join(`${stack} layer`, stack);
    for (const model of childrenOf(take, 'Model')) {
      const target = idOf(model.values[0]);
      for (const channel of childrenOf(model, 'Channel')) this.#channel(`${stack} layer`, target, channel);
    }
  }

  #channel(layer: string, target: string, channel: FbxNode): void {
    const label = textAt(channel, 0);
    if (label === 'Transform') {
      for (const part of childrenOf(channel, 'Channel')) {
        const name = transforms[textAt(part, 0)];
        if (name) this.#curves(layer, target, name, part);
      }
      return;
    }
    const shape = this.#shapes.get(target)?.get(label.replace(/ \(Shape\)$/, ''));
    this.#curves(layer, shape ?? target, shape ? 'DeformPercent' : label, channel);
  }

  #curves(layer: string, target: ObjectId, name: string, channel: FbxNode): void {
    const alone = childOf(channel, 'Key') || childOf(channel, 'Default');
    const parts = alone ? [channel] : childrenOf(channel, 'Channel').slice(0, 3);
    if (!parts.some((part) => childOf(part, 'Key'))) return;
    const id = `values ${this.#count++}`;
    const axes = parts.map((part, i) => `d|${alone ? 'X' : textAt(part, 0) || 'XYZ'[i]}`);
    const defaults = parts.map((part, i) => property(axes[i]!, numberOf(part, 'Default') ?? 0));
    this.#add(id, 'AnimationCurveNode', '', name, properties(defaults));
    this.#join(id, layer);
    this.#join(id, target, name);
    parts.forEach((part, i) => {
      if (!childOf(part, 'Key')) return;
      const curve = this.#add(`curve ${this.#count++}`, 'AnimationCurve', '', '', part);
      this.#join(curve.id, id, axes[i]);
    });
  }

  finished(settings: FbxNode | undefined): RawScene {
    this.#textures();
    return { objects: this.#objects, connections: this.#connections, settings };
  }

  /**
   * Textures that are connected to a model show on its materials: layers of the geometry state which texture feeds which
   * property, and for which polygons. Without such layers the first texture is the colour.
   */
  #textures(): void {
    const materials = new Map<string, string[]>();
    const textures = new Map<string, string[]>();
    for (const { from, to } of this.#connections) {
      if (typeof from !== 'string' || typeof to !== 'string' || !this.#models.has(to)) continue;
      const list = from.startsWith('Material::')
        ? materials
        : /^(?:Layered)?Texture::/.test(from)
          ? textures
          : null;
      if (list) list.set(to, [...(list.get(to) ?? []), from]);
    }
    const fed = new Set<string>();
    const feed = (texture: string | undefined, material: string | undefined, property: string): void => {
      if (texture === undefined || material === undefined || fed.has(`${material} ${property}`)) return;
      fed.add(`${material} ${property}`);
      this.#join(texture, material, property);
    };
    for (const [model, own] of textures) {
      const targets = materials.get(model) ?? [];
      const geometry = this.#models.get(model)!.node;
      const layers = geometry.children.filter(({ name }) => textureLayers[name] !== undefined);
      if (layers.length === 0) {
        targets.forEach((material, i) => {
          feed(own[Math.min(i, own.length - 1)], material, 'DiffuseColor');
        });
      }
      const slots = numbersOf(childOf(childOf(geometry, 'LayerElementMaterial'), 'Materials'));
      for (const layer of layers) {
        const ids = numbersOf(childOf(layer, 'TextureId'));
        const pairs = new Set<string>();
        for (let i = 0; i < Math.max(ids.length, slots.length); i++) {
          const [slot, id] = [slots[i] ?? slots[0] ?? 0, ids[i] ?? ids[0] ?? -1];
          const pair = `${slot} ${id}`;
          if (pairs.has(pair)) continue;
          pairs.add(pair);
          feed(own[id], targets[slot], textureLayers[layer.name]!);
        }
      }
    }
  }

  #add(id: string, kind: string, type: string, name: string, node: FbxNode): RawObject {
    const object = { id, kind, type, name, node };
    this.#objects.push(object);
    return object;
  }

  #join(from: ObjectId, to: ObjectId, property?: string): void {
    this.#connections.push({ from, to, property });
  }
}

/** Material properties by the layers that feed them. */
const textureLayers: Readonly<Record<string, string>> = {
  LayerElementTexture: 'DiffuseColor',
  LayerElementEmissive_Textures: 'EmissiveColor',
  LayerElementEmissiveTextures: 'EmissiveColor',
  LayerElementTransparentTextures: 'TransparentColor',
  LayerElementNormalMapTextures: 'NormalMap',
  LayerElementBumpTextures: 'Bump',
};

const transforms: Readonly<Record<string, string>> = {
  T: 'Lcl Translation',
  R: 'Lcl Rotation',
  S: 'Lcl Scaling',
};

function textAt(node: FbxNode, index: number): string {
  const value = node.values[index];
  return typeof value === 'string' ? value : '';
}

function record(name: string, values: readonly FbxValue[], children: readonly FbxNode[] = []): FbxNode {
  return { name, values, children };
}

function property(name: string, ...values: readonly number[]): FbxNode {
  return record('P', [name, '', '', '', ...values]);
}

function properties(entries: readonly FbxNode[]): FbxNode {
  return record('', [], [record('Properties70', [], entries)]);
}

/** The transform at rest, which files before 6.0 hold in channels of the model, or where its first take begins. */
function restChannels(nodes: readonly (FbxNode | undefined)[]): FbxNode {
  const channels = nodes.flatMap((node) =>
    childrenOf(node, 'Channel').filter((own) => textAt(own, 0) === 'Transform'),
  );
  const entries = Object.entries(transforms).flatMap(([letter, name]): FbxNode[] => {
    const part = channels
      .flatMap((channel) => childrenOf(channel, 'Channel'))
      .find((own) => textAt(own, 0) === letter);
    const missing = letter === 'S' ? 1 : 0;
    const values = childrenOf(part, 'Channel').map(
      (axis) => firstKey(axis) ?? numberOf(axis, 'Default') ?? missing,
    );
    return values.length === 3 ? [property(name, ...values)] : [];
  });
  return record('Properties70', [], entries);
}

function firstKey(axis: FbxNode): number | undefined {
  const value = childOf(axis, 'Key')?.values[1];
  return typeof value === 'number' ? value : undefined;
}

/** A camera or light of a file before 7.0; before 6.0 its properties are records of the model. */
function attributeNode(node: FbxNode): FbxNode {
  if (childOf(node, 'Properties60')) return node;
  const renamed: Readonly<Record<string, string>> = {
    Aperture: 'FieldOfView',
    FieldOfViewXProperty: 'FieldOfViewX',
    FieldOfViewYProperty: 'FieldOfViewY',
  };
  const entries = node.children.flatMap(({ name, values }): FbxNode[] => {
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length === values.length && numbers.length > 0
      ? [property(renamed[name] ?? name, ...numbers)]
      : [];
  });
  return { ...node, children: [...node.children, record('Properties70', [], entries)] };
}

/** Normals, texture coordinates and materials of a mesh before 6.0 as layers. */
function oldLayers(node: FbxNode, version: number): FbxNode[] {
  const corners = numbersOf(childOf(node, 'PolygonVertexIndex')).length;
  const points = numbersOf(childOf(node, 'Vertices')).length / 3;
  const layer = (name: string, mapping: string, reference: string, data: readonly FbxNode[]): FbxNode =>
    record(
      name,
      [0],
      [record('MappingInformationType', [mapping]), record('ReferenceInformationType', [reference]), ...data],
    );
  const layers: FbxNode[] = [];
  const normals = numbersOf(childOf(node, 'Normals'));
  const byPoint = normals.length === points * 3 && (normals.length !== corners * 3 || version === 5000);
  if (byPoint || normals.length === corners * 3) {
    layers.push(
      layer('LayerElementNormal', byPoint ? 'ByVertice' : 'ByPolygonVertex', 'Direct', [
        record('Normals', [normals]),
      ]),
    );
  }
  const uv = childOf(node, 'GeometryUVInfo');
  if (uv) {
    const index = numbersOf(childOf(uv, 'TextureUVVerticeIndex'));
    const mapping =
      index.length === corners ? 'ByPolygonVertex' : (textOf(uv, 'MappingInformationType') ?? '');
    layers.push(
      layer('LayerElementUV', mapping, index.length > 0 ? 'IndexToDirect' : 'Direct', [
        record('UV', [numbersOf(childOf(uv, 'TextureUV'))]),
        record('UVIndex', [index]),
      ]),
    );
  }
  layers.push(
    layer('LayerElementMaterial', textOf(node, 'MaterialAssignation') ?? 'AllSame', 'IndexToDirect', [
      record('Materials', [numbersOf(childOf(node, 'Materials'))]),
    ]),
  );
  return layers;
}
