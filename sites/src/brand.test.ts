import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type BrandImage, brandByKey, logosOf, urgentFontsOf, xDefaultOf } from './brand.ts'
import { BRAND_KEYS } from './brand-locale.ts'
import { findCompanyFolder } from './company/find-company-folder.ts'
import { readProperties, resolveProperty } from './contrast.ts'
import { FONTS } from './fonts.ts'
import { findBrandLocale, firstLocale, localesOf } from './locales.ts'

const read = (file: string): Buffer => readFileSync(join(findCompanyFolder(), file))

describe.each(BRAND_KEYS)('the brand %s', (key) => {
  const brand = brandByKey(key)
  const theme = readProperties(read(`${key}/theme.css`).toString())
  const logoSets = [brand.logos, ...Object.values(brand.logosByLanguage)]
  const images: BrandImage[] = [...logoSets.flatMap((set) => [set.main, set.mobile, set.side]), brand.logoOnBrand]
  const { favicon, fallback, touch, app } = brand.icons

  it('is registered under its own key', () => {
    expect(brand.key).toBe(key)
  })

  it('has the logo sizes of spec §9', () => {
    const { main, mobile, side } = logosOf(firstLocale(key))
    expect([main, mobile, side].map(({ width, height }) => `${width}x${height}`)).toEqual([
      '210x78',
      '120x45',
      '271x71',
    ])
  })

  it('has a different and wider logo in French', () => {
    const french = findBrandLocale(key, 'fr_FR')
    const main = french && logosOf(french).main
    expect(main?.file).not.toBe(brand.logos.main.file)
    expect(main?.width).toBeGreaterThan(brand.logos.main.width)
  })

  it.each(images)('draws $file at its stated size, without fonts, styles or links', async ({ file, width, height }) => {
    const svg = read(file).toString()
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(svg).not.toMatch(/<text|font-|<style|style=|<script|href=/)
    const { channels } = await sharp(Buffer.from(svg)).stats()
    expect(channels.at(-1)?.max, 'something is painted').toBe(255)
    expect(channels.at(-1)?.min, 'the background stays open').toBe(0)
  })

  it.each([fallback, touch, ...app])('has the icon $file at its stated size', async ({ file, size }) => {
    const { width, height, format } = await sharp(read(file)).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' })
  })

  it('fills the touch icon to its corners, because phones cut the icon to shape', async () => {
    expect((await sharp(read(touch.file)).stats()).isOpaque).toBe(true)
    expect(read(favicon.file).toString()).toContain('viewBox="0 0 64 64"')
  })

  it('uses the browser colour and the font names of its theme', () => {
    expect(brand.themeColor).toBe(resolveProperty(theme, '--surface-brand-solid'))
    expect(resolveProperty(theme, '--font-heading')).toContain(`'${brand.fonts.heading}'`)
    expect(resolveProperty(theme, '--font-body')).toContain(`'${brand.fonts.body}'`)
  })
})

/** A letter that occurs in so many messages of a language belongs to the language, and not only to names. */
const OWN_LETTER = 10

describe.each(BRAND_KEYS)('pages of %s', (key) => {
  it.each(localesOf(key))(
    '$code preload fonts with every letter of their language, so that no word mixes two fonts',
    (site) => {
      const texts: string[] = Object.values(
        JSON.parse(readFileSync(new URL(`messages/${site.file}.json`, import.meta.url), 'utf8')),
      )
      const own = [...new Set(texts.join(''))].filter(
        (letter) => /\p{L}/u.test(letter) && texts.filter((text) => text.includes(letter)).length >= OWN_LETTER,
      )
      const early = urgentFontsOf(site).flatMap((file) => FONTS[basename(file, '.woff2')]?.letters ?? '')
      expect(own.filter((letter) => !early.join('').includes(letter))).toEqual([])
    },
  )
})

it('sends readers of other languages to an English locale', () => {
  expect(BRAND_KEYS.map((key) => xDefaultOf(key).id)).toEqual(['tailwell/en_US', 'aldergrove/en_GB'])
})
