import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS, fontSource } from '@menagerie/sites/fonts'
import subsetFont from 'subset-font'

/** Under which `fonts.css` of the brands names them; the build leads it to `folder`. */
export const FONTS_ALIAS = '@menagerie/cut-fonts'

type Weight = { min: number; max: number } | number

/**
 * Writes the brands' fonts with the letters and weights that pages show, named as in `FONTS`. Kerning stays; other forms of letters that
 * no style asks for do not.
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

/** Returns some letters of a font as woff2: of a variable one the weights that are named, of another one the only weight that it has. */
export async function cutFont(file: Buffer, letters: string, weight: Weight): Promise<Buffer> {
  const options = { targetFormat: 'woff2', noLayoutClosure: true } as const
  try {
    return await subsetFont(file, letters, { ...options, variationAxes: { wght: weight } })
  } catch (error) {
    // It is told so where a file has no axis of weight.
    if (!/axis/.test(String(error))) throw error
    if (typeof weight !== 'number')
      throw new Error('has one weight only: name it as a number, such as weight: 400', { cause: error })
    return subsetFont(file, letters, options)
  }
}

/** Returns what is wrong with a font, to follow its name. */
export function toFontReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.startsWith('has ') ? `${text}.` : `cannot be read: ${text}.`
}
