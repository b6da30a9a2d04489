import { createRandom } from '../text-to-3d/random.ts';
import type { Setting } from './settings.ts';

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Returns sky, ground, objects on the horizon, and the shadows of the views, as SVG. */
export function backdropSvg(
  { sky, ground, horizon, sight }: Setting,
  width: number,
  height: number,
  shadows: readonly Ellipse[],
  seed: number,
): string {
  const line = Math.round(height * horizon);
  const far = sight ? sights[sight](width, line, height, ground[0], seed) : '';
  // Without an object on the horizon, sky and ground blend like a paper backdrop.
  const blend = sight ? 0 : height * 0.16;
  const shade = shadows.map(
    ({ x, y, rx, ry }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity="0.34" filter="url(#soft)"/>`,
  );
  const gradient = (id: string, [from, to]: readonly [string, string], opacity = '') =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"${opacity}/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient('sky', sky)}${gradient('ground', ground)}<linearGradient id="haze" x2="0" y2="1"><stop stop-color="${ground[0]}" stop-opacity="0"/><stop offset="1" stop-color="${ground[0]}"/></linearGradient><filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${height / 70}"/></filter></defs><rect width="${width}" height="${line + 1}" fill="url(#sky)"/><rect y="${line}" width="${width}" height="${height - line}" fill="url(#ground)"/>${blend > 0 ? `<rect y="${line - blend}" width="${width}" height="${blend + 1}" fill="url(#haze)"/>` : ''}${far}${shade.join('')}</svg>`;
}

type Sight = (width: number, line: number, height: number, ground: string, seed: number) => string;

const sights: Readonly<Record<NonNullable<Setting['sight']>, Sight>> = {
  stars(width, line, height, _, seed) {
    const random = createRandom(seed);
    return Array.from({ length: 90 }, () => {
      const r = (height / 1000) * random.between(0.6, 2);
      return `<circle cx="${whole(random.between(0, width))}" cy="${whole(random.between(0, line))}" r="${r.toFixed(2)}" fill="#fff" opacity="${random.between(0.3, 0.9).toFixed(2)}"/>`;
    }).join('');
  },
  hills: (width, line, height, ground, seed) =>
    ridge(width, line, height * 0.1, `${ground}`, seed, 0.55) +
    ridge(width, line, height * 0.055, ground, seed + 1, 1),
  sun: (width, line, height, ground, seed) =>
    `<circle cx="${whole(width * 0.72)}" cy="${whole(line - height * 0.05)}" r="${whole(height * 0.08)}" fill="#ffe3a3"/>${ridge(width, line, height * 0.06, ground, seed, 1)}`,
  trees(width, line, height, ground, seed) {
    const random = createRandom(seed);
    return Array.from({ length: 26 }, (_, i) => {
      const x = (width * (i + random.between(0, 0.8))) / 25;
      const tall = height * random.between(0.18, 0.42);
      const wide = tall * 0.3;
      return `<path d="M${whole(x - wide)} ${line + 2}L${whole(x)} ${whole(line - tall)}L${whole(x + wide)} ${line + 2}Z" fill="${ground}" opacity="${random.between(0.35, 0.8).toFixed(2)}"/>`;
    }).join('');
  },
  waves(width, line, height, _, seed) {
    const random = createRandom(seed);
    return Array.from({ length: 36 }, () => {
      const depth = random.between(0.02, 1);
      const x = random.between(0, width);
      const long = width * 0.09 * (0.3 + depth);
      const y = line + (height - line) * depth;
      return `<path d="M${whole(x)} ${whole(y)}q${whole(long / 2)} ${whole(-long / 8)} ${whole(long)} 0" stroke="#fff" stroke-opacity="0.25" stroke-width="${(1 + 2 * depth).toFixed(1)}" fill="none"/>`;
    }).join('');
  },
};

function ridge(
  width: number,
  line: number,
  tall: number,
  color: string,
  seed: number,
  opacity: number,
): string {
  const random = createRandom(seed);
  const points = Array.from(
    { length: 9 },
    (_, i) => `${whole((width * i) / 8)} ${whole(line - tall * random.between(0.1, 1))}`,
  );
  return `<path d="M0 ${line + 1}L${points.join('L')}L${width} ${line + 1}Z" fill="${color}" opacity="${opacity}"/>`;
}

function whole(value: number): number {
  return Math.round(value);
}
