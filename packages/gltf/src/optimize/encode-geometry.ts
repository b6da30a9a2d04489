import type { Document } from '@gltf-transform/core';
import { transformExtensions, transformFunctions } from '../optional-package.ts';
import type { Preset } from './target-budgets.ts';

/** Quantises geometry, and compresses it with meshopt; `float` only removes an earlier compression. */
export async function encodeGeometry(document: Document, geometry: Preset['geometry']): Promise<void> {
  const [{ quantize, reorder }, { gridPositions }] = await Promise.all([
    transformFunctions(),
    import('./grid-positions.ts'),
  ]);
  await compressGeometry(document, 'float');
  if (geometry === 'float') return;
  if (geometry !== 'quantise') {
    const { MeshoptEncoder } = await import('meshoptimizer');
    await MeshoptEncoder.ready;
    await document.transform(reorder({ encoder: MeshoptEncoder, target: 'size', cleanup: false }));
  }
  gridPositions(document);
  // The meshopt filters store unit vectors finer in the same bytes, and need them unquantised.
  const unitVectors = geometry === 'quantise' ? '|NORMAL|TANGENT' : '';
  const rest = `TEXCOORD|JOINTS|WEIGHTS|COLOR${unitVectors}`;
  const pattern = new RegExp(`^(${rest})(_\\d+)?$`);
  const patternTargets = new RegExp(`^(${rest}|NORMAL|TANGENT)(_\\d+)?$`);
  await document.transform(quantize({ ...BITS, pattern, patternTargets }));
  if (geometry !== 'quantise') await compressGeometry(document, geometry);
}

export type Compression = 'float' | 'meshopt' | 'khr-meshopt';

/** Sets how geometry is compressed in the file. */
export async function compressGeometry(document: Document, compression: Compression): Promise<void> {
  const [{ EXTMeshoptCompression }, { KhrMeshopt, Meshopt }] = await Promise.all([
    transformExtensions(),
    import('./meshopt-extensions.ts'),
  ]);
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension.extensionName === EXTMeshoptCompression.EXTENSION_NAME) extension.dispose();
  if (compression === 'float') return;
  document
    .createExtension(compression === 'khr-meshopt' ? KhrMeshopt : Meshopt)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
}

/** Texture coordinates resolve a quarter of a pixel at 1024. */
const BITS = {
  quantizeNormal: 8,
  quantizeTexcoord: 12,
  quantizeColor: 8,
  quantizeWeight: 8,
  cleanup: false,
} as const;
