/** Declares the functions used here: opentype.js has no types, and only its `.mjs` file has named exports. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type Command = { type: 'M' | 'L' | 'C' | 'Q' | 'Z'; x?: number; y?: number } & Partial<
    Record<'x1' | 'y1' | 'x2' | 'y2', number>
  >
  export type Glyph = {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: Command[] }
  }
  export type Font = {
    unitsPerEm: number
    ascender: number
    descender: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(buffer: ArrayBuffer): Font
}
