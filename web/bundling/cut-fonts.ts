import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS, fontSource } from '@menagerie/sites/fonts'
import subsetFont from 'subset-font'

/** Under which `fonts.css` of the brands names them; the build leads it to `folder`. */
export const FONTS_ALIAS = '@menagerie/cut-fonts'

/**
 * Writes the brands' fonts with the letters and weights that pages show, named as in `FONTS`. Kerning stays; other forms of letters that
 * no style asks for do not.
 */
export async function cutFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, font] of Object.entries(FONTS)) {
    const cut = await subsetFont(readFileSync(fontSource(font)), font.letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: font.weight },
      noLayoutClosure: true,
    })
    writeFileSync(join(folder, `${name}.woff2`), cut)
  }
}
