import { randomUUID } from 'node:crypto'
import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import { LOCALE_COOKIE } from '@menagerie/web/platform/locale-cookie'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { atEnd } from '../endings.ts'
import { CALM } from '../pages/page-pool.ts'
import { findWantedSites } from '../pages/wanted-sites.ts'
import { query } from '../publishing/compare-states.ts'
import type { SitePorts } from '../site-process.ts'
import { type PortalJourney, takeJourney } from './portal-journey.ts'

/** Sites with their own name for the portal in spec §2, one without, and the other brand. */
const SITES = [
  `${MAIN_BRAND}/en_GB`,
  `${MAIN_BRAND}/nl_NL`,
  `${MAIN_BRAND}/es_ES`,
  `${MAIN_BRAND}/no_NO`,
  `${MAIN_BRAND}/fr_BE`,
  `${MAIN_BRAND}/de_DE`,
  `${OTHER_BRAND}/en_GB`,
  `${OTHER_BRAND}/de_DE`,
]
const PATIENCE_MS = 30_000
const OVERVIEW = `select path from published.gated_page where brand = $1 and locale = $2 and body->>'template' = 'GatedContentOverview'
  order by length(path) limit 1`

/** Goes a shop's way through the portal, with and without scripts, by keyboard. `PROOF_SITES` chooses the sites. */
export async function runJourneys(databaseUrl: string, ports: SitePorts): Promise<BenchRow> {
  const localOrigins = {
    [MAIN_BRAND]: `http://localhost:${ports.main}`,
    [OTHER_BRAND]: `http://localhost:${ports.other}`,
  }
  const { links } = createAddressing({ mode: 'local', localOrigins })
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const sites = findWantedSites().filter(({ id }) => SITES.includes(id))
  let [looks, faults] = [0, 0]
  for (const site of sites)
    for (const hasScript of [true, false]) {
      const [overview] = await query(databaseUrl, OVERVIEW, [site.brand, site.code])
      const journey: PortalJourney = {
        site,
        links: links(site),
        portal: z.object({ path: z.string() }).parse(overview).path,
        email: `${randomUUID()}@shop.example`,
        hasScript,
        approve: (email) => query(databaseUrl, `update customers set state = 'approved' where email = $1`, [email]),
      }
      const taken = await takeInBrowser(browser, journey)
      looks += taken.looks
      faults += taken.faults.length
      for (const fault of taken.faults)
        console.error(`  ✗ ${site.id}, ${hasScript ? 'with' : 'without'} scripts: ${fault}`)
    }
  await browser.close()
  return {
    id: 'A1',
    what: `${sites.length} portals from applying to leaving, with and without scripts, by keyboard; axe ${looks} times`,
    figure: `${faults} faults`,
    baseline: '',
    goal: '0',
    met: faults === 0,
  }
}

/** Goes through a journey. One that breaks off is a fault, too. */
async function takeInBrowser(browser: Browser, journey: PortalJourney): ReturnType<typeof takeJourney> {
  const context = await browser.newContext({ javaScriptEnabled: journey.hasScript, ...CALM })
  // The question about the country is tested elsewhere.
  const { site, links } = journey
  await context.addCookies([{ name: LOCALE_COOKIE.nameOf(site.brand), value: site.code, url: links.url('') }])
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    return await takeJourney(await context.newPage(), journey)
  } catch (error) {
    return { looks: 0, faults: [String(error).split('\n').slice(0, 4).join(' ')] }
  } finally {
    await context.close()
  }
}
