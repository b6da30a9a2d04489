import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SurfaceMode, ViewName } from '@meshwright/look';
import { reads } from '../answer/annotations.ts';
import type { Tool } from '../tool.ts';
import { fileProperty } from './order-properties.ts';

interface LookArgs {
  readonly file: string;
  readonly view?: ViewName;
  readonly clip?: string;
  readonly at?: number;
  readonly show?: SurfaceMode;
}

/** Most bytes of a picture in an answer. */
export const maxPictureBytes = 20_000;

/** `look`: a picture of a model, and what is wrong with it. */
export function lookTool(): Tool {
  return {
    name: 'look',
    description: 'Picture of a model, its findings numbered; with view, clip or show one larger picture.',
    properties: {
      file: fileProperty(),
      view: { enum: ['front', 'back', 'left', 'right', 'top', 'bottom', 'three-quarter'] },
      clip: { type: 'string' },
      at: { type: 'number', minimum: 0 },
      show: { enum: ['material', 'clay', 'wireframe', 'normals', 'uv'] },
    },
    required: ['file'],
    annotations: reads,
    async run({ file, view, clip, at, show }: LookArgs, { signal }, { root }) {
      const path = await root.existing(file);
      const [{ contactSheet, renderModel, smallPicture }, glb] = await Promise.all([
        import('@meshwright/look'),
        glbAt(path, signal),
      ]);
      const shown = root.shown(path);
      if (view !== undefined || clip !== undefined || show !== undefined) {
        const png = await renderModel(glb, {
          ...{ size: 400, cull: true, overlays: ['grid'] },
          ...(view && { view }),
          ...(clip !== undefined && { moment: { clip, seconds: at ?? 0 } }),
          ...(show && { surface: show }),
        });
        const picture = await smallPicture(png, maxPictureBytes);
        const what = [view ?? 'three-quarter', show, clip].filter((word) => word !== undefined).join(', ');
        return { text: `${shown}: one picture.`, data: { file: shown, picture: what }, picture };
      }
      const [{ diagnose }, { bytesSource }] = await Promise.all([
        import('@meshwright/gltf/doctor'),
        import('@meshwright/gltf'),
      ]);
      const { findings, counts } = await diagnose(bytesSource(glb, basename(path)), { signal });
      const options = { title: shown, findings, compact: true, cell: 144, signal };
      const sheet = await contactSheet(glb, options);
      const picture = await smallPicture(sheet.png, maxPictureBytes);
      const marked = sheet.findings.filter((finding) => finding.marked).length;
      return {
        text: `${shown}: ${counts.error} errors, ${counts.warning} warnings, ${counts.note} notes; ${marked} have their number in the picture.`,
        data: { file: shown, counts, pictures: sheet.pictures, findings: sheet.findings },
        picture,
      };
    },
  };
}

/** Reads a model as one GLB: a .gltf with the files beside it. */
export async function glbAt(path: string, signal: AbortSignal): Promise<Uint8Array> {
  if (!/\.gltf$/i.test(path)) return readFile(path);
  const [{ processAsset }, { fileSource }] = await Promise.all([
    import('@meshwright/gltf/recipe'),
    import('@meshwright/gltf/node'),
  ]);
  // A step on the parsed document: writing it again embeds its pictures.
  return (await processAsset(await fileSource(path), [() => {}], { signal })).glb;
}
