/** Types of the functions used here; the package ships none. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x: number; readonly y: number; readonly x1: number; readonly y1: number }
    | {
        readonly type: 'C';
        readonly x: number;
        readonly y: number;
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
      }
    | { readonly type: 'Z' };

  export interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    charToGlyphIndex(character: string): number;
  }

  export function parse(bytes: ArrayBuffer): Font;
}
