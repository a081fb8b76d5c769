import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { Row } from '@menagerie/bench/row'
import { createAddressing } from '@menagerie/brands/addressing'
import { findById, firstLocale } from '@menagerie/brands/locales'
import { z } from 'zod'
import { atEnd } from '../endings.ts'
import { query } from '../publishing/compare-states.ts'
import type { SitePorts } from '../site-process.ts'
import { type Journey, takeJourney } from './portal-journey.ts'

/** Those of spec §2 with a portal of their own word, one without, and the other brand. */
const SITES = [
  'tailwell/en_GB',
  'tailwell/nl_NL',
  'tailwell/es_ES',
  'tailwell/no_NO',
  'tailwell/fr_BE',
  'tailwell/de_DE',
  'aldergrove/en_GB',
  'aldergrove/de_DE',
]
const PATIENCE_MS = 30_000
const OVERVIEW = `select path from published.gated_page where brand = $1 and locale = $2 and body->>'template' = 'GatedContentOverview'
  order by length(path) limit 1`

/** The way of a shop through the portal, with scripts and without them, by keyboard. */
export async function runJourneys(databaseUrl: string, ports: SitePorts): Promise<Row> {
  const localOrigins = {
    tailwell: `http://localhost:${ports.tailwell}`,
    aldergrove: `http://localhost:${ports.aldergrove}`,
  }
  const { links } = createAddressing({ mode: 'local', localOrigins })
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const faults: string[] = []
  let looks = 0
  for (const id of SITES)
    for (const hasScript of [true, false]) {
      const site = findById(id) ?? firstLocale('tailwell')
      const [overview] = await query(databaseUrl, OVERVIEW, [site.brand, site.code])
      const journey: Journey = {
        site,
        links: links(site),
        portal: z.object({ path: z.string() }).parse(overview).path,
        email: `${site.code.toLowerCase()}-${site.brand}-${hasScript ? 'with' : 'without'}@shop.example`,
        hasScript,
        approve: (email) => query(databaseUrl, `update customers set state = 'approved' where email = $1`, [email]),
      }
      const context = await browser.newContext({ javaScriptEnabled: hasScript })
      context.setDefaultTimeout(PATIENCE_MS)
      const taken = await takeJourney(await context.newPage(), journey).catch((error: unknown) => ({
        looks: 0,
        faults: [String(error).split('\n').slice(0, 4).join(' ')],
      }))
      await context.close()
      looks += taken.looks
      faults.push(...taken.faults.map((fault) => `${id}, ${hasScript ? 'with' : 'without'} scripts: ${fault}`))
    }
  await browser.close()
  for (const fault of faults.slice(0, 30)) console.error(`  ✗ ${fault}`)
  return {
    id: 'A1',
    what: `${SITES.length} portals from applying to leaving, with and without scripts, by keyboard; axe ${looks} times`,
    figure: `${faults.length} faults`,
    baseline: '',
    goal: '0',
    met: faults.length === 0,
  }
}
