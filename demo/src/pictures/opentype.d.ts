/** opentype.js ships no types and only its `.mjs` file has named exports: the calls that we make. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type Glyph = {
    advanceWidth: number
    getPath(x: number, y: number, size: number): { toPathData(how: { decimalPlaces: number; optimize: boolean }): string }
  }
  export type Font = {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(buffer: ArrayBuffer): Font
}
