import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS, fontSource } from '@menagerie/sites/fonts'
import subsetFont from 'subset-font'

/** Path under which `fonts.css` of the brands imports the cut fonts; the build resolves it to `folder`. */
export const FONTS_ALIAS = '@menagerie/cut-fonts'

type Weight = { min: number; max: number } | number

/**
 * Writes the brands' fonts with only the letters and weights that pages show, named as in `FONTS`. Keeps kerning, but
 * drops alternative glyphs that no style uses.
 */
export async function cutFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, font] of Object.entries(FONTS)) {
    try {
      const cut = await cutFont(readFileSync(fontSource(font)), font.letters, font.weight)
      writeFileSync(join(folder, `${name}.woff2`), cut)
    } catch (error) {
      throw new Error(`The font ${name} of company.ts (${font.source}) ${toFontReason(error)}`)
    }
  }
}

/** Returns a subset of a font as woff2: of a variable font the named weights, of a static one its only weight. */
export async function cutFont(file: Buffer, letters: string, weight: Weight): Promise<Buffer> {
  const options = { targetFormat: 'woff2', noLayoutClosure: true } as const
  try {
    return await subsetFont(file, letters, { ...options, variationAxes: { wght: weight } })
  } catch (error) {
    // A font without a weight axis fails with this message.
    if (!/axis/.test(String(error))) throw error
    if (typeof weight !== 'number')
      throw new Error('has one weight only: name it as a number, such as weight: 400', { cause: error })
    return subsetFont(file, letters, options)
  }
}

/** Returns what is wrong with a font, as the end of a sentence that begins with its name. */
export function toFontReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.startsWith('has ') ? `${text}.` : `cannot be read: ${text}.`
}
