import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { toSiteLabel } from '../../platform/site-labels.ts'
import { OPENING_COLLECTIONS, OPENING_STEPS, type OpeningStep, type Openings, type SiteOpening } from './opening.ts'

const rowSchema = z.object({ id: z.string(), site: z.string(), _status: z.enum(['draft', 'published']) })

/** What tells the document of a step from others of its collection. */
const ONLY: Readonly<Record<OpeningStep, Where>> = {
  settings: {},
  menu: { slot: { equals: 'header' } },
  home: { template: { equals: 'Homepage' } },
}

/** How far the sites have come; those that have all three published are left out. */
export async function readOpening(req: PayloadRequest, sites: readonly string[]): Promise<Openings> {
  const found = await Promise.all(OPENING_STEPS.map(async (step) => [step, await readStep(req, step, sites)] as const))
  const byStep = Object.fromEntries(found)
  const stepOf = (step: OpeningStep, site: string): SiteOpening['steps'][OpeningStep] =>
    byStep[step]?.get(site) ?? { state: 'missing' }
  return {
    sites: BRAND_LOCALES.filter(({ id }) => sites.includes(id))
      .map((site) => ({
        id: site.id,
        label: toSiteLabel(site),
        opened: site.opened,
        steps: { settings: stepOf('settings', site.id), menu: stepOf('menu', site.id), home: stepOf('home', site.id) },
      }))
      .filter(({ steps }) => OPENING_STEPS.some((step) => steps[step].state !== 'published')),
  }
}

/** By site: the published document of the step, else a draft. */
async function readStep(req: PayloadRequest, step: OpeningStep, sites: readonly string[]) {
  const { docs } = await req.payload.find({
    collection: OPENING_COLLECTIONS[step],
    where: { and: [{ site: { in: [...sites] } }, ONLY[step]] },
    select: { site: true, _status: true },
    sort: '_status',
    depth: 0,
    pagination: false,
    req,
  })
  const rows = z.array(rowSchema).parse(docs)
  // A published one comes later and wins.
  return new Map(
    rows
      .sort((a, b) => a._status.localeCompare(b._status))
      .map(({ id, site, _status }) => [site, { state: _status, id }]),
  )
}
