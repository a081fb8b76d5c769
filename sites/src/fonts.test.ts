import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND_KEYS, LANGUAGES } from './brand-locale.ts'
import { findCompanyFolder } from './company/find-company-folder.ts'
import { FONTS } from './fonts.ts'
import { CATALOGUES } from './messages.ts'

const FAMILIES = ['aldergrove-sans', 'aldergrove-serif', 'tailwell']
const lettersOf = (family: string) =>
  Object.entries(FONTS).flatMap(([name, { letters }]) => (name.startsWith(family) ? [...letters] : []))

/** Every face with a file: its weights, the file, and the letters for which browsers load it. */
function readFaces(brand: string) {
  const css = readFileSync(join(findCompanyFolder(), brand, 'fonts.css'), 'utf8')
  return [...css.matchAll(/font-weight: (\d+) (\d+);[^}]*cut-fonts\/([\w-]+)\.woff2[^}]*unicode-range: ([^;]+);/g)].map(
    ([, from, to, name = '', ranges = '']) => ({
      weight: { min: Number(from), max: Number(to) },
      font: Object.entries(FONTS).find(([each]) => each === name)?.[1],
      ranges: ranges.split(',').map((range) => {
        const [first = 0, last = first] = range
          .trim()
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16))
        return { first, last }
      }),
    }),
  )
}

describe('the subset fonts', () => {
  it.each(FAMILIES)('%s has every letter of the texts in all languages', (family) => {
    const own = new Set(lettersOf(family))
    const missing = LANGUAGES.flatMap((language) => [...Object.values(CATALOGUES[language]).join('')]).filter(
      (letter) => /[\p{L}\p{N}\p{P}]/u.test(letter) && !own.has(letter),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it.each(BRAND_KEYS)(
    '%s loads a file for each of its letters and requests no weight that the subset lacks',
    (brand) => {
      const faces = readFaces(brand)
      expect(faces.length).toBe(Object.keys(FONTS).filter((name) => name.startsWith(brand)).length)
      for (const { font, weight, ranges } of faces) {
        const isLoaded = (letter: string) => {
          const point = letter.codePointAt(0) ?? 0
          return ranges.some(({ first, last }) => first <= point && point <= last)
        }
        expect([...(font?.letters ?? '?')].filter((letter) => !isLoaded(letter))).toEqual([])
        if (typeof font?.weight === 'object') expect(weight).toEqual(font.weight)
      }
    },
  )
})
