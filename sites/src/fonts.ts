import { createRequire } from 'node:module'

const letters = (first: string, last: string): string => {
  const [from = 0, to = 0] = [first, last].map((each) => each.codePointAt(0))
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** Western languages, and the signs of all of them. */
const LATIN = `${letters(' ', '~')}\u00a0ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ¡¿§©®°±²³µ¶·½×\u2009\u2011\u202f–—‘’‚“”„•…‰‹›«»€™−`
/** Czech, Slovak, Polish, Hungarian, and names of people and places from the Baltic and the Balkans. */
const LATIN_EXTENDED = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĢģĞğĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț'
/** Russian and Ukrainian. */
const CYRILLIC = `${letters('А', 'я')}ЁёІіЇїЄєҐґ№`

/** `weight`: a range of the file's axis, or the only one. */
type Cut = { source: string; letters: string; weight: { min: number; max: number } | number }

const cut = (family: string, part: 'latin' | 'latin-ext' | 'cyrillic', weight: Cut['weight']): Cut => ({
  source: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
  letters: { latin: LATIN, 'latin-ext': LATIN_EXTENDED, cyrillic: CYRILLIC }[part],
  weight,
})

const SANS = { min: 400, max: 600 }
/** One weight stands for the two that the theme names: they are hardly told apart, and the second makes the file twice as large. */
const SERIF = 500
const ROUNDED = { min: 400, max: 800 }

/** The files that `fonts.css` of the brands names, cut by the build to the letters and weights that pages show (decision 026). */
export const FONTS = {
  'aldergrove-sans-cyrillic': cut('source-sans-3', 'cyrillic', SANS),
  'aldergrove-sans-latin': cut('source-sans-3', 'latin', SANS),
  'aldergrove-sans-latin-ext': cut('source-sans-3', 'latin-ext', SANS),
  'aldergrove-serif-cyrillic': cut('source-serif-4', 'cyrillic', SERIF),
  'aldergrove-serif-latin': cut('source-serif-4', 'latin', SERIF),
  'aldergrove-serif-latin-ext': cut('source-serif-4', 'latin-ext', SERIF),
  'tailwell-cyrillic': cut('nunito', 'cyrillic', ROUNDED),
  'tailwell-latin': cut('nunito', 'latin', ROUNDED),
  'tailwell-latin-ext': cut('nunito', 'latin-ext', ROUNDED),
} satisfies Record<string, Cut>

/** Path of the uncut file on this machine, for what cuts it. */
export const fontSource = ({ source }: Cut): string => createRequire(import.meta.url).resolve(source)
