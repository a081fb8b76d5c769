import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/test/chromium.ts'
import { COUNTRY_CHOSEN } from '../../../scripts/test/country-chosen.ts'

export type Shot = { name: string; url: string; width: number /** Status of the answer. */; status: number }

/** Number of pages that a small machine renders at once without waiting. */
const AT_ONCE = 2
const HEIGHT = 900
/** Long enough for a busy machine; the pictures are the same. */
const PATIENCE_MS = 180_000
const NOT_FOUND = 404

/**
 * Takes a picture of each whole page into the folder as `name.png`. Leaves out pages that answer with another status than the
 * expected one, and returns their names.
 */
export async function takeScreenshots(shots: readonly Shot[], folder: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  const left = shots.values()
  const refused: string[] = []
  const work = async () => {
    for (const shot of left) if (!(await take(browser, shot, folder))) refused.push(shot.name)
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
  }
  return refused
}

async function take(browser: Browser, { name, url, width, status }: Shot, folder: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    // The country is already chosen, so the question for it does not show.
    await page.context().addCookies(COUNTRY_CHOSEN)
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (answer?.status() !== status) {
      if (answer?.status() === NOT_FOUND) return false
      throw new Error(`${url} was answered with ${answer?.status()}`)
    }
    await loadPictures(page)
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' })
    return true
  } finally {
    await page.close()
  }
}

/** Scrolls through the page so that lazy pictures load too. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
