import type { OptionsOf } from '@meshwright/gltf/step-options';
import { drawings, iconSizes, type iconTable } from '../drawings.ts';
import { documentOf, type Model } from '../picture/model.ts';
import { renderModel } from '../picture/render-model.ts';
import { type ImpostorOptions, impostor } from './impostor.ts';
import { checkDrawing, type SpriteOptions, spriteSheet } from './sprite-sheet.ts';

export interface DrawFilesOptions extends Pick<SpriteOptions, 'signal' | 'onPicture'> {
  /** What the names of the files begin with: `hero` gives `hero.icon-64.png`. */
  readonly name: string;
}

/** Options of each drawing. */
export interface DrawnWith {
  readonly icon: Readonly<OptionsOf<typeof iconTable>>;
  readonly sprites: Omit<SpriteOptions, 'image' | 'signal' | 'onPicture'>;
  readonly impostor: Omit<ImpostorOptions, 'signal'>;
}

/**
 * Draws the files that `drawings` describes, by their names.
 * @throws LookError `bad_option` | `no_such_clip`; FormatError of `readModel`
 * @example
 * import { drawFiles } from '@meshwright/look';
 *
 * const files = await drawFiles('icon', document, { sizes: [64] }, { name: 'hero' });
 * for (const [name, bytes] of files) await writeFile(name, bytes); // hero.icon-64.png
 */
export async function drawFiles<Name extends keyof DrawnWith>(
  drawing: Name,
  model: Model,
  options: DrawnWith[Name],
  { name, signal, onPicture }: DrawFilesOptions,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const document = await documentOf(model);
  const files = drawings[drawing].files(options as never).map((file) => `${name}.${file}`);
  const bytes = await drawn();
  return new Map(files.map((file, i) => [file, bytes[i]!]));

  async function drawn(): Promise<Uint8Array[]> {
    const watched = { ...(signal && { signal }), ...(onPicture && { onPicture }) };
    if (drawing === 'impostor') return [await impostor(document, { ...options, ...watched })];
    if (drawing === 'sprites') {
      const { png, atlas } = await spriteSheet(document, { ...options, ...watched, image: files[0]! });
      return [png, new TextEncoder().encode(`${JSON.stringify(atlas, null, 2)}\n`)];
    }
    checkDrawing(drawings.icon, options);
    const { sizes = iconSizes, view, outline } = options as DrawnWith['icon'];
    const pictures: Uint8Array[] = [];
    for (const size of new Set(sizes)) {
      signal?.throwIfAborted();
      const look = { ...(view && { view }), ...(outline !== undefined && { outline }) };
      pictures.push(await renderModel(document, { size, transparent: true, ...look }));
      onPicture?.(pictures.length, files.length);
    }
    return pictures;
  }
}
