import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { COMPANY } from './company/company.ts'
import { findCompanyFolder } from './company/find-company-folder.ts'

const letters = (first: string, last: string): string => {
  const [from = 0, to = 0] = [first, last].map((each) => each.codePointAt(0))
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** Letters of Western European languages, and the signs that all languages use. */
const LATIN = `${letters(' ', '~')}\u00a0ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ¡¿§©®°±²³µ¶·½×\u2009\u2011\u202f–—‘’‚“”„•…‰‹›«»€™−`
/** Czech, Slovak, Polish and Hungarian, and names of people and places from the Baltic and the Balkans. */
const LATIN_EXTENDED = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĢģĞğĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț'
/** Russian and Ukrainian. */
const CYRILLIC = `${letters('А', 'я')}ЁёІіЇїЄєҐґ№`

const LETTERS = { latin: LATIN, 'latin-ext': LATIN_EXTENDED, cyrillic: CYRILLIC } as const

/** `weight`: a range of the font's weight axis, or its only weight. */
type Cut = { source: string; letters: string; weight: { min: number; max: number } | number }

/** The font files that `fonts.css` of the brands names; the build cuts them to the letters and weights that pages show (decision 026). */
export const FONTS: Readonly<Record<string, Cut>> = Object.fromEntries(
  Object.entries(COMPANY.fonts).map(([name, font]) => [name, { ...font, letters: LETTERS[font.letters] }]),
)

/** Returns the path of the uncut font file on this machine: in the folder of the company, or in a package. */
export function fontSource({ source }: Pick<Cut, 'source'>, folder = findCompanyFolder()): string {
  const own = join(folder, source)
  return existsSync(own) ? own : createRequire(import.meta.url).resolve(source)
}
