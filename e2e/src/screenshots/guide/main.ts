import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findCredentials } from '@menagerie/demo/demo-users'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/test/chromium.ts'
import { GUIDE_SHOTS, type GuideShot } from './guide-shots.ts'
import { openStudio } from './open-studio.ts'

/**
 * `npm run screenshots:guide [-- NAME …]`: takes pictures for the editors' guide from the studio that runs in this checkout with the demo
 * (`npm start`), and writes them into `docs/pictures/`. Documents made for a picture are deleted afterwards.
 */
const FOLDER = join(import.meta.dirname, '../../../../docs/pictures')
const IDLE_MS = 10_000
/** Pictures of a list that loaded last are painted after this time. */
const SETTLED_MS = 1_500
const USUAL = { width: 1280, height: 860 }
const origin = `http://localhost:${process.env.ADMIN_PORT ?? 3300}`

async function take(browser: Browser, name: string, { size = USUAL, show }: GuideShot): Promise<void> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' })
  const studio = await openStudio(page, origin, findCredentials())
  try {
    await show(studio)
    // A page that keeps sending requests is never idle, so its picture is taken after this time.
    await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
    await page
      .waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
      .catch(() => undefined)
    await page.waitForTimeout(SETTLED_MS)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    await sharp(picture)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(FOLDER, `${name}.png`))
    console.log(`${name}.png`)
  } finally {
    await studio.removeMade()
    await page.close()
  }
}

const words = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
mkdirSync(FOLDER, { recursive: true })
for (const [name, shot] of Object.entries(GUIDE_SHOTS)) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue
  await take(browser, name, shot).catch((error: unknown) => {
    console.error(`${name}: ${String(error)}`)
    process.exitCode = 1
  })
}
await browser.close()
