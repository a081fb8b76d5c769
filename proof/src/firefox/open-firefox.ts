import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { Problem } from '../../../scripts/problem.ts'
import { COUNTRY_CHOSEN } from '../../../scripts/test/country-chosen.ts'
import { atEnd } from '../endings.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** Opens the machine's Firefox, as users have it, because Playwright's own is another build. It ends with the part. */
export async function openFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH ?? PLACES.find((place) => existsSync(place))
  if (executablePath === undefined)
    throw new Problem(
      'There is no Firefox. Install one (Debian: apt-get install firefox-esr), or name it in FIREFOX_PATH.',
    )
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  atEnd(() => browser.close())
  await browser.setCookie(...COUNTRY_CHOSEN)
  return browser
}
