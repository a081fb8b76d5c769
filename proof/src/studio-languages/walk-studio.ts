import { type AdminSession, openAdminSession } from '@menagerie/bench/studio/admin-session'
import type { Language } from '@menagerie/sites/languages'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { lookAtPage, type StudioFault } from './look-at-page.ts'
import { walkTranslator } from './walk-translator.ts'

const WINDOW = { width: 1280, height: 900 }
const PATIENCE_MS = 60_000
/** Collections whose documents are written in the language of a site. */
const OF_SITE = [
  'pages',
  'articles',
  'jobs',
  'categories',
  'menus',
  'site-settings',
  'product-texts',
  'redirects',
  'search-settings',
  'search-synonyms',
  'search-rules',
]
const SHARED = ['stores', 'product-facts', 'media', 'films', 'terms', 'authors', 'leaflets', 'downloads', 'glossary']
const PEOPLE = ['users', 'customers', 'submissions', 'subscribers', 'receivers', 'mails', 'deliveries']
const VIEWS = ['', '/account', '/site', '/translations', '/import', '/catalogue-health']

const FOUND = z.object({ docs: z.array(z.object({ id: z.string() })) })

export type StudioWalk = { language: Language; site: string }

/** Walks through views, lists and forms of the studio in one language. Returns the faults, and the number of places checked. */
export async function walkStudio(
  browser: Browser,
  origin: string,
  { language, site }: StudioWalk,
): Promise<{ faults: StudioFault[]; places: number }> {
  const context = await browser.newContext({ viewport: WINDOW, locale: language, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  const admin = await openAdminSession(context, origin)
  const page = await context.newPage()
  const faults: StudioFault[] = []
  const paths = await listPaths(admin, site)
  try {
    for (const path of paths) faults.push(...(await lookAt(page, origin, path)))
    faults.push(...(await walkTranslator({ page, admin, origin, language, site })))
  } finally {
    await context.close()
  }
  return { faults, places: paths.length }
}

async function listPaths(admin: AdminSession, site: string): Promise<string[]> {
  const forms: string[] = []
  for (const slug of [...OF_SITE, ...SHARED, ...PEOPLE]) {
    const where = OF_SITE.includes(slug) ? `&where[site][equals]=${encodeURIComponent(site)}` : ''
    const { docs } = FOUND.parse(await admin.read(`/${slug}?depth=0&limit=1${where}`))
    forms.push(`/collections/${slug}`, ...docs.map(({ id }) => `/collections/${slug}/${id}`))
  }
  return [...VIEWS, ...forms]
}

async function lookAt(page: Page, origin: string, path: string): Promise<StudioFault[]> {
  try {
    await page.goto(`${origin}/admin${path}`)
    await page.locator('.template-default--nav-hydrated').waitFor()
    return await lookAtPage(page, path)
  } catch (error) {
    return [{ path, what: `does not open: ${error instanceof Error ? error.message.split('\n')[0] : error}` }]
  }
}
