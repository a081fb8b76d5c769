import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { findAddressing } from '../../platform/find-addressing.ts'
import { toSiteLabel } from '../../platform/site-labels.ts'
import { relationId } from '../../publish/parts/stored-values.ts'
import { OPENING_COLLECTIONS, OPENING_STEPS, type OpeningStep, type Openings, type SiteOpening } from './opening.ts'
import { privacyPathOf } from './privacy-path.ts'

const rowSchema = z.object({
  id: z.string(),
  site: z.string(),
  _status: z.enum(['draft', 'published']),
  path: z.string().nullish(),
  features: z.object({ privacy: relationId }).nullish(),
})
type StepRow = z.infer<typeof rowSchema>

/** Condition that finds the document of a step in its collection. */
const ONLY: Readonly<Record<Exclude<OpeningStep, 'privacy'>, Where>> = {
  settings: {},
  menu: { slot: { equals: 'header' } },
  home: { template: { equals: 'Homepage' } },
}

type Steps = SiteOpening['steps']

/** Progress of the sites; sites with all steps published are listed separately. */
export async function readOpening(req: PayloadRequest, sites: readonly string[]): Promise<Openings> {
  const asked = BRAND_LOCALES.filter(({ id }) => sites.includes(id))
  const steps = await readSteps(req, asked)
  const all = asked.map((site) => ({ site, steps: steps(site) }))
  const isComplete = (of: Steps) => OPENING_STEPS.every((step) => of[step].state === 'published')
  const toShared = (site: BrandLocale) => ({ id: site.id, label: toSiteLabel(site), opened: site.opened })
  return {
    sites: all
      .filter((each) => !isComplete(each.steps))
      .map(({ site, steps: of }) => ({ ...toShared(site), privacyPath: privacyPathOf(site), steps: of })),
    complete: all
      .filter((each) => isComplete(each.steps))
      .map(({ site }) => ({ ...toShared(site), address: findAddressing().links(site).url('') })),
  }
}

async function readSteps(req: PayloadRequest, sites: readonly BrandLocale[]): Promise<(site: BrandLocale) => Steps> {
  const ids = sites.map(({ id }) => id)
  const read = (step: keyof typeof ONLY) =>
    readRows(req, OPENING_COLLECTIONS[step], { and: [{ site: { in: ids } }, ONLY[step]] })
  const [settings, menus, homes] = await Promise.all([read('settings'), read('menu'), read('home')])
  const named = settings.flatMap(({ features }) => features?.privacy ?? [])
  const paths = [...new Set(sites.map(privacyPathOf))]
  const pages = await readRows(req, 'pages', {
    and: [{ site: { in: ids } }, { or: [{ id: { in: named } }, { path: { in: paths } }] }],
  })
  return (site) => ({
    settings: toStep(settings, site),
    menu: toStep(menus, site),
    home: toStep(homes, site),
    // The page that the settings reference, or the one at the path in the company's folder.
    privacy: toStep(
      pages.filter(({ id, path }) => named.includes(id) || path === privacyPathOf(site)),
      site,
    ),
  })
}

/** The published document of the step, otherwise a draft. */
function toStep(rows: readonly StepRow[], site: BrandLocale): Steps[OpeningStep] {
  const own = rows.filter((row) => row.site === site.id)
  const found = own.find(({ _status }) => _status === 'published') ?? own[0]
  return found === undefined ? { state: 'missing' } : { state: found._status, id: found.id }
}

async function readRows(req: PayloadRequest, collection: 'site-settings' | 'menus' | 'pages', where: Where) {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { site: true, _status: true, path: true, features: true },
    depth: 0,
    pagination: false,
    req,
  })
  return z.array(rowSchema).parse(docs)
}
