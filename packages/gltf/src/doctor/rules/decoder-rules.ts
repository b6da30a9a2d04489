import { namesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Compression that the target must be able to decode. */
export const decoderRules: readonly Rule[] = [decoders];

function decoders({ report, target }: Examination): Finding[] {
  const needed = [...new Set([...report.extensionsRequired, ...report.extensionsUsed])];
  return needed.flatMap((extension): Finding[] => {
    const known = DECODERS[extension];
    if (!known) return [];
    const web = target !== 'engine';
    if (web && known.web === null) return [];
    const required = report.extensionsRequired.includes(extension);
    return [
      {
        code: 'needs_decoder',
        severity: web || !required ? 'note' : 'warning',
        message: `${known.what} (${extension})`,
        consequence: web
          ? known.web!
          : `${namesText(known.lacking, 4).replaceAll('"', '')} cannot read it${required ? '' : ', and use the fallback'}`,
        fix: web
          ? null
          : { does: 'store it without this extension', command: 'optimize FILE --for engine -o OUT' },
      },
    ];
  });
}

interface Decoder {
  what: string;
  /** What a web page must load; null when every browser reads it. */
  web: string | null;
  lacking: readonly string[];
}

const DECODERS: Readonly<Record<string, Decoder>> = {
  KHR_draco_mesh_compression: {
    what: 'meshes are compressed with Draco',
    web: 'the page loads a decoder of about 300 kB (DRACOLoader; our adapters bring it), often more than it saves on one asset',
    lacking: ['Unreal', 'Godot'],
  },
  EXT_meshopt_compression: {
    what: 'meshes are compressed with meshopt',
    web: 'the page needs a decoder of about 30 kB: @meshwright/three and @meshwright/babylon load it, else loader.setMeshoptDecoder(MeshoptDecoder)',
    lacking: ['Unreal', 'Godot', 'Blender'],
  },
  KHR_meshopt_compression: {
    what: 'meshes are compressed with meshopt',
    web: 'the page needs a decoder from 2025 or later: @meshwright/three loads it, else loader.setMeshoptDecoder(MeshoptDecoder)',
    lacking: ['Unreal', 'Godot', 'Blender'],
  },
  KHR_texture_basisu: {
    what: 'textures are KTX2',
    web: 'the page needs a transcoder of about 500 kB (KTX2Loader; @meshwright/three loads it)',
    lacking: ['Unreal', 'Blender'],
  },
  EXT_texture_webp: { what: 'textures are WebP', web: null, lacking: ['Unreal', 'older Unity importers'] },
  EXT_texture_avif: {
    what: 'textures are AVIF',
    web: 'browsers before 2024 do not show it',
    lacking: ['Unreal', 'Unity', 'Godot', 'Blender'],
  },
  EXT_mesh_gpu_instancing: { what: 'copies are GPU instances', web: null, lacking: ['Unreal', 'Godot'] },
};
