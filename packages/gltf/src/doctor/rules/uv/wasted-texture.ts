import { bytesText } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { shareText } from './map-facts.ts';

/** Pictures of which little is shown. */
export async function wastedTexture(examination: Examination): Promise<Finding[]> {
  const { report, target } = examination;
  const wasted: { bytes: number; covered: number; image: number }[] = [];
  for (const map of await examination.uvMaps()) {
    const bytes = map.image === null ? 0 : (report.textures[map.image]!.gpuBytes ?? 0);
    if (map.image === null || bytes < SMALL) continue;
    const cover = map.cover();
    if (!cover || cover.covered > USED) continue;
    wasted.push({ bytes: bytes * (1 - cover.covered), covered: cover.covered, image: map.image });
  }
  const total = wasted.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total < SMALL) return [];
  const [worst] = wasted.sort((a, b) => b.bytes - a.bytes);
  return [
    {
      code: 'wasted_texture',
      severity: total > MUCH ? 'warning' : 'note',
      message: `only ${shareText(worst!.covered)} of a texture is shown; ${bytesText(total)} of texture memory show nothing`,
      consequence: 'empty pixels are downloaded, unpacked and kept like the others',
      fix: {
        does: 'halve the texture, or pack the coordinates closer together',
        command: `optimize FILE --for ${target} -o OUT`,
        task: { family: 'uv-unwrap', request: {} },
      },
      pointer: `/images/${worst!.image}`,
    },
  ];
}

/** Share; a packer reaches 60 to 80 %. */
const USED = 0.4;
/** Bytes on the GPU: a picture of 1024 by 1024 pixels takes 5.6 MB. */
const SMALL = 3_000_000;
/** More than half of a picture of 2048 by 2048 pixels. */
const MUCH = 12_000_000;
