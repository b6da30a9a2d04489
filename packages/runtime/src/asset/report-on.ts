// Imported by name, so that a bundler keeps these of the package and no others.
import { bytesSource, hasCode, type InspectReport, inspectModel } from '@meshwright/gltf';

/** Reports on a file. @throws GltfError for a broken one */
export async function reportOn(bytes: Uint8Array): Promise<InspectReport> {
  try {
    return await inspectModel(bytesSource(bytes, 'asset'));
  } catch (error) {
    // Only the engine has a Draco decoder in a page, so the file's declared bounds are used.
    if (!hasCode(error, 'decode_failed')) throw error;
    return inspectModel(bytesSource(bytes, 'asset'), { bounds: 'declared' });
  }
}
