import {
  type Document,
  Extension,
  ExtensionProperty,
  type IProperty,
  type Property,
  PropertyType,
  type ReaderContext,
  type WriterContext,
} from '@gltf-transform/core';
import { GltfError } from '../../gltf-error.ts';
import { isObject } from '../../read/json.ts';
import { pointerParts } from './slots.ts';

const NAME = 'KHR_animation_pointer';

interface PointerParts extends IProperty {
  list: string;
  rest: string;
  target: Property;
}

/** The thing that a channel moves, and which property of it. */
export class AnimatedPointer extends ExtensionProperty<PointerParts> {
  static override EXTENSION_NAME = NAME;
  declare extensionName: string;
  declare propertyType: 'AnimatedPointer';
  declare parentTypes: string[];

  protected override init(): void {
    this.extensionName = NAME;
    this.propertyType = 'AnimatedPointer';
    this.parentTypes = [PropertyType.ANIMATION_CHANNEL];
  }

  protected override getDefaults(): ReturnType<ExtensionProperty<PointerParts>['getDefaults']> {
    return Object.assign(super.getDefaults() as IProperty, { list: '', rest: '', target: null }) as never;
  }

  getTarget(): Property | null {
    return this.getRef('target');
  }

  /** The property with its slash, such as `/translation`. */
  getRest(): string {
    return this.get('rest');
  }

  point(list: string, target: Property, rest: string): this {
    return this.set('list', list).set('rest', rest).setTarget(target);
  }

  setTarget(target: Property): this {
    return this.setRef('target', target, { modifyChild: true });
  }

  /** The JSON pointer in a file of the document; undefined where its target is gone. */
  pointerIn(document: Document): string | undefined {
    const target = this.getTarget();
    const index = target ? thingsOf(document, this.get('list')).indexOf(target) : -1;
    return index < 0 ? undefined : `/${this.get('list')}/${index}${this.getRest()}`;
  }
}

/** KHR_animation_pointer for glTF-Transform: nodes, materials, meshes, cameras and lights. */
export class AnimationPointers extends Extension {
  static override readonly EXTENSION_NAME: string = NAME;
  override readonly extensionName: string = NAME;
  private context: ReaderContext | undefined;

  override read(context: ReaderContext): this {
    this.context = context;
    return this;
  }

  /** Finds what the channels move, once all extensions are read: lights are made by one that comes later. */
  link(): void {
    const { animations = [], jsonDoc } = this.context ?? {};
    for (const [index, animation] of animations.entries()) {
      const rows = jsonDoc!.json.animations![index]!.channels;
      for (const [place, channel] of animation.listChannels().entries()) {
        const own = (rows[place]!.target as { extensions?: Record<string, unknown> }).extensions?.[NAME];
        if (!isObject(own)) continue;
        const parts = pointerParts(String(own.pointer));
        const target = parts && thingsOf(this.document, parts.list)[parts.index];
        // A pointer into what cannot be carried was refused or warned of before.
        if (!parts || !target) channel.dispose();
        else
          channel.setExtension(
            NAME,
            new AnimatedPointer(this.document.getGraph()).point(parts.list, target, parts.rest),
          );
      }
    }
    this.context = undefined;
  }

  override write(context: WriterContext): this {
    for (const [index, animation] of this.document.getRoot().listAnimations().entries()) {
      for (const [place, channel] of animation.listChannels().entries()) {
        const own = channel.getExtension<AnimatedPointer>(NAME);
        if (!own) continue;
        const pointer = own.pointerIn(this.document);
        if (pointer === undefined) {
          throw new GltfError(
            'extension_lost',
            `a step removed what the clip "${animation.getName()}" moves (${own.getRest()}); nothing was written: leave that step out`,
          );
        }
        const row = context.jsonDoc.json.animations![index]!.channels[place]!;
        row.target = { path: 'pointer', extensions: { [NAME]: { pointer } } } as never;
      }
    }
    return this;
  }
}

/** The list of a document that the first parts of a pointer name. */
function thingsOf(document: Document, list: string): readonly Property[] {
  const root = document.getRoot();
  if (list === 'nodes') return root.listNodes();
  if (list === 'materials') return root.listMaterials();
  if (list === 'meshes') return root.listMeshes();
  if (list === 'cameras') return root.listCameras();
  const lights = root
    .listExtensionsUsed()
    .find(({ extensionName }) => extensionName === 'KHR_lights_punctual');
  return lights?.listProperties() ?? [];
}
