import {
  Extension,
  ExtensionProperty,
  type IProperty,
  type Node,
  PropertyType,
  type ReaderContext,
  RefList,
  type WriterContext,
} from '@gltf-transform/core';

interface LevelsData extends IProperty {
  levels: RefList<Node>;
}

/** The coarser levels of one node, finest first (MSFT_lod). The node itself is the finest level. */
export class Levels extends ExtensionProperty<LevelsData> {
  static override EXTENSION_NAME = 'MSFT_lod';
  declare extensionName: typeof LevelsOfDetail.EXTENSION_NAME;
  declare propertyType: 'Levels';
  declare parentTypes: [PropertyType.NODE];

  protected override init(): void {
    this.extensionName = LevelsOfDetail.EXTENSION_NAME;
    this.propertyType = 'Levels';
    this.parentTypes = [PropertyType.NODE];
  }

  protected override getDefaults(): ReturnType<ExtensionProperty<LevelsData>['getDefaults']> & {
    levels: RefList<Node>;
  } {
    return Object.assign(super.getDefaults(), { levels: new RefList<Node>() });
  }

  listLevels(): Node[] {
    return this.listRefs('levels');
  }

  addLevel(node: Node): this {
    return this.addRef('levels', node);
  }
}

/** MSFT_lod for glTF-Transform: node levels. Material levels are not read. */
export class LevelsOfDetail extends Extension {
  static override readonly EXTENSION_NAME: 'MSFT_lod' = 'MSFT_lod';
  override readonly extensionName: 'MSFT_lod' = 'MSFT_lod';

  createLevels(): Levels {
    return new Levels(this.document.getGraph());
  }

  override read(context: ReaderContext): this {
    for (const [index, { extensions }] of (context.jsonDoc.json.nodes ?? []).entries()) {
      const ids = (extensions?.MSFT_lod as { ids?: number[] } | undefined)?.ids;
      if (!ids) continue;
      const levels = this.createLevels();
      for (const id of ids) if (context.nodes[id]) levels.addLevel(context.nodes[id]);
      context.nodes[index]!.setExtension('MSFT_lod', levels);
    }
    return this;
  }

  override write(context: WriterContext): this {
    for (const node of this.document.getRoot().listNodes()) {
      const levels = node.getExtension<Levels>('MSFT_lod');
      if (!levels) continue;
      const definition = context.jsonDoc.json.nodes![context.nodeIndexMap.get(node)!]!;
      const ids = levels.listLevels().map((level) => context.nodeIndexMap.get(level)!);
      definition.extensions = { ...definition.extensions, MSFT_lod: { ids } };
    }
    return this;
  }
}
