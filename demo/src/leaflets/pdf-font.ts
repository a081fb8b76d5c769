import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, type Glyph, parse } from 'opentype.js/dist/opentype.mjs'
import subsetFont from 'subset-font'
import { WORD_JOINER } from '../content/unbroken-signs.ts'

/** The fonts of the brands (OFL-1.1, which allows embedding). Tailwell's has the letters of all 15 languages. */
const FONT_FILES = {
  tailwell: {
    plain: '@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf',
    bold: '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf',
  },
  aldergrove: {
    plain: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
    bold: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  },
} as const
type FontBrand = keyof typeof FONT_FILES
export type Weight = 'plain' | 'bold'

export type PdfFont = {
  /** PostScript name inside the document. */
  name: string
  data: Buffer
  /** In thousandths of the font size. */
  ascent: number
  descent: number
  /** Width of a text in points. */
  widthOf: (text: string, size: number) => number
  /** Encodes a text as glyph numbers, and remembers which glyphs the document uses. */
  encode: (text: string) => string
  /** Used glyphs: number, width in thousandths, character. */
  listUsed: () => { glyph: number; width: number; character: string }[]
}

/** Embeds only the glyphs of the text, which keeps the document at some kilobytes. */
export async function loadPdfFont(brand: FontBrand, weight: Weight, text: string): Promise<PdfFont> {
  const file = readFileSync(createRequire(import.meta.url).resolve(FONT_FILES[brand][weight]))
  const data = await subsetFont(file, text, { targetFormat: 'truetype', keepFeatures: [] })
  const font = parse(new Uint8Array(data).buffer)
  const used = new Map<number, { width: number; character: string }>()
  const unit = 1000 / font.unitsPerEm
  return {
    name: `Menagerie${brand === 'tailwell' ? 'Nunito' : 'SourceSerif'}-${weight}`,
    data,
    ascent: Math.round(font.ascender * unit),
    descent: Math.round(font.descender * unit),
    widthOf: (text, size) =>
      toGlyphs(font, text).reduce((sum, { glyph }) => sum + glyph.advanceWidth, 0) * (size / font.unitsPerEm),
    encode: (text) =>
      toGlyphs(font, text)
        .map(({ character, glyph }) => {
          used.set(glyph.index, { width: Math.round(glyph.advanceWidth * unit), character })
          return glyph.index.toString(16).padStart(4, '0')
        })
        .join(''),
    listUsed: () => [...used].map(([glyph, facts]) => ({ glyph, ...facts })).sort((a, b) => a.glyph - b.glyph),
  }
}

function toGlyphs(font: Font, text: string): { character: string; glyph: Glyph }[] {
  return [...text.replaceAll(WORD_JOINER, '')].map((character) => {
    const glyph = font.charToGlyph(character)
    if (glyph.index === 0) throw new Error(`The font has no "${character}"`)
    return { character, glyph }
  })
}
