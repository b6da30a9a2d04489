import type { Container } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import type { RawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import { type BinPlan, hasDataOutside } from './bin-plan.ts';

/**
 * Plans the BIN chunk of a GLB. A GLB's own chunk is copied byte for byte; external buffers and images are packed in,
 * so that the result is one file.
 */
export async function planBin(
  json: JsonObject,
  container: Container,
  reader: RawReader,
  source: Source,
  warnings: Warning[],
): Promise<BinPlan> {
  const outside = hasDataOutside(reader, container);
  const plan: BinPlan = { segments: [], length: 0 };
  if (outside || container.format === 'gltf') {
    // A chunk of its own: a GLB in one piece does without it.
    const { packOutside } = await import('./pack-outside.ts');
    await packOutside(json, container, reader, source, plan, warnings);
  } else if (container.bin) {
    plan.segments.push({ source, ...container.bin });
    plan.length = container.bin.length;
    plan.whole = true;
  }
  if (container.format === 'glb') warnings.push(...externalImages(json));
  return plan;
}

function externalImages(json: JsonObject): Warning[] {
  const outside = ((json.images ?? []) as JsonObject[]).filter(
    ({ uri }) => typeof uri === 'string' && !uri.startsWith('data:'),
  );
  return outside.map(({ uri }) => ({
    code: 'external_image',
    message: `the model needs "${String(uri).slice(0, 80)}" in the same folder; copy it too`,
  }));
}
