/** What goes across a tile, and the words for it; the first names it. */
export const tracks: Readonly<Record<string, readonly string[]>> = {
  path: ['path', 'trail', 'walkway'],
  river: ['river', 'stream', 'canal', 'creek'],
  road: ['road', 'street'],
  rail: ['rail', 'railroad', 'railway', 'track'],
};

/** A form of what goes across a tile. */
interface TrackForm {
  /** The words for it; the first names it. */
  readonly words: readonly string[];
  /** The sides that it leads to, of a square and of a hexagon, and what else the plan takes. */
  readonly square: string;
  readonly hex: string;
}

export const trackForms: readonly TrackForm[] = [
  { words: ['straight'], square: 'ways=0,2', hex: 'ways=0,3' },
  { words: ['corner', 'bend', 'curve', 'curved', 'turn'], square: 'ways=0,1', hex: 'ways=0,2' },
  { words: ['split', 'fork', 'junction', 'three way'], square: 'ways=0,1,3', hex: 'ways=0,2,4' },
  { words: ['crossing', 'cross', 'crossroad', 'intersection'], square: 'ways=0,1,2,3', hex: 'ways=0,1,3,4' },
  { words: ['end', 'start', 'dead end'], square: 'ways=0', hex: 'ways=0' },
  {
    words: ['slope', 'sloped', 'ramp', 'uphill', 'downhill'],
    square: 'ways=0,2 slope',
    hex: 'ways=0,3 slope',
  },
];

/** Returns the name of a tile: "river corner tile", "hex river corner". */
export function tileName(sides: 4 | 6, track: string, form: string): string {
  const name = form === 'straight' ? track : `${track} ${form}`;
  return sides === 4 ? `${name} tile` : `hex ${name}`;
}

const ground = 'ground paint #6cbf3f';

/** Heights of a tile two metres wide, of one with rails, and how much higher the back of a slope is. */
const [flat, railed, rise] = [0.34, 0.409, 0.6];

/** Tiles of the ground for levels, square and with six sides: without anything, and with each form of each track. */
export const tiles = [
  `ground tile, grass tile, terrain tile, ground grass | ${flat} | ${ground}\n  tile sides=4`,
  `hexagon, hex tile, hexagon tile, hexagonal tile, hex, hex grass, grass hex | ${flat} | ${ground}\n  tile sides=6`,
  ...Object.keys(tracks).flatMap((track) =>
    trackForms.flatMap(({ words: [form = ''], square, hex }) => {
      const height = (track === 'rail' ? railed : flat) + (form === 'slope' ? rise : 0);
      return [
        `${tileName(4, track, form)} | ${height} | ${ground}\n  tile sides=4 track=${track} ${square}`,
        `${tileName(6, track, form)} | ${height} | ${ground}\n  tile sides=6 track=${track} ${hex}`,
      ];
    }),
  ),
].join('\n');
