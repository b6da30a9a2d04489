import { srgbToLinear } from '@meshwright/gltf/math';
import { wordTable } from './word-table.ts';

/** Colour words and their sRGB. */
export const colors: Readonly<Record<string, string>> = wordTable({
  red: '#c4302b',
  crimson: '#a3142b',
  scarlet: '#d7281f',
  maroon: '#6e1a24',
  ruby: '#b0123b',
  orange: '#e07a1f',
  amber: '#e39a1f',
  yellow: '#e8c22e',
  lemon: '#f0e04a',
  autumn: '#c8742b',
  autumnal: '#c8742b',
  fall: '#c8742b',
  green: '#3f9142',
  lime: '#8fcb3a',
  olive: '#75752f',
  emerald: '#1f9d63',
  mint: '#9bdcb8',
  teal: '#1f8a87',
  turquoise: '#38b8b0',
  cyan: '#35bcd6',
  blue: '#2d62b8',
  navy: '#1d2f5c',
  azure: '#3f8fdc',
  sapphire: '#1f4fb0',
  indigo: '#3d3590',
  purple: '#7a3fa8',
  violet: '#8450c8',
  lavender: '#b49ad6',
  magenta: '#c2308f',
  pink: '#e87fa6',
  brown: '#6f4a2b',
  chocolate: '#4f2d1a',
  caramel: '#b8732a',
  tan: '#c29a6b',
  beige: '#ddcba6',
  cream: '#efe6cc',
  vanilla: '#f3e3b8',
  ivory: '#f3ecd8',
  khaki: '#a39a6a',
  black: '#222226',
  white: '#f1f0ec',
  gray: '#86888c',
  grey: '#86888c',
  charcoal: '#3a3c40',
});

/** Factors of lightness and saturation. */
export type ColorShift = readonly [lightness: number, saturation: number];

/** Words that modify a following colour, as factors of lightness and saturation. */
export const colorShifts: Readonly<Record<string, ColorShift>> = wordTable({
  dark: [0.5, 1],
  deep: [0.65, 1.1],
  light: [1.45, 0.7],
  pale: [1.55, 0.5],
  bright: [1.2, 1.25],
  pastel: [1.5, 0.5],
});

/** Returns linear RGB of an sRGB hex colour. */
export function linearOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => srgbToLinear(((value >> shift) & 255) / 255);
  return [channel(16), channel(8), channel(0)];
}

export function shiftColor(hex: string, [lightness, saturation]: ColorShift): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const rgb = [16, 8, 0].map((shift) => (value >> shift) & 255);
  const mean = (rgb[0]! + rgb[1]! + rgb[2]!) / 3;
  const moved = rgb.map((channel) => {
    const vivid = mean + (channel - mean) * saturation;
    const lit = lightness <= 1 ? vivid * lightness : vivid + (255 - vivid) * (1 - 1 / lightness);
    return Math.max(0, Math.min(255, Math.round(lit)));
  });
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
