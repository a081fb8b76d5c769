import { MAIN_BRAND, OTHER_BRAND, ofPair } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import { BRAND_KEYS, type BrandLocale } from '@menagerie/sites/brand-locale'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { BRAND_LOCALES, firstLocale } from '@menagerie/sites/locales'
import { z } from 'zod'
import { query } from '../publishing/compare-states.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import type { SitePorts } from '../site-process.ts'
import { callAccounts, PASSWORD, toApplication, toTarget } from './account-calls.ts'
import { findInPublic, type GatedAddress, type Leaks, proveNoLeaks } from './prove-no-leaks.ts'

const EMAIL = 'reader@shop.example'
const PUBLIC = ['sitemap.xml', 'robots.txt', '', 'search/results/?query=', 'llms.txt', 'manifest.webmanifest']
/** Length from which on no public text is the same by chance. */
const SECRET_CHARS = 30
const pageSchema = z.object({ brand: z.string(), locale: z.string(), path: z.string(), body: z.looseObject({}) })

/** Checks the demo's gated pages on a separate site, with a customer of each brand. */
export async function runLeaks(studio: Studio, ports: SitePorts, variants: number): Promise<Leaks> {
  const localOrigins = {
    [MAIN_BRAND]: `http://127.0.0.1:${ports.main}`,
    [OTHER_BRAND]: `http://127.0.0.1:${ports.other}`,
  }
  const { links } = createAddressing({ mode: 'local', localOrigins })
  const cookies = new Map<number, string>()
  for (const brand of BRAND_KEYS) {
    const own = firstLocale(brand)
    await addCustomer(studio, brand)
    cookies.set(
      ofPair(ports, brand),
      await signIn(localOrigins[brand] ?? '', links(own).href(fixedPagePath(own, 'login'))),
    )
  }
  const rows = await query(
    studio.databaseUrl,
    'select brand, locale, path, body from published.gated_page order by 1, 2, 3',
  )
  const pages = rows.flatMap((row) => {
    const { brand, locale, path, body } = pageSchema.parse(row)
    const at = BRAND_LOCALES.find((each) => each.brand === brand && each.code === locale)
    return at ? [toGatedAddress(at, links(at).href(path), ofPair(ports, at.brand), body)] : []
  })
  const leaks = await proveNoLeaks(pages, ({ port }) => cookies.get(port) ?? '', variants)
  for (const at of BRAND_LOCALES) {
    const secretsHere = pages
      .filter(({ path }) => path.startsWith(links(at).href('').slice(1)))
      .flatMap((page) => page.secrets)
    const targets = PUBLIC.map((name) => links(at).href('') + name)
    leaks.asked += targets.length
    leaks.faults.push(...(await findInPublic(ofPair(ports, at.brand), targets, secretsHere)))
  }
  return leaks
}

function toGatedAddress(_: BrandLocale, href: string, port: number, body: unknown): GatedAddress {
  const secrets = toTexts(body).filter((text) => text.length >= SECRET_CHARS)
  return { port, path: href.replace(/^\/|\/$/g, ''), secrets }
}

/** Returns the texts of formatted text, piece by piece. */
function toTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'text' in value && typeof value.text === 'string' ? [value.text] : []
  return [...own, ...Object.values(value).flatMap(toTexts)]
}

async function addCustomer(studio: Studio, brand: string): Promise<void> {
  await callAccounts(toTarget(studio), 'register', toApplication(EMAIL), { address: '203.0.113.7', brand })
  await query(studio.databaseUrl, `update customers set state = 'approved' where email = '${EMAIL}'`)
}

/** Signs in as a browser does and returns the session's cookie. */
async function signIn(origin: string, path: string): Promise<string> {
  const body = new URLSearchParams({ 'form-name': 'login', email: EMAIL, password: PASSWORD })
  const answer = await fetch(origin + path, { method: 'POST', body, redirect: 'manual', headers: { Origin: origin } })
  const cookie = answer.headers.getSetCookie().find((text) => text.includes('-session='))
  if (cookie === undefined) throw new Error(`Signing in came to ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}
