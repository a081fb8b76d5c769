import { readFileSync } from 'node:fs'
import { BRAND_KEYS } from '@menagerie/brands/brand-locale'
import { lowestContrast, readProperties, resolveProperty } from '@menagerie/brands/contrast'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./FullWidthBanner.module.css', import.meta.url), 'utf8')

/** Share of the banner's own colour over the picture at the end of the text, where the shade is thinnest behind it. */
const density = Number(/--banner-surface\) (\d+)%, transparent\) calc\(var\(--text-share\) - 4%\)/.exec(css)?.[1]) / 100

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function shade(surface: string, picture: string): string {
  const under = channels(picture)
  const mixed = channels(surface).map((value, at) => Math.round(value * density + (under[at] ?? 0) * (1 - density)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

test.each(
  BRAND_KEYS.flatMap((brand) => [
    { brand, text: '--text-on-brand', surface: '--surface-inverse', worst: '#ffffff' },
    { brand, text: '--text-default', surface: '--surface-warm', worst: '#000000' },
  ]),
)('$brand: $text can be read on a picture as bad as $worst', ({ brand, text, surface, worst }) => {
  const theme = readProperties(readFileSync(`${import.meta.dirname}/../../../../brands/src/${brand}/theme.css`, 'utf8'))
  const shaded = shade(resolveProperty(theme, surface), worst)
  expect(lowestContrast(resolveProperty(theme, text), shaded)).toBeGreaterThanOrEqual(4.5)
})
