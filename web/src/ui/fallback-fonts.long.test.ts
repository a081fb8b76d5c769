import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/test/chromium.ts'
import { cutFonts, FONTS_ALIAS } from '../../bundling/cut-fonts.ts'

/** How much the width of a line may differ: languages and weights share a font face, and differ by that much. */
const WIDTH_TOLERANCE = 0.025
const HEIGHT_TOLERANCE = 0.01
const SIZE_PX = 500
const SCRIPTS = { latin: ['en', 'de', 'nl', 'pl'], cyrillic: ['ru', 'uk'] }

const brands = pathToFileURL(`${findCompanyFolder()}/`)
const cuts = mkdtempSync(join(tmpdir(), 'fonts-'))

/** Returns a brand's font faces with the font files embedded. */
function readFaces(brand: string): string {
  const css = readFileSync(new URL(`${brand}/fonts.css`, brands), 'utf8')
  return css.replace(/url\('([^']+)'\)/g, (_, file: string) => {
    return `url(data:font/woff2;base64,${readFileSync(file.replace(FONTS_ALIAS, cuts)).toString('base64')})`
  })
}

const readTexts = (languages: readonly string[]) =>
  languages
    .flatMap((language) =>
      Object.values(
        JSON.parse(readFileSync(new URL(`../../../sites/src/messages/${language}.json`, import.meta.url), 'utf8')),
      ),
    )
    .join(' ')
    .replace(/[\n{}<>]/g, ' ')

/** Width, ascent and descent of a text in a font, as a share of the font size. */
type Measures = { width: number; ascent: number; descent: number }

let browser: Browser | undefined
beforeAll(async () => {
  await cutFonts(cuts)
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
})
afterAll(async () => {
  rmSync(cuts, { recursive: true })
  await browser?.close()
})

async function measure(faces: string, fonts: string[], text: string): Promise<Measures[]> {
  const page = await browser?.newPage()
  if (page === undefined) throw new Error('the browser is not open')
  await page.setContent(`<style>${faces}</style>`)
  const measures = await page.evaluate(
    async ([fonts, text, size]) => {
      const context = document.createElement('canvas').getContext('2d')
      if (context === null) throw new Error('no canvas')
      for (const font of fonts) {
        // A local font that this machine lacks fails like a missing file.
        const loaded = await document.fonts.load(font, text).catch(() => [])
        if (loaded.length === 0) throw new Error(`${font} is on no computer like this: install fonts-liberation`)
      }
      return fonts.map((font) => {
        context.font = font
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text)
        return { width: width / size, ascent: fontBoundingBoxAscent / size, descent: fontBoundingBoxDescent / size }
      })
    },
    [fonts, text, SIZE_PX] as const,
  )
  await page.close()
  return measures
}

describe.each(BRAND_KEYS)('the fallback fonts of %s are as wide and as high as its own fonts', (brand) => {
  const { heading, body } = brandByKey(brand).fonts
  const theme = readFileSync(new URL(`${brand}/theme.css`, brands), 'utf8')
  const weightOf = (role: string) => new RegExp(`--font-weight-${role}: (\\d+)`).exec(theme)?.[1] ?? ''
  const fallbackOf = (family: string) => `${family} Fallback`

  test.each([
    ['text', body, '400'],
    ['strong text', body, weightOf('strong')],
    ['headings', heading, weightOf('heading')],
  ])('for %s', async (_, family, weight) => {
    const faces = readFaces(brand)
    const fonts = [family, fallbackOf(family)].map((each) => `${weight} ${SIZE_PX}px '${each}'`)
    for (const languages of Object.values(SCRIPTS)) {
      const [own, fallback] = await measure(faces, fonts, readTexts(languages))
      if (own === undefined || fallback === undefined) throw new Error('nothing measured')
      const wanted = `size-adjust: its value × ${(own.width / fallback.width).toFixed(4)} in ${languages}`
      expect(Math.abs(own.width / fallback.width - 1), wanted).toBeLessThan(WIDTH_TOLERANCE)
      expect(Math.abs(own.ascent - fallback.ascent), 'ascent-override').toBeLessThan(HEIGHT_TOLERANCE)
      expect(Math.abs(own.descent - fallback.descent), 'descent-override').toBeLessThan(HEIGHT_TOLERANCE)
    }
  })
})
